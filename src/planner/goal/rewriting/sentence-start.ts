/** Where the sentence around an offset begins. */
export function sentenceStart(text: string, at: number): number {
  return Math.max(...['.', '!', '?', '\n'].map((sign) => (at === 0 ? -1 : text.lastIndexOf(sign, at - 1)))) + 1
}
