import { ROLE_WORDS } from './people-words.ts'
import { isPostWord } from './post-words.ts'
import { occupationOf } from './roles.ts'

/** How much of their time somebody has, in minutes of a week, or of the whole plan. */
export type Share = { minutes: number; per: 'week' | 'total' }

/** People who are counted and not named ('two engineers', 'a part-time designer (2 days a week)'), as offsets of a text. */
export type Posts = {
  count: number
  role: string
  start: number
  end: number
  /** Where the post itself ends, before what is told of their time. */
  postEnd: number
  capacity: Share | null
  /** 'One of them only mornings': so many of them, the last ones, are meant by what the brackets tell. */
  some: number
  /** Whether their last word is a common trade, and no other word that merely ends like one. */
  isTrade: boolean
}

const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const LARGEST = 15
const COUNT = /(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|1[0-5]|[1-9])(?= [\p{L}])/iuy
const MANNER = /(?: (?:(?<part>part|half|full)[- ]time|freelance|external|internal|in-house|temporary|dedicated|junior|senior))/iuy
const MANNER_FIRST = /(?:(?<part>part|half)[- ]time|freelance|external)(?= )/iuy
const WORD = / (?<word>\p{L}[\p{L}/&-]*)/uy
const MOST_WORDS = 3
/** 'Sound guy', 'ops woman': somebody, by what stands before it. */
const SOMEBODY = /^(?:guy|gal|guys|gals|person|persons|people|folk|folks|woman|women|man|men|lady|ladies|lad|lads)$/iu
const BRACKET = / ?\((?<inside>[^()\n]{1,90})\)/uy
const NUMBER = String.raw`(?:\d{1,3}(?:[.,]\d)?|half an?|an?|one|two|three|four|five|six|eight|ten)`
const WEEK = String.raw`(?: ?\/ ?|,? (?:an?|per|each|every) )(?:week|wk)|,? weekly`
const SHARE = new RegExp(String.raw`(?:(?<percent>\d{1,3}) ?(?:%|per ?cent)|(?<hours>${NUMBER}) ?(?:hours?|hrs?|h)(?:(?<hoursWeek>${WEEK})|(?<hoursDay>(?: ?\/ ?| (?:an?|per|each|every) )day)|(?<hoursAll> (?:in total|in all|altogether)))|(?<days>${NUMBER}(?: and a half)?) (?:full |whole |working )?days?(?:(?<daysWeek>${WEEK})|(?<daysAll> (?:in total|in all|altogether)))|(?<weeks>${NUMBER}) (?:full |whole )?weeks?(?= (?:in total|in all|altogether|each)|[,.;)\\n]|$)|(?<half>half)[- ]time|(?<full>full)[- ]time)(?![\p{L}\d])`, 'iu')
const BARE = new RegExp(String.raw`(?: (?:at|for|with|on|who (?:has|gives us|works)|who is (?:here|in)|only))? (?=${SHARE.source})`, 'iuy')
const OF_THEM = /^(?<count>one|two|three|1|2|3)(?: of (?:them|these|those|whom))?(?:,| is| are| at| only| on| for| with|:|(?= ))/iu
const DAY_MINUTES = 480
const DAYS_OF_A_WEEK = 5
const WEEK_MINUTES = DAYS_OF_A_WEEK * DAY_MINUTES

/** The posts that are counted at this place of a text; null where nobody is. */
export function postsAt(text: string, start: number): Posts | null {
  const counted = matchAt(COUNT, text, start)
  if (counted === null) return withoutCount(text, start)
  const count = numberOf(counted[0])
  const manner = matchAt(MANNER, text, start + counted[0].length)
  const from = start + counted[0].length + (manner?.[0].length ?? 0)
  const post = postFrom(text, from)
  if (count === null || count > LARGEST || post === null) return null
  const posts: Posts = { count, role: post.role, start, end: post.end, postEnd: post.end, capacity: shareOfManner(manner?.groups?.['part']), some: count, isTrade: isTrade(post.role) }
  return withTerms(text, posts)
}

/** 'External consultant 4 days in total': one of them, where the time they have is told. */
function withoutCount(text: string, start: number): Posts | null {
  const manner = matchAt(MANNER_FIRST, text, start)
  const post = manner === null ? null : postFrom(text, start + manner[0].length)
  if (post === null) return null
  const posts = withTerms(text, { count: 1, role: post.role, start, end: post.end, postEnd: post.end, capacity: shareOfManner(manner!.groups!['part']), some: 1, isTrade: isTrade(post.role) })
  return posts.capacity === null ? null : posts
}

/** The longest run of words that ends with what somebody is. */
function postFrom(text: string, from: number): { role: string; end: number } | null {
  const words: string[] = []
  let [at, found]: [number, { role: string; end: number } | null] = [from, null]
  while (words.length < MOST_WORDS) {
    const word = matchAt(WORD, text, at)
    if (word === null) break
    words.push(word.groups!['word']!)
    at += word[0].length
    const role = roleIn(words)
    if (role !== null) found = { role, end: at }
  }
  return found
}

