import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { groupsIn } from '../meetings/meeting-people.ts'

/** 'from 9 onwards and leaves at 12', 'after 9 but only until 12'. */
export function untilLeaving(context: ReadingContext, statement: Words, window: { from: number; to: number } | null): { from: number; to: number } | null {
  const end = window?.to === MINUTES_PER_DAY ? groupsIn(context, statement).find(({ from, entries }) => entries.some(({ point }) => point !== null) && context.source.tokens.slice(Math.max(statement.from, from - 3), from).some(({ key }, index, before) => GOES.test(key) || index === before.length - 1 && /^(?:to|until|till|til)$/u.test(key))) : undefined
  const closing = window?.to === MINUTES_PER_DAY ? groupsIn(context, statement).flatMap(({ entries }) => entries.flatMap(({ windows }) => windows)).find(({ from }) => from === 0) : undefined
  const barred = window?.to === MINUTES_PER_DAY ? groupsIn(context, statement).find(({ from, expressions }) => expressions[0]!.clock?.bound === 'after' && /^(?:not|never|no)$/u.test(context.source.tokens[from - 1]?.key ?? '')) : undefined
  const to = end?.entries.find(({ point }) => point !== null)?.point ?? closing?.to ?? barred?.entries.flatMap(({ windows }) => windows)[0]?.from ?? 0
  return window && to > window.from ? { from: window.from, to } : window
}

const COMES = /^(?:earliest|turns|shows|there|in|arrives?|arrived|came|arriving|gets|comes|reaches|opens|starts|begins|appears|lands|kommt|llega|arrive|chega)$/u
const GOES = /^(?:latest|leaves?|leaving|goes|departs|departing|closes|ends|finishes|heads|has|gone|off|geht|sale|va|part|sai)$/u

/** 'gets to the pier at 9:15 and leaves at 17:45'. */
export function presenceIn(context: ReadingContext, statement: Words): { from: number; to: number } | null {
  const [first, second, ...others] = groupsIn(context, statement).filter(({ entries }) => entries.some(({ point }) => point !== null))
  if (!first || !second || others.length > 0) return null
  const [from, to] = [first, second].map(({ entries }) => entries.find(({ point }) => point !== null)!.point!)
  const said = (words: Words, verbs: RegExp) => context.source.tokens.slice(words.from, words.to).some(({ key }) => verbs.test(key))
  const isBackwards = said({ from: statement.from, to: first.from }, GOES) && said({ from: first.to, to: second.from }, COMES)
  if (isBackwards && to! < from!) return { from: to!, to: from! }
  return said({ from: statement.from, to: first.from }, COMES) && said({ from: first.to, to: second.from }, GOES) && from! < to! ? { from: from!, to: to! } : null
}
