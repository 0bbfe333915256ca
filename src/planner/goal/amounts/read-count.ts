import type { ClockWindow, Weekday } from '../../time/calendar-time.ts'
import { parseNumber } from '../../time/grammar/parse-number.ts'
import { wordKey } from '../../time/grammar/token.ts'
import type { Recurrence } from '../../time/grammar/recurrence.ts'
import { describeInterval, describeWeekdays, describeWindows } from '../describe.ts'
import { isEmptyWord } from '../empty-words.ts'
import { labelOf } from '../labels.ts'
import { addReading, keysOf, segmentAt, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isRating } from '../ratings.ts'
import { areDoneInOneSitting } from '../expressions/amounts-of-habits.ts'
import { isWholePlan } from '../surroundings.ts'
import type { Surroundings } from '../surroundings.ts'
import { pointOf, windowsOf } from '../times/clock-windows.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { readCountOfWorkdays } from './counts-of-workdays.ts'
import { takeTurns, turnsBehindCount } from './turns-behind-count.ts'
import { bracketedDays, daysBehind } from './days-of-count.ts'
import { nameBefore } from './name-before-amount.ts'
import { isNoRate, OPINION, saysChange } from './no-rates.ts'
import { isTimeNoun, partNamed, sittingIn } from './named-sittings.ts'
import { limitDays } from './people-of-amounts.ts'
import { isCurrency, isMeasure } from './read-quantities.ts'
import { readSomeDays } from './read-some-days.ts'

type Input = { recurrence: Recurrence; around: Surroundings }

/** What is counted, and how often it comes. */
type Count = {
  low: number
  high: number
  per: 'day' | 'week' | 'month' | 'total'
  /** The activity; null where sittings of the plan are meant. */
  title: string | null
  atLeast: boolean
  isLimit: boolean
  /** '100 questions, 10 per day', '20 kanji a week': how many of them one sitting holds. */
  isPace: boolean
}

/** 'three times a week', '4 runs a week', 'at most two a day', 'one chapter a day, evenings at 21:30'. */
export function readCount(context: ReadingContext, group: TimeGroup, said: Input): void {
  if (readSomeDays(context, group, said)) return
  const { recurrence, around } = said
  const noun = nounOf(context, group, recurrence)
  if (isMoney(context, group, noun) || isNoRate(context, around) || group.expressions[0]!.comparison === null && saysChange(context, around, group.from + 1)) return
  if (OF_SPEED.has(recurrence.unit)) {
    addReading(context, group, { value: { kind: 'level', value: textOf(context, group) }, text: `Speed: ${textOf(context, group)}` })
    return
  }
  if (recurrence.unit === 'week' && noun === null && isDays(group) && limitDays(context, group, { days: recurrence.count!.high, around })) return
  if (!isAtMost(group, around) && readCountOfWorkdays(context, group, { ...said, noun })) return
  const count = countOf(context, group, { ...said, noun })
  // 'Bake two things on one day' is one day's work, and 'no more than two things on one day' a rule.
  if (!count.isLimit && ON_ONE_DAY.test(group.expressions[0]!.words)) return
  const part = partOfDay(context, group, said)
  const hours = count.title === null || count.isLimit || count.isPace ? null : recurrence.noun === null ? pointOfCount(context, group) : hoursOfThing(context, group, { title: count.title, part })
  // 'Mornings 5:45 to 6:45' are those hours, and not the whole morning.
  const isTimed = hours === null && windowsOf(group.expressions[0]!.clock, context.is24).length > 0
  if (hours === null) readHoursOfCount(context, group, { part: count.isLimit ? part : null, isOfMorning: isOfMorning(part) })
  if (count.isLimit && (count.per === 'day' || count.per === 'week')) addLimit(context, group, { per: count.per, most: count.high })
  else addRhythm(context, group, { recurrence, count, hours, part: isTimed ? null : part })
}

/** '60 words a minute' is how fast somebody types, and nothing that is done so often. */
const OF_SPEED: ReadonlySet<string> = new Set(['minute', 'second'])

