import { describePattern, describeWindows } from '../describe.ts'
import { addReading, keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeEntry } from '../times/time-entries.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { hasCue } from '../cues.ts'
import { termInBrackets } from './terms-in-brackets.ts'

/** What stands in the brackets that open here. */
export function bracketAt(context: ReadingContext, open: number): Words | null {
  const { tokens } = context.source
  if (tokens[open]?.key !== '(') return null
  for (let index = open + 1; index < Math.min(tokens.length, open + 24); index += 1) {
    if (tokens[index]!.key === ')') return index > open + 1 ? { from: open + 1, to: index } : null
  }
  return null
}

/** '(frontend, Tuesdays and Thursdays only)', '(off 3-7 May)'. */
export function addOwnTimes(context: ReadingContext, person: string, bracket: Words): void {
  const isAway = saysAway(keysOf(context, bracket))
  for (const group of context.groups) {
    if (group.from < bracket.from || group.to > bracket.to || group.expressions.some(({ duration, recurrence }) => duration !== null || (recurrence?.amount ?? null) !== null)) continue
    if (isShift(context, group)) continue
    const term = termInBrackets(context, bracket, group)
    if (term === 'hands over') continue
    if (term === 'comes' || term === 'leaves') {
      if (term === 'comes') addArrival(context, person, group)
      else addDeparture(context, person, group)
      continue
    }
    if (isAway && addOpenAbsence(context, person, group)) continue
    if (isDeparture(context, bracket, group)) {
      addDeparture(context, person, group)
      continue
    }
    // 'half-time until 18 June, full time after'.
    if (/^(?:until|by|before)$/u.test(group.expressions[0]!.bound ?? '')) continue
    if (isArrival(context, group)) {
      addArrival(context, person, group)
      continue
    }
    const isBarred = isAway || term === 'elsewhere' || isBarredInPart(context, { from: bracket.from, to: group.from, end: group.to }) || isSpanElsewhere(context, bracket.from, group)
    for (const entry of group.entries) addTimes(context, group, { person, entry, isAway: isBarred })
  }
}

/** The mañana of 'turno de mañana' is no tomorrow. */
function isShift({ source: { tokens } }: ReadingContext, { from }: TimeGroup): boolean {
  const at = /^(?:de|da|do)$/u.test(tokens[from]!.key) ? from : from - 1
  return /^(?:turno|equipo|equipe)$/u.test(tokens[at - 1]?.key ?? '')
}

/** '(10h, from 15 February)', '(from March)': there from that day on, and away until then. */
function isArrival({ today }: ReadingContext, { expressions: [first] }: TimeGroup): boolean {
  return first!.bound === 'since' && /^(?:day|week|month)$/u.test(first!.days?.grain ?? '') && first!.days!.first > today && first!.clock === null
}

function addArrival(context: ReadingContext, person: string, group: TimeGroup): void {
  const spans = [{ first: context.today, last: group.expressions[0]!.days!.first - 1 }]
  if (isSaid(context, `${person} away ${describePattern({ spans })}`)) return
  addReading(context, group, { value: { kind: 'exclusion', days: { spans }, windows: [], person }, text: `${person} away ${describePattern({ spans })}` })
}

