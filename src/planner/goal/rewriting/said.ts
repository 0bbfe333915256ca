/** Words that say the same as a part of the text from `start` to `end`; `heading` is what the list is called that they are taken from, `of` what they stand for elsewhere in the text. */
export type Said = { text: string; start: number; end: number; heading?: string; of?: { start: number; end: number } }
