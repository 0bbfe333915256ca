import { describePattern, describeWindows } from '../describe.ts'
import { phraseOf } from '../labels.ts'
import { tellsOfHelp } from '../people/help-abroad.ts'
import { othersClause } from '../people/others-clause.ts'
import type { OthersClause } from '../people/others-clause.ts'
import { addReading, keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeEntry } from './time-entries.ts'
import type { Segment } from '../segments.ts'
import type { Surroundings, TypedTime } from '../surroundings.ts'
import { addRhythm, windowsOrPoint } from './add-rhythm.ts'
import { isBehindGoal } from './elsewhere.ts'

/**
 * 'My partner Leo is home on Fridays', 'our kids are with their father every other weekend': what is told of somebody
 * else is no work of the plan. What they do with the user is; the hours of a child and of visitors are taken.
 */
export function readOthersLife(context: ReadingContext, typed: TypedTime): boolean {
  if (readHelpAbroad(context, typed)) return true
  const other = othersClauseAt(context, typed.around)
  if (other === null || context.plannerType !== 'calendar') return false
  const said = keysOf(context, other.said).join(' ')
  const hasHours = typed.entry.windows.length > 0 && (typed.entry.part === null || typed.entry.expressions.some(({ clock }) => (clock?.from ?? clock?.to ?? null) !== null)) || typed.entry.point !== null
  // What somebody close has then, and when they work, is read with the hours of other duties.
  if (hasHours && OWN_MATTERS.test(said) && !CHILDREN.test(other.head) || !OFFERING.test(said) && /(?:^| )only(?: |$)/u.test(typed.around.keys.join(' '))) return false
  if (WITH_USER.test(said) && !BEING.test(said)) addRhythm(context, typed, labelOfCompany(context, other))
  else if (hasHours && (CHILDREN.test(other.head) && !LOOKED_AFTER.test(said) || VISITING.test(said))) addTakenTime(context, typed, other)
  else context.claimed.fill(0, typed.group.from, typed.group.to)
  return true
}

/** 'Mein Bruder Timo hilft samstags' tells when there is help, and asks for nothing to be done. */
function readHelpAbroad(context: ReadingContext, { around: { segment }, group }: TypedTime): boolean {
  if (context.plannerType !== 'calendar' || segment === null || !isBehindGoal(context, segment) || !tellsOfHelp(context, segment)) return false
  context.claimed.fill(0, group.from, group.to)
  return true
}

/** The clause of somebody else that a time stands in, before it or behind it; null in what the goal says of them. */
export function othersClauseAt(context: ReadingContext, { segment, left, right }: Surroundings): OthersClause | null {
  if (segment === null || !isBehindGoal(context, segment)) return null
  const before = { from: clauseStart(context, segment), to: Math.max(segment.from, left.to) }
  const isFirst = keysOf(context, before).every((key) => /^(?:on|and|but|every|each|in|at|during|the|,)$/u.test(key))
  // 'Mondays 9-11:30 while the kids are at nursery': why the time before it is free.
  if (isFirst && /^(?:while|whilst|when|whenever|as long as)$/u.test(keysOf(context, { from: right.from, to: segment.to })[0] ?? '')) return null
  const other = othersClause(context, isFirst ? { from: right.from, to: segment.to } : before)
  return other === null || isInGoal(context, other.head) && !BEING.test(keysOf(context, other.said).join(' ')) ? null : other
}

/** 'Our son Jonah (3) goes to nursery': the clause begins before its bracket. */
function clauseStart(context: ReadingContext, segment: Segment): number {
  if (segment.lead !== ')') return segment.from
  return context.segments.slice(0, context.segments.indexOf(segment)).findLast(({ depth, sentence }) => depth === segment.depth && sentence === segment.sentence)?.from ?? segment.from
}

