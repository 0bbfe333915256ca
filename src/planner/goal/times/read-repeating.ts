import { weekdayOf } from '../../time/day-number.ts'
import { parseNumber } from '../../time/grammar/parse-number.ts'
import { addRhythm, addSingleDay, countPerWeek, windowsOrPoint } from './add-rhythm.ts'
import { isNoActivity, namesNothingDone } from './circumstances.ts'
import { describeDay, describePattern, describeWindows } from '../describe.ts'
import { labelOf } from '../labels.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { addReading, extendReading, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isSaid, isWholePlan } from '../surroundings.ts'
import { splitAtJoints } from '../segments.ts'
import type { Surroundings, TypedTime } from '../surroundings.ts'
import { isLongerTurn, isOthersTurn } from './others-turns.ts'
import { addTimesOfOther, isAnyOf, isTimeForGoal } from './whose-days.ts'
import { isDuty, isReason } from './duties.ts'
import { isOwnFreeTime } from './forbidden-times.ts'

/** Times that come back: busy times, working windows, or something to do on those days. */
export function readRepeating(context: ReadingContext, typed: TypedTime): void {
  const { entry, around, days, person, words } = typed
  const when = `${describePattern(days)}${describeWindows(entry.windows)}`
  if (isOwnFreeTime(around, entry)) {
    addReading(context, words, { value: { kind: 'availability', days, windows: windowsOrPoint(entry), person }, text: when })
    return
  }
  if (isOthersTurn(around) || isLongerTurn(around)) {
    context.claimed.fill(0, typed.group.from, typed.group.to)
    return
  }
  if (givesDaysToHours(context, typed) || leavesEarly(context, typed) || addSingleDay(context, typed)) return
  if (addTimesOfOther(context, typed)) return
  const shop = shopOf(context, around)
  if (shop !== null) {
    addReading(context, words, { value: { kind: 'availability', days, windows: windowsOrPoint(entry), person: null }, appliesTo: { labels: [shop] }, text: `${shop}: open ${when}` })
    return
  }
  if (isOpeningTime(around) || isTimeHeading(around) || /\b(?:times|hours|slots|availability|access)$/iu.test(labelOf(context, around.left) ?? '')) {
    addReading(context, words, { value: { kind: 'availability', days, windows: windowsOrPoint(entry), person: null }, text: `Open ${when}` })
    return
  }
  const said = dutyName(context, typed, activityOf(context, typed))
  const label = isVerbOfGoal(context, around, said) || isTimeForGoal(context, typed) ? null : said
  const countedWeeks = weeksCounted(context, typed)
  if (countedWeeks !== null && label !== null && !isWholePlan(label) && isOwnActivity(around) && !CEILING.test(label)) return addCountedDays(context, typed, { label, count: countedWeeks })
  const isWhy = label !== null && typed.person === null && entry.windows.length > 0 && isReason(context, around) && !isAbility(around.leftKeys) && !isSaid(around, 'only')
  if (isWhy || !isCaring(around) && isDuty(context, typed)) {
    addReading(context, words, { value: { kind: 'commitment', title: label ?? 'Busy', days, windows: windowsFrom(typed), person, inPlan: isOwnEvent(label) }, text: `${label ?? person ?? 'Busy'}: ${when}` })
    return
  }
  const isAny = isAnyOf(context, typed)
  const isRule = isSaid(around, 'only') || isAbility(around.leftKeys) || isAny
  const bound = isAny ? label : isRule && person === null ? othersActivity(context, typed) : null
  const others = bound !== null && (isWholePlan(bound) || isNoActivity(bound) || PROVIDERS.test(bound)) ? null : bound
  if (label === null || isWholePlan(label) || countedWeeks !== null || (isRule && others === null)) {
    if (isEachSession(context, typed)) return addRhythm(context, typed, null)
    if (entry.everyDays > 0 || entry.oncePer !== null || isShortDaily(typed) || (entry.isDaily && entry.windows.length === 0 && entry.point === null)) return addRhythm(context, typed, null)
    const daily = dailyRhythmBefore(context, typed)
    if (daily) Object.assign(daily, { days, everyDays: null, text: `${daily.text}, ${when}` })
    addReading(context, words, { value: { kind: 'availability', days, windows: daily ? daily.windows : windowsOrPoint(entry), person }, strength: isSaid(around, 'wish') ? 'soft' : 'hard', text: when })
    if (countedWeeks !== null) addCountedWeeks(context, typed, countedWeeks)
    return
  }
  if (isRule && others !== null) {
    addReading(context, words, { value: { kind: 'availability', days, windows: entry.windows, person: null }, appliesTo: { labels: [others] }, strength: isSaid(around, 'wish') ? 'soft' : 'hard', text: `${others}: ${when}` })
    return
  }
  if (addDayOfOneWeek(context, typed, label)) return
  addRhythm(context, typed, label)
}

