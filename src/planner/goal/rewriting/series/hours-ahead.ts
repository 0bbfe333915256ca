import { clockTime, weekdayOf } from '../../../time/day-number.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import { pointOf, windowsOf } from '../../times/clock-windows.ts'
import type { DatedList } from './dated-lists.ts'

/** When there is time, or what bounds it, is no hour of what a list dates. */
const OF_TIME = /(?<!\p{L})(?:free|available|availability|can|can['’]?t|cannot|could|only|not|no|never|nothing|between|busy|work|until|till|before|after|except|frei|kann|können|nur|nicht|kein\p{L}*|bis|vor(?= \p{L})|nach|libre|puedo|solo|sólo|nunca|hasta|antes|después|peux|seulement|pas|jamais|jusqu\p{L}*|avant|après|livre|posso|só|não|até|depois)(?!\p{L})/iu
/** Words that only lead to the hour, or say that it holds for all. */
const IDLE: ReadonlySet<string> = new Set('all each every both always usually they these of them at from on the and it is are time times date dates day days start starts starting begin begins beginning meeting kick-off kickoff doors open alle jeweils immer je um ab beginn start el los las la todos todas siempre cada a empiezan comienzan empezando tous toutes toujours chaque à les le ils elles commencent début sempre às as os cada começam'.split(' '))
/** 'The order is decided', 'here is the list'. */
const LEADS_ON = /^(?:(?:and|with) )?(?:(?:the|our|my|die|das|der|el|la|le|a|o) )?(?:(?:order|list|dates?|programme?|program|line-?up|titles?|schedule|plan|reihenfolge|termine|programm|liste|orden|lista|fechas|programa|ordre|ordem|datas)(?: (?:is|are|so far|this (?:year|season)|ist|sind|steht|stehen|es|está|son|est|sont|é|são))*(?: (?:decided|fixed|set|settled|agreed|final|as follows|fest|fija|fijo|fijadas|decidido|fixé|fixes|fixas|definida))?|(?:here (?:is|are) .{3,20}))$/iu

/** The hours that the words before a list say for all of its dates, and those words without them; null where they say none. */
export function hoursAhead(text: string, { start, opens, items }: DatedList, { expressions, is24 }: { expressions: readonly TimeExpression[]; is24: boolean }): { hours: string; rest: string } | null {
  const lead = text.slice(start, opens)
  if (!/:\s{0,4}(?:[-•*]\s|\d{1,2}\)\s)?$/u.test(lead) || OF_TIME.test(lead)) return null
  const inside = expressions.filter((expression) => expression.start >= start && expression.end <= opens)
  const clocks = inside.filter(({ clock, duration }) => clock !== null && duration === null && clock.from !== null && (clock.isPoint || clock.to !== null))
  const [said] = clocks
  // A day among them is that of something else, and so are weekdays on which the list has nothing, or every day.
  const isOther = ({ days, recurrence }: TimeExpression) => days !== null && /^(?:day|range)$/u.test(days.grain) || recurrence !== null && items.some(({ date }) => !recurrence.weekdays?.includes(weekdayOf(date.day)))
  if (!said || clocks.length > 1 || said.bound !== null || inside.some(isOther)) return null
  const left = inside.filter((expression) => expression === said || expression.recurrence?.weekdays).toReversed().reduce((words, expression) => words.slice(0, expression.start - start) + words.slice(expression.end - start), lead)
  const [window] = windowsOf(said.clock, is24)
  const hours = said.clock!.isPoint ? clockTime(pointOf(said.clock, is24)!) : `${clockTime(window!.from)}-${clockTime(window!.to)}`
  return { hours, rest: withoutIdle(left) }
}

function withoutIdle(lead: string): string {
  const clauses = lead.replace(/\s+/gu, ' ').split(/[,;:()]|\s[-–—]\s/u).map((clause) => {
    const words = clause.trim().split(' ')
    while (words.length > 0 && IDLE.has(words.at(-1)!.toLowerCase())) words.pop()
    return words.join(' ')
  })
  return clauses.filter((clause) => /\p{L}/u.test(clause) && !LEADS_ON.test(clause)).join(', ')
}
