/** Constants of the specification that browser and server share. Lengths are UTF-16 units. */
export const PROMPT_MIN_LENGTH = 10
export const PROMPT_MAX_LENGTH = 5000
export const HISTORY_PAGE_SIZE = 10
export const HISTORY_PAGE_SIZE_MAX = 100
export const CREDIT_PERIOD_HOURS = 24
export const STREAM_RECONNECT_DELAY_MS = 1000