/** 'máximo 6 domingos' names nothing that is done. */
const CEILING = /^(?:max(?:imum)?|m[aá]ximo|at most|no more than|up to|h[oö]chstens|maximal|au plus|only|just|solo|sólo|nur)(?: \d+| \p{L}+)?$/iu

/** Behind what the plan is, in a clause of its own. */
function isOwnActivity({ segment, left }: Surroundings): boolean {
  return segment !== null && (segment.sentence > 0 || segment.from > 0 && left.from >= segment.from && left.to > left.from)
}

/** 'every morning 6:45 to 7:15': so short a time of every day is the session itself. */
function isShortDaily({ entry, person }: TypedTime): boolean {
  const [window] = entry.windows
  return person === null && entry.isDaily && entry.windows.length === 1 && window!.to - window!.from <= 60 && entry.expressions.some(({ clock, recurrence }) => clock?.from && clock.to && recurrence?.part)
}

/** 'Knit four jumpers … I knit Mondays and Thursdays': when there is time for it. */
function isVerbOfGoal(context: ReadingContext, { leftKeys, segment }: Surroundings, label: string | null): boolean {
  const verb = context.source.tokens[0]?.key ?? ''
  return segment !== null && segment.sentence > 0 && /^(?:i|we)$/u.test(leftKeys[0] ?? '') && label !== null && (label.toLowerCase() === verb || /^(?:write|study|revise|practi[cs]e|train|learn|rehearse)$/iu.test(label))
}

/** 'Kofi leaves at noon on Wednesdays': gone from then on. */
function leavesEarly(context: ReadingContext, { entry, around, days, person, words }: TypedTime): boolean {
  const isLeaving = around.leftKeys.some((key) => /^(?:leaves|finishes|stops)$/u.test(key)) && around.leftKeys.length <= 4
  const from = entry.point ?? entry.windows[0]?.from ?? null
  if (person === null || !isLeaving || from === null) return false
  const windows = [{ from, to: 1440 }]
  addReading(context, words, { value: { kind: 'exclusion', days, windows, person }, text: `${person} away ${describePattern(days)}${describeWindows(windows)}` })
  return true
}

/** 'regression and release on Friday' in a sprint of one week happens once, on that day. */
function addDayOfOneWeek(context: ReadingContext, { entry, words }: TypedTime, label: string): boolean {
  const week = context.readings.find((reading) => reading.kind === 'horizon' && reading.appliesTo === null && reading.first !== null && reading.last !== null && reading.last - reading.first <= 6)
  if (context.plannerType !== 'sprint' || week?.kind !== 'horizon' || entry.weekdays?.length !== 1 || entry.everyWeeks > 1) return false
  const day = week.first! + ((entry.weekdays[0]! - weekdayOf(week.first!) + 7) % 7)
  if (day > week.last!) return false
  const isPart = entry.part !== null
  addReading(context, words, {
    value: { kind: 'event', title: label, days: { first: day, last: day }, from: isPart ? null : (entry.point ?? entry.windows[0]?.from ?? null), to: isPart ? null : (entry.windows[0]?.to ?? null), place: null, person: null }, text: `${label}: ${describeDay(day)}`,
  })
  return true
}

/** 'runs before work (6:15-7:30) Tue and Thu': days right behind the hours of an activity make it a rhythm. */
function givesDaysToHours(context: ReadingContext, { entry, around, group, days }: TypedTime): boolean {
  const last = context.readings.at(-1)
  if (last?.kind !== 'availability' || last.person !== null || entry.weekdays === null || entry.windows.length > 0 || entry.point !== null) return false
  const hasDays = last.days.weekdays !== undefined || last.days.spans !== undefined
  const between = context.prompt.slice(last.end, context.source.tokens[group.from]!.start)
  if (hasDays || around.leftKeys.length > 0 || !/^\)?,? ?(?:on )?$/u.test(between)) return false
  if (last.appliesTo === null) {
    // 'the half hour after lunch (13:00-13:30) on Mondays'.
    if (!between.startsWith(')')) return false
    Object.assign(last, { days, text: `${describePattern(days)}${describeWindows(last.windows)}` })
    extendReading(context, last, group)
    return true
  }
  const value = { kind: 'rhythm' as const, title: last.appliesTo.labels[0]!, count: countPerWeek(entry), per: 'week' as const, atLeast: false, everyDays: null, days, windows: last.windows, minutes: null }
  context.readings[context.readings.length - 1] = { ...last, ...value, text: `${last.appliesTo.labels[0]!}: ${describePattern(days)}${describeWindows(last.windows)}` }
  extendReading(context, context.readings.at(-1)!, group)
  return true
}

