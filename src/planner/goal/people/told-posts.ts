import type { Brief, Reading, ReadingOf } from '../brief.ts'
import { describeDay, describeMinutes } from '../describe.ts'
import { inOrderOfWords } from '../order-of-words.ts'
import type { Wording } from '../rewriting/wording.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { withNamesAmongCounted } from './names-among-counted.ts'
import { LARGEST_TEAM } from './wanted-people.ts'
import { postsAt } from './posts-in-text.ts'
import type { Posts } from './posts-in-text.ts'

type Person = Reading & ReadingOf<'person'>

/** What joins the members of a team. */
const JOINT = /(?:, ?(?:and |plus |\+ ?)?| and | plus | ?\+ ?| ?& ?|; ?(?:and )?)/uy
/** A member with a name: up to the next comma, brackets included. */
const NAMED = /(?!(?:we|our|the|i|my|team|us)(?![\p{L}]))(?:[^,.;:()!?\n]|\.(?=\d)){2,60}(?:\([^()\n]{1,80}\))?[^,.;:()!?\n]{0,30}/iuy
const AND = / (?:and|plus|&|\+) /iu
const LONGEST_RUN = 16

/**
 * Everything that a goal tells of the people of a team who are counted and not named, collected in one pass: how many of
 * which post, how much of their time each has, and when they are there. What other readers made of the same words (a limit
 * for everybody, a part, a time of the plan) gives way to it. English; the brief of any other goal stays as it is.
 */
export function withToldPosts(brief: Brief, { text, plannerType, language, starts }: Pick<Wording, 'text' | 'plannerType' | 'language' | 'starts'>): Brief {
  if (plannerType !== 'sprint' || language() !== 'en') return brief
  const posts = rostersIn(text, brief).flat()
  return withNamesAmongCounted(posts.reduce((told, each) => withPosts(told, { ...each, from: dayBehind(text, each, starts()) }), withoutPostAsSubject(brief, { text, posts })))
}

/** 'We're five – two coders, a sound guy. Demo of our game has to run by May', 'Four engineers and a PM build order tracking. Ravi joins later': the goal is called by what stands behind the team. */
function withoutPostAsSubject(brief: Brief, { text, posts }: { text: string; posts: readonly Posts[] }): Brief {
  const isPost = posts.some(({ start, end }) => text.slice(start, end).toLowerCase().includes(brief.subject.toLowerCase()))
  const isOfSomebody = brief.readings.some((reading) => isPerson(reading) && brief.subject.startsWith(`${reading.name} `)) && COMES_OR_GOES.test(brief.subject)
  if (!isPost && !isOfSomebody || posts.length === 0) return brief
  const behind = text.slice(Math.max(...posts.map(({ end }) => end)))
  const subject = (BUILD.exec(behind) ?? NEXT_SENTENCE.exec(behind))?.groups!['subject']
  return subject === undefined ? brief : { ...brief, subject }
}

const COMES_OR_GOES = /^\p{Lu}\S+ (?:joins?|leaves?|is|starts?|comes|returns|works|has)(?!\p{L})/u
const BUILD = /^[^.!?;\n]{0,30}? (?:build|builds|make|create|develop|write|launch|design|migrate|move|replace|add|rebuild|set up) (?:an? |our |the )?(?<subject>[^.,;:!?()\n]{4,70}?)(?= (?:in (?:\d|one|two|three|four|five|six)|by|on|until|from|for the) |[.,;:!?()\n]|$)/u
const NEXT_SENTENCE = /^[^.!?\n]*[.!?\n]\s*(?<subject>\p{Lu}[^.,;:!?()\n]{8,70}?)(?= (?:has|have|must|should|needs?|is|are|will|by|on|until|in|from) |[.,;:!?()\n]|$)/u

/** 'Two interns from 22 Feb': the day that stands behind the post alone. */
function dayBehind(text: string, { end }: Posts, starts: ReturnType<Wording['starts']>): DayNumber | null {
  return starts.find((date) => date.end > end && date.start <= end + LONGEST_FROM && FROM.test(text.slice(end, date.end)))?.day ?? null
}

const LONGEST_FROM = 24
const FROM = /^,? (?:(?:who )?(?:joins?|starts?|comes?|joining|starting|available|here) )?(?:from|as of|on)(?: \p{L}+)? (?:the )?\S/iu

