import { MINUTES_PER_DAY, NO_END_DAYS } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { readByRole, when } from '../clause-role.ts'
import type { ClauseRole } from '../clause-role.ts'
import { describeDay } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, claim, extendReading, keysOf, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { isWholePlan, matcherOf } from '../surroundings.ts'
import type { Surroundings } from '../surroundings.ts'
import { plansTrip } from '../times/elsewhere.ts'
import { pointOf } from '../times/clock-windows.ts'
import { isForbidden } from '../times/forbidden-times.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { wordsAround } from '../times/words-around.ts'
import type { Start } from './bounded-clause.ts'
import { addLaunch } from './launches.ts'
import { setsAnchor } from './read-dated.ts'
import { excludedLabel } from './read-exclusions.ts'
import { addOffered } from './offers.ts'
import { addDayEvent } from './add-day-event.ts'
import { addNeededFrom, addRelativeStart, addStartOfOther } from './starts-of-others.ts'
import { addDaysOff, lastOfLength } from './days-away.ts'

/** What a clause does with a day from which on. */
export const START_ROLES: readonly ClauseRole<Start>[] = [
  { says: 'No deploys from 24 December', yields: 'exclusion', reads: addBarred },
  { says: "I'm away from 5 May for a week", yields: 'exclusion', reads: addAwayFor },
  { says: "I'm on leave from 22 March, until then only Saturdays 9-1", yields: 'availability', reads: addTimeOff },
  { says: 'Open a studio on 5 June. The lease starts on 13 March, so no painting before that', yields: 'event', reads: when((_context, { around }) => BEGINS_BY_ITSELF.test(around.leftKeys.join(' ')), addOtherStart) },
  { says: 'Nothing after 12 May', yields: 'horizon', reads: addEndBefore },
  { says: 'Learn to cook before my semester starts on 1 March', yields: 'deadline', reads: addBeforeStart },
  { says: 'Vaccinate the dog before our trip, which begins on 20 March', yields: 'deadline', reads: addReadyBeforeStart },
  { says: 'Band every other Monday (starting 11 January)', yields: 'rhythm', reads: (context, { around, group }) => around.segment?.lead === '(' && setsAnchor(context, { around, group, spans: [group.expressions[0]!.days!] }) },
  { says: 'Learn chess, daily 7-7:30. Club every other Thursday at 19:30, starting 14 January', yields: 'rhythm', reads: beginsSeriesBefore },
  { says: 'Yoga class Tuesdays 18-19 (starts 14 September)', yields: 'commitment', reads: startsWhatIsBefore },
  { says: 'A stand in time for the winter fair which begins Tuesday 9 March', yields: 'event', reads: addRelativeStart },
  { says: 'The first three texts are needed from 1 March', yields: 'deadline', reads: addNeededFrom },
  { says: 'A mentoring programme starting 1 April, two 2-week sprints from 25 January', yields: 'event', reads: addLaunch },
  { says: 'Concert on 26 June. Tickets on sale from 1 May', yields: 'event', reads: addOffered },
  { says: 'The semester starts on 13 March', yields: 'event', reads: addOtherStart },
  { says: 'Close the books by 31 January, with the auditors from 15 February', yields: 'event', reads: addBehindEnd },
  { says: 'Exhibit 15 photographs from 3 April: choose, print, frame', yields: 'deadline', reads: addShowing },
  { says: 'Train for the Coast to Coast walk, start 3 July in St Bees', yields: 'deadline', reads: addStartOfReadied },
  { says: 'Only from 22 February on I may jog', yields: 'horizon', reads: addStartOfAllowed },
  { says: 'Two-week sprints. Meter fitting = 5 boats a day, from 2 March', yields: 'horizon', reads: addStartOfOther },
  { says: 'Starting 8 March', yields: 'horizon', reads: addStart },
]

/** 'starting Monday', 'from 1 April on', 'not before May'. */
export function readStart(context: ReadingContext, group: TimeGroup, around: Surroundings): void {
  const { bound, days } = group.expressions[0]!
  readByRole(START_ROLES, context, { group, around, words: wordsAround(group, around), first: bound === 'after' ? days!.last + 1 : days!.first })
}

