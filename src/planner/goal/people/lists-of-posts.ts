import { parseNumber } from '../../time/grammar/parse-number.ts'
import type { Token } from '../../time/grammar/token.ts'
import { claim, keysOf, segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isName, isUserWord, ROLE_WORDS, TEAM_WORDS } from './people-words.ts'
import { isPostWord } from './post-words.ts'
import { occupationOf, roleAt } from './roles.ts'
import { shareIn } from './shares-of-time.ts'
import { expandCounted } from './unnamed-people.ts'
import { isWantedAt, LARGEST_TEAM } from './wanted-people.ts'
import type { Counted } from './wanted-people.ts'
import type { Person } from './people-words.ts'

/** 'payroll team lead', 'senior lab assistant': how long what somebody is may be. */
const LONGEST_POST = 4
/** 'an inspector for labels 6 h a week': what they are there for. */
const LONGEST_PURPOSE = 4
const QUALIFIER = /^(?:head|chief|deputy|assistant|lab|ward|shop|store|home|site|plant|office|night|floor|warehouse|kitchen|service|customer|safety|payroll|stage|sound|light|field|school|museum|bar|line|shift|staff)$/u
/** 'One iOS, one Android' are somebody; 'five years of data' are not. */
const PLATFORM = /^(?:ios|android|backend|frontend|back-end|front-end|fullstack|mobile|devops|qa|sre|ux|ui|web)$/u
const ARTICLE = /^(?:an?|our|the|my)$/u
const BESIDE_SHARE = /^(?:at|each|both|max|maximum|about|around|up|to|only|with|on|who|comes|works|is|here|in|can|gives?|spare|has|for|-|–|:)$/u

type Post = Counted & { isSure: boolean; isNumbered: boolean }
/** An item is somebody known by what they are, somebody with a name, or anything else. */
type Member = Post | 'named'

/**
 * 'Quality manager full time, two nurses 3 h a week each, a DBA at 60 %': people known by nothing but what they are. Two
 * beside each other are a team where one of them has a number, hours or the word team before them.
 */
export function listsOfPosts(context: ReadingContext, known: ReadonlySet<string> = new Set()): Person[] {
  if (context.plannerType !== 'sprint' || context.language !== 'en') return []
  const counted: Counted[] = []
  for (const first of context.segments) {
    const sentence = sentenceOf(context, first)
    if (sentence[0] !== first) continue
    const words = { from: first.from, to: sentence.at(-1)!.to }
    const verb = verbOfSharing(context, words)
    counted.push(...postsOf(context, { from: words.from, to: verb ?? words.to }, verb !== null))
  }
  // '5 helpers for the envelopes' beside a team with names take on nothing else of its work.
  const own = counted.filter(({ words, count }) => known.size < 2 || count < 2 || !context.source.tokens.slice(words.from, words.to).some(({ key }) => key === 'for') && !areOfHouse(context, words))
  for (const { words } of own) claim(context, words)
  return expandCounted(own)
}

/** The therapists of 'A booking tool for a practice with 5 therapists, Ana designs and Bo builds' are those it is for. */
function areOfHouse(context: ReadingContext, { from }: Words): boolean {
  const segment = segmentAt(context, from)
  return segment !== null && context.source.tokens[from - 1]?.key === 'with' && keysOf(context, { from: segment.from, to: from }).includes('for')
}

/** Where 'The head, the caretaker and the art teacher share the work' says that those before it do it. */
function verbOfSharing(context: ReadingContext, { from, to }: Words): number | null {
  const { tokens } = context.source
  const verb = tokens.findIndex(({ key }, index) => index > from && index < to && SHARING.test(key))
  const isShared = verb > from && WORK.test(keysOf(context, { from: verb + 1, to: Math.min(to, verb + 4) }).join(' '))
  return isShared && tokens.slice(from, verb).some(({ key }) => /^(?:,|and|&)$/u.test(key)) ? verb : null
}

const SHARING = /^(?:share|split|divide|do|run|organise|organize|handle|tackle|carry|manage)$/u
const WORK = /^(?:(?:the|this|all|all of|it|everything)(?: (?:the|this))?(?: (?:work|job|jobs|tasks?|rest|project|whole))?|it all|it|this|everything)(?: |$)/u

