import { parseNumber } from '../../time/grammar/parse-number.ts'
import { describeMinutes } from '../describe.ts'
import { addReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'

const OF = /^(?:of|von|zu|de|da)$/u
/** Words for a sitting, which do not say what is done in it. */
const SITTING = /^(?:sessions?|times?|blocks?|slots?|sittings?|einheiten|mal|sesiones|veces|seances|fois|sessoes|vezes)$/u
const MOST_SESSIONS = 14

/** 'Four sessions of 45 minutes a week': how often, and how long each is. False where no number of them stands before the length. */
export function readCountedSessions(context: ReadingContext, group: TimeGroup, { per, minutes }: { per: 'day' | 'week'; minutes: number }): boolean {
  const { tokens } = context.source
  if (!OF.test(tokens[group.from - 1]?.key ?? '')) return false
  const numberAt = [group.from - 3, group.from - 4].find((index) => index >= 0 && isCount(context, index, group.from - 1))
  if (numberAt === undefined) return false
  const activity = tokens.slice(numberAt + 1, group.from - 1)
  const title = SITTING.test(activity.at(-1)!.key) ? null : activity.map(({ text }) => text).join(' ')
  const count = parseNumber(context.source, numberAt)!.value
  addReading(context, { from: numberAt, to: group.to }, {
    value: { kind: 'rhythm', title, count, per, atLeast: false, everyDays: null, days: {}, windows: [], minutes },
    ...(title === null ? {} : { appliesTo: { labels: [title] } }),
    text: `${title ?? 'Sessions'}: ${count} a ${per}, ${describeMinutes(minutes)}`,
  })
  return true
}

function isCount({ source }: ReadingContext, index: number, before: number): boolean {
  const number = parseNumber(source, index)
  const words = source.tokens.slice(index + 1, before)
  return number !== null && number.next === index + 1 && Number.isInteger(number.value) && number.value <= MOST_SESSIONS && words.every(({ kind }) => kind === 'word')
}
