import { readCountedSessions } from './counted-sessions.ts'
import type { ClockWindow, Weekday } from '../../time/calendar-time.ts'
import { parseNumber } from '../../time/grammar/parse-number.ts'
import type { Recurrence } from '../../time/grammar/recurrence.ts'
import { pointOf, windowsOf } from '../times/clock-windows.ts'
import { addSessionsOfDaysBefore, bracketedDays, bracketedHours, daysBehind } from './days-of-count.ts'
import { describeMinutes, describeWeekdays, describeWindows } from '../describe.ts'
import { isEmptyWord } from '../empty-words.ts'
import { labelOf } from '../labels.ts'
import { isMeasure } from './read-quantities.ts'
import { isTimeNoun, partNamed, sittingIn } from './named-sittings.ts'
import { lastPersonIn, personIn } from '../people/person-of-clause.ts'
import { isLevel, isNoActivity } from '../times/circumstances.ts'
import { readLength } from './read-lengths.ts'
import { readSomeDays } from './read-some-days.ts'
import { personOfLine } from '../people/person-of-clause.ts'
import { occupationOf } from '../people/roles.ts'
import { addReading, claim, isClaimed, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isWholePlan, surroundingsOf } from '../surroundings.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** Lengths, rates and counts: '20 hours a week', 'three times a week', '45 minutes', 'for 6 weeks', 'at most 5 hours'. */
export function readAmounts(context: ReadingContext): void {
  for (const group of context.groups) {
    if (isClaimed(context, group) && !isCountedLength(context, group)) continue
    const { recurrence, duration } = group.expressions[0]!
    const around = surroundingsOf(context, group)
    const hours = recurrence ? hoursCounted(recurrence) : null
    if ((hours || recurrence?.amount) && isPastime(around)) continue
    if (hours) readRate(context, group, { recurrence: hours, around })
    else if (recurrence?.amount) readRate(context, group, { recurrence, around })
    else if (recurrence?.count && (isRest(recurrence.noun) || recurrence.count.low > (recurrence.unit === 'day' || recurrence.unit === 'night' ? MOST_A_DAY : MOST_SESSIONS) && recurrence.noun === null)) continue
    else if (recurrence?.count && isFactNotPlan(around, group)) continue
    else if (recurrence?.count) readCount(context, group, { recurrence, around })
    else if (!duration || !readLength(context, group, { duration, around })) continue
    claim(context, group)
  }
}

/** '6 productive hours a day' is an amount of time, not six sessions. */
function hoursCounted(recurrence: Recurrence): Recurrence | null {
  const { count, noun } = recurrence
  if (!count || noun === null || !/\b(?:hours?|hrs?|stunden|horas|heures)$/iu.test(noun)) return null
  const amount = { low: count.low * 3600, high: count.high * 3600, value: count.high, unit: 'hour' as const, isWhole: false }
  return { ...recurrence, count: null, noun: null, amount }
}

/** The length of '30 days from 5 January', whose words also name the first day. */
function isCountedLength(context: ReadingContext, group: TimeGroup): boolean {
  const start = context.source.tokens[group.from]!.start
  if (context.readings.some((reading) => reading.kind === 'sprint-calendar' && reading.start <= start && reading.end > start)) return false
  return group.expressions[0]!.duration !== null && context.groups.some((other) => other !== group && other.from === group.from)
}

/** 'she wakes 5 times a night', 'he smokes 20 a day' happens already; '20 comments on the day' is said of an event's one day. */
function isFactNotPlan({ leftKeys }: Surroundings, { expressions: [first] }: TimeGroup): boolean {
  if (/\bon the (?:day|night|evening)$/iu.test(first!.words)) return true
  return HAPPENS.test(leftKeys.findLast((key) => !/^(?:up|about|around|only|still|already|at|least)$/u.test(key)) ?? '')
}

const HAPPENS = /^(?:wakes|wake|gets|cries|smokes|smoke|vapes|snores|coughs|vomits|barks|bites|soils|snacks|crashes|fails|breaks|leaks)$/u

/** 'My son plays video games 5 hours a day', 'I spend 4 hours a day on my phone': how it is now; it stays a note. */
function isPastime({ leftKeys }: Surroundings): boolean {
  const said = leftKeys.filter((key) => key !== ',').join(' ')
  return /^(?:(?:and|but) )?(?:(?:my|our|the|his|her) \p{L}+|he|she|they) (?:(?:already|currently|now|still|often) )?(?:plays?|watch(?:es)?|spends?|sits?|scrolls?|sleeps?|games)(?: \p{L}+){0,4}$/u.test(said) || /^(?:(?:and|but) )?(?:i|we) (?:(?:already|currently|now|still) )?(?:spend|sit|scroll|watch|waste|game|commute|doomscroll)(?: \p{L}+){0,4}$/u.test(said)
}

