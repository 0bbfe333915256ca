import type { ReadingContext } from '../reading-context.ts'

/** 'Step by step: plan, build' lists no steps by their names. */
const NO_KIND = /^(?:step|day|week|month|night|one|two|bit|little|side|piece|line|word|point|case|part|item|inch|hand|stage)$/u

/** 'Floor by floor: ground, first, second': each part is a floor, and is called so. */
export function namePartsByKind(context: ReadingContext): void {
  const { tokens } = context.source
  for (const [at, { key }] of tokens.entries()) {
    if (key !== 'by' || at === 0 || tokens[at + 1]?.key !== tokens[at - 1]!.key || tokens[at + 2]?.key !== ':' || NO_KIND.test(tokens[at - 1]!.key)) continue
    const kind = tokens[at + 1]!.key
    const last = tokens.findIndex((token, index) => index > at && (token.kind === 'break' || token.key === '.'))
    const end = last < 0 ? context.prompt.length : tokens[last]!.start
    for (const reading of context.readings) {
      if (reading.kind === 'topic' && reading.start > tokens[at]!.start && reading.end <= end && !reading.label.toLowerCase().includes(kind)) reading.label = `${reading.label} ${kind}`
    }
  }
}