/** 'Yoga class on Tuesdays (starts 14 September)': that alone begins then. */
function startsWhatIsBefore(context: ReadingContext, { around: { segment, leftKeys }, group, first }: Start): boolean {
  const last = segment?.lead === '(' && leftKeys.length <= 1 ? context.readings.at(-1) : undefined
  if (last?.kind !== 'rhythm' && last?.kind !== 'commitment' || last.days.weekdays === undefined || context.source.tokens[segment!.from]!.start - last.end > 3) return false
  last.days = { ...last.days, spans: [{ first, last: last.days.spans?.[0]?.last ?? first + NO_END_DAYS }] }
  last.text += `, from ${describeDay(first)} on`
  extendReading(context, last, group)
  return true
}

/** 'Club every other Thursday at 19:30, starting 14 January', beside other times of the plan: the club begins then, not the plan. */
function beginsSeriesBefore(context: ReadingContext, { around: { segment, leftKeys }, group, first }: Start): boolean {
  const { source: { tokens }, readings } = context
  const verb = leftKeys.at(-1) ?? tokens[group.from]!.key
  const isAlone = segment?.from === group.from || leftKeys.length === 1 && /^(?:starts|begins|startet|beginnt|empieza|commence|comeca)$/u.test(verb)
  const isBehind = segment?.lead === ',' && segment.sentence > 0 && isAlone && segment.to === group.to
  const last = isBehind ? readings.at(-1) : undefined
  if (last?.kind !== 'rhythm' && last?.kind !== 'commitment' || last.title === null || last.days.weekdays === undefined || tokens[segment!.from]!.start - last.end > 3) return false
  // 'The course is Tuesdays 20-21:30, starts 2 March': the course does.
  const isItsOwn = /^(?:starts|begins|startet|beginnt|empieza|commence|comeca)$/u.test(verb)
  if (!last.days.weekdays.includes(weekdayOf(first)) || !isItsOwn && !readings.some((reading) => reading !== last && (reading.kind === 'rhythm' || reading.kind === 'availability' || reading.kind === 'horizon'))) return false
  if (last.days.everyWeeks) last.days.everyWeeks.anchor = first
  last.days = { ...last.days, spans: [{ first, last: last.days.spans?.[0]?.last ?? first + NO_END_DAYS }] }
  last.text += `, from ${describeDay(first)} on`
  extendReading(context, last, group)
  return true
}

const ALLOWED = /^(?:i|we|i'm|we're|he|she|they)(?: am| are| is)? ?(?:allowed|able|cleared|permitted|may|can|could)(?: to)?(?: (?:do|start|begin|have|go|try))?(?: (?:some|light|a|the|easy|gentle))*$/u

/** 'Only from week 7 on I'm allowed light jogging': that begins then, and the plan before. */
function addStartOfAllowed(context: ReadingContext, { around: { segment, right, rightKeys }, group, words, first }: Start): boolean {
  if (segment === null || segment.sentence === 0) return false
  const length = rightKeys.findIndex((_key, index) => ALLOWED.test(rightKeys.slice(0, rightKeys.length - index).join(' ')))
  const behind = length < 0 ? -1 : right.from + rightKeys.length - length
  const label = behind < 0 || behind >= right.to ? null : labelOf(context, { from: behind, to: right.to }, 2)
  if (label === null || isWholePlan(label)) return false
  addReading(context, { from: Math.min(words.from, group.from), to: right.to }, { value: { kind: 'horizon', first, last: null }, appliesTo: { labels: [label] }, text: `${label} from ${describeDay(first)}` })
  return true
}

/** 'no deploys from 24 December on'. */
function addBarred(context: ReadingContext, { around, words, first }: Start): boolean {
  const barred = isForbidden(context, around) ? excludedLabel(context, around) : null
  if (barred === null) return false
  addReading(context, words, { value: { kind: 'exclusion', days: { spans: [{ first, last: first + NO_END_DAYS }] }, windows: [], person: null }, appliesTo: { labels: barred }, text: `No ${barred.join(', ')} from ${describeDay(first)} on` })
  return true
}