/** 'two rest days a week': how many days stay free is no work to do; it stays a note. */
function isRest(noun: string | null): boolean {
  return noun !== null && /^(?:rest|recovery)\b|\b(?:off|free)$/iu.test(noun)
}

/** '40 bugs in one week' is an amount of work, not a rhythm. */
const MOST_SESSIONS = 28
/** '20 per evening' is a pace. */
const MOST_A_DAY = 12

/** 'just one thing a day', 'una sola cosa al día', 'eine Sache pro Tag'. */
const THINGS = /^(?:(?:single|sola|unica|única|einzige|seule) )?(?:things?|tasks?|items?|cosas?|tareas?|actividad(?:es)?|sachen?|dinge?|aufgaben?|choses?|t[aâ]ches?|activit[eé]s?|coisas?|tarefas?|atividades?)(?: (?:only|nur|sola|só|so|apenas|seulement))?$/iu

type Input = { recurrence: Recurrence; around: Surroundings }

/** A ceiling on work, or what one activity takes a day: 'about 20 hours a week', 'meditate 10 min every day'. */
function readRate(context: ReadingContext, group: TimeGroup, { recurrence, around }: Input): void {
  const per = recurrence.unit === 'day' || recurrence.unit === 'week' ? recurrence.unit : 'total'
  const minutes = Math.round(recurrence.amount!.high / 60)
  if (per !== 'total' && readCountedSessions(context, group, { per, minutes })) return
  const activity = per === 'day' && minutes <= 180 ? activityName(context, around) : null
  const isMost = group.expressions[0]!.comparison === 'at-most' || CEILING_WORDS.test(group.expressions[0]!.words)
  if (activity !== null && !isWholePlan(activity) && !isMost && !isCeiling(around) && around.leftKeys.length <= 5) {
    addReading(context, group, {
      value: { kind: 'rhythm', title: activity, count: null, per: 'day', atLeast: false, everyDays: 1, days: {}, windows: [], minutes }, appliesTo: { labels: [activity] },
      text: `${activity}: ${describeMinutes(minutes)} every day`,
    })
    return
  }
  if (per === 'day' && activity === null && minutes <= LONGEST_DAILY_SESSION && !isMost && isBareRate(around, group)) {
    addReading(context, group, { value: { kind: 'rhythm', title: null, count: null, per: 'day', atLeast: false, everyDays: 1, days: {}, windows: [], minutes }, text: `Sessions: ${describeMinutes(minutes)} every day` })
    return
  }
  if (per === 'day' && minutes <= LONGEST_DAILY_SESSION && !isCeiling(around) && addSessionsOfDaysBefore(context, group, minutes)) return
  const isFloor = group.expressions[0]!.comparison === 'at-least' || around.leftKeys.includes('least')
  for (const person of peopleOf(context, around, keysOf(context, group))) {
    addReading(context, group, {
      value: { kind: 'limit', measure: 'minutes', per, min: isFloor ? minutes : null, max: isFloor ? null : minutes, person },
      text: `${person ? `${person}: ` : ''}${isFloor ? 'at least' : 'up to'} ${describeMinutes(minutes)} a ${per}`,
    })
  }
}

const CEILING_WORDS = /(?<!\p{L})(?:max|m[aá]x|maximal|maximum|h[oö]chstens|como mucho|a lo sumo|at most|maxi|no m[aá]ximo|ज़्यादा|ज्यादा|अधिकतम)(?!\p{L}\p{L}{4})/iu

/** So many a day are sittings of their own. */
const MOST_SITTINGS = 4
/** A little every day is done every day; an hour and more is what there is time for. */
const LONGEST_DAILY_SESSION = 45

/** 'sketching, 20 minutes daily': nothing but the length between its commas. */
function isBareRate({ segment }: Surroundings, group: TimeGroup): boolean {
  return segment !== null && segment.from === group.from && segment.to === group.to && segment.depth === 0 && group.expressions[0]!.comparison === null
}

function activityName(context: ReadingContext, around: Surroundings): string | null {
  const before = nameBefore(context, around, 3)
  // 'I also want 20 min a day of drum practice'.
  if (before === null && around.rightKeys[0] === 'of') return labelOf(context, { from: around.right.from + 1, to: around.right.to }, 3)
  return before !== null && isNoActivity(before) ? labelOf(context, around.right, 3) : before
}

