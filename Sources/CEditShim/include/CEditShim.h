#ifndef SH_EDIT_SHIM_H
#define SH_EDIT_SHIM_H

#endif