/** '(designer, until 5 February)': there up to that day, and away from the next on. */
function isDeparture({ source: { tokens }, today }: ReadingContext, bracket: Words, { from, to, expressions: [first] }: TimeGroup): boolean {
  let start = from
  while (start > bracket.from && /^(?:until|till|only|just|here|there|available|with|us|leaves|leaving|on|her|his|last|day|is|nur|bis|noch|solo|hasta|jusqu['’]au|ate|apenas)$/u.test(tokens[start - 1]!.key)) start -= 1
  const isAlone = (start === bracket.from || /^[,;]$/u.test(tokens[start - 1]!.key)) && (to >= bracket.to || /^[,;)]$/u.test(tokens[to]!.key))
  const saysEnd = first!.bound === 'until' || tokens.slice(start, from).some(({ key }) => /^(?:leaves|leaving|last)$/u.test(key))
  return isAlone && saysEnd && first!.days?.grain === 'day' && first!.days.last >= today && first!.clock === null && !tokens.slice(to, bracket.to).some(({ key }) => /^(?:after|afterwards|then|danach|despues|apres|depois)$/u.test(key))
}

function addDeparture(context: ReadingContext, person: string, group: TimeGroup): void {
  const last = group.expressions.at(-1)!.days!.last
  const text = `${person} until ${describePattern({ spans: [{ first: last, last }] })}`
  if (!isSaid(context, text)) addReading(context, group, { value: { kind: 'exclusion', days: { spans: [{ first: last + 1, last: last + A_YEAR }] }, windows: [], person }, text })
}

/** Longer absences go beyond any plan. */
const A_YEAR = 365

/** 'Parental leave from 15 February', 'ill until 10 February': from that day on, or up to it. */
function addOpenAbsence(context: ReadingContext, person: string, group: TimeGroup): boolean {
  const { bound, days, clock } = group.expressions[0]!
  if (group.expressions.length > 1 || days?.grain !== 'day' || clock !== null || bound !== 'since' && bound !== 'until') return false
  const spans = [bound === 'since' ? { first: days.first, last: days.first + A_YEAR } : { first: context.today, last: days.last }]
  const text = `${person} away ${bound === 'since' ? 'from' : 'until'} ${describePattern({ spans: [{ first: days.first, last: days.first }] })}`
  if (!isSaid(context, text)) addReading(context, group, { value: { kind: 'exclusion', days: { spans }, windows: [], person }, text })
  return true
}

/** What brackets say is read with the name and with its list. */
function isSaid({ readings }: ReadingContext, text: string): boolean {
  return readings.some((reading) => reading.text === text)
}

/** The never of '(designer, 4 days a week, never Mondays)'. */
const NEVER = /^(?:never|no|not|without|except|excluding|nie|niemals|nicht|nunca|jamais|off|frei)$/u

function isBarredInPart(context: ReadingContext, { from, to, end }: Words & { end: number }): boolean {
  for (let index = to - 1; index >= from && !/^[,;]$/u.test(context.source.tokens[index]!.key); index -= 1) {
    if (NEVER.test(context.source.tokens[index]!.key)) return true
  }
  // 'dienstags nie'.
  return NEVER.test(context.source.tokens[end]?.key ?? '')
}

const PRESENT = /^(?:only|just|available|free|here|joins?|joining|starts?|starting|from|back|nur|ab|verfügbar|verfugbar|dabei|solo|sólo|disponible|desde|seulement|libre|apenas|disponivel)$/u

/** 'in 8-12 February', 'in the office on 9 February': there, unlike 'in the field' and 'in Oslo'. */
const THERE = /^(?:in(?: (?:on|from|to))?|(?:in|at|on) (?:(?:the|our) )?(?:office|house|team|building|town|site|person|charge)(?: .*)?|on|im (?:b[uü]ro|haus|team)|en (?:la )?oficina|au bureau|no escrit[oó]rio)$/u
/** Where somebody is on a day. */
const SOMEWHERE = /^(?:in|at|on|im|in der|auf|beim|en|au|aux|à|em|na|no) \p{L}/u

/** The nights of '(registrar, on nights 22-26 Feb)': days that are named with something else to do are not spent on the plan. */
function isSpanElsewhere({ source: { tokens } }: ReadingContext, from: number, { from: at, to, expressions: [first] }: TimeGroup): boolean {
  if (first!.days === null || first!.bound !== null && !/^(?:vom|del?|du|from) /iu.test(first!.words) ) return false
  let [start, end] = [at, to]
  while (start > from && !/^[,;]$/u.test(tokens[start - 1]!.key)) start -= 1
  while (end < tokens.length && !/^[,;)]$/u.test(tokens[end]!.key)) end += 1
  const said = [...tokens.slice(start, at), ...tokens.slice(to, end)]
  const place = said.map(({ key }) => key).join(' ')
  const isSpan = first!.days.grain === 'range' || first!.days.grain === 'week'
  return said.length > 0 && (isSpan || first!.days.grain === 'day' && SOMEWHERE.test(place)) && !THERE.test(place) && !said.some(({ key, text }) => PRESENT.test(key) || text === 'só')
}

function addTimes(context: ReadingContext, words: Words, { person, entry, isAway }: { person: string; entry: TimeEntry; isAway: boolean }): void {
  const days = entry.weekdays ? { weekdays: entry.weekdays } : entry.spans.length > 0 ? { spans: entry.spans } : {}
  if (Object.keys(days).length === 0 && entry.windows.length === 0) return
  const when = `${describePattern(days)}${describeWindows(entry.windows)}`
  if (isSaid(context, `${person} ${isAway ? 'not ' : ''}${when}`)) return
  if (isAway) addReading(context, words, { value: { kind: 'exclusion', days, windows: entry.windows, person }, text: `${person} not ${when}` })
  else addReading(context, words, { value: { kind: 'availability', days, windows: entry.windows, person }, text: `${person} ${when}` })
}

function saysAway(keys: readonly string[]): boolean {
  return hasCue(keys, 'awayOfPerson') || keys.some((key) => key === 'not' || key === 'except')
}
