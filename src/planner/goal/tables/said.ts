/** Words that say the same as a part of the text from `start` to `end`. */
export type Said = { text: string; start: number; end: number }
