import type { DaySpan } from '../../time/calendar-time.ts'
import { describePattern } from '../describe.ts'
import { addReading, claim, segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { daysOfSprints, numberedSprintAt } from '../sprints/sprint-numbers.ts'
import type { TimeGroup } from '../times/time-groups.ts'

const AWAY = /^(?:out|off|away|absent|unavailable|ooo|leave|holiday|holidays|vacation|pto|sick|travelling|traveling|gone|urlaub|weg|krank|frei|vacaciones|fuera|conge|conges|absente|ferias|fora|conference|honeymoon|offsite|abroad|unreachable|nights|nightshift)$/u
/** Ten years stand for no end. */
const NO_END_DAYS = 3650

/** 'Kai out 15-19 Feb', 'Fatima on parental leave from 12 April on', 'PTO: Uma Mar 22-23': days off of somebody known. */
export function addAbsences(context: ReadingContext): void {
  for (const group of context.groups) {
    const from = nameBefore(context, group)
    const spans = from < 0 ? [] : spansOf(context, group)
    if (spans.length === 0 || context.claimed[group.from] === 1) continue
    const person = context.source.tokens[from]!.text.replace(/['’]s$/u, '')
    addReading(context, { from, to: group.to }, { value: { kind: 'exclusion', days: { spans }, windows: [], person }, text: `${person} away ${describePattern({ spans })}` })
    claim(context, { from, to: group.to })
  }
  addLateJoins(context)
  addSprintAbsences(context)
}

/** 'Lars joins on the 15th': away until the day before. */
function addLateJoins(context: ReadingContext): void {
  const { tokens } = context.source
  for (const group of context.groups) {
    const [first] = group.expressions
    const { days } = first!
    const at = tokens.findLastIndex(({ text }, index) => index < group.from && index >= group.from - 14 && context.people.has(text))
    const verb = at < 0 ? '' : tokens.slice(at + 1, group.from).map(({ key }) => key).join(' ')
    const isJoin = first!.bound === 'since' && /^[(,] ?(?:only ?)?$/u.test(verb) && tokens[group.to]?.key === ')' || /^(?:who )?(?:only )?(?:joins?|joining|starts|arrives|is back|comes back|returns|will join|can join)(?: us| the team)?(?: only)?(?: (?:a|an?|one|two|three|\d+) (?:week|day|month)s? later)?(?: [(,])*(?: i [.] ?e [.]| ie| that is| so| namely)?(?: ,)?(?: on)?$/u.test(verb)
    if (!isJoin || days?.grain !== 'day' || days.first <= context.today || context.claimed[group.from] === 1 || !(first!.bound === null || first!.bound === 'since')) continue
    const spans = [{ first: context.today, last: days.first - 1 }]
    addReading(context, { from: at, to: group.to }, { value: { kind: 'exclusion', days: { spans }, windows: [], person: tokens[at]!.text }, text: `${tokens[at]!.text} away ${describePattern({ spans })}` })
    claim(context, { from: at, to: group.to })
  }
}

/** Index of the person whose absence the words before a time tell of, or -1. */
function nameBefore(context: ReadingContext, group: TimeGroup): number {
  const { tokens } = context.source
  const segment = segmentAt(context, group.from)
  let isAway = segment !== null && AWAY.test(tokens[segment.from - 2]?.key ?? '') && tokens[segment.from - 1]?.key === ':'
  // 'Sara - training, 16 h a week, off 25-28 January' between semicolons is one item.
  const isItem = segment !== null && sentenceOf(context, segment).some(({ lead }) => lead === ';')
  for (let index = group.from - 1; index >= Math.max(0, group.from - (isItem ? 12 : 6)); index -= 1) {
    const { key, text, kind } = tokens[index]!
    if (kind === 'break' || /^[.;:]$/u.test(key) || key === ',' && !(isItem && isAway)) return -1
    if (context.people.has(text.replace(/['’]s$/u, ''))) return isAway || isElsewhere(context, index, group.from) ? index : -1
    isAway ||= AWAY.test(key)
  }
  return -1
}

const ELSEWHERE = /^(?:is|will be|'ll be|goes|'s) (?:at|on|in|to|off to) (?!the office|town|house|site|board|call|charge|the team|person|reserve)\p{L}|^(?:est|sera) (?:en|au|à|a) |^(?:ist) (?:im|auf|in|bei|beim) (?!haus|büro|team)|^(?:está|esta|estará|estara) (?:en|de|em|no|na) /u

/** 'Tereza is at a congress 11-15 October': somewhere else on those days. */
function isElsewhere(context: ReadingContext, name: number, to: number): boolean {
  return ELSEWHERE.test(context.source.tokens.slice(name + 1, to).map(({ key }) => key).join(' '))
}

/** 'Boris is at a conference during the second sprint', 'Ana is away in sprint 2'. */
function addSprintAbsences(context: ReadingContext): void {
  const calendar = context.readings.find((reading) => reading.kind === 'sprint-calendar')
  if (calendar?.kind !== 'sprint-calendar' || calendar.lengthDays === null) return
  const { tokens } = context.source
  for (const segment of context.segments) {
    const at = tokens.findIndex((_, index) => index >= segment.from && index < segment.to && numberedSprintAt(context, index, calendar.count) !== null)
    const number = at < 0 ? null : numberedSprintAt(context, at, calendar.count)
    const keys = tokens.slice(segment.from, at < 0 ? segment.from : at).map(({ key }) => key)
    const person = at < 0 ? -1 : tokens.findIndex(({ text }, index) => index >= segment.from && index < at && context.people.has(text))
    if (number === null || person < 0 || !keys.some((key) => AWAY.test(key))) continue
    const spans = [daysOfSprints(context, calendar, number)]
    const words = { from: person, to: number.to }
    addReading(context, words, { value: { kind: 'exclusion', days: { spans }, windows: [], person: tokens[person]!.text }, text: `${tokens[person]!.text} away ${describePattern({ spans })}` })
    claim(context, words)
  }
}

function spansOf(context: ReadingContext, { entries, expressions: [first] }: TimeGroup): DaySpan[] {
  const days = first!.days
  if (days && (first!.bound === 'since' || first!.bound === 'after')) return [{ first: days.first + (first!.bound === 'after' ? 1 : 0), last: days.first + NO_END_DAYS }]
  if (days && (first!.bound === 'until' || first!.bound === 'by')) return [{ first: context.today, last: days.last }]
  if (days && first!.bound === 'before') return [{ first: context.today, last: days.first - 1 }]
  return entries.some(({ windows, point }) => windows.length > 0 || point !== null) ? [] : entries.flatMap(({ spans }) => spans)
}