/** The words before: without 'I want to', and null where an item of a list, a level or an amount stands before the comma. */
function nameBefore(context: ReadingContext, { segment, left, leftKeys }: Surroundings, max: number): string | null {
  const intent = / (?:i|we|i'd|we'd|i'll|she|he) (?:also |would )?(?:want|like|love|need|plan|aim|hope|intend|try|have) to(?= )/u.exec(` ${leftKeys.join(' ')} `)
  const from = intent ? left.from + ` ${leftKeys.join(' ')} `.slice(0, intent.index + intent[0].length).trim().split(' ').length : left.from
  const label = labelOf(context, { from, to: left.to }, max)
  const isOfOther = segment !== null && segment.lead === ',' && left.to <= segment.from
  const before = isOfOther ? context.segments[context.segments.indexOf(segment) - 1] : undefined
  if (label === null || isLevel(label) || /^(?:own|alone|home|total|average|top|addition|the side|way|whole|general)$/iu.test(label) || /(?:^|\s)(?:my|our|your|them|him|her)sel(?:f|ves)$/iu.test(label) || before !== undefined && /^(?:\d+|\p{L}+ hundred) \p{L}+$/iu.test(label)) return null
  return label
}

function isCeiling({ leftKeys }: Surroundings): boolean {
  return leftKeys.some((key) => /^(?:only|most|max|maximum|have|has|can|spend|available|got|about|around|approx|free|up|not|work|study|under)$/u.test(key))
}

/** 'Everybody has 5 hours a day', 'each' and 'both' speak of all who are known. */
function peopleOf(context: ReadingContext, around: Surroundings, own: readonly string[]): (string | null)[] {
  const keys = [...own, ...around.keys]
  const isEach = keys.some((key) => /^(?:each|everybody|everyone|nobody|both|apiece|jeder|jeweils|niemand|nadie|cada|chacun|every|person|head|member|pp)$/u.test(key)) || /(?:^| )(?:none|neither|no one|any|each|either|all|keiner|ninguno|aucun|nenhum) (?:of|von|de|d'entre) (?:us|them|uns|nosotros|nous|nos)\b/u.test(keys.join(' '))
  if (/(?:^| )(?:between|among|amongst) (?:them|us|the (?:two|three|four)|both)\b|(?:^| )(?:combined|together|altogether|zusammen|juntos|ensemble)(?: |$)/u.test(around.rightKeys.join(' '))) return [null]
  const ofRole = personIn(context, around.left) === null ? peopleOfRole(context, around.leftKeys) : []
  if (ofRole.length > 0) return ofRole
  const person = isEach && context.people.size > 1 ? null : lastPersonIn(context, around.left) ?? beforeBracket(context, around) ?? personOfLine(context, around)
  if (person !== null) return [person]
  return isEach && context.people.size > 0 ? namedBefore(context, around) ?? [...context.people] : [null]
}

/** The two of 'Ole and I about 12 h a week each'; null where nobody is named. */
function namedBefore(context: ReadingContext, { left, segment }: Surroundings): string[] | null {
  const user = context.readings.find((reading) => reading.kind === 'person' && reading.isUser)
  const from = segment ? Math.max(left.from, segment.from) : left.from
  const named = context.source.tokens.slice(from, left.to).flatMap(({ text, key }) => (context.people.has(text) ? [text] : /^(?:i|me)$/u.test(key) && user?.kind === 'person' ? [user.name] : []))
  return named.length > 1 ? named : null
}

/** 'Yuki does the pipeline (max 4 hours a day)', 'I do the front end (10 h a week)'. */
function beforeBracket(context: ReadingContext, { segment }: Surroundings): string | null {
  const before = segment?.lead === '(' ? context.segments[context.segments.indexOf(segment) - 1] : undefined
  if (!before || before.sentence !== segment?.sentence) return null
  const isOwn = context.people.has('Me') && context.people.size > 1 && context.source.tokens[before.from]!.key === 'i'
  return isOwn ? 'Me' : lastPersonIn(context, before)
}

/** 'agents can give 8h a week each', 'designer only 2 days a week': all who are that. */
function peopleOfRole(context: ReadingContext, leftKeys: readonly string[]): string[] {
  const roles = new Set(leftKeys.map(occupationOf).filter((role) => role !== null))
  return context.readings.flatMap((reading) => (reading.kind === 'person' && reading.roles.some((role) => roles.has(role)) ? [reading.name] : []))
}

/** 'One session a day is enough', 'two a day, no more'. */
const ENOUGH = /^(?:,? ?(?:is|are|will be|would be|ist|es|est|e|seems?|feels?) (?:\p{L}+ )?(?:enough|plenty|sufficient|fine|ok|okay|good|my limit|the limit|my max(?:imum)?|genug|suficiente|suffisant|bastante|all i (?:can )?(?:do|manage|want|need|cope with))|and no more|but no more|tops|max(?:imum)?)(?: .*)?$/u

function readCount(context: ReadingContext, group: TimeGroup, { recurrence, around }: Input): void {
  const noun = recurrence.noun !== null && !isTimeNoun(recurrence.noun) && sittingIn(context, group) === null ? recurrence.noun.replace(/ (?:at|on|in|over)$/iu, '') : null
  if (readSomeDays(context, group, { recurrence, around })) return
  const before = around.leftKeys.length <= 9 ? nameBefore(context, around, 4) : null
  const own = before !== null && OWN_VERBS.test(before) ? null : before
  const isEnough = ENOUGH.test(around.rightKeys.join(' '))
  const title = noun ?? countedBefore(context, around, group) ?? own ?? (isEnough ? null : labelOf(context, untilClaimed(context, around.right), 5) ?? labelBehind(context, around))
  // '100 questions, 10 per day': how many of them a day, in one sitting.
  const isPace = noun === null && recurrence.unit === 'day' && recurrence.count!.high > MOST_SITTINGS && title !== null && title === countedBefore(context, around, group)
  const isWeekend = recurrence.unit === 'weekend'
  const per = isWeekend ? 'week' : recurrence.unit === 'day' || recurrence.unit === 'week' || recurrence.unit === 'month' ? recurrence.unit : 'total'
  const count = recurrence.count!
  const { comparison } = group.expressions[0]!
  if (isMoney(noun)) return
  if (recurrence.unit === 'week' && noun === null && isDays(group) && limitDays(context, group, { days: count.high, around })) return
  const isLimit = comparison === 'at-most' || comparison === 'less' || comparison === 'more' && around.leftKeys.some((key) => /^(?:not?|never)$/u.test(key) || key.endsWith("n't")) || around.leftKeys.some((key) => /^(?:max|maximum|most|more)$/u.test(key)) || isEnough && per === 'day' || (noun !== null && (THINGS.test(noun) || /^of (?:these|those|them)$/iu.test(noun)))
  // 'three mornings a week before work, done by 7:45': the hours that the sentence states say which.
  const sitting = recurrence.noun === null ? null : sittingIn(context, group)
  const named = recurrence.noun === null ? null : sitting?.part ?? partNamed(recurrence.noun)
  const part = named !== null && hasStatedHours(context, around) ? null : named
  const hours = title === null || isLimit ? null : pointOfCount(context, group)
  if (hours === null) readHoursOfCount(context, group, isLimit ? part : null)
  if (isLimit && (per === 'day' || per === 'week')) {
    addReading(context, group, { value: { kind: 'limit', measure: 'tasks', per, min: null, max: count.high, person: null }, text: `At most ${count.high} a ${per}` })
    return
  }
  const weekdays = isWeekend ? { days: [6, 7] as Weekday[], windows: [] } : sitting?.weekdays ? { days: sitting.weekdays, windows: [] } : bracketedDays(context, group) ?? (title === null ? null : daysBehind(context, group, title))
  addReading(context, group, {
    value: {
      kind: 'rhythm', title, count: isPace ? null : count.high, per, atLeast: comparison === 'at-least' || around.leftKeys.includes('least'), everyDays: isPace ? 1 : null,
      days: weekdays ? { weekdays: weekdays.days } : {}, windows: hours ?? (per === 'day' ? bracketedHours(context, group, count.high) : null) ?? (part ? [part] : (weekdays?.windows ?? [])), minutes: recurrence.each ? Math.round(recurrence.each.high / 60) : null,
    },
    appliesTo: title && !isWholePlan(title) ? { labels: [title] } : null,
    text: `${title ?? 'Sessions'}: ${count.low === count.high ? count.high : `${count.low}–${count.high}`} a ${per}${weekdays ? ` (${describeWeekdays(weekdays.days)})` : ''}`,
  })
}

/** The episodes of 'a podcast with 8 episodes, one a week': the pace belongs to what was counted right before. */
function countedBefore(context: ReadingContext, { segment }: Surroundings, group: TimeGroup): string | null {
  const before = segment?.from === group.from && segment.lead === ',' ? context.segments[context.segments.indexOf(segment) - 1] : undefined
  const number = before?.sentence === segment?.sentence && before ? [4, 3, 2].map((back) => before.to - back).find((at) => at >= before.from && parseNumber(context.source, at) !== null) : undefined
  if (number === undefined || !/^[^\p{L}\d]*(?:one|two|three|four|five|\d+)(?: each| every| a| per| in)* /iu.test(`${context.prompt.slice(context.source.tokens[group.from]!.start, context.source.tokens[group.to - 1]!.end)} `)) return null
  const counted = context.source.tokens.slice(parseNumber(context.source, number)!.next, before!.to)
  const isThing = counted.length > 0 && counted.every(({ kind, key }) => kind === 'word' && !isEmptyWord(key)) && counted.at(-1)!.key.endsWith('s') && !inTimes(context, number, before!.to) && !isMeasure(counted.at(-1)!.key)
  return isThing ? counted.map(({ text }) => text).join(' ') : null
}

function inTimes(context: ReadingContext, from: number, to: number): boolean {
  return context.groups.some((other) => other.from < to && other.to > from)
}

function hasStatedHours(context: ReadingContext, { segment }: Surroundings): boolean {
  const sentence = segment ? sentenceOf(context, segment) : []
  if (sentence.length === 0) return false
  const [start, end] = [context.source.tokens[sentence[0]!.from]!.start, context.source.tokens[sentence.at(-1)!.to - 1]!.end]
  return context.readings.some((reading) => reading.kind === 'availability' && reading.appliesTo === null && reading.windows.length > 0 && reading.start >= start && reading.end <= end)
}

/** Words that another reading has taken name no activity: 'with at least one rest day between workouts'. */
function untilClaimed(context: ReadingContext, { from, to }: Words): Words {
  const taken = context.claimed.subarray(from, to).indexOf(1)
  return { from, to: taken < 0 ? to : from + taken }
}

/** 'salgo tres veces por semana': a verb of the writer's own names no other activity. */
const OWN_VERBS = /^(?:(?:can |could )?(?:manage|do|handle|cope with|squeeze in|fit in|get in)|salgo|voy|hago|entreno|estudio|practico|je m['’]entra[iî]ne|je cours|vou|treino|estudo|ich (?:gehe|laufe|lerne|trainiere|übe)|gehe|laufe|trainiere)$/iu

/** 'max 40 euros per week' is a budget. */
function isMoney(noun: string | null): boolean {
  return noun !== null && /^(?:€|\$|£|eur|euros?|dollars?|bucks|pounds?|quid|usd|gbp|yen|rupees?|francs?|chf)\b/iu.test(noun)
}

function isDays({ expressions: [first] }: TimeGroup): boolean {
  return /\b(?:days?|tage?|dias?|jours?)\b/iu.test(first!.words)
}

/** 'the designer only 2 days a week', 'Rosa 3 days a week': how much time somebody has. */
function limitDays(context: ReadingContext, group: TimeGroup, { days, around }: { days: number; around: Surroundings }): boolean {
  const person = personIn(context, around.left) ?? personOfLine(context, around)
  const people = [...new Set([...(person === null ? [] : [person]), ...peopleOfRole(context, around.leftKeys)])]
  for (const name of people) {
    addReading(context, group, { value: { kind: 'limit', measure: 'minutes', per: 'week', min: null, max: days * 480, person: name }, text: `${name}: up to ${days} days a week` })
  }
  return people.length > 0
}

/** A time without an end opens so many minutes from there. */
const HOURS_FROM_POINT = 120

/** The hour of 'one chapter a day, evenings at 21:30'. */
function pointOfCount(context: ReadingContext, { expressions: [first] }: TimeGroup): ClockWindow[] | null {
  const point = first!.clock?.isPoint ? pointOf(first!.clock, context.is24) : null
  return point === null ? null : [{ from: point, to: Math.min(1440, point + HOURS_FROM_POINT) }]
}

/** 'at most 3 evenings a week, no later than 10pm': the hours that the same words name. */
function readHoursOfCount(context: ReadingContext, group: TimeGroup, part: ClockWindow | null): void {
  const hours = pointOfCount(context, group) ?? windowsOf(group.expressions[0]!.clock, context.is24)
  const windows = hours.length > 0 && part ? hours.map(({ from, to }) => ({ from: Math.max(from, part.from), to: Math.min(to, part.to) })).filter(({ from, to }) => to > from) : part ? [part] : hours
  if (windows.length > 0) addReading(context, group, { value: { kind: 'availability', days: {}, windows, person: null }, text: `Every day${describeWindows(windows)}` })
}

/** What comes after the bracket behind the count. */
function labelBehind(context: ReadingContext, { segment }: Surroundings): string | null {
  const next = segment ? context.segments.slice(context.segments.indexOf(segment) + 1).find(({ depth }) => depth === segment.depth) : undefined
  return next && next.sentence === segment?.sentence && next.lead === ')' ? labelOf(context, next, 5) : null
}
