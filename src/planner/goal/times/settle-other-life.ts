import type { ClockWindow } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import type { DayPattern, Reading } from '../brief.ts'
import { describePattern, describeWindows } from '../describe.ts'
import { stems } from '../matcher.ts'
import type { ReadingContext } from '../reading-context.ts'

type Kind = {
  what: string
  names: RegExp
  /** A lone weekday with it is every such week: 'team meeting Wednesday 10-11', unlike 'dentist Wednesday 10-11'. */
  isWeekly: boolean
  /** People make plans for it, too: in the list of what a goal is about, or in its whole sentence, it is no other matter. */
  isOwnIn: 'list' | 'sentence' | null
  /** A goal that it may be part of, though it does not say so. */
  ofGoal?: RegExp
}

/** Goals to which any sport may belong. */
const MOVING = /\b(?:fit|fitter|fitness|shape|weight|kg|kilos?|lbs|stone|train|training|run|running|marathon|triathlon|exercise|exercises|exercising|workouts?|strength|strong|stronger|health|healthy|healthier|active|sports?|sporty|athletic|mobility|move more|habits?|routine|season|team|coach)\b/iu

/** A goal that care belongs to: somebody has been hurt, operated on or is ill. */
const HEALING = /\b(?:surgery|operation|operated|op|rehab|rehabilitation|recover(?:y|ing)?|injur(?:y|ed)|broke|broken|fractured?|sprained|torn?|acl|ankle|knee|hip|shoulder|wrist|spine|back pain|stroke|burnout|depression|physio|pregnan\p{L}*|diagnosis|treatment|cancer|chemo)\b/iu

/** Goals of somebody who gets or trains an animal. */
const PETS = /\b(?:pupp(?:y|ies)|pup|kittens?|rescue dog|(?:new|first|our|a|the) dog|dog trial|agility|obedience|\p{L}+doodle|beagle|collie|labrador|spaniel|terrier|retriever|greyhound)\b/iu

