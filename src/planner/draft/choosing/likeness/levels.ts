/** Characters by which a number from -31 to 31 is written, smallest first; the middle one is 0. */
export const LEVELS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+'
export const MIDDLE = 31
