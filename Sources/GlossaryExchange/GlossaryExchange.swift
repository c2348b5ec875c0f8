// GlossaryExchange