/** Runs of members that are joined, with somebody among them whom the brief knows already: the counted ones of each run. */
function rostersIn(text: string, { readings }: Brief): Posts[][] {
  const people = readings.filter(isPerson)
  if (people.length === 0) return []
  const isKnownIn = (start: number, end: number) => people.some((person) => person.end > person.start && person.start < end && person.end > start)
  const rosters: Posts[][] = []
  for (let at = 0; at < text.length; at += 1) {
    if (!BEGINS.test(text.slice(Math.max(0, at - LONGEST_LEAD), at)) || !/[\p{L}\d]/u.test(text[at]!)) continue
    const run = runFrom(text, at, isKnownIn)
    if (run === null) continue
    if (run.posts.length > 0) rosters.push(run.posts)
    at = run.end
  }
  return rosters
}

/** A member begins where a clause does, or behind the word for the team. */
const BEGINS = /(?:^|[.;:!?,(\n–—] ?|(?:^|[^\p{L}])(?:we are|we're|we’re|are|team of|have|with|and|is|plus) )$/iu
const LONGEST_LEAD = 12

function runFrom(text: string, start: number, isKnownIn: (start: number, end: number) => boolean): { posts: Posts[]; end: number } | null {
  const posts: Posts[] = []
  let [at, end, isTeam, size] = [start, start, false, 0]
  while (size < LONGEST_RUN) {
    const counted = postsAt(text, at)
    const named = counted === null ? (matchAt(NAMED, text, at)?.[0].split(AND)[0] ?? '') : ''
    const next = counted?.end ?? (named !== '' && isKnownIn(at, at + named.length) ? at + named.length : null)
    if (next === null) break
    if (counted !== null) posts.push(counted)
    isTeam ||= isKnownIn(at, next)
    size += 1
    end = next
    const joint = matchAt(JOINT, text, next)
    if (joint === null) break
    at = next + joint[0].length
  }
  return isTeam && posts.length > 0 ? { posts, end } : null
}

function isPerson(reading: Reading): reading is Person {
  return reading.kind === 'person' && reading.source === 'stated'
}

/** The brief with these people as they are told; whoever has a name has other readers. */
function withPosts(brief: Brief, posts: Posts & { from: DayNumber | null }): Brief {
  const near = brief.readings.filter(isPerson).filter(({ start, end }) => start < posts.end && end > posts.start && start >= posts.start - LEAD_OF_PEOPLE)
  // 'Cook Lena, two assistants (4 hours a day)': the hours are theirs, and not of whoever is named before them.
  const robbed = new Set(near.filter(({ name, start }) => start >= posts.start && brief.prompt.slice(0, posts.start).includes(name) && !brief.prompt.slice(posts.start, posts.end).includes(name)))
  if (robbed.size > 0) return withPosts({ ...brief, readings: brief.readings.map((reading) => (isPerson(reading) && robbed.has(reading) ? withoutHours(reading, brief) : reading)) }, posts)
  const own = near
  const others = brief.readings.filter((reading) => !own.some((person) => person === reading))
  const isNamed = own.some(({ name, isUser, roles }) => isUser || roles.length === 0 || brief.prompt.slice(posts.start, posts.end).includes(name) && posts.count > 1)
  // 'The writer Ines', of three writers of whom two are left without a name.
  if (own.length > 0 && own.length < posts.count && own.length + others.filter((reading) => isPerson(reading) && reading.roles.some((role) => lastOf(role) === lastOf(posts.role))).length === posts.count) return brief
  // 'Paola partners: three support letters': who is not known by a common trade has to have time told.
  const isKnown = own.length > 0 || (posts.isTrade || posts.capacity !== null) && !FOR_ONE_THING.test(brief.prompt.slice(posts.end, posts.end + LONGEST_FROM)) && !isWanted(brief.prompt, posts) && !others.some((reading) => isPerson(reading) && reading.roles.some((role) => lastOf(role) === lastOf(posts.role) && !isCounted(role)))
  if (isNamed || !isKnown || others.filter(isPerson).length + posts.count > LARGEST_TEAM) return brief
  const found = own.length === posts.count && own.every(({ roles }) => !isTwice(roles[0]!)) ? own : peopleOf(posts, others, brief)
  const people = posts.capacity === null ? found : found.map((person, index) => withShare(person, index >= posts.count - posts.some ? posts.capacity : null))
  const meant = people.slice(posts.count - posts.some).map(({ name }) => name)
  const isOfThem = ({ appliesTo }: Reading) => appliesTo !== null && appliesTo.labels.length > 0 && appliesTo.labels.every((label) => lastOf(label) === lastOf(posts.role))
  const told = others.flatMap((reading): Reading[] => (isAnswered(reading, posts, isOfThem) ? (isAbsence(reading, others) ? [] : timesOf(reading, meant, brief)) : [reading]))
  const notes = brief.notes.filter(({ start, end }) => start >= posts.end + 1 || end <= posts.start || posts.capacity === null && meant.length === posts.count)
  const joins = posts.from === null ? [] : timesOf({ ...people[0]!, kind: 'horizon', first: posts.from, last: null, text: `from ${describeDay(posts.from)}` }, meant, brief)
  return { ...brief, notes: joins.length === 0 ? notes : notes.filter(({ start, end }) => start >= posts.end || end <= posts.start), readings: inOrderOfWords([...joins, ...told.map((reading) => withoutRole(reading, posts)), ...people]) }
}

function withoutHours(person: Person, { prompt }: Brief): Person {
  const start = prompt.indexOf(person.name)
  return { ...withShare(person, null), words: person.name, start, end: start + person.name.length }
}

/** 'Support lead Nora, two agents': the agents are no role of hers. */
function withoutRole(reading: Reading, { role }: Posts): Reading {
  if (!isPerson(reading) || !reading.roles.some(isCounted)) return reading
  const roles = reading.roles.filter((own) => !(isCounted(own) && lastOf(own) === lastOf(role)))
  return { ...reading, roles, text: reading.text.replace(reading.roles.join(', '), roles.join(', ')) }
}

function isCounted(role: string): boolean {
  return /^(?:two|three|four|five|six|seven|eight|nine|ten|\d+) /iu.test(role)
}

/** 'We're 4 developers': characters that may stand before the number and belong to it. */
const LEAD_OF_PEOPLE = 12

/** Whether a reading is made of what is told of these people: of words among theirs, right behind them of their post, or anywhere of when they are there. */
function isAnswered(reading: Reading, posts: Posts, isOfThem: (reading: Reading) => boolean): boolean {
  if (reading.source !== 'stated' || !OF_TIME_OR_PARTS.has(reading.kind) || isOfOne(reading, posts)) return false
  const isWithin = reading.start >= posts.start && reading.end <= posts.end && reading.end > reading.start
  const isBehind = reading.start >= posts.start && reading.start < posts.end + BEHIND && (isOfThem(reading) || reading.kind === 'topic' && lastOf(reading.label) === lastOf(posts.role))
  return isWithin || isBehind || OF_TIME.has(reading.kind) && (isOfThem(reading) || 'person' in reading && reading.person !== null)
}

/** 'The artists are off (22-26 March)': the days in brackets are those of the absence, and not when they are there. */
function isAbsence(reading: Reading, others: readonly Reading[]): boolean {
  if (reading.kind !== 'horizon') return false
  const [first, last] = [reading.first ?? -Infinity, reading.last ?? Infinity]
  return others.some((other) => other.kind === 'exclusion' && other.source === 'stated' && (other.person !== null || other.appliesTo !== null) && (other.days.spans ?? []).some((span) => span.first <= last && span.last >= first))
}

const OF_TIME: ReadonlySet<Reading['kind']> = new Set(['horizon', 'availability', 'exclusion'])
const OF_TIME_OR_PARTS: ReadonlySet<Reading['kind']> = new Set([...OF_TIME, 'topic', 'limit', 'session', 'quantity', 'rhythm'])

/** Whether it is somebody's already, and not said of the post as a whole ('the artists'). */
function isOfOne(reading: Reading, { role, count }: Posts): boolean {
  if (!('person' in reading) || reading.person === null) return false
  return lastOf(reading.person) !== lastOf(role) || /\d$/u.test(reading.person) || count === 1
}

/** '6 helpers for the bottles'. */
const FOR_ONE_THING = /^ for (?:the |our |that |this )?\p{L}/iu

/** Whom the work is for: they take no part in it. */
function isWanted(prompt: string, { start }: Posts): boolean {
  const begins = Math.max(...['.', '!', '?', '\n'].map((sign) => prompt.lastIndexOf(sign, start - 1))) + 1
  const sentence = prompt.slice(begins, start)
  return ASKED_TO.test(sentence) || WANTED.test(sentence.slice(Math.max(sentence.lastIndexOf(','), sentence.lastIndexOf(';'), sentence.length - LONGEST_CLAUSE) + 1))
}

const LONGEST_CLAUSE = 80
/** An order whose objects they are. */
const ASKED_TO = /^ {0,2}(?:please )?(?:hire|recruit|find|interview|onboard|train|survey|ask|teach|coach|brief|invite|visit|meet|talk to|thank|call|email)(?!\p{L})/iu
const WANTED = /(?<!\p{L})(?:hir(?:e|ing)|recruit\p{L}*|find(?:ing)?|interview\p{L}*|onboard\p{L}*|train\p{L}*|survey\p{L}*|test(?:s|ing|ed)?|pilot\p{L}*|trial\p{L}*|demo\p{L}*|workshops?|ask|seek|teach|coach|brief|invite|visit|meet|for|of|from|with)(?!\p{L})[^,.;]{0,80}$/iu

/** 'Who joins from sprint 2' stands behind the post. */
const BEHIND = 40

/** Days and hours that a reading gives to the label of a post, as those of each of these people; anything else of their words is no reading. */
function timesOf(reading: Reading, names: readonly string[], { now }: Brief): Reading[] {
  const { id, words, start, end, text } = reading
  const base = { id, words, start, end, source: 'stated' as const, strength: 'hard' as const, appliesTo: null }
  const said = text.includes(': ') ? text.split(': ').at(-1)! : text.replace(/^(?!from ).*? (?=from |until |away |\d|not |every )/u, '')
  return names.flatMap((person): Reading[] => {
    if (reading.kind === 'availability') return [{ ...base, text: `${person} ${said}`, kind: 'availability', days: reading.days, windows: reading.windows, person }]
    if (reading.kind === 'exclusion') return [{ ...base, text: `${person} ${said}`, kind: 'exclusion', days: reading.days, windows: reading.windows, person }]
    if (reading.kind !== 'horizon') return []
    const spans = [...(reading.first === null ? [] : [{ first: Math.floor(now / MINUTES_PER_DAY), last: reading.first - 1 }]), ...(reading.last === null ? [] : [{ first: reading.last + 1, last: reading.last + YEARS }])].filter(({ first, last }) => last >= first)
    return spans.length === 0 ? [] : [{ ...base, text: `${person} ${said}`, kind: 'exclusion', days: { spans }, windows: [], person }]
  })
}

/** Days; nobody plans beyond. */
const YEARS = 3 * 366

function peopleOf({ count, role, start, postEnd }: Posts, others: readonly Reading[], { prompt }: Brief): Person[] {
  const taken = new Set(others.flatMap((reading) => (reading.kind === 'person' ? [reading.name] : [])))
  const title = role.charAt(0).toUpperCase() + role.slice(1)
  const names = count === 1 && !taken.has(title) ? [title] : Array.from({ length: count + taken.size }, (_, index) => `${title} ${index + 1}`).filter((name) => !taken.has(name)).slice(0, count)
  return names.map((name) => ({ id: '', words: prompt.slice(start, postEnd), start, end: postEnd, source: 'stated', strength: 'hard', appliesTo: null, text: `${name} (${role})`, kind: 'person', name, roles: [role], isUser: false, capacity: null }))
}

function withShare(person: Person, capacity: Posts['capacity']): Person {
  const text = person.text.replace(/: \d+ (?:h(?: \d+ min)?|min) per \p{L}+$/u, '')
  return capacity === null ? { ...person, text, capacity: null } : { ...person, capacity, text: `${text}: ${describeMinutes(capacity.minutes)} ${capacity.per === 'total' ? 'in all' : 'per week'}` }
}

/** 'UX designer designer'. */
function isTwice(role: string): boolean {
  const words = role.split(' ')
  return words.length > 1 && words.at(-1) === words.at(-2)
}

/** The noun of a label, in the singular: 'seamstress' of 'the two seamstresses'. */
function lastOf(label: string): string {
  return label.toLowerCase().replace(/ \d+$/u, '').split(' ').at(-1)!.replace(/(?<=ss)es$|(?<!s)s$/u, '')
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  const sticky = new RegExp(pattern.source, pattern.flags)
  sticky.lastIndex = at
  return sticky.exec(text)
}
