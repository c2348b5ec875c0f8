print("shtorka")
