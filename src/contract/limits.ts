/** Constants of the specification that browser and server share. Lengths are UTF-16 units. */
export const PROMPT_MIN_LENGTH = 10
export const PROMPT_MAX_LENGTH = 5000
export const HISTORY_PAGE_SIZE = 10
export const HISTORY_PAGE_SIZE_MAX = 100
export const CREDIT_PERIOD_HOURS = 24
export const STREAM_RECONNECT_DELAY_MS = 1000
/** A message of the contact form. */
export const MESSAGE_MAX_LENGTH = 5000
/** ITU-T E.164: the longest international number. */
export const PHONE_MAX_DIGITS = 15