/** Whoever the plan's sessions are held with: their times are the plan's. */
const PROVIDERS = /^(?:instructor|tutor|coach|trainer|teacher|therapist|physio|driving instructor|personal trainer|fahrlehrer(?:in)?|lehrer(?:in)?|profesora?|professora?|prof|entrenadora?|moniteur|monitrice)$/iu

/** 'Practice time: Tue and Thu 7-8pm', 'sewing time is Sunday mornings': when there is time for the goal. */
function isTimeHeading({ leftKeys }: Surroundings): boolean {
  return /^(?:(?:my|our|the) )?(?:\p{L}+ing|practi[cs]e|study|rehearsal|work|free|spare|available|quiet|homework|revision|workout|gym|desk) time(?: (?:is|:|on|only|slots?))*$/u.test(leftKeys.join(' '))
}

/** 'the pool is open Mon/Wed 6:30-8': the hours of a place that the plan goes to. */
function isOpeningTime({ leftKeys }: Surroundings): boolean {
  const open = leftKeys.findIndex((key) => /^(?:open|opens|opening)$/u.test(key))
  return open > 0 && leftKeys.slice(0, open).some((key) => /^(?:pool|gym|library|track|court|courts|rink|studio|club|hall|centre|center|lab|workshop|wall|range|shop|store|office|allotment|bibliothek|schwimmbad|halle|piscina|biblioteca|gimnasio|piscine|bibliotheque|academia)$/u.test(key))
}

/** 'the charity shop is open Sat 10-14': when one can go there, not when the plan is worked on. */
function shopOf(context: ReadingContext, { leftKeys, left, segment }: Surroundings): string | null {
  const open = leftKeys.findIndex((key) => /^(?:open|opens|opening)$/u.test(key))
  const isShop = open > 0 && (segment?.sentence ?? 0) > 0 && leftKeys.slice(0, open).some((key) => /^(?:shop|store|office|tip|dump|bank|post|market|depot|registry|embassy|consulate|laden|tienda|magasin|loja)$/u.test(key))
  return isShop ? labelOf(context, { from: left.from, to: left.from + open }, 3)?.replace(/ (?:is|are)$/iu, '') ?? null : null
}

/** 'Daily 30 minutes (12:15-12:45), Monday through Friday': days without hours say which days 'daily' means. */
function dailyRhythmBefore(context: ReadingContext, { entry, around }: TypedTime): ReadingOf<'rhythm'> & Reading | null {
  if (!around.segment || entry.weekdays === null || entry.weekdays.length < 3 || entry.windows.length > 0 || entry.point !== null) return null
  const start = context.source.tokens[sentenceOf(context, around.segment)[0]!.from]!.start
  const daily = context.readings.findLast((reading) => reading.kind === 'rhythm' && reading.start >= start)
  return daily?.kind === 'rhythm' && daily.everyDays === 1 && daily.days.weekdays === undefined ? daily : null
}

/** 'birth class - we're booked Tuesdays': the name stands before the dash. */
function dutyName(context: ReadingContext, { around }: TypedTime, label: string | null): string | null {
  const { segment } = around
  if (label === null || !/booked|busy|^work$/iu.test(label) || segment?.lead !== '-') return label
  const before = context.segments[context.segments.indexOf(segment) - 1]
  return before ? labelOf(context, before) : label
}

/** A duty of the user's own that the plan may show: a class, a meeting with the supervisor. */
export function isOwnEvent(label: string | null): boolean {
  return label !== null && /class|course|lesson|meeting|clase|kurs|cours|aula/iu.test(label)
}

/** 'Je peux m'en occuper le mardi soir', 'ich kann mich samstags darum kümmern': when there is time for the plan. */
function isCaring({ leftKeys, rightKeys }: Surroundings): boolean {
  return isAbility(leftKeys) && CARING.test([...leftKeys, ...rightKeys].join(' '))
}

