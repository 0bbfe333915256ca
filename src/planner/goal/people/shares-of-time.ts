import { parseNumber } from '../../time/grammar/parse-number.ts'
import { isGivenName } from './given-names.ts'
import { capacityIn, capacityOf, isName, TEAM_WORDS } from './people-words.ts'
import type { Person } from './people-words.ts'
import { claim, keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { joinedBefore, postBefore, saysEach } from './shared-shares.ts'
import { occupationOf } from './roles.ts'

/** A full week of one person, of which '60 %' and '2 days a week' are parts. */
export const FULL_WEEK_MINUTES = 5 * 480
const MINUTES_PER_DAY_OF_WORK = 480
/** A length below this is a session, not how much time somebody has for a sprint. */
const LEAST_CAPACITY_SECONDS = 4 * 3600
const LONGEST_CAPACITY_SECONDS = 30 * 86_400

/** Names with how much time they have: 'Hugo 60%', 'Will is 50 %', 'Dan 50h, Uma 35h'. */
export function peopleWithShares(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  const named = context.source.tokens.flatMap((_, index) => (isName(context, index) ? withJoined(context, personWithShare(context, index), index) : []))
  // One length behind one name is rather a session than somebody's time.
  const unsure = named.filter(({ isSure }) => !isSure)
  // 'Tickets 4 days, Map 6 days': parts with a capital are nobody.
  const areSomebody = named.length > 1 && (unsure.length < named.length || unsure.some(({ person }) => isGivenName(person.name)) || context.source.tokens.some(({ key }) => TEAM_WORDS.has(key) || /^(?:capacity|availability|kapazitat)$/u.test(key)))
  const found = [...named.filter(({ isSure }) => isSure), ...(areSomebody ? unsure : [])].map(({ person }) => person)
  for (const { words } of found) claim(context, words)
  return found
}

type Found = { person: Person; isSure: boolean }

function personWithShare(context: ReadingContext, index: number): Found | null {
  const part = partWithShare(context, index)
  if (part) return { person: part, isSure: true }
  const { tokens } = context.source
  const isWho = tokens[index + 1]?.key === ',' && tokens[index + 2]?.key === 'who' && /^(?:has|can|works|gives)$/u.test(tokens[index + 3]?.key ?? '')
  const at = shareStart(context, isWho ? index + 3 : index + 1)
  const person = { name: tokens[index]!.text, roles: [], isUser: false, words: { from: index, to: at }, capacity: null }
  const share = shareAt(context, at)
  if (share) return { person: { ...person, roles: roleBefore(context, index), words: { from: index, to: share.next }, capacity: { minutes: share.minutes, per: 'week' } }, isSure: true }
  // 'Only Ravi, who has 25 hours a week'.
  if (/^(?:only|just|nur|solo|seulement|apenas)$/u.test(tokens[index - 1]?.key ?? '') && /^(?:,|\.|who|has|with|\(|)$/u.test(tokens[index + 1]?.key ?? '')) return { person: { ...person, words: { from: index - 1, to: index + 1 } }, isSure: true }
  return withRate(context, person, at) ?? withDays(context, person, at) ?? withLength(context, person, at)
}

/** 'buyer Joe 10 hours per week'. */
function withRate(context: ReadingContext, person: Person, at: number): Found | null {
  const { tokens } = context.source
  const { from } = person.words
  const comma = tokens[from + 1]?.key === ',' ? from + 2 : at
  const rate = context.groups.find((group) => (group.from === at || group.from === comma) && (group.expressions[0]!.recurrence?.amount ?? null) !== null && group.expressions[0]!.comparison === null)
  const { amount, unit } = rate?.expressions[0]!.recurrence ?? { amount: null, unit: null }
  const capacity = amount && unit ? capacityOf(amount, unit) : null
  if (!rate || !capacity) return null
  const isAgent = /^\p{Ll}{2,}(?:er|or|ist|ian|ant)$/u.test(tokens[from - 1]?.text ?? '') && /^(?:,|;|\.|:|and|&)$/u.test(tokens[from - 2]?.key ?? ',')
  const roles = isAgent ? [tokens[from - 1]!.text] : postBefore(context, from)
  return { person: { ...person, roles, words: { from, to: rate.to }, capacity }, isSure: roles.length > 0 }
}

/** 'Joe 3 days a week'. */
function withDays(context: ReadingContext, person: Person, at: number): Found | null {
  const days = context.groups.find(({ from, expressions: [first] }) => from === at && first!.recurrence?.unit === 'week' && first!.recurrence.count !== null && first!.recurrence.noun === null && /\b(?:days?|d)\b/iu.test(first!.words))
  const count = days?.expressions[0]!.recurrence!.count!.high
  return days && count !== undefined ? { person: { ...person, words: { from: person.words.from, to: days.to }, capacity: { minutes: count * MINUTES_PER_DAY_OF_WORK, per: 'week' } }, isSure: true } : null
}

/** 'Joe 50h', of all the time or of each sprint. */
function withLength(context: ReadingContext, person: Person, at: number): Found | null {
  const { from } = person.words
  const least = isAmongShares(context, from) ? LEAST_SHARE_SECONDS : LEAST_CAPACITY_SECONDS
  const length = context.groups.find((group) => group.from === at && group.expressions[0]!.duration !== null && !group.expressions[0]!.duration.isWhole && group.expressions[0]!.duration.high >= least && group.expressions[0]!.duration.high < LONGEST_CAPACITY_SECONDS)
  return length ? { person: { ...person, words: { from, to: length.to }, capacity: { minutes: minutesOf(length.expressions[0]!.duration!), per: isPerSprint(context) ? 'sprint' : 'total' } }, isSure: false } : null
}

/** With those who share the hours: the Ada of 'Ada and Tunde with 45 hours each'. */
function withJoined(context: ReadingContext, found: Found | null, at: number): Found[] {
  if (found === null) return []
  const isOfEach = found.person.capacity !== null && saysEach(context, found.person.words.to)
  return [...(isOfEach ? joinedBefore(context, at).map((name) => ({ person: { ...found.person, name, roles: [] }, isSure: found.isSure })) : []), found]
}

/** 'Sam 3h, Ida 4h, Per 2h a week': the next one has hours as well. */
const LEAST_SHARE_SECONDS = 1800

function isAmongShares(context: ReadingContext, index: number): boolean {
  const { tokens } = context.source
  const joint = /^(?:,|and|&|und|y|et|e)$/u
  const next = index + 1 + tokens.slice(index + 1, index + 6).findIndex(({ key }) => joint.test(key))
  const before = joint.test(tokens[index - 1]?.key ?? '') ? index - 1 : -1
  const isShare = (at: number) => context.groups.some(({ from, to, expressions: [first] }) => (from === at || to === at) && (first!.duration !== null || (first!.recurrence?.amount ?? null) !== null))
  return next > index && isName(context, next + 1) && isShare(next + 2) || before > 0 && isShare(before)
}

/** 'Lotte from legal gets 4 hours in total'. */
const GETS = /^(?:gets|has|gives|offers|with)$/u
const MOST_WORDS_OF_PART = 4

/** 'Nour on the api at 100 %', 'Pia as editor half time': what somebody does between the name and the share. */
function partWithShare(context: ReadingContext, name: number): Person | null {
  const { tokens } = context.source
  if (!/^(?:on|as|for|from|does|doing|in|en|em|no|na|nos|nas|im|au|aux)$/u.test(tokens[name + 1]?.key ?? '')) return null
  const words: string[] = []
  for (let at = name + 2; at <= name + 2 + MOST_WORDS_OF_PART; at += 1) {
    const share = shareAt(context, /^(?:at|with|,|\(|-|a|zu|con|com)$/u.test(tokens[at]?.key ?? '') ? at + 1 : at)
    if (share) return words.length === 0 ? null : { name: tokens[name]!.text, roles: [words.join(' ')], isUser: false, words: { from: name, to: share.next }, capacity: { minutes: share.minutes, per: 'week' } }
    const rate = context.groups.find(({ from, expressions: [first] }) => from === at && (first!.recurrence?.amount ?? null) !== null)
    const capacity = rate && words.length > 0 ? capacityOf(rate.expressions[0]!.recurrence!.amount!, rate.expressions[0]!.recurrence!.unit) : null
    if (rate && capacity) return { name: tokens[name]!.text, roles: [words.join(' ')], isUser: false, words: { from: name, to: rate.to }, capacity }
    const length = words.length > 0 && GETS.test(tokens[at]?.key ?? '') ? context.groups.find(({ from, expressions: [first] }) => from === at + 1 && first!.duration !== null && !first!.duration.isWhole) : undefined
    if (length) return { name: tokens[name]!.text, roles: [words.join(' ')], isUser: false, words: { from: name, to: length.to }, capacity: { minutes: minutesOf(length.expressions[0]!.duration!), per: isPerSprint(context) ? 'sprint' : 'total' } }
    if (tokens[at]?.kind !== 'word' || isName(context, at)) return null
    if (!/^(?:the|our|a|an)$/u.test(tokens[at]!.key)) words.push(tokens[at]!.text)
  }
  return null
}

/** Behind 'Hugo is at', 'Tom can only give us', 'Will:'. */
function shareStart(context: ReadingContext, from: number): number {
  const { tokens } = context.source
  let at = from
  while (at < from + 6 && /^(?:is|at|:|=|on|works|has|ist|zu|mit|can|could|will|only|just|give|gives|us|available|about|around|spend|spends|spare|dedicate|here|for|with|nur|a)$/u.test(tokens[at]?.key ?? '')) at += 1
  return at > from + 1 && shareAt(context, at) === null ? from + Number(/^(?:is|at|:|=|on|works|has|ist|zu|mit)$/u.test(tokens[from]?.key ?? '')) : at
}

function isPerSprint(context: ReadingContext): boolean {
  return context.source.tokens.some(({ key }, index) => /^(?:per|each|every|a|pro|por|par|\/)$/u.test(key) && /^(?:sprint|iteration)$/u.test(context.source.tokens[index + 1]?.key ?? ''))
}

function minutesOf({ high, value, unit }: { high: number; value: number; unit: string }): number {
  return unit === 'day' || unit === 'business-day' ? value * MINUTES_PER_DAY_OF_WORK : unit === 'week' ? value * FULL_WEEK_MINUTES : Math.round(high / 60)
}

/** '60 %', 'half time', 'part-time' right there; the index behind it. */
export function shareAt(context: ReadingContext, index: number): { minutes: number; next: number } | null {
  const { tokens } = context.source
  const number = parseNumber(context.source, index)
  const sign = number ? percentAt(context, number.next) : null
  if (number && sign !== null && isOfAnotherThing(context, sign)) return null
  if (number && sign !== null && number.value > 0 && number.value <= 100) return { minutes: Math.round((FULL_WEEK_MINUTES * number.value) / 100), next: sign }
  const part = keysOf(context, { from: index, to: Math.min(tokens.length, index + 3) }).join(' ')
  const half = /^(?:a )?(?:mi - temps|media jornada|meio periodo|meio tempo|halbtags|halbe stelle|mi-temps)/u.exec(part)?.[0]
  if (half !== undefined) return { minutes: FULL_WEEK_MINUTES / 2, next: index + half.split(' ').length }
  const fraction = FRACTION.exec(keysOf(context, { from: index, to: Math.min(tokens.length, index + 6) }).join(' '))
  if (fraction) return { minutes: Math.round(FULL_WEEK_MINUTES * PARTS[fraction[1]!]!), next: index + fraction[0].split(' ').length }
  const posts = partOfPost(context, index)
  if (posts) return posts
  const hyphen = tokens[index + 1]?.key === '-' ? 1 : 0
  const isTime = tokens[index + 1 + hyphen]?.key === 'time'
  if (/^(?:half|full)$/u.test(tokens[index]?.key ?? '') && isTime) return { minutes: tokens[index]!.key === 'half' ? FULL_WEEK_MINUTES / 2 : FULL_WEEK_MINUTES, next: index + 2 + hyphen }
  return null
}

/** The '5 % of traffic' of a rollout is nobody's share of time. */
function isOfAnotherThing({ source: { tokens } }: ReadingContext, index: number): boolean {
  return /^(?:of|der|de|du|do|da)$/u.test(tokens[index]?.key ?? '') && tokens[index + 1]?.kind === 'word' && !tokens.slice(index + 1, index + 4).some(({ key }) => /^(?:time|week|day|hours?|post|position|fte|zeit|woche|stelle|tiempo|semana|jornada|temps|semaine|tempo|dia|horas?)$/u.test(key))
}

/** 'half their time', 'a third of my time', 'quarter time'. */
const FRACTION = /^(?:an? |one )?(half|third|quarter)(?: of)?(?: (?:my|his|her|their|our|the|your))? time(?= |$)/u
const PARTS: Readonly<Record<string, number>> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4 }

/** '0.5 FTE', '1 FTE', '0,8 VZÄ'. */
function partOfPost({ source: { tokens } }: ReadingContext, index: number): { minutes: number; next: number } | null {
  const isDecimal = /^[.,]$/u.test(tokens[index + 1]?.key ?? '') && tokens[index + 2]?.kind === 'digits' && !tokens[index + 2]!.spaced
  const at = isDecimal ? index + 3 : index + 1
  if (tokens[index]?.kind !== 'digits' || !/^(?:fte|ftes|vza|etp)$/u.test(tokens[at]?.key ?? '')) return null
  const value = Number(`${tokens[index].text}.${isDecimal ? tokens[index + 2]!.text : '0'}`)
  return value > 0 && value <= 1 ? { minutes: Math.round(FULL_WEEK_MINUTES * value), next: at + 1 } : null
}

/** Index behind '%', 'percent', 'per cent'. */
function percentAt(context: ReadingContext, index: number): number | null {
  const [key, next] = [context.source.tokens[index]?.key ?? '', context.source.tokens[index + 1]?.key]
  if (key === 'per' && next === 'cent') return index + 2
  return /^(?:%|percent|pct|prozent)$/u.test(key) ? index + 1 : null
}

/** 'Staff eng Hugo'. */
function roleBefore(context: ReadingContext, index: number): string[] {
  const role = occupationOf(context.source.tokens[index - 1]?.key ?? '')
  return role === null ? [] : [role]
}

/** '(40%)', '(part-time, 20 hours weekly)'. */
export function shareIn(context: ReadingContext, words: Words): Person['capacity'] {
  const stated = capacityIn(context, words)
  if (stated) return stated
  for (let index = words.from; index < words.to; index += 1) {
    const share = shareAt(context, index)
    if (share && share.next <= words.to + 1) return { minutes: share.minutes, per: 'week' }
  }
  return null
}
