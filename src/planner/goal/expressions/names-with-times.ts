import { weekdayOf } from '../../time/day-number.ts'
import type { Source } from '../../time/grammar/source.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** What is called for the part of the day that it fills: 'open mic night', 'parents' evening', 'sports day'. */
const NIGHTS = /(?<![\p{L}])(?:mic|quiz|game|games|date|movie|film|girls?['’]?s?|boys?['’]?s?|parents?['’]?s?|sports|opening|prom|press|open|race|trivia|bingo|karaoke|family|poker|stag|hen|talent|awards|cabaret|jazz|comedy|ladies['’]?|guys['’]?|board|curry|pizza|taco|burns|bonfire|theme|club|gala|charity|karate|casino|school|wedding|moving|race|match|graduation|results|bake|burger|steak|fight|premiere|launch)[ -]$/iu

/** 'our town's science night', 'a members' evening': any other word right behind an owner or article. */
const OWN_NIGHTS = /(?<!\p{L})(?:(?:our|the|an?|my|your|their|his|her)|\p{L}+(?:['’]s|s['’])) (?:(?!free\b|same\b|first\b|last\b|next\b|other\b|whole\b|following\b)\p{L}+ )?(?!(?:free|same|first|last|next|other|whole|following|previous|early|late|week|work|working|weekday|weeknight|weekend|usual|single|long|busy|quiet|spare|second|third|fourth|fifth|every|each|all|entire|late|final|very|half|day|mid|wedding)[ -])\p{Ll}{4,} $/u

/** 'Coffee morning: Wednesday 15 September', 'Jubilee evening, 11 December': what opens a sentence and is dated right behind it. */
const HEADED = /(?:^|[.!?;:\n•*]\s{0,3}|\n\s{0,3}[-–]\s{0,3})(?:(?:and|then|our|the|an?|my|your|their) )?(?!(?:free|same|first|last|next|other|whole|following|previous|early|late|every|each|all|any|one|two|both|weekdays?|weekends?|week|in|on|at|by|from|until|till|before|after|during|this|that|some|most|per|no|not|usual|single|i|we|he|she|they|you)[ -])(?:[\p{L}'’]{3,24}[ -]){1,3}$/iu
const OPENED_BY_TIME = /(?<!\p{L})(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:days?)?[ -]$|(?<!\p{L})(?:of|in|on|at|by|the|is|are|and|or|every|each|early|late|same|next|that|this|tomorrow|free|work|busy|until|till|before|after)[ -]$/iu

/** 'Pancake breakfast', where 'before breakfast' is a time. */
const NAMED_MEAL = /(?<!\p{L})(?!(?:before|after|till|until|from|with|over|during|since|then|every|each|daily|early|late|plus|usual)[ -])\p{L}{4,}[ -]$/iu

/** 'date night every other Saturday': the night is part of the name, the Saturdays are not. */
export function withoutTimesInNames(source: Source, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.flatMap((found, index) => {
    const expression = withoutPronoun(source, withoutParticle(source, found), expressions[index + 1])
    const { words, start, days, recurrence, clock } = expression
    if (isNamedForDay(source, expression, expressions.slice(index + 1)) || isServedAs(source, expression)) return []
    const part = /^(?:night|evening|morning|afternoon|day|breakfast)(?=[ ,]|$)/iu.exec(words)?.[0]
    if (part === undefined || !(/^breakfast$/iu.test(part) ? NAMED_MEAL : NIGHTS).test(source.text.slice(Math.max(0, start - 14), start)) && !(/^(?:night|evening)$/iu.test(part) && OWN_NIGHTS.test(source.text.slice(Math.max(0, start - 40), start))) && !isHeading(source, expression, { part, next: expressions[index + 1] })) return [expression]
    const rest = words.slice(part.length).replace(/^[\s,]{1,3}/u, '')
    if (rest === '') return days === null || days.isRelative ? [] : [expression]
    if (clock?.from || clock?.to || days !== null || recurrence !== null) {
      const own = clock !== null && !clock.from && !clock.to ? null : clock === null ? null : { ...clock, part: null }
      return [{ ...expression, clock: own, recurrence: recurrence === null ? null : { ...recurrence, part: null }, words: rest, start: expression.end - rest.length }]
    }
    return []
  })
}

function isHeading({ text }: Source, { start, words, days, recurrence }: TimeExpression, { part, next }: { part: string; next: TimeExpression | undefined }): boolean {
  const before = text.slice(Math.max(0, start - 40), start)
  const isDated = next !== undefined && words.length === part.length && next.days?.grain === 'day' && next.recurrence === null && /^(?::|,| [-–—]| \()\s?(?:on )?$/u.test(text.slice(start + part.length, next.start))
  const isJoined = words.startsWith(', ', part.length) && days?.grain === 'day' && !days.isRelative && recurrence === null
  return (isDated || isJoined) && HEADED.test(before) && !OPENED_BY_TIME.test(before)
}

/** 'Afternoon tea', 'night market', 'evening meal', 'write the night rota': the part of the day says what sort of thing it is. */
function isServedAs({ text }: Source, { words, end, days, recurrence }: TimeExpression): boolean {
  return days === null && recurrence === null && /^(?:the )?(?:afternoon|morning|evening|night|midnight|sunset|sunrise|breakfast)$/iu.test(words) && /^ (?:rotas?|rosters?|lights?|lamps?|nurse|porter|crew|staff|clubs?|meetings?|bar|buffet|room|tea|teas|coffee|meal|market|train|bus|sleeper|cruise|safari|feast|swim|snack|prayer|prayers|mass)(?!\p{L})/iu.test(text.slice(end, end + 12))
}

/** Widest stretch between the name of a thing and its date, in characters. */
const MOST_BETWEEN = 60

/** The Sunday of 'Sunday roast with the cousins on the 18th': the thing has a date of its own, which is one. */
function isNamedForDay(source: Source, { end, days, clock, bound }: TimeExpression, others: readonly TimeExpression[]): boolean {
  const weekday = days?.bareWeekday ?? null
  if (weekday === null || clock !== null || bound !== null || !/^ \p{Ll}{3,}(?<!with|from|until|till|before|after|and|then) \p{Ll}/u.test(source.text.slice(end, end + 30))) return false
  const date = others.find((other) => other.start - end < MOST_BETWEEN && other.days !== null && other.days.bareWeekday === null && other.days.grain === 'day')
  // 'on the 18th' is settled later: of which month.
  return date !== undefined && (weekdayOf(date.days!.first) === weekday || /^(?:on )?the \d{1,2}(?:st|nd|rd|th)\b/iu.test(date.words)) && /^[^.,;:!?\n]*$/u.test(source.text.slice(end, date.start))
}

/** The 'in' of 'a check in on Sundays' is the verb's. */
function withoutParticle(source: Source, expression: TimeExpression): TimeExpression {
  const { words, start } = expression
  if (!/^in (?:on|at|every|each) /iu.test(words) || !/\b(?:check|weigh|log|move|phone|drop|sign|settling|settle) $/iu.test(source.text.slice(Math.max(0, start - 10), start))) return expression
  return { ...expression, words: words.slice(3), start: start + 3 }
}

/** In 'I can work on this Tue and Thu 9-11' the 'this' is the goal. */
function withoutPronoun(source: Source, expression: TimeExpression, next: TimeExpression | undefined): TimeExpression {
  const { words, start, end, days } = expression
  const lead = /^on this (?=\p{L}+$)/iu.exec(words)?.[0]
  const isPair = next?.days?.bareWeekday !== null && next?.days !== undefined && /^ ?(?:and|&|\+|\/|,) ?$/iu.test(source.text.slice(end, next.start))
  if (lead === undefined || days === null || days.first !== days.last || !isPair || !/\b(?:work|working|time|hours?) $/iu.test(source.text.slice(Math.max(0, start - 10), start))) return expression
  return { ...expression, words: words.slice(lead.length), start: start + lead.length, days: { ...days, isRelative: false, bareWeekday: weekdayOf(days.first) } }
}
