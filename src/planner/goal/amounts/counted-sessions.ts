import { parseNumber } from '../../time/grammar/parse-number.ts'
import { describeMinutes } from '../describe.ts'
import { addReading, textOf } from '../reading-context.ts'
import { isOfPlan } from '../scope/things-of-clause.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'

const OF = /^(?:of|von|zu|de|da)$/u
/** Words for a sitting, which do not say what is done in it. */
const SITTING = /^(?:sessions?|times?|blocks?|slots?|sittings?|einheiten|mal|sesiones|veces|seances|fois|sessoes|vezes)$/u
const MOST_SESSIONS = 14

/** 'Four sessions of 45 minutes a week': how often, and how long each is. False where no number of them stands before the length. */
export function readCountedSessions(context: ReadingContext, group: TimeGroup, { per, minutes }: { per: 'day' | 'week'; minutes: number }): boolean {
  const { tokens } = context.source
  if (!OF.test(tokens[group.from - 1]?.key ?? '')) return false
  const numberAt = [3, 4, 5, 6].map((back) => group.from - back).find((index) => index >= 0 && isCount(context, index, group.from - 1))
  if (numberAt === undefined) return false
  const title = nameOf(context, { from: numberAt + 1, to: group.from - 1 })
  const count = parseNumber(context.source, numberAt)!.value
  addReading(context, { from: numberAt, to: group.to }, {
    value: { kind: 'rhythm', title, count, per, atLeast: false, everyDays: null, days: {}, windows: [], minutes },
    ...(title === null ? {} : { appliesTo: { labels: [title] } }),
    text: `${title ?? 'Sessions'}: ${count} a ${per}, ${describeMinutes(minutes)}`,
  })
  return true
}

/** 'Three scale sessions' are those of one part, 'four practice sessions' those of the plan. */
function nameOf(context: ReadingContext, { from, to }: Words): string | null {
  if (!SITTING.test(context.source.tokens[to - 1]!.key)) return textOf(context, { from, to })
  const part = textOf(context, { from, to: to - 1 })
  return part === '' || isOfPlan(context, part) ? null : textOf(context, { from, to })
}

function isCount({ source }: ReadingContext, index: number, before: number): boolean {
  const number = parseNumber(source, index)
  const words = source.tokens.slice(index + 1, before)
  return number !== null && number.next === index + 1 && Number.isInteger(number.value) && number.value <= MOST_SESSIONS && words.every(({ kind }) => kind === 'word')
}