/** To see to it, work on it, take care of it. */
const CARING = /(?:^| )(?:m'en occuper|nous en occuper|y travailler|darum kummern|daran arbeiten|dran arbeiten|ocuparme|ocuparnos|dedicarme|dedicarle|tratar disso|cuidar disso|see to (?:it|this|that|them)|work on (?:it|this|that|them)|deal with (?:it|this|that|them)|do (?:it|this|that)|spend on (?:it|this|that))(?= |$)/u

function isAbility(keys: readonly string[]): boolean {
  return keys.some((key) => /^(?:can|could|able|available|free|kann|konnen|puedo|podemos|consigo(?: estudar| treinar)?|conseguimos|logro|peux|pouvons|posso|podemos|i've|ive)$/u.test(key))
}

/** 'my husband can only paint on weekends' binds painting; 'we can only do wedding stuff on weekends' binds everything. */
function othersActivity(context: ReadingContext, { around }: TypedTime): string | null {
  // 'The yard lifts on Thursdays only'.
  const isThing = around.rightKeys[0] === 'only' && around.segment !== null && (around.segment.sentence > 0 || around.segment.lead === ',' && around.left.from >= around.segment.from && around.left.to > around.left.from + 1) && around.leftKeys.length <= 4 && !around.leftKeys.some((key) => /^(?:i|we|i'm|we're|free|available|time|evenings|mornings|weekends|weekdays|only)$/u.test(key))
  const thing = isThing ? labelOf(context, around.left, 3) : null
  if (thing !== null) return thing
  const at = around.leftKeys.findLastIndex((key) => /^(?:can|could|only|able|kann|puede|peut|pode)$/u.test(key))
  const isUser = /^(?:i|we|i've|we've|i'm|we're|i'll|we'll|i'd|we'd|you|everyone|everybody|ich|wir|yo|je|nous|eu|nos)$/u.test(around.leftKeys.find((key) => !/^(?:and|but|so|also|please)$/u.test(key)) ?? 'i')
  if (at < 0 || isUser || around.segment?.lead === '(' && /^(?:he|she|they|it|he's|she's|they're|it's)$/u.test(around.leftKeys[0] ?? '')) return null
  // 'shopping only on Thursday evening' binds what stands before the 'only'.
  return labelOf(context, { from: around.left.from + at + 1, to: around.left.to }, 3) ?? labelOf(context, { from: around.left.from, to: around.left.from + at }, 3)
}

/** 'Tuesdays and Thursdays, 45 minutes each': named days with the length of one session are a rhythm. */
function isEachSession(context: ReadingContext, { group, entry, around }: TypedTime): boolean {
  const isSet = entry.expressions.length === 1 && (entry.weekdays?.length ?? 0) > 1
  const length = context.groups.find((other) => other.from >= group.from && other.expressions[0]!.duration !== null && (other.expressions[0]!.duration?.high ?? 0) < 86_400)
  const isNear = length !== undefined && length.from - group.to <= 3
  const isEach = around.rightKeys.some((key) => /^(?:je|jeweils|each|cada|chaque)$/u.test(key)) || (length !== undefined && /^(?:each|je|cada|chacune)$/u.test(context.source.tokens[length.to]?.key ?? ''))
  return entry.weekdays !== null && !isSet && isNear && isEach
}

/** 'over 5 saturdays': a number right before the weekday counts weeks. */
function weeksCounted(context: ReadingContext, { group, entry }: TypedTime): number | null {
  const number = group.from > 0 && entry.weekdays?.length === 1 ? parseNumber(context.source, group.from - 1) : null
  return number && number.next === group.from && number.value >= 2 && number.value <= 60 ? number.value : null
}

/** 'Practical on 3 Saturdays in June, 9-13': so many of those days, for that alone. */
function addCountedDays(context: ReadingContext, { entry, days, words }: TypedTime, { label: said, count }: { label: string; count: number }): void {
  // 'Practical on 3' ends in the count.
  const label = said.replace(/(?: (?:on|for|over|during))? (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)$/iu, '')
  addReading(context, words, {
    value: { kind: 'rhythm', title: label, count, per: 'total', atLeast: false, everyDays: null, days, windows: windowsOrPoint(entry), minutes: null },
    appliesTo: { labels: [label] }, text: `${label}: ${count} times, ${describePattern(days)}${describeWindows(entry.windows)}`,
  })
}

/** The last of the counted days; each of them that is skipped moves it by a week. */
function addCountedWeeks(context: ReadingContext, { words, days, entry }: TypedTime, count: number): void {
  const stated = context.groups.find(({ expressions: [first] }) => first!.bound === 'since' && first!.days)?.expressions[0]!.days?.first
  // 'two Sundays in October': the first ones of those days.
  const start = entry.frame && entry.frame.first > context.today ? entry.frame.first : stated ?? context.today
  const first = start + ((entry.weekdays![0]! - weekdayOf(start) + 7) % 7)
  const skipped = context.groups.filter((group) => group.expressions.some(({ days: other, bound }) => bound === null && other !== null && other.grain === 'day' && other.first > first && weekdayOf(other.first) === entry.weekdays![0])).length
  const last = first + (count - 1 + skipped) * 7
  addReading(context, words, { value: { kind: 'horizon', first: entry.frame && entry.frame.first > context.today ? first : null, last }, text: `${count} times, ${describePattern(days)}, to ${describeDay(last)}` })
}

/** 'on the train Mon and Wed 7:50-8:30', "I'm at the plot Saturdays": where one is then, and has time. */
const WHEREABOUTS = /^(?:(?:and|also|plus|i'm|im|i am|we're|we are) )*(?:on|at|in|during) (?:the|my|our) (?:train|bus|tube|tram|commute|ferry|plot|allotment|library|studio|workshop|shed|garage|office|desk|kitchen|lab|community garden|makerspace|cafe)(?: (?:home|to work|ride|journey))?$/u

/** What is done then: the words before the time, or behind it when none are before. */
function activityOf(context: ReadingContext, { around, entry, group }: TypedTime): string | null {
  if (WHEREABOUTS.test(around.leftKeys.filter((key) => key !== ',').join(' '))) return null
  const before = labelOf(context, withoutInstead(context, around))?.replace(/^(?:one|another|(?:add|also|plus)(?: an?| the)?) (?=\p{L})/iu, '').replace(/(?<=\p{L}) (?:always|siempre|immer|toujours|sempre|हमेशा)$/iu, '').replace(/ (?:per|each|every)$/iu, '').replace(/^(?:at )?(?:least|most) (?:\d+|one|two|three|four|five) /iu, '') ?? null
  // 'every evening at 9 write three lines in a notebook'.
  if (before === null && entry.isDaily && entry.point !== null && around.rightKeys.length <= 8 && !/^(?:i|we|to|for|and|is|with|at|in|on)$/u.test(around.rightKeys[0] ?? 'i')) return labelOf(context, around.right, 5)
  if (before !== null && /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|both|all)(?: of us)?$/iu.test(before)) return null
  // 'Alte Dias digitalisieren, 600 Stück, jeden Samstag': how many, not what.
  if (before !== null && /^\d+ \p{L}+$/u.test(before) && around.left.to < around.segment!.from + 1) return null
  // 'my workouts: Tue 18:00-19:00 legs': behind a heading, each time has its own words behind it.
  const behind = before !== null && around.segment?.lead === ':' && around.left.to <= around.segment.from && around.rightKeys.length > 0 && around.rightKeys.length <= 4 && !/^(?:in|at|on|with|for|im|bei|en|chez|no|em)$/u.test(around.rightKeys[0]!) ? labelOf(context, around.right) : null
  if (behind !== null) return behind
  if (before !== null && namesNothingDone(context, { around, group, entry }, before)) return null
  if (before !== null) return before
  if (/^(?:instead|rather)$/u.test(around.rightKeys[0] ?? '')) return insteadOf(context, around)
  const instead = around.rightKeys.findIndex((key) => /^(?:instead|rather)$/u.test(key))
  const right = instead > 0 ? { from: around.right.from, to: around.right.from + instead } : around.right
  const after = entry.isDaily || around.left.to > around.left.from || right.to - right.from > 4 ? null : labelOf(context, right)
  return after !== null && isNoActivity(after) ? null : after
}

/** 'on Fridays instead of the pub: a film' names what is done behind the colon. */
function insteadOf(context: ReadingContext, { segment }: Surroundings): string | null {
  const next = segment ? context.segments[context.segments.indexOf(segment) + 1] : undefined
  return next && next.sentence === segment?.sentence && /^[:,]$/u.test(next.lead) ? labelOf(context, next, 4) ?? textOf(context, next) : null
}

/** The pub of 'on Fridays instead of the pub' is what is not done then. */
function withoutInstead(context: ReadingContext, { left, leftKeys }: Surroundings): Words {
  // 'want the hard one first because it is long and a full run every Sunday': behind the last 'and'.
  const last = leftKeys.some((key) => /^(?:want|because|cause|cos|since)$/u.test(key)) ? splitAtJoints(context.source, left).at(-1) : undefined
  if (last && last.from > left.from) return last
  const at = leftKeys.findIndex((key, index) => (key === 'instead' || key === 'rather') && /^(?:of|than)$/u.test(leftKeys[index + 1] ?? ''))
  return at < 0 ? left : { from: left.from, to: left.from + at }
}

function windowsFrom({ entry }: TypedTime): TypedTime['entry']['windows'] {
  if (entry.windows.length > 0 || entry.point === null) return entry.windows
  return [{ from: entry.point, to: Math.min(1440, entry.point + 60) }]
}