function countOf(context: ReadingContext, group: TimeGroup, { recurrence, around, noun }: Input & { noun: string | null }): Count {
  const { unit } = recurrence
  const counted = countedBefore(context, around, group)
  const isEnough = ENOUGH.test(around.rightKeys.join(' '))
  const named = noun ?? counted ?? nameAround(context, around, isEnough)
  const title = named !== null && POINTS_BACK.test(named) ? null : named
  return {
    low: recurrence.count!.low, high: recurrence.count!.high, title,
    per: unit === 'weekend' ? 'week' : unit === 'business-day' && isAtMost(group, around) ? 'day' : unit === 'day' || unit === 'week' || unit === 'month' ? unit : 'total',
    atLeast: group.expressions[0]!.comparison === 'at-least' || around.leftKeys.includes('least'),
    isLimit: isAtMost(group, around) || isEnough && unit === 'day' || noun !== null && !ON_ONE_DAY.test(group.expressions[0]!.words) && (THINGS.test(noun) || /^of (?:these|those|them)$/iu.test(noun)),
    isPace: title !== null && recurrence.count!.high > (MOST_SITTINGS[unit] ?? Infinity) && (unit === 'day' && title === counted || noun !== null && !OCCASIONS.test(noun)) || noun !== null && unit === 'day' && recurrence.count!.high > 1 && areDoneInOneSitting(noun),
  }
}

/** What is counted is an occasion of its own, however many there are. */
const OCCASIONS = /(?:^|\s)(?:sessions?|sittings?|sets?|times|breaks?|runs?|walks?|meals?|feeds?|doses?|mal|veces|vezes|fois|sesiones|sess[õo]es|s[ée]ances)$/iu

/** 'All three twice daily': what was named before. */
const POINTS_BACK = /^(?:all |each of |alle |les |os |las |los )?(?:two|three|four|five|six|both|each|all|they|them|these|those|zwei|drei|vier|beide|dos|tres|cuatro|ambos|deux|trois|quatre|dois|tr[êe]s|quatro)$/iu

/** What is counted, unless it is a time: 'runs', not 'mornings'. */
function nounOf(context: ReadingContext, group: TimeGroup, { noun }: Recurrence): string | null {
  return noun !== null && !isTimeNoun(noun) && sittingIn(context, group) === null ? noun.replace(/ (?:at|on|in|over)$/iu, '') : null
}

/** The activity that stands before the count, else behind it. */
function nameAround(context: ReadingContext, around: Surroundings, isEnough: boolean): string | null {
  const before = around.leftKeys.length <= 9 ? nameBefore(context, around, 4) : null
  if (before !== null && (isRating(before) || OPINION.test(before))) return null
  if (before !== null && !OWN_VERBS.test(before)) return before
  const behind = isEnough || SUBORDINATE.test(around.rightKeys[0] ?? '') ? null : labelOf(context, untilClaimed(context, around.right), 5) ?? labelBehind(context, around)
  // 'Three evenings a week is realistic', 'four would work'.
  return behind !== null && (isRating(behind) || SUITS.test(around.rightKeys.join(' '))) ? null : behind
}

/** '5 mornings a week before the children wake', 'three evenings a week while she trains': the clause says when, and what others do. */
const SUBORDINATE = /^(?:before|after|while|whilst|when|whenever|until|till|because|since|as|once|if|unless|bevor|nachdem|wenn|weil|wahrend|solange|antes|despues|cuando|mientras|porque|avant|apres|quand|pendant|parce|tant|depois|quando|enquanto)$/u

function isAtMost({ expressions: [first] }: TimeGroup, { leftKeys }: Surroundings): boolean {
  const { comparison } = first!
  if (comparison === 'at-most' || comparison === 'less') return true
  // 'not more than three', 'never more than two'.
  const isDenied = comparison === 'more' && leftKeys.some((key) => /^(?:not?|never|nao|nunca|nicht|nie|ne|pas|jamais)$/u.test(key) || key.endsWith("n't"))
  return isDenied || leftKeys.some((key) => /^(?:max|maximum|most|more)$/u.test(key))
}

/** The mornings of 'three mornings a week'; null where the sentence states hours, as in 'before work, done by 7:45'. */
function partOfDay(context: ReadingContext, group: TimeGroup, { recurrence: { noun }, around }: Input): ClockWindow | null {
  const part = noun === null ? null : sittingIn(context, group)?.part ?? partNamed(noun)
  return part !== null && hasStatedHours(context, around) ? null : part
}

function addLimit(context: ReadingContext, group: TimeGroup, { per, most }: { per: 'day' | 'week'; most: number }): void {
  addReading(context, group, { value: { kind: 'limit', measure: 'tasks', per, min: null, max: most, person: null }, text: `At most ${most} a ${per}` })
}

type Rhythm = { recurrence: Recurrence; count: Count; hours: ClockWindow[] | null; part: ClockWindow | null }

