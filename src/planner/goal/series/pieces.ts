/** A stretch of the prompt between two signs, in characters, with marks for its times. */
export type Piece = { text: string; start: number }

const SIGNS = /[,;:()–—]|\s-\s/gu

export function piecesOf(marked: string, { start, end }: { start: number; end: number }): Piece[] {
  return cutAt(marked.slice(start, end), start, SIGNS)
}

const ENDS_OF_CLAUSES = /[,;:–—]|\s-\s/gu

/** The stretches between commas and dashes: what stands in brackets belongs to the words around it. */
export function clausesOf(marked: string, { start, end }: { start: number; end: number }): Piece[] {
  return cutAt(marked.slice(start, end), start, ENDS_OF_CLAUSES)
}

function cutAt(text: string, start: number, signs: RegExp): Piece[] {
  const cuts = [...text.matchAll(signs)].map(({ 0: sign, index }) => ({ from: index, to: index + sign.length }))
  return [{ to: 0 }, ...cuts].map(({ to }, index) => ({ text: text.slice(to, cuts[index]?.from ?? text.length), start: start + to }))
}
