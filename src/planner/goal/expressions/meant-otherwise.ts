import type { Source } from '../../time/grammar/source.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** Whether words of time name or describe something here, or point at it, and tell no time of their own. */
export function isMeantOtherwise(source: Source, expressions: readonly TimeExpression[], index: number): boolean {
  const expression = expressions[index]!
  const next = expressions[index + 1]
  return isBirthday(source, expression) || isThoughtAbout(source, expression) || isDescribedDay(source, expression) || isNameWord(source, expression) || isPronoun(source, expression, next) || isPurpose(source, expression)
    || isNameOfRange(expressions, expression) || isShift(source, expression) || isExplainedHoliday(source, expression, next) || isAlready(source, expression) || isInOrder(expression) || isParticiple(source, expression) || isGrade(source, expression) || isHouseOrMishap(source, expression)
    || isTurnOfOthers(source, expression) || isCounted(source, expression)
}

/** 'She returns it within ten days', 'the lab keeps it for three weeks', 'I edit each talk within 3 days': counted from what happens first, and no day from now. */
function isTurnOfOthers({ text }: Source, { start, days, clock, duration }: TimeExpression): boolean {
  const before = text.slice(0, start)
  if (duration === null || days !== null || clock !== null || !/(?<!\p{L})(?:within|for|in) $/iu.test(before)) return false
  const clause = before.replace(/(?<!\p{L})\p{L}{1,30} $/u, '').split(/[.!?;:,(\n]/u).at(-1)!
  return /[.!?;:,(\n]/u.test(before) && (TURNS.test(clause) || / within $/iu.test(before) && OF_EACH.test(clause))
}

const TURNS = /(?<!\p{L})(?:keeps|returns|comes back|gets back|replies|answers|responds|develops|delivers|sends|reads|checks|ships|prints|decides|processes|approves|marks|grades|reviews|repairs|fires|cures|dries)(?: (?!by|on|until)\S+){0,4} ?$/iu
const OF_EACH = /(?<!\p{L})(?:each|every) \p{L}+ ?$/iu

/** 'The first 600 by 1 December', 'the first 50 go to my aunt': so many of them, and no first of a month. */
function isCounted({ text }: Source, { words, end, days, bound }: TimeExpression): boolean {
  if (bound !== null || days?.isDayOfMonth !== true) return false
  return /^the first \d{2,}$/iu.test(words) || /^the first$/iu.test(words) && /^ \d{1,5}(?![\p{L}\d:.]| ?(?:am|pm|[-–]))/iu.test(text.slice(end, end + 8))
}

/** The 7a of 'climb a 7a route': how hard it is. */
function isGrade({ text }: Source, { words, end }: TimeExpression): boolean {
  return /^(?:at )?\d{1,2}a$/iu.test(words) && /^\+? (?:route|boulder|grade|climb|problem|project|pitch)(?!\p{Ll}{3})/iu.test(text.slice(end, end + 12))
}

/** A bed and breakfast is a house, and 'after dad's fall' tells what happened to him. */
function isHouseOrMishap({ text }: Source, { words, start }: TimeExpression): boolean {
  const before = text.slice(Math.max(0, start - 'bed and '.length), start)
  return /^breakfasts?$/iu.test(words) && /\bbed (?:and|&) $/iu.test(before) || /^(?:after |since )?(?:(?:(?:a|her|his|my|their|bad) )+)?fall$/iu.test(words) && /(?:['’]s|['’]|\b(?:a|her|his|my|their|bad)) $/iu.test(before)
}

/** The 'été' of 'mon vélo a été volé': been, and no summer. */
function isParticiple({ text }: Source, { words, start, end }: TimeExpression): boolean {
  if (/^a été$/u.test(words)) return true
  return /^été$/iu.test(words) && /(?:^|[\s’'])(?:a|ai|as|ont|avons|avez|avait|avaient|aurait|aura|ayant) $/iu.test(text.slice(Math.max(0, start - 9), start)) && /^ \p{L}/u.test(text.slice(end))
}

/** 'Y primero la fontanería': what comes first, and no first of the month. */
function isInOrder({ words }: TimeExpression): boolean {
  return /^(?:primero|primeiro)$/iu.test(words)
}

/** The 'já' of 'as terças já estão cheias' and the 'ya' of 'ya tengo planes': by now, not now. */
function isAlready({ text }: Source, { words, end }: TimeExpression): boolean {
  return /^(?:já|ja|ya)$/iu.test(words) && /^ (?:est[ãáa]\p{L}*|t[áôoê]|s[ãa]o|[ée]|tenh\p{L}*|tem\p{L}*|teng\p{L}*|tien\p{L}*|he|hemos|fiz|comprei|compr[ée]|reserv\p{L}*|s[ée]|no|n[ãa]o)(?!\p{L})/iu.test(text.slice(end, end + 16))
}

/** The 30th of 'for my friend's 30th, Fri 4 June': how old somebody gets. */
function isBirthday(source: Source, { words, start, end, days, clock }: TimeExpression): boolean {
  if (clock !== null || days?.grain !== 'day' || !/^\d{1,2}(?:st|nd|rd|th)$/iu.test(words)) return false
  return /\p{L}['’]s? $/u.test(source.text.slice(Math.max(0, start - 8), start)) && /^(?:$|[,.;:!?)]| (?:birthday|in|at|on|with|party))/u.test(source.text.slice(end, end + 10))
}

/** 'Look back on the week', 'plan the next week': what is thought about, not when. */
function isThoughtAbout(source: Source, { words, start, days, clock, bound }: TimeExpression): boolean {
  const period = /(?:the|this|next|my|our|last|past)(?: (?:next|coming|past|last))? (?:week|day|month|weekend|year)$/iu.exec(words)
  if (!period || days?.isRelative !== true || clock !== null || bound !== null || period.index > 'about '.length) return false
  return THINKING.test(source.text.slice(Math.max(0, start - LONGEST_THINKING), start + period.index))
}

/** In characters. */
const LONGEST_THINKING = 36
const THINKING = /(?<!\p{L})(?:look(?:ing)? back (?:on|at|over)|reflect(?:ing)? (?:on|about)|sum(?:ming)? up|(?:to|minutes?|min) (?:plan|prepare|review|prep|map out)|planning|reviewing|preparing(?: for)?|think(?:ing)? (?:about|over)|writ(?:e|ing) (?:up|about)|go(?:ing)? over|journal(?:ing)? about) $/iu

/** What may stand behind 'the day' without making it a part of a name. */
const BEHIND_TIMES = /^(?:before|after|afterwards|prior|earlier|later|of|in|on|at|when|where|that|which|i|we|you|he|she|they|it|my|our|the|and|or|but|is|are|was|were|has|have|had|will|would|must|should|can|for|to|with|without|because|if|so|then|until|from|by|except|both|only|off|free|starts?|begins?|ends?|works?|suits?|fits?|ahead|beforehand|behind|away|itself|out|as|than|not|no|always|each|every|following|preceding|next)$/iu

/** 'on the day we visit my parents (Sunday 4 April)': a day that a clause describes is not today. */
function isDescribedDay(source: Source, { words, end, days }: TimeExpression): boolean {
  if (/^(?:(?:on|in) )?the same (?:day|week|evening|morning|weekend)$/iu.test(words)) return true
  return days?.isRelative === true && /^(?:(?:on|by|before|after|until) )?(?:the|that) (?:day|week|weekend)$/iu.test(words) && /^\s+(?:i|we|she|he|they|you|when|that|my|our|of (?:the|my|our|his|her|their))\b/iu.test(source.text.slice(end, end + 14))
}

/** 'the day skipper paper', 'the week planner': a word that describes a thing. */
function isNameWord(source: Source, { words, end, days }: TimeExpression): boolean {
  const behind = /^ (\p{L}+)/u.exec(source.text.slice(end, end + 24))?.[1]
  return days?.isRelative === true && /^(?:the|a|my|our) (?:day|week|month|year)$/iu.test(words) && behind !== undefined && !BEHIND_TIMES.test(behind)
}

/** 'slides before the first talk on 10 May, handouts before the second on 24 May', 'montags, das erste am 8. Februar': another of them, no day of a month. */
function isPronoun(source: Source, { words, end, days }: TimeExpression, next: TimeExpression | undefined): boolean {
  // 'das erste Mal am 13. März'.
  if (days?.isDayOfMonth && /^ (?:mal|fois|vez|time)(?![\p{L}])/iu.test(source.text.slice(end, end + 6)) && !/\d/u.test(words)) return true
  const isSpelled = days?.isDayOfMonth === true && /\b(?:the (?:first|second|third|fourth|fifth)|(?:das|der|die|den|dem) (?:erste|zweite|dritte|vierte|fünfte)[rnms]?)$/iu.test(words)
  // 'The first session should be on 12 January'.
  const behind = /^ (\p{Ll}{3,})(?!\p{L})/u.exec(source.text.slice(end, end + 24))?.[1]
  if (isSpelled && /^the /iu.test(words) && behind !== undefined && !BEHIND_TIMES.test(behind)) return true
  return isSpelled && next?.days?.grain === 'day' && !next.days.isDayOfMonth && /^(?:(?: one)?(?: is| comes| follows)?|,|:) ?\(?$/iu.test(source.text.slice(end, next.start))
}

/** 'prepare the allotment for winter', 'get fit for the summer': what it is made ready for, not when. */
function isPurpose(source: Source, { words, days, start }: TimeExpression): boolean {
  const before = source.text.slice(Math.max(0, start - 50), start).split(/[.!?\n,;:]/u).at(-1)!
  const isFor = /^(?:for|fur|für|pour|para) /iu.test(words) || /\b(?:for|für|pour|para) (?:the |el |l['’])?$/iu.test(before)
  return days?.grain === 'season' && isFor && /\b(?:prepare|preparing|ready|fit|shape|vorbereiten|preparar|préparer|winteri[sz]e)\b/iu.test(before)
}

/** 'I work night shifts Mon-Thu 22:00-06:00': which shifts, beside hours that are said. */
function isShift(source: Source, { words, end }: TimeExpression): boolean {
  // 'Become a morning person'.
  if (/^(?:morning|night)$/iu.test(words) && /^ (?:person|people|owl)(?![\p{L}])/iu.test(source.text.slice(end, end + 8))) return true
  if (/^(?:night|evening|day)$/iu.test(words) && /^ (?:class(?:es)?|school|course)(?![\p{L}])/iu.test(source.text.slice(end, end + 9))) return true
  return /^(?:day|night|evening|morning)$/iu.test(words) && /^ shifts?(?![\p{L}])/iu.test(source.text.slice(end, end + 8)) && /\d/u.test(source.text.slice(end, end + 40).split(/[.!?\n]/u)[0]!)
}

/** The Easter of 'shut over Easter (26-29 March)': the days in the brackets are meant. */
function isExplainedHoliday(source: Source, { words, end, days, clock, bound }: TimeExpression, next: TimeExpression | undefined): boolean {
  const isName = days !== null && clock === null && bound === null && days.bareWeekday === null && !days.isRelative && (days.grain === 'day' || days.grain === 'weekend') && !/\d/u.test(words) && /\p{Lu}/u.test(words)
  if (!isName || next === undefined || next.days === null || !/\d/u.test(next.words)) return false
  if (isOccasionOfDate(source.text.slice(end, next.start)) && next.bound === null && !next.days.isRelative) return true
  // 'Easter week 29 March - 4 April'.
  if (/^ (?:week|weekend|break|holidays?)(?:,| from|:)? \(?$/iu.test(source.text.slice(end, next.start)) && next.days.grain === 'range') return true
  // 'the Easter weekend 26-29 March'.
  if (/^,? $/u.test(source.text.slice(end, next.start)) && next.days.grain === 'range' && days.first >= next.days.first && days.last <= next.days.last) return true
  // 'for Mother's Day lunch, 7 March': it is kept on another day there.
  const isMovable = days.grain === 'day' && next.days.grain === 'day' && next.bound === null && !next.days.isRelative && /^ ?(?:\p{Ll}+ ?)?[,(] ?(?:on |which is |it's )?$/u.test(source.text.slice(end, next.start))
  return isMovable && /\b(?:mother|father|parent|mum|dad)/iu.test(words) || /^(?: (?:with|for|at|of|\p{L}+|\d+)){0,4} ?\($/u.test(source.text.slice(end, next.start)) && (next.days.first === days.first || /^ ?\($/u.test(source.text.slice(end, next.start)))
}

/** 'at the Easter fair (Sat 20 March)', 'our Christmas market in the old school on 4 December': the holiday names an occasion, and the date says when it is. */
function isOccasionOfDate(between: string): boolean {
  const [, noun, rest] = /^ (\p{Ll}{3,})((?: [^.!?;:\n]{0,40})?)[,(]? ?(?:on )?$/u.exec(between) ?? []
  if (noun === undefined || BEHIND_TIMES.test(noun) || /^(?:week|weekend|weekends|break|holidays?|vacation|monday|sunday|friday|saturday|eve|day)$/u.test(noun)) return false
  return !/ (?:and|or|but|then|to|until|by|before|after|so|because|we|i|is|are|was)(?: |$)/iu.test(rest!)
}

/** 'Long weekend in Seville, 12 to 15 March': the weekend is the name of the days that are said. */
function isNameOfRange(expressions: readonly TimeExpression[], { words, days, clock, bound }: TimeExpression): boolean {
  const isName = (days?.grain === 'weekend' || days?.grain === 'week' || days?.grain === 'range') && clock === null && bound === null && /^(?:(?:a|un|uma?|ein|une) )?(?:long |langes |)(?:weekend|fin de semana|week-end|wochenende|finde)$/iu.test(words)
  return isName && expressions.some((other) => other.bound === null && other.days?.grain === 'range' && !other.days.isRelative && other.days.last - other.days.first <= 5)
}
