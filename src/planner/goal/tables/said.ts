/** Words that say the same as a part of the text from `start` to `end`; `heading` is what the list is called that they are taken from. */
export type Said = { text: string; start: number; end: number; heading?: string }