function addRhythm(context: ReadingContext, group: TimeGroup, { recurrence, count: { low, high, per, title, atLeast, isPace }, hours, part }: Rhythm): void {
  if (isPace) return addPace(context, group, { per, high, title: title!, atLeast })
  const weekdays = daysOf(context, group, { recurrence, title })
  const turns = per === 'day' && low === high ? turnsBehindCount(context, group, high) : null
  // 'One each fortnight', 'two per fortnight': one every two weeks, or every week.
  const everyDays = recurrence.unit === 'fortnight' ? Math.max(1, Math.round(FORTNIGHT / high)) : null
  const windows = turns?.windows ?? hours ?? (part ? [part] : (weekdays?.windows ?? []))
  addReading(context, group, {
    value: {
      kind: 'rhythm', title, count: everyDays !== null ? null : high, per: everyDays === null ? per : 'week', atLeast, everyDays,
      days: weekdays ? { weekdays: weekdays.days } : {}, windows, minutes: recurrence.each ? Math.round(recurrence.each.high / 60) : null,
    },
    appliesTo: title && !isWholePlan(title) ? { labels: [title] } : null,
    text: `${title ?? 'Sessions'}: ${everyDays !== null ? describeInterval(everyDays) : `${low === high ? high : `${low}–${high}`} a ${per}`}${weekdays ? ` (${describeWeekdays(weekdays.days)}${describeWindows(weekdays.windows)})` : ''}${turns ? describeWindows(turns.windows) : describeWindows(hours ?? [])}`,
  })
  if (turns) takeTurns(context, group, turns)
}

const FORTNIGHT = 14

/** The 'Read ' of 'Read 20 pages a day', where the clause begins with it. */
function verbBefore(context: ReadingContext, { from }: TimeGroup): string {
  const verb = context.source.tokens[from - 1]
  return verb !== undefined && segmentAt(context, from)?.from === from - 1 && verb.kind === 'word' && verb.key.length > 3 && !isEmptyWord(verb.key) ? `${verb.text} ` : ''
}

/** '20 kanji a week', '10 sketches a day': one sitting a week or a day, which holds them all. */
function addPace(context: ReadingContext, group: TimeGroup, { per, high, title, atLeast }: Pick<Count, 'per' | 'high' | 'atLeast'> & { title: string }): void {
  const amount = title.startsWith(String(high)) ? title : `${high} ${title}`
  const named = `${verbBefore(context, group)}${amount}`
  const isDaily = per === 'day'
  // The pages of '20 pages a day' are those of a day and not of the whole.
  context.readings = context.readings.filter((reading) => reading.kind !== 'quantity' || reading.start < context.source.tokens[group.from]!.start || reading.end > context.source.tokens[group.to - 1]!.end)
  addReading(context, group, {
    value: { kind: 'rhythm', title: named, count: isDaily ? null : 1, per, atLeast, everyDays: isDaily ? 1 : null, days: {}, windows: [], minutes: null },
    appliesTo: { labels: [named] }, text: `${named}: ${isDaily ? 'every day' : `once a ${per}`}`,
  })
}

/** The days that the count names itself, in brackets behind it, or in the words behind its activity. */
function daysOf(context: ReadingContext, group: TimeGroup, { recurrence, title }: { recurrence: Recurrence; title: string | null }): { days: Weekday[]; windows: ClockWindow[] } | null {
  if (recurrence.unit === 'weekend') return { days: [6, 7], windows: [] }
  const named = recurrence.noun === null ? null : sittingIn(context, group)?.weekdays ?? null
  if (named !== null) return { days: named, windows: [] }
  return bracketedDays(context, group) ?? (title === null ? null : daysBehind(context, group, title))
}

/** 'One session a day is enough', 'two a day, no more'. */
const ENOUGH = /^(?:,? ?(?:is|are|will be|would be|ist|es|est|e|seems?|feels?) (?:\p{L}+ )?(?:enough|plenty|sufficient|fine|ok|okay|good|my limit|the limit|my max(?:imum)?|genug|suficiente|suffisant|bastante|all i (?:can )?(?:do|manage|want|need|cope with))|and no more|but no more|tops|max(?:imum)?)(?: .*)?$/u

const ON_ONE_DAY = / (?:on|in) one day$/iu

/** So many in such a time are sittings of their own. */
const MOST_SITTINGS: Readonly<Partial<Record<Recurrence['unit'], number>>> = { day: 4, week: 14, month: 31 }

/** 'just one thing a day', 'una sola cosa al día', 'eine Sache pro Tag'. */
const THINGS = /^(?:(?:single|sola|unica|única|einzige|seule) )?(?:things?|tasks?|items?|cosas?|tareas?|actividad(?:es)?|sachen?|dinge?|aufgaben?|choses?|t[aâ]ches?|activit[eé]s?|coisas?|tarefas?|atividades?)(?: (?:only|nur|sola|só|so|apenas|seulement))?$/iu