/** 'Teach my daughter to swim …': then her times are those of the plan. */
function isInGoal(context: ReadingContext, head: string): boolean {
  const end = context.segments.findLast(({ sentence }) => sentence === 0)?.to ?? 0
  const own = context.segments[0]!
  const goal: Words = { from: own.from, to: Math.min(end, own.to) }
  return keysOf(context, goal).some((key) => key.replace(/['’]s$|s$/u, '') === head.toLowerCase().replace(/s$/u, ''))
}

const WITH_USER = /(?:^| )(?:with|to|for) (?:me|us)(?: |$)|^(?:teaches|shows|coaches|tutors|quizzes|tests|examines|drills|trains|interviews|massages|hears) (?:me|us)(?: |$)/u
/** How or where somebody is. */
const BEING = /^(?:is|are|was|were) (?!\p{L}+ing )/u
const OFFERING = /^(?:can|could|will|'ll) /u
/** While others look after a child, there is rather more time. */
const LOOKED_AFTER = /^(?:goes?|is|are|stays?|go) (?:to|at|in|with) (?:the |a |an |his |her |their |our )?(?:nursery|school|kindergarten|pre-?school|day ?-? ?care|kita|creche|childminder|grand\p{L}+|father|mother|dad|mum|nan)(?= |$)/u
const OWN_MATTERS = /^(?:has|have|'s got|has got)(?: |$)/u
const CHILDREN = /^(?:sons?|daughters?|kids?|children|child|twins|triplets|boys?|girls?|baby|toddler|stepson|stepdaughter|grandson|granddaughter|grandchildren|grandkids)$/u
const VISITING = /^(?:comes?|visits?|is here|are here|is over|eats?|stays?|drops? (?:by|in))(?: |$)/u

function addTakenTime(context: ReadingContext, { entry, days, words }: TypedTime, other: OthersClause): void {
  const windows = windowsOrPoint(entry)
  const title = phraseOf(context, { from: other.who.from, to: other.said.to }, 6) ?? 'Busy'
  addReading(context, words, { value: { kind: 'commitment', title, days, windows, person: null, inPlan: false }, text: `${title}: ${describePattern(days)}${describeWindows(windows)}` })
}

/** The 'Talk English with a friend from Leeds' of 'a friend from Leeds talks English with me'. */
function labelOfCompany(context: ReadingContext, { who, said }: OthersClause): string {
  const { tokens } = context.source
  const company = keysOf(context, said).findIndex((key, index, keys) => /^(?:with|to|for)$/u.test(key) && /^(?:me|us)$/u.test(keys[index + 1] ?? ''))
  const done = company < 0 ? said : { from: said.from, to: said.from + company }
  // 'My husband quizzes me' is a quiz with him.
  const isMe = /^(?:me|us)$/u.test(keysOf(context, { from: said.from + 1, to: done.to }).join(' '))
  const [verb, ...rest] = [baseOf(tokens[said.from]!.text), isMe ? '' : textOf(context, { from: said.from + 1, to: done.to })].filter((part) => part !== '')
  const name = textOf(context, who).replace(/^(?:and|but|also) /iu, '')
  return [`${verb![0]!.toUpperCase()}${verb!.slice(1)}`, ...rest, 'with', name.replace(/^(?:My|Our|A|An|The) /u, (word) => word.toLowerCase())].join(' ')
}

/** The verb of 'talks', 'practises', 'carries'. */
function baseOf(verb: string): string {
  return verb.replace(/ies$/u, 'y').replace(/(?<=ss|sh|ch|x|o)es$/u, '').replace(/zzes$/u, 'z').replace(/(?<![s])s$/u, '')
}

/** 'Fridays are the hard ones', 'Mondays are hectic': how days are, which asks for nothing. */
export function isHowDaysAre({ leftKeys, rightKeys }: Surroundings): boolean {
  return leftKeys.every((key) => /^(?:and|but|,)$/u.test(key)) && HOW_DAYS_ARE.test(rightKeys.join(' '))
}

const HOW_DAYS_ARE = /^(?:is|are) (?:always |usually |often |mostly |the |my |our |a |very |really |quite |so |too |pretty )*(?:hard|harder|hardest|difficult|tough|toughest|worst|tricky|hectic|stressful|long|longest|exhausting|chaotic|crazy|mad|wild|quiet|quietest|calm|calmest|easy|easier|easiest|slow|loud|noisy|lonely|loneliest|dangerous|weak|low|main|real|special|favourite|favorite)(?: (?:one|ones|day|days|night|nights|evening|evenings|part|bit|time|times|moments?|spots?|for \p{L}+|at \p{L}+))*(?= |$)/u

/** 'I work from home on Mondays': where one works then takes nothing from the mornings and evenings. */
export function isAtHome({ leftKeys, rightKeys }: Surroundings, { windows, point }: TimeEntry): boolean {
  // 'Tomasz joins on 1 March, hybrid, Tuesdays and Thursdays in the office'.
  const isPlaced = /^(?:in the office|on ?-? ?site|from home|at home|remote|remotely|wfh)$/u.test(rightKeys.join(' ')) && leftKeys.every((key) => /^(?:,|hybrid|remote|and|with|working|works)$/u.test(key))
  if (windows.length === 0 && point === null && isPlaced) return true
  return windows.length === 0 && point === null && /^(?:(?:and|but|,) )?(?:i|we)(?:'m| am|'re| are)?(?: usually| also| only)? (?:(?:work|working) (?:from home|remotely|at home)|wfh)(?: on)?$/u.test(leftKeys.join(' ').replace(' - ', '-'))
}

/** "My wife doesn't want to lose weight and bakes on Saturdays": the no is hers, and of other things. */
export function isOthersWish(context: ReadingContext, around: Surroundings): boolean {
  const other = context.plannerType === 'calendar' ? othersClauseAt(context, around) : null
  return other !== null && /^(?:doesn't|don't) /u.test(keysOf(context, other.said).join(' '))
}

/** 'Canteen lunch Monday to Thursday', where no meals are planned: it takes no day. */
export function isMealOut(context: ReadingContext, { entry: { windows, point }, around: { leftKeys, segment } }: TypedTime): boolean {
  const goal = keysOf(context, context.segments[0]!).join(' ')
  return windows.length === 0 && point === null && segment !== null && segment.sentence > 0 && /^(?:canteen|work|office|school|business|cafeteria)(?: (?:lunch|lunches|dinner|breakfast|food|meals?))(?: on)?$/u.test(leftKeys.join(' ')) && !/(?:^| )(?:meals?|cook|cooking|menu|lunch|lunches|packed)(?: |$)/u.test(goal)
}