function roleIn(words: readonly string[]): string | null {
  const last = words.at(-1)!
  const before = words.slice(0, -1)
  if (before.some((word) => NO_PART_OF_A_POST.test(word)) || UNIT.test(last)) return null
  if (SOMEBODY.test(last)) return before.length === 0 ? null : [...before, 'person'].join(' ')
  const singular = singularOf(last)
  const known = occupationOf(last.toLowerCase())
  const parts = last.split('/').map(singularOf)
  if (known === null && !parts.every((text) => isPostWord({ key: text.toLowerCase(), text }, 'en'))) return null
  return [...before, known ?? singular].join(' ').replace(/ designer designer$/u, ' designer')
}

const NO_PART_OF_A_POST = /^(?:of|for|to|in|on|at|with|by|from|and|or|the|who|which|that|week|weeks|day|days|hour|hours|sprint|sprints|month|months|more|other|half|part|full|full-time|is|are|was|were|has|have|will|can|new|hire|hires)$/iu

function isTrade(role: string): boolean {
  const last = role.toLowerCase().split(/[ /]/u).at(-1)!
  return last === 'person' || occupationOf(last) !== null || ROLE_WORDS.has(last)
}

/** An HR is a trade, '8 hrs' are not. */
const UNIT = /^(?:hrs?|h|mins?|days?|weeks?|months?)$/u

function singularOf(word: string): string {
  return /(?:[^s]ss|us|is)$/u.test(word) || word.toUpperCase() === word ? word : word.replace(/(?<=ss)es$|(?<=\p{L}{2})s$/u, '')
}

function withTerms(text: string, posts: Posts): Posts {
  const bracket = matchAt(BRACKET, text, posts.end)
  if (bracket !== null) {
    const inside = bracket.groups!['inside']!
    const some = posts.count > 1 ? OF_THEM.exec(inside) : null
    return { ...posts, end: posts.end + bracket[0].length, some: some === null ? posts.count : Math.min(posts.count, numberOf(some.groups!['count']!) ?? 1), capacity: shareIn(inside) ?? posts.capacity }
  }
  const bare = matchAt(BARE, text, posts.end)
  if (bare === null) return posts
  const behind = text.slice(posts.end + bare[0].length, posts.end + bare[0].length + LONGEST_SHARE)
  const share = SHARE.exec(behind)
  return share === null || share.index > 0 ? posts : { ...posts, end: posts.end + bare[0].length + share[0].length, capacity: shareOf(share) }
}

/** Characters, so that what stands behind a week is seen as well. */
const LONGEST_SHARE = 40

/** What somebody's words tell of their time; null where they tell nothing of it. */
export function shareIn(words: string): Share | null {
  const share = SHARED.test(words) ? null : SHARE.exec(words)
  return share === null ? null : shareOf(share)
}

/** Of all of them, or of something else than their time. */
const SHARED = /(?<!\p{L})(?:together|between (?:them|both)|combined|altogether (?:of|for)|shared)(?!\p{L})/iu

function shareOf({ groups }: RegExpExecArray): Share | null {
  const { percent, hours, hoursDay, hoursAll, days, daysAll, weeks, half } = groups!
  if (percent !== undefined) return Number(percent) >= 1 && Number(percent) <= 100 ? { minutes: Math.round((WEEK_MINUTES * Number(percent)) / 100), per: 'week' } : null
  if (hours !== undefined) return { minutes: Math.round(amountOf(hours) * 60 * (hoursDay === undefined ? 1 : DAYS_OF_A_WEEK)), per: hoursAll === undefined ? 'week' : 'total' }
  if (days !== undefined) return { minutes: Math.round(Math.min(daysAll === undefined ? 5 : 200, amountOf(days)) * DAY_MINUTES), per: daysAll === undefined ? 'week' : 'total' }
  if (weeks !== undefined) return { minutes: Math.round(amountOf(weeks) * WEEK_MINUTES), per: 'total' }
  return { minutes: half === undefined ? WEEK_MINUTES : WEEK_MINUTES / 2, per: 'week' }
}

function shareOfManner(part: string | undefined): Share | null {
  return part?.toLowerCase() === 'half' ? { minutes: WEEK_MINUTES / 2, per: 'week' } : null
}

function amountOf(said: string): number {
  const words = said.toLowerCase()
  const whole = words.startsWith('half') ? 0.5 : numberOf(words.replace(' and a half', '')) ?? 0
  return whole + (words.endsWith(' and a half') ? 0.5 : 0)
}

function numberOf(said: string): number | null {
  const word = said.toLowerCase()
  const number = /^an?$/u.test(word) ? 1 : COUNTS.includes(word) ? COUNTS.indexOf(word) : Number(word.replace(',', '.'))
  return Number.isFinite(number) && number > 0 ? number : null
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  const sticky = new RegExp(pattern.source, pattern.flags)
  sticky.lastIndex = at
  return sticky.exec(text)
}
