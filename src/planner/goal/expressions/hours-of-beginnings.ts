import type { Source } from '../../time/grammar/source.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const BEGINNING = /(?<![\p{L}])(?<relation>before|until|till|after|once) (?:(?:my|the|our|his|her|their|a|your) )?(?:[\p{L}'’-]+ ){1,3}(?<verb>starts?|begins?|opens?|kicks off|wakes? up|gets? up|finish(?:es)?|ends?|closes?|gets? home|leaves?) $/iu

/** 'before client work starts at 9', 'after the shop closes at 6': what happens then bounds the hours, and is nothing to do. */
export function withHoursOfBeginnings(source: Source, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.map((expression) => {
    const { clock, days, recurrence, duration, start } = expression
    if (!clock?.isPoint || !clock.from || days !== null || recurrence !== null || duration !== null) return expression
    const before = source.text.slice(Math.max(0, start - 60), start).split(/[.!?;,\n]/u).at(-1)!
    const match = BEGINNING.exec(before)
    if (!match) return expression
    const from = start - match[0].length
    const isEnd = /^(?:before|until|till)$/iu.test(match.groups!['relation']!)
    const bounded = isEnd ? { ...clock, from: null, to: clock.from, bound: 'before' as const, isPoint: false } : { ...clock, bound: 'after' as const, isPoint: false }
    return { ...expression, clock: bounded, start: from, words: source.text.slice(from, expression.end) }
  })
}