/** "I'm away from 5 May for a week": those days alone. */
function addAwayFor(context: ReadingContext, { around, words, group, first }: Start): boolean {
  const next = context.groups.find(({ from }) => from >= group.to)
  const last = isForbidden(context, around) && next ? lastOfLength(context, next, { first, end: group.to }) : null
  if (last === null) return false
  claim(context, next!)
  addDaysOff(context, { from: words.from, to: Math.max(words.to, next!.to) }, { first, last })
  return true
}

/** "I'm on leave from 22 March, until then only Saturdays": off work, one has time for the plan, where other hours are named until then. */
function addTimeOff(context: ReadingContext, { around, words, group, first }: Start): boolean {
  const said = around.leftKeys.join(' ')
  const isOff = /^(?:(?:and|but) )?(?:i|we)(?:'m| am|'re| are|'ll be) (?:(?:off|not) work(?:ing)?|on (?:\p{L}+ )?leave|on holiday|retired|free|off)(?: (?:again|as well))?$/u.test(said)
  const next = context.groups.find(({ from }) => from >= group.to)
  const isUntilThen = next !== undefined && context.source.tokens.slice(group.to, next.from).map(({ key }) => key).join(' ').search(/(?:until|till|before|up to) (?:then|that)/u) >= 0
  if (!isOff || !isUntilThen) return false
  addReading(context, words, { value: { kind: 'availability', days: { spans: [{ first, last: first + NO_END_DAYS }] }, windows: [], person: null }, text: `From ${describeDay(first)} on` })
  return true
}

/** 'nothing after 12 May'. */
function addEndBefore(context: ReadingContext, { around, group, words, first }: Start): boolean {
  // 'grandkids here until then, so no, starting tomorrow': the no is of the clause before.
  const isStartAlone = around.segment?.from === group.from && (/^(?:start|begin|commenc)/u.test(context.source.tokens[group.from]!.key) || around.segment.to === group.to && around.segment.lead === ',' && group.expressions[0]!.days!.first - context.today <= NEAR_DAYS)
  // The holiday of 'plan a two week holiday starting 3 July' is the goal's own.
  const isTripPlanned = around.segment === context.segments[0] && plansTrip(context)
  if (isStartAlone || isTripPlanned || !isForbidden(context, around)) return false
  addReading(context, words, { value: { kind: 'horizon', first: null, last: first - 1 }, text: `Nothing after ${describeDay(first - 1)}` })
  return true
}

/** 'before my semester starts on 1 March': done by then. */
function addBeforeStart(context: ReadingContext, { group, around, first }: Start): boolean {
  const before = around.leftKeys.findLastIndex((key) => /^(?:before|until|till|bevor|bis|avant|antes)$/u.test(key))
  if (before < 0 || around.leftKeys.length - before > 7) return false
  const isVerb = /^(?:starts?|begins?|opens?|commences?|beginnt|empieza|commence|comeca)$/u.test(around.leftKeys.at(-1) ?? '')
  const event = labelOf(context, { from: around.left.from + before + 1, to: around.left.to - (isVerb ? 1 : 0) }, 4)
  if (event === null) return false
  const matcher = around.segment?.sentence === 0 ? null : matcherOf(context, { from: around.left.from, to: around.left.from + before })
  addReading(context, { from: around.left.from + before, to: group.to }, { value: { kind: 'deadline', latest: first * MINUTES_PER_DAY, event }, appliesTo: matcher, text: `${matcher ? `${matcher.labels[0]} d` : 'D'}one before ${event} on ${describeDay(first)}` })
  return true
}

/** 'before our trip, which begins on 20 March', 'by the summer holidays (they start 23 July)': the plan ends where that begins. */
function addReadyBeforeStart(context: ReadingContext, { group, around, first }: Start): boolean {
  const isAside = around.segment?.lead === '(' && /^(?:it|they|these|this)$/u.test(around.leftKeys[0] ?? '')
  const isRelative = (isAside || /^(?:which|that|who|que|qui)$/u.test(around.leftKeys[0] ?? '')) && around.leftKeys.length <= 3
  const antecedent = around.segment && isRelative ? context.segments[context.segments.indexOf(around.segment) - 1] : undefined
  if (!antecedent || antecedent.sentence !== around.segment!.sentence) return false
  const { tokens } = context.source
  const before = tokens.slice(antecedent.from, antecedent.to).findLastIndex(({ key }) => (isAside ? /^(?:by|before|until|till)$/u : /^(?:before|until|till|antes|avant|vor|bis)$/u).test(key))
  if (isAside && before < 0) return false
  const event = labelOf(context, { from: antecedent.from + Math.max(0, before + 1), to: antecedent.to }, 3)
  if (event === null) return false
  const words = { from: before < 0 ? antecedent.from : antecedent.from + before, to: group.to }
  if (before >= 0) addReading(context, words, { value: { kind: 'deadline', latest: first * MINUTES_PER_DAY, event }, text: `Done before ${event} on ${describeDay(first)}` })
  else addDayEvent(context, words, { title: event, days: { first, last: first } })
  return before >= 0 || antecedent.from > 0
}

/** What begins on a day that others have set, with or without the plan. */
const BEGINS_BY_ITSELF = /^(?:(?:and|but) )?(?:(?:the|my|our|his|her|their|new|der|die|das|el|la|le|mi|mon|ma|o|a|meu|minha) )*(?:lease|tenancy|contract|rental|let|placement|residency|traineeship|trainee|licence|license|permit|insurance|cover|funding|grant|parental|maternity|paternity|sick|mietvertrag|vertrag|mietverhaltnis|contrato|alquiler|bail|contrat|stage|arrendamento|aluguel)(?: \p{L}+)?(?: (?:starts?|begins?|runs|commences?|beginnt|startet|lauft|empieza|comienza|commence|debute|comeca))(?: on| from| ab| el| le| am| em| no)?$/u

/** 'the trip starts 13 March': what the plan leads up to, not the plan; 'the lease starts 1 March' happens on its way to what comes later. */
function addOtherStart(context: ReadingContext, { group, around, words, first }: Start): boolean {
  const hasVerb = /^(?:starts?|begins?|commences?|beginnt|empieza|commence|comeca)$/u.test(around.leftKeys.at(-1) ?? '')
  const isOther = around.leftKeys.length <= 5 && !/^(?:train|training|study|practi[cs]e|save|saving|plan|prepare)$/u.test(around.leftKeys[0] ?? '') && OTHERS.test(around.leftKeys.at(hasVerb ? -2 : -1) ?? '')
  const isPassed = !isOther && hasVerb && isOnTheWay(context, around, first)
  const title = isPassed ? textOf(context, around.left).replace(/^(?:the|our|my|a) /iu, '') : isOther ? labelOf(context, { from: around.left.from, to: around.left.to - (hasVerb ? 1 : 0) }, 3) : null
  if (title === null) return false
  const { clock } = group.expressions[0]!
  addReading(context, words, { value: { kind: 'event', title, days: { first, last: first }, from: clock ? pointOf(clock, context.is24) : null, to: null, place: null, person: null }, text: `${title}: ${describeDay(first)}` })
  return true
}

const OTHERS = /^(?:lease|tenancy|contract|rental|placement|residency|traineeship|licence|license|permit|insurance|cover|funding|grant|mietvertrag|vertrag|contrato|alquiler|bail|contrat|stage|arrendamento|aluguel|cycle|chemo|chemotherapy|radiotherapy|treatment|trip|holiday|vacation|journey|cruise|season|race|job|leave|semester|term|internship|apprenticeship|school|holidays|festival|conference|inspection|audit|hearing|fair|fest|expo|summit|showcase|jam|hackathon|congress|voting|sale|closure|shutdown|demolition|elections|camp|tournament|reise|viaje|voyage|viagem|urlaub|elternzeit|semestre|studium|praktikum|ausbildung)$/u

/** 'Lease starts 1 March', beside an occasion that comes later: a thing of two words, and none of the plan's own. */
function isOnTheWay({ plannerType, readings }: ReadingContext, { segment, leftKeys }: Surroundings, first: number): boolean {
  const thing = leftKeys.slice(0, -1).filter((key) => !/^(?:the|our|my|a)$/u.test(key))
  const leadsUp = readings.some((reading) => reading.kind === 'event' && reading.days.first > first)
  return plannerType === 'calendar' && (segment?.sentence ?? 0) > 0 && leadsUp && thing.length > 0 && thing.length <= 2 && !thing.some((key) => OF_PLAN.test(key))
}

const OF_PLAN = /^(?:i|we|it|this|that|he|she|they|everything|plan|project|work|works|training|study|studying|course|lessons?|sessions?|prep|preparations?|programme|program|block|building|construction|renovation|season|practice|rehearsals?|planning|date|on|in|to|and)$/u

/** 'by 31 January, with the auditors from 15 February': what begins behind the end of the plan is no start of it. */
function addBehindEnd(context: ReadingContext, { group, around, first }: Start): boolean {
  const ended = context.readings.some((reading) => reading.kind === 'deadline' && reading.appliesTo === null && reading.latest <= first * MINUTES_PER_DAY)
  const title = ended && around.left.to > around.left.from ? labelOf(context, around.left, 4) : null
  if (title === null) return false
  addDayEvent(context, wordsAround(group, around), { title, days: { first, last: first } })
  return true
}

/** 'Exhibit 15 photographs from 3 April: choose, print, frame': what the list prepares is over when the showing begins. */
function addShowing(context: ReadingContext, { group, around, first }: Start): boolean {
  const next = around.segment ? context.segments[context.segments.indexOf(around.segment) + 1] : undefined
  const isShown = around.segment?.from === 0 && around.leftKeys.some((key, index) => /^(?:exhibit|exhibition|display|perform|performance|stage|screen|ausstellen|ausstellung|exponer|exposicion|exposer|expor)$/u.test(key) && index < 4)
  const event = isShown && next?.lead === ':' && next.sentence === around.segment?.sentence ? labelOf(context, around.left, 5) : null
  if (event === null) return false
  const words = wordsAround(group, around)
  addDayEvent(context, words, { title: event, days: { first, last: first } })
  addReading(context, words, { value: { kind: 'deadline', latest: first * MINUTES_PER_DAY, event }, text: `Ready for ${event} on ${describeDay(first)}` })
  return true
}

const READYING = /(?:^| )(?:train|training|trains|prepare|preparing|fit|ready|shape|trainiere|trainieren|vorbereite[nt]?|entreno|entrenar|entrenando|preparo|preparar|preparandome|entraine|entrainer|prepare|preparer|treino|treinar) (?:for|fur|auf|para|pour|a) /u
const STARTING = /^(?:starts?|starting|begins?|beginning|inicio|comienzo|depart|beginn)$/u
/** Weeks that one gets ready for something; what starts sooner is the plan. */
const LEAST_READYING_DAYS = 42

/** 'I am training for the Coast to Coast walk, start 3 July': weeks away, that is when the walk begins. */
function addStartOfReadied(context: ReadingContext, { group, around, words, first }: Start): boolean {
  const [goal] = context.segments
  const said = goal ? ` ${keysOf(context, goal).join(' ')} ` : ''
  const isStart = [group.from, group.from - 1].some((at) => STARTING.test(context.source.tokens[at]?.key ?? ''))
  const readying = isStart ? READYING.exec(said) : null
  if (!goal || readying === null || around.segment?.sentence !== 0 || context.plannerType !== 'calendar' || first < context.today + LEAST_READYING_DAYS) return false
  const behind = goal.from + said.slice(0, readying.index + readying[0].length).trim().split(' ').length
  const event = labelOf(context, { from: behind, to: Math.min(goal.to, group.from) }, 5)
  if (event === null) return false
  const { clock } = group.expressions[0]!
  addReading(context, words, { value: { kind: 'event', title: event, days: { first, last: first }, from: clock ? pointOf(clock, context.is24) : null, to: null, place: null, person: null }, text: `${event}: ${describeDay(first)}` })
  addReading(context, words, { value: { kind: 'deadline', latest: first * MINUTES_PER_DAY, event }, text: `Ready for ${event} on ${describeDay(first)}` })
  return true
}

/** The day on which the plan begins, or a part of it, or what the sentence does again and again. */
function addStart(context: ReadingContext, { group, around, words, first }: Start): boolean {
  const isNotBefore = /^(?:no|not)$/u.test(context.source.tokens[group.from]!.key) && around.segment !== null && around.segment.lead !== ''
  // 'Lake on Sundays, usually from early June': an aside that is said of what comes again.
  const isAside = around.segment !== null && around.segment.sentence > 0 && around.segment.lead === ',' && around.segment.from < group.from && around.leftKeys.every((key) => ASIDE.test(key))
  const repeated = (isNotBefore || isAside) && labelOf(context, around.left) === null ? rhythmBefore(context, around.segment!) : null
  const matcher = repeated !== null ? { labels: [repeated] } : isStartOfPlan(context, group, around) ? null : matcherOf(context, around.left)
  addReading(context, words, { value: { kind: 'horizon', first, last: null }, appliesTo: matcher, text: `${matcher ? `${matcher.labels.join(', ')} from` : 'Start on'} ${describeDay(first)}` })
  return true
}

const ASIDE = /^(?:typically|usually|normally|mostly|probably|hopefully|likely|realistically|generally|but|and|only|so|meist|meistens|normalerweise|wohl|erst|normalmente|probablemente|generalmente|solo|normalement|generalement|sans|doute|seulement|provavelmente|so)$/u

/** A thing of its own, and neither the plan nor its sprints. */
function isPlainPart(label: string | null): boolean {
  return label !== null && !isWholePlan(label) && !/(?:sprints?|projekt|project|proyecto|projet|projeto|iterations?|team|one)$/iu.test(label)
}

/** 'starting Monday' says when the plan begins; 'mock interviews from week 4' when a part of it does. */
function isStartOfPlan(context: ReadingContext, group: TimeGroup, around: Surroundings): boolean {
  const key = context.source.tokens[group.from]!.key
  // 'Der Pilot startet frühestens am 5. Juli', behind what the plan is.
  const isOfPart = context.plannerType === 'sprint' && (around.segment?.sentence ?? 0) > 0 && /^(?:startet|beginnt|starts|begins|empieza|commence|comeca)$/u.test(around.leftKeys.at(-1) ?? '') && isPlainPart(labelOf(context, { from: around.left.from, to: around.left.to - 1 }, 3))
  if (isOfPart) return false
  // 'mock interviews starting in week 4'.
  if (around.leftKeys.length > 0 && isPlanWeek(group)) return false
  if (isAloneBehind(context, group, around)) return true
  const isFrom = /^(?:from|after|ab|since|desde|depuis)$/u.test(key) || /^partir$/u.test(context.source.tokens[group.from + 1]?.key ?? '')
  const isStarting = !/^(?:no|not)$/u.test(key) && !isFrom
  return isStarting || around.leftKeys.length === 0 || around.segment?.from === 0
}

/** 'sit, recall, walking on the lead - from next week', 'Learn the ukulele, from next week': a start alone between signs is that of all. */
function isAloneBehind({ segments, today }: ReadingContext, { from, to, expressions: [first] }: TimeGroup, { segment, left }: Surroundings): boolean {
  const isAlone = segment !== null && segment.from === from && segment.to === to && segment.depth === 0
  if (!isAlone) return false
  const isOfGoal = left.from === 0 && segments.indexOf(segment) === 1
  return /^[;-]$/u.test(segment.lead) || segment.lead === ',' && (isOfGoal || first!.days!.first - today <= NEAR_DAYS)
}

/** Further ahead a start may be that of the last thing in a list. */
const NEAR_DAYS = 21

function isPlanWeek({ expressions: [first] }: TimeGroup): boolean {
  return /\bweek (?:\d|one|two|three|four|five|six|seven|eight|nine|ten)|\b(?:first|second|third|fourth|fifth|sixth) week\b/iu.test(first!.words)
}

/** What the same sentence does again and again: 'swimming Tuesdays, but not before week 3'. */
export function rhythmBefore(context: ReadingContext, segment: Segment): string | null {
  const start = context.source.tokens[sentenceOf(context, segment)[0]!.from]!.start
  const last = context.readings.findLast((reading) => reading.kind === 'rhythm' && reading.start >= start)
  return last?.kind === 'rhythm' ? last.title : null
}