/** What everybody's week holds beside a plan. */
export const OTHER_LIFE: readonly Kind[] = [
  { what: 'faith', isWeekly: true, isOwnIn: null, names: /^(?:(?:the|our|my) )?(?:church|mass|sunday school|mosque|synagogue|temple|prayers?|bible study|prayer group|friday prayers?)(?: service)?$/iu },
  { what: 'children', isWeekly: true, isOwnIn: null, names: /^(?:(?:the|my|our|school|nursery|daycare|kindergarten|kita|kids|children|afternoon|morning) )*(?:school run|nursery run|pick ?-? ?ups?|drop ?-? ?offs?|bath ?time|bedtime|naps?|homework club)$/iu },
  { what: 'somebody else', isWeekly: true, isOwnIn: null, names: /^(?:(?:the|my|our) )*(?:kids?|children|toddlers?|twins|boys|girls|sons?|daughters?|grandchildren|grandkids|grandson|granddaughter|husband|wife|partner|mother|father|mum|mom|dad)['’]s? .+$/iu },
  { what: 'animals', isWeekly: true, isOwnIn: 'list', ofGoal: PETS, names: /^(?:(?:the|my|our|long|morning|evening) )*(?:dog ?walk(?:s|ing|ies)?|walk(?:ing)? the dogs?|walkies|dog training|puppy class)$/iu },
  { what: 'care', isWeekly: false, isOwnIn: 'list', ofGoal: HEALING, names: /^(?:(?:the|my|weekly|regular) )*(?:dentist|doctor|gp|chiropractor|osteopath|physio(?:therapy|therapist)?|therapy|therapist|counsell?ing|psychologist|hairdresser|dialysis|chemo(?:therapy)?|clinic)(?: appointments?| sessions?| visits?)?$/iu },
  { what: 'work', isWeekly: true, isOwnIn: 'list', names: /^(?:(?:the|my|our|standing|weekly|regular|daily|big) )*(?:(?:team|staff|department|departmental|sales|board|status|committee|works council|shift|management|one-to-one|1:1) (?:meetings?|calls?|sync|catch-?up|handover)|stand-?ups?|all-?hands|day job|commute|commuting|on-?call|shifts?|office hours)$/iu },
  { what: 'a job', isWeekly: true, isOwnIn: 'sentence', names: /^(?:(?:the|my|our|at) )*(?:teaching|lecturing|work|office|lectures|clinic days?|market(?: days?)?|sale ?yards?|cattle market|duty)(?: (?:in|at) .+)?$/iu },
  { what: 'meals', isWeekly: false, isOwnIn: 'list', names: /^(?:(?:the|my|our|family|sunday|work) )*(?:lunch|dinner|tea|supper|breakfast|roast)(?: (?:break|time|hour))?(?: (?:at|with) .+)?$/iu },
  { what: 'company', isWeekly: true, isOwnIn: 'sentence', names: /^(?:(?:the|my|our|weekly|local) )*(?:choir|band|orchestra|bridge|poker|quiz|bingo|book club|film club|games night|pub|scouts?|brownies|cubs|guides|volunteering|food ?bank|pta|parents|residents|tenants|council|rotary|lodge)(?: (?:practi[cs]e|rehearsals?|nights?|clubs?|groups?|evening|meetings?|association|shift))?$/iu },
  { what: 'sport', isWeekly: true, isOwnIn: 'sentence', ofGoal: MOVING, names: /^(?:(?:the|my|our|weekly|junior|kids) )*(?:football|footy|five-a-side|5-a-side|netball|hockey|rugby|cricket|tennis|badminton|squash|judo|karate|taekwondo|gymnastics|ballet|basketball|handball|volleyball|softball|rowing|athletics|swimming (?=lessons?|club|class|squad|training)|dance|dancing|zumba|crossfit|fencing|riding)(?: (?:team|club))? ?(?:(?:training|practi[cs]e|class|lessons?|club|match|matches|session|squad))?$/iu },
  { what: 'a class of no name', isWeekly: true, isOwnIn: 'list', names: /^(?:(?:the|my|an?) )*(?:evening|night) (?:class|course|school)$/iu },
]

/** Before what one has or where one is then. */
const SAYS_SO = /(?:^|[\s,;(])(?:i have|i've got|ive got|i've|we have|we've got|i attend|i go to|we go to|(?:i'm|im|i am|we're) (?:at|on|in)|(?:i|we) (?:take care of|look after|care for|mind)|my (?:husband|wife|partner|son|daughter) has)\s(?!to\b|time\b|free\b|only\b|about\b|around\b|access\b)/iu

/** 'Choir is Wednesdays 19:30-21:30' tells of something that goes on anyway. */
const IS_THEN = /^(?:(?:and|but|my|our|the) )*[\p{L}'’-]+(?: [\p{L}'’-]+)? (?:is|are) /iu

/** What a plan of learning may hold itself, and places that one has for the plan. */
const MAYBE_OWN = /\b(?:class|classes|courses?|lessons?|meetings?|sessions?|tutorials?|tutor|coach|training|rehearsals?|practi[cs]e|workshops?|calls?|reviews?|studio|hall|kitchen|workshop|court|pool|room|car|house|flat|track|gym|garage|lab|slots?|space|library|café|cafe|shed|garden|allotment|barn|park|lake|darkroom|childcare|babysitter|sitter|help|helper)\b/iu

const REGULAR = /^(?:(?:my|our|the|a) )?(?:standing|weekly|regular|daily)\b/iu

const NAMES_NOTHING = /^(?:the|my|our|an?|with|at|in|on|and|evening|night|morning|weekly|class|course|meeting|group|club|session|appointment|practice|rehearsal|time|break|team)$/u

/** In a plan of a few days, a meal or a visit is part of it. */
const SHORTEST_PLAN_DAYS = 10
/** What takes longer is rather when something is open. */
const LONGEST_MINUTES = 600

/**
 * 'Church on Sundays 10-12', 'Mondays I have German 18-19:30', beside a goal that has nothing to do with them: times that
 * are taken. What the rest of the prompt names stays work of the plan ('learn German … German on Mondays').
 */
export function settleOtherLife(context: ReadingContext): void {
  if (context.plannerType !== 'calendar' || isShortPlan(context)) return
  context.readings = context.readings.map((reading) => {
    const off = dayTakenBy(context, reading)
    if (off !== null) return off
    const taken = takenBy(context, reading)
    return taken === null ? reading : asCommitment(reading, taken)
  })
  // The 'once a week' of 'weekly staff meeting Thursday 9-10' has been said with its day.
  const titles = new Set(context.readings.flatMap((reading) => (reading.kind === 'commitment' && !reading.inPlan ? [reading.title] : [])))
  context.readings = context.readings.filter((reading) => reading.kind !== 'rhythm' || reading.windows.length > 0 || reading.title === null || !titles.has(reading.title))
}

/** 'Wednesday is choir', without an hour: that day is taken. */
function dayTakenBy(context: ReadingContext, reading: Reading): Reading | null {
  if (reading.kind !== 'rhythm' || reading.source !== 'stated' || reading.title === null || reading.windows.length > 0 || reading.start === 0 || !/^(?:(?:and|but|on|every) )*\p{L}+days? (?:is|are) /iu.test(reading.words)) return null
  const kind = OTHER_LIFE.find(({ names }) => names.test(reading.title!))
  if (kind === undefined || isNamedElsewhere(context, reading, { title: reading.title, isWhole: true })) return null
  const { id, words, start, end, source, title, days } = reading
  return { id, words, start, end, source, strength: 'hard', appliesTo: null, text: `${title}: ${describePattern(days)}`, kind: 'commitment', title, days, windows: [], person: null, inPlan: false }
}

function asCommitment({ id, words, start, end, source }: Reading, { title, days, windows }: Taken): Reading {
  const text = `${title}: ${describePattern(days)}${describeWindows(windows)}`
  return { id, words, start, end, source, strength: 'hard', appliesTo: null, text, kind: 'commitment', title, days, windows, person: null, inPlan: false }
}

/** What goes on anyway has no first day: 'art class is Mondays 7-9pm, starting 1 February' does. */
function beginsForThePlan({ today }: ReadingContext, { words }: Reading, { days }: Taken): boolean {
  return !SAYS_SO.test(words) && days.spans !== undefined && days.spans.length > 0 && days.spans.every(({ first }) => first > today)
}

type Taken = { title: string; days: DayPattern; windows: ClockWindow[] }

function takenBy(context: ReadingContext, reading: Reading): Taken | null {
  const timed = timesOf(context, reading)
  if (timed === null || reading.start === 0 || !timed.windows.every(({ from, to }) => from === 0 || to - from <= LONGEST_MINUTES)) return null
  const kind = OTHER_LIFE.find(({ names }) => names.test(timed.title))
  if (isNamedElsewhere(context, reading, { title: timed.title, isWhole: kind?.isOwnIn === null })) return null
  if (kind?.ofGoal?.test(context.prompt.slice(0, reading.start)) || beginsForThePlan(context, reading, timed)) return null
  if (kind) return (isOwn(context, reading, kind.isOwnIn) && !REGULAR.test(timed.title) && !SAYS_SO.test(reading.words) && !IS_THEN.test(reading.words)) || (timed.isLone && !kind.isWeekly) ? null : timed
  return !timed.isLone && SAYS_SO.test(reading.words) && !MAYBE_OWN.test(timed.title) ? timed : null
}

/** The name, days and hours of something that was read as work of the plan; `isLone` when one weekday was said of it. */
function timesOf(context: ReadingContext, reading: Reading): Taken & { isLone: boolean } | null {
  if (reading.source !== 'stated') return null
  switch (reading.kind) {
    case 'rhythm':
      return reading.title === null || reading.windows.length === 0 || reading.ofRoutine || !(reading.days.weekdays || reading.everyDays === 1) ? null : { title: reading.title, days: reading.days, windows: reading.windows, isLone: false }
    case 'availability':
      return reading.appliesTo === null || reading.person !== null || reading.windows.length === 0 ? null : { title: reading.appliesTo.labels[0]!, days: reading.days, windows: reading.windows, isLone: false }
    case 'commitment':
      return reading.inPlan && reading.person === null && reading.windows.length > 0 ? { title: reading.title, days: reading.days, windows: reading.windows, isLone: false } : null
    case 'event': {
      const isWeekday = context.expressions.some(({ days, start, end, words }) => start >= reading.start && end <= reading.end && (days?.bareWeekday ?? null) !== null && !/^(?:this|next|coming)\b/iu.test(words))
      return !isWeekday || reading.from === null || reading.to === null ? null : { title: reading.title, days: { weekdays: [weekdayOf(reading.days.first)] }, windows: [{ from: reading.from, to: reading.to }], isLone: true }
    }
    default:
      return null
  }
}

/** The prompt speaks of it in other places as well; 'school' alone does not name the school run. */
function isNamedElsewhere({ prompt }: ReadingContext, { start, end }: Reading, { title, isWhole }: { title: string; isWhole: boolean }): boolean {
  const rest = new Set([...stems(prompt.slice(0, start)), ...stems(prompt.slice(end))])
  const named = stems(title).filter((stem) => stem.length > 2 && !NAMES_NOTHING.test(stem))
  return named.length > 0 && (isWhole ? named.every((stem) => rest.has(stem)) : named.some((stem) => rest.has(stem)))
}

function isOwn({ segments, source, groups }: ReadingContext, { start }: Reading, within: Kind['isOwnIn']): boolean {
  const at = segments.findLast(({ from }) => source.tokens[from]!.start <= start)
  if (within === null || at === undefined || at.sentence > 0) return false
  if (within === 'sentence') return true
  const colon = segments.find(({ sentence, lead, from }) => sentence === 0 && lead === ':' && from <= at.from)
  // A list ends at a dash, and at the first of its clauses that has a time.
  return colon !== undefined && at.lead !== '-' && at.lead !== ';' && !groups.some(({ from, to }) => from >= colon.from && to <= at.from)
}

function isShortPlan({ readings, today }: ReadingContext): boolean {
  return readings.some((reading) => reading.appliesTo === null && (
    reading.kind === 'horizon' && reading.last !== null && reading.last - (reading.first ?? today) < SHORTEST_PLAN_DAYS && !readings.some((other) => other.kind === 'event' && other.source === 'stated' && other.days.first > reading.last! + SHORTEST_PLAN_DAYS)
    || reading.kind === 'deadline' && reading.latest / 1440 - today < SHORTEST_PLAN_DAYS
    || reading.kind === 'stay' || reading.kind === 'visit' || reading.kind === 'meeting'))
}
