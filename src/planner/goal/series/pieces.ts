/** A stretch of the prompt between two signs, in characters, with marks for its times. */
export type Piece = { text: string; start: number }

const SIGNS = /[,;:()–—]|\s-\s/gu

export function piecesOf(marked: string, { start, end }: { start: number; end: number }): Piece[] {
  const text = marked.slice(start, end)
  const cuts = [...text.matchAll(SIGNS)].map(({ 0: sign, index }) => ({ from: index, to: index + sign.length }))
  return [{ to: 0 }, ...cuts].map(({ to }, index) => ({ text: text.slice(to, cuts[index]?.from ?? text.length), start: start + to }))
}