function postsOf(context: ReadingContext, sentence: Words, areTold = false): Counted[] {
  const found: Counted[] = []
  let list: Member[] = []
  let isHeaded = areTold
  // 'for 3 managers and 5 analysts': what is joined to others' posts is others' too.
  let isOthers = false
  for (const { words, isBehindHead } of itemsOf(context, sentence)) {
    const post = isPostOfName(context, words) ? null : postAt(context, words, list.length > 0 || isBehindHead, isBehindHead || isHeaded)
    const member = post ?? (namesSomebody(context, words) ? 'named' : null)
    if (!member || isBehindHead) {
      found.push(...teamOf(list, isHeaded && !isOthers, isOthers))
      list = []
      isHeaded = isBehindHead
      const tail = member ? null : tailOf(context, words)
      isOthers = tail?.isOthers ?? false
      if (tail?.post) list.push(tail.post)
    }
    if (member) list.push(member)
  }
  return [...found, ...teamOf(list, isHeaded, isOthers)]
}

/** The post of 'me - Verena, project lead, 10 h a week' is hers. */
function isPostOfName(context: ReadingContext, { from }: Words): boolean {
  const { tokens } = context.source
  return !ARTICLE.test(tokens[from]!.key) && parseNumber(context.source, from) === null && tokens[from - 1]?.key === ',' && isName(context, from - 2) && /^(?:[-–:=,;]|)$/u.test(tokens[from - 3]?.key ?? '')
}

function teamOf(list: readonly Member[], isHeaded: boolean, isOthers: boolean): Post[] {
  const posts = list.filter((member) => member !== 'named')
  const isTold = isHeaded || posts.some(({ isSure }) => isSure) && posts.some(({ capacity, isNumbered }) => capacity !== null || isNumbered)
  const people = posts.reduce((sum, { count }) => sum + count, 0) + list.length - posts.length
  return isTold && !isOthers && people > 1 ? posts : []
}

/** The two cooks of 'from 8 March with two cooks', whom a list goes on with; others' are those of 'for two cooks'. */
function tailOf(context: ReadingContext, { from, to }: Words): { post: Post | null; isOthers: boolean } | null {
  const at = context.source.tokens.slice(from, to).findLastIndex(({ key }) => /^(?:with|by|for|from|to|between|of)$/u.test(key))
  if (at < 0) return null
  const words = { from: from + at + 1, to }
  const isTeam = /^(?:with|by)$/u.test(context.source.tokens[from + at]!.key)
  const post = words.from < to ? postAt(context, words, true, false) : null
  return { post: isTeam && post?.isNumbered && !isWantedAt(context, words.from) ? post : null, isOthers: isWantedAt(context, words.from) || post !== null && !isTeam }
}

/** What stands between commas, semicolons and 'and', outside of brackets; behind 'Team:' begins a new list. */
function itemsOf({ source: { tokens } }: ReadingContext, { from, to }: Words): { words: Words; isBehindHead: boolean }[] {
  const items: { words: Words; isBehindHead: boolean }[] = []
  let start = from
  let isBehindHead = false
  let depth = 0
  for (let index = from; index <= to; index += 1) {
    const key = index < to ? tokens[index]!.key : ','
    if (key === '(') depth += 1
    if (key === ')') depth -= 1
    const isHead = key === ':' && index > start && (TEAM_WORDS.has(tokens[index - 1]!.key) || saysHowMany(tokens.slice(start, index).map((token) => token.key).join(' ')))
    if (!isHead && (depth > 0 || !/^(?:,|;|:|and|&|\+|plus)$/u.test(key))) continue
    if (index > start && !isHead) items.push({ words: { from: start, to: index }, isBehindHead })
    isBehindHead = isHead
    start = index + 1
  }
  return items
}

/** 'We're an agency of three on this', 'there are four of us', 'we are two'. */
function saysHowMany(clause: string): boolean {
  return new RegExp(`(?:^| )(?:${NUMBER} of us|(?:team|agency|crew|group|studio|committee|office|practice|company|band|trio|duo|squad) of ${NUMBER}|(?:we are|we're) (?:only |just )?${NUMBER})(?: |$)`, 'u').test(clause)
}

const NUMBER = '(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|10)'

function namesSomebody(context: ReadingContext, { from, to }: Words): boolean {
  if (to === from + 1 && isUserWord(context, from)) return true
  return [from, from + 1, from + 2].some((index) => index < to && isName(context, index) && (context.claimed[index] === 1 || !beginsSentence(context, index)))
}

