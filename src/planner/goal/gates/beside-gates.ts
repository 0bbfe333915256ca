type Stretch = { start: number; end: number }

/** Of a stretch of the text what stands beside the gates in it, piece by piece; fewer words than say anything are none. */
export function besideGates({ start: first, end: last }: Stretch, gates: readonly Stretch[], text: string): (Stretch & { words: string })[] {
  const inside = gates.filter(({ start, end }) => start < last && end > first)
  const edges = [first, ...inside.flatMap(({ start, end }) => [Math.max(start, first), Math.min(end, last)]), last]
  const pieces = edges.flatMap((from, index) => (index % 2 === 0 ? [{ start: from, end: edges[index + 1]! }] : []))
  return pieces.flatMap(({ start, end }) => {
    if (inside.length === 0) return [{ start, end, words: text.slice(start, end) }]
    const lead = /^[\s,.;:()]*(?:(?:and|but|then|und|y|et|e) )?/u.exec(text.slice(start, end))![0].length
    const words = text.slice(start + lead, end).replace(/(?<![\s,;:(])[\s,;:(]+$/u, '')
    return words.split(' ').length < FEWEST_WORDS ? [] : [{ start: start + lead, end: start + lead + words.length, words }]
  })
}

const FEWEST_WORDS = 3