/** The episodes of 'a podcast with 8 episodes, one a week': the pace belongs to what was counted right before. */
function countedBefore(context: ReadingContext, { segment }: Surroundings, group: TimeGroup): string | null {
  const isAlone = segment !== null && (segment.from === group.from || OPINION.test(keysOf(context, { from: segment.from, to: group.from }).join(' ')))
  const before = isAlone && segment.lead === ',' ? context.segments[context.segments.indexOf(segment) - 1] : undefined
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

/** Says of the count that there is time for so many. */
const SUITS = /^(?:would|will|should|could|can|does|do|might)? ?(?:also |just |probably |usually )?(?:works?|suits?|be (?:fine|ok|okay|good|great|ideal|best|enough|possible))(?: (?:for )?(?:me|us|well|best|fine|nicely))*$/u

/** Words that another reading has taken name no activity: 'with at least one rest day between workouts'. */
function untilClaimed(context: ReadingContext, { from, to }: Words): Words {
  const taken = context.claimed.subarray(from, to).indexOf(1)
  return { from, to: taken < 0 ? to : from + taken }
}

/** 'salgo tres veces por semana': a verb of the writer's own names no other activity. */
const OWN_VERBS = /^(?:(?:can |could )?(?:manage|do|handle|cope with|squeeze in|fit in|get in)|salgo|voy|hago|entreno|estudio|practico|je m['’]entra[iî]ne|je cours|vou|treino|estudo|ich (?:gehe|laufe|lerne|trainiere|übe)|gehe|laufe|trainiere)$/iu

/** 'max 40 euros per week', 'one treat under $20 a month' is a budget. */
function isMoney({ source: { tokens } }: ReadingContext, { from }: TimeGroup, noun: string | null): boolean {
  return noun === null ? isCurrency(tokens[from - 1]?.key ?? '') : isCurrency(wordKey(noun.split(' ')[0]!))
}

function isDays({ expressions: [first] }: TimeGroup): boolean {
  return /\b(?:days?|tage?|dias?|jours?)\b/iu.test(first!.words)
}

/** A time without an end opens so many minutes from there. */
const HOURS_FROM_POINT = 120

/** The hour of 'one chapter a day, evenings at 21:30'. */
function pointOfCount(context: ReadingContext, { expressions: [first] }: TimeGroup): ClockWindow[] | null {
  const point = first!.clock?.isPoint ? pointOf(first!.clock, context.is24) : null
  return point === null ? null : [{ from: point, to: Math.min(1440, point + HOURS_FROM_POINT) }]
}

/** 'Two pages of maths a day between 9 and 10': the hours are those of what is counted. */
function hoursOfThing(context: ReadingContext, group: TimeGroup, { title, part }: { title: string; part: ClockWindow | null }): ClockWindow[] | null {
  const span = isWholePlan(title) ? [] : windowsOf(group.expressions[0]!.clock, context.is24)
  const hours = pointOfCount(context, group) ?? (span.length > 0 ? span : null)
  return isOfMorning(part) && hours !== null ? inTheMorning(hours) : hours
}

function isOfMorning(part: ClockWindow | null): boolean {
  return part !== null && part.to <= NOON
}

/** 'Four mornings a week at 5:30'. */
function inTheMorning(hours: readonly ClockWindow[]): ClockWindow[] {
  return hours.map(({ from, to }) => (hours.every((other) => other.from >= NOON) ? { from: from - NOON, to: to - NOON } : { from, to }))
}

const NOON = 720

/** 'at most 3 evenings a week, no later than 10pm': the hours that the same words name. */
function readHoursOfCount(context: ReadingContext, group: TimeGroup, { part, isOfMorning: isEarly }: { part: ClockWindow | null; isOfMorning: boolean }): void {
  const stated = pointOfCount(context, group) ?? windowsOf(group.expressions[0]!.clock, context.is24)
  const hours = isEarly ? inTheMorning(stated) : stated
  const windows = hours.length > 0 && part ? hours.map(({ from, to }) => ({ from: Math.max(from, part.from), to: Math.min(to, part.to) })).filter(({ from, to }) => to > from) : part ? [part] : hours
  if (windows.length > 0) addReading(context, group, { value: { kind: 'availability', days: {}, windows, person: null }, text: `Every day${describeWindows(windows)}` })
}

/** What comes after the bracket behind the count. */
function labelBehind(context: ReadingContext, { segment }: Surroundings): string | null {
  const next = segment ? context.segments.slice(context.segments.indexOf(segment) + 1).find(({ depth }) => depth === segment.depth) : undefined
  return next && next.sentence === segment?.sentence && next.lead === ')' ? labelOf(context, next, 5) : null
}