/** 'two nurses 3 h a week each', 'HR partner half time', 'a DBA at 60 %'; null where anything else is said. */
function postAt(context: ReadingContext, { from, to }: Words, isInList: boolean, isTold: boolean): Post | null {
  const { tokens } = context.source
  if (context.claimed.subarray(from, to).includes(1) || isWantedAt(context, from)) return null
  if (isTimeOfDay(context, from)) return null
  const number = tokens[from]!.kind === 'symbol' ? null : parseNumber(context.source, from)
  if (number && (number.value > LARGEST_TEAM || !Number.isInteger(number.value) || number.value < 1)) return null
  const start = number?.next ?? (ARTICLE.test(tokens[from]!.key) ? from + 1 : from)
  const end = endOfPost(context, { from: start, to })
  if (end === null || !saysOnlyTime(context, { from: end, to })) return null
  const head = tokens[end - 1]!
  const isAcronym = /^\p{Lu}{2,4}s?$/u.test(head.text) && isInList
  const isSure = occupationOf(head.key) !== null || isSomePerson(head, isInList && end > start + 1) || number !== null && PLATFORM.test(head.key)
  // The 'SMS reminders for our clinic' of the goal.
  if (!isSure && number === null && end < to && from < context.segments[0]!.to && shareIn(context, { from: end, to }) === null) return null
  if (!isSure && !isAcronym && !isPost(context, head, isTold)) return null
  const known = roleAt(context, start)
  const role = known?.next === end && known.value.split(' ').length === end - start ? known.value : roleOf(context, { from: start, to: end }, number?.value ?? 1)
  return { count: number?.value ?? 1, role, words: { from, to }, capacity: end < to ? shareIn(context, { from: end, to }) : null, isSure, isNumbered: number !== null }
}

/** '6 pm'. */
function isTimeOfDay({ groups }: ReadingContext, index: number): boolean {
  return groups.some(({ from, to, expressions: [first] }) => from <= index && to > index && first!.duration === null && first!.recurrence === null)
}

/** What somebody is called where no list of trades has it; words that are things as well need a heading that tells of people. */
function isPost({ language }: ReadingContext, { key, text }: Token, isTold: boolean): boolean {
  return (isTold || !ROLE_WORDS.has(key)) && isPostWord({ key: singular(key), text: singular(text) }, language)
}

/** The 'sound person' of a list. */
function isSomePerson({ key }: Token, isQualified: boolean): boolean {
  return key === 'person' && isQualified
}

/** The words up to a length of time, brackets or a preposition; names and verbs are none. */
function endOfPost(context: ReadingContext, { from, to }: Words): number | null {
  const { tokens } = context.source
  let index = from
  while (index < to && index <= from + LONGEST_POST) {
    const { key, kind } = tokens[index]!
    const isHyphen = key === '-' && !tokens[index]!.spaced && index > from
    if (!isHyphen && (kind !== 'word' || context.groups.some((group) => group.from === index) || /^(?:at|for|from|on|of|with|who|each|both|max|up|only)$/u.test(key) || /^(?:full|half|part)$/u.test(key) && /^(?:-|time)$/u.test(tokens[index + 1]?.key ?? '') && tokens.slice(index + 1, index + 3).some((next) => next.key === 'time'))) break
    if (isName(context, index) && !isWordElsewhere(context, index)) return null
    index += 1
  }
  return index > from && index <= from + LONGEST_POST ? index : null
}

/** A capital that only begins the sentence: the goal writes the word small elsewhere, or it says which of a trade follows. */
function isWordElsewhere(context: ReadingContext, index: number): boolean {
  const { tokens } = context.source
  return beginsSentence(context, index) && (QUALIFIER.test(tokens[index]!.key) || tokens.some(({ text, key }, other) => other !== index && key === tokens[index]!.key && text === text.toLowerCase()) || isPostWord({ key: tokens[index]!.key, text: tokens[index]!.text }, context.language))
}

function beginsSentence({ source: { tokens } }: ReadingContext, index: number): boolean {
  return index === 0 || /^[.!?:]$/u.test(tokens[index - 1]!.key) || tokens[index - 1]!.kind === 'break'
}

/** Behind the post: hours, a share, brackets with either, and what the person is there for. */
function saysOnlyTime(context: ReadingContext, { from, to }: Words): boolean {
  if (from >= to) return true
  const { tokens } = context.source
  const hasShare = shareIn(context, { from, to }) !== null
  const group = context.groups.find((other) => other.from >= from && other.to <= to)
  const time = group?.from ?? from
  const isPurpose = /^(?:for|from)$/u.test(tokens[from]!.key) && (hasShare ? time - from <= LONGEST_PURPOSE : to - from <= LONGEST_PURPOSE)
  if (isPurpose) return true
  return hasShare && tokens.slice(from, time).every(({ key, kind }) => kind !== 'word' || BESIDE_SHARE.test(key) || /^(?:full|half|part|time|per|cent|percent)$/u.test(key))
}

function roleOf({ source: { tokens } }: ReadingContext, { from, to }: Words, count: number): string {
  const words = tokens.slice(from, to).filter(({ kind }) => kind === 'word').map(({ text, key }) => (/^\p{Lu}{2,}|\p{Ll}\p{Lu}/u.test(text) ? text : key))
  const last = words.pop()!
  return [...words, count > 1 ? singular(last) : last].join(' ')
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
