/** Header of a recorded request: the moment it is answered at, in milliseconds. */
export const NOW_HEADER = 'x-golden-now';
/** Environment variable: the moment the server starts at, in milliseconds. */
export const NOW_VARIABLE = 'SVC_GOLDEN_NOW';
