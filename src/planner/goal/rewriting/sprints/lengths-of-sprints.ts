import type { Said } from '../said.ts'

const SPRINT = '(?:sprints?|iterations?)'
const ONE = '(?:a|an|one|1|each|every|per)'
const PERIOD = '(?:weeks?|calendar weeks?|fortnights?|months?|2 weeks|two weeks|3 weeks|three weeks|4 weeks|four weeks)'
/** What makes a period and a sprint the same thing. */
const SAME = String.raw`(?:\s{0,2}=\s{0,2}|\s(?:as|is|are|makes?|counts? as|equals?|being)\s)`
/** 'weeks as sprints', 'week = sprint', 'each week is a sprint', 'one sprint = one week', 'a sprint is a week', 'every sprint takes two weeks'. */
const EQUATED = new RegExp(String.raw`(?<![\p{L}\d-])(?:(?:treat |use |using |take |with )?(?:(?:our|the|${ONE})\s)?(${PERIOD})${SAME}(?:(?:our|the|${ONE})\s)?${SPRINT}|(?:${ONE}\s)${SPRINT}(?:${SAME}|\s(?:lasts?|takes?)\s)(?:(?:the|${ONE})\s)?(${PERIOD})|${SPRINT}\s{0,2}=\s{0,2}(?:${ONE}\s)?(${PERIOD}))(?![\p{L}\d-])`, 'giu')
/** '6 weeks from 1 February, a week each', of a goal that asks for sprints. */
const EACH = new RegExp(String.raw`(?<=\d{1,2} weeks[^.!?\n]{0,40}, )(${PERIOD}|1 week|one week|a week)(?: long)? each(?!\p{L})`, 'giu')
/** 'Sprint 1 …, sprint 2 …, two weeks each'; '25 h a week each' is how much. */
const NUMBERED_EACH = new RegExp(String.raw`(?<=[,;:(.–-] ?)(?<!\p{L})(${PERIOD}|1 week|one week|a week)(?: long)? each(?!\p{L})`, 'giu')
/** '5 weeks, week by week'. */
const WEEK_BY_WEEK = /(?<!\p{L})(?:week by week|one week at a time|Woche für Woche|semana a semana|semaine par semaine)(?!\p{L})/giu
const GERMAN = /(?<!\p{L})Sprints im (ein|zwei|drei|vier|)(?:wochen|wöchigen |wöchentlichen )(?:takt|rhythmus)(?!\p{L})/giu
/** 'start 11 Jan, end 12 Feb'. */
const START_AND_END = /(?<=(?<!\p{L})(?:start|starts|starting|begin|begins|beginning)(?: on)? [^,;.!?\n]{3,24}, ?(?:and )?)(?:ends?|ending|finish|finishes|finishing|done)(?: on| by)?(?= (?:\p{L}{3,9} )?(?:the )?\d| \p{L}{3,9}\.? \d)/giu
/** 'we start again on 11 January' begins there like any other start. */
const AGAIN = /(?<=(?<!\p{L})(?:start|starts|starting|begin|begins|beginning)) (?:again|over|afresh|anew)(?= (?:on|from|monday|mon)(?!\p{L}))/giu
const WEEKDAY = String.raw`(?:mon(?:day)?|tue(?:sday|s)?|wed(?:nesday|s)?|thu(?:rsday|rs?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|segunda|ter[cç]a|quarta|quinta|sexta)(?:-feira)?`
const TO = String.raw`(?:\s(?:to|through|thru|till|until|bis|a|à|au|hasta|até)\s|\s?[-–]\s?)`
/** 'Our sprints run Tuesday to Monday', 'the sprint is Thursday to Wednesday': the weekdays of one week. */
const WEEKDAYS = new RegExp(String.raw`(?<!\p{L})(?:(?:our|the|my|unsere|die|nuestros|los|nos|les|nossos|os)\s)?(?:sprints?|iterations?|iterationen)\s(?:(?:always|here|all|usually|immer)\s)?(?:runs?|goes|go|lasts?|is|are|span|gehen|laufen|dauern|van|duran|vont|durent|vão|duram)\s(?:(?:from|von|de|del|du|da)\s)?${WEEKDAY}${TO}${WEEKDAY}(?!\p{L})`, 'giu')
/** 'Three sprints, Monday to Friday each', 'two sprints (Mon-Fri)', with no other length. */
const COUNTED_WEEKDAYS = new RegExp(String.raw`(?<=(?<![\p{L}\d-])(?:\d{1,2}|two|three|four|five|six|seven|eight) )(?:sprints|iterations)(?=,? \(?${WEEKDAY}${TO}${WEEKDAY}(?: each)?(?!\p{L}))`, 'giu')
const HAS_LENGTH = /(?<!\p{L})(?:weeks?|wks?|weekly|bi-?weekly|fortnight\p{L}*|days?|months?|monthly|wochen?|\p{L}*wöchig\p{L}*|semanas?|semanales|quincenales|semaines?|quinzaine|\d{1,2}w)(?!\p{L})/iu
const WORDS: readonly (readonly [RegExp, string])[] = [[/fortnight|2 weeks|two weeks/iu, 'two-week'], [/3 weeks|three weeks/iu, 'three-week'], [/4 weeks|four weeks|month/iu, 'four-week'], [/week/iu, 'one-week']]

/** A length that is told in a roundabout way, as the sprints of that length: 'week = sprint' is 'one-week sprints'. */
export function sentencesOfSprintLengths(text: string): Said[] {
  const equated = [...text.matchAll(EQUATED)].map(({ 0: said, index, ...period }) => ({ text: sprintsOf(period[1] ?? period[2] ?? period[3]!), start: index, end: index + said.length }))
  const each = [...text.matchAll(/(?<!\p{L})sprint 1(?!\d)/iu.test(text) ? NUMBERED_EACH : EACH)].filter(() => /(?<!\p{L})sprints?(?!\p{L})/iu.test(text)).map(({ 0: said, 1: period, index }) => ({ text: `in ${sprintsOf(period!)}`, start: index, end: index + said.length }))
  const stepwise = equated.length + each.length > 0 || /sprint|iteration/iu.test(text) ? [] : [...text.matchAll(WEEK_BY_WEEK)].map(({ 0: said, index }) => ({ text: 'in one-week sprints', start: index, end: index + said.length }))
  const isStated = HAS_LENGTH.test(text)
  const weekdays = [...text.matchAll(WEEKDAYS), ...(isStated ? [] : text.matchAll(COUNTED_WEEKDAYS))].map(({ 0: said, index }) => ({ text: isStated ? 'sprints' : 'weekly sprints', start: index, end: index + said.length }))
  const german = [...text.matchAll(GERMAN)].map(({ 0: said, 1: number, index }) => ({ text: `${number === '' ? 'Ein' : number![0]!.toUpperCase() + number!.slice(1)}wochensprints`, start: index, end: index + said.length }))
  const ends = [...text.matchAll(START_AND_END)].map(({ 0: said, index }) => ({ text: 'until', start: index, end: index + said.length }))
  const again = [...text.matchAll(AGAIN)].map(({ 0: said, index }) => ({ text: '', start: index, end: index + said.length }))
  return [...equated, ...each, ...stepwise, ...weekdays, ...german, ...ends, ...again]
}

function sprintsOf(period: string): string {
  return `${WORDS.find(([words]) => words.test(period))?.[1] ?? 'one-week'} sprints`
}
