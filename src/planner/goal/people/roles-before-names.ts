import { isDepartment, isName, isTitle, ROLE_WORDS, TEAM_WORDS } from './people-words.ts'
import type { Person } from './people-words.ts'
import { claim, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { addOwnTimes } from './own-times.ts'
import { occupationOf } from './roles.ts'
import { rolesIn } from './rosters.ts'
import { shareIn } from './shares-of-time.ts'

/** Endings of posts that no list holds: archivist, librarian, engineer. */
const POST_ENDING = /(?:[^l]ist|nalist|ian|eer|tor|cher|ger)$/u
/** 'Archivarin', 'archivera', 'cheffe', 'informaticien': the same in the other languages, German with its capital. */
const POST_ENDINGS: Readonly<Record<string, RegExp>> = {
  de: /^\p{Lu}\p{Ll}+(?:(?:ar|er|or|ist|ent|eur|ant|oge|irt|ik|iker|ian)in|leiter|leitung|lehrer|pfleger|arzt|ärztin|archivar|techniker|entwickler|berater|planer|fahrer|gärtner|tischler|maler|koch|köchin|ingenieur|manager|redakteur|sekretär|assistent|assistenz|praktikant|meister|halter|jurist|informatiker|elektriker|schlosser|schreiner|bäcker|vorstand|leitung)$/u,
  es: /(?:[ei]ra|ero|dora?|tora?|ista|ic[oa]|ente|ante|loga|logo|aria|ario|efe|efa)$/u,
  fr: /(?:eur|euse|trice|iste|ière|ier|icien|icienne|aire|able|che?f|cheffe|ante?|ogue)$/u,
  pt: /(?:eir[oa]|dora?|tora?|ista|ic[oa]|ente|ante|log[oa]|ári[oa]|efe)$/u,
}

const MOST_ROLE_WORDS = 3

/** What stands between two commas, with the hours in brackets behind it. */
type Item = Words & { bracket?: Words }

/** 'Archivist Helene, scan operator Bob, IT Joris', 'Legal: Hanna, QA: Peer': a sentence of nothing but posts with a name behind each. */
export function rolesBeforeNames(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  const found: Person[] = []
  for (const first of context.segments) {
    const sentence = sentenceOf(context, first)
    if (sentence[0] !== first) continue
    const items = itemsOf(context, sentence)
    const people = items.map((item) => postAndName(context, item) ?? nameAndPost(context, item))
    const named = people.filter((person) => person !== null)
    const posts = named.filter(({ isPost }) => isPost).length
    if (items.length < 2 || named.length < items.length || posts === 0 || posts * 2 < named.length) continue
    for (const [index, { person }] of named.entries()) {
      const { bracket } = items[index]!
      if (bracket) addOwnTimes(context, person.name, bracket)
      claim(context, person.words)
      found.push(person)
    }
  }
  return found
}

/** The parts of a sentence at its commas; 'QA: Peer' stays one. */
function itemsOf(context: ReadingContext, sentence: readonly (Words & { lead: string; depth: number })[]): Item[] {
  const items: Item[] = []
  for (const { from, to, lead, depth } of sentence) {
    const before = items.at(-1)
    // 'archivist Helene (20h)', 'Nils (design, from 3 May)': all that the bracket holds.
    if (depth > 0 && before && before.to === from - 1) {
      before.bracket = { from, to }
      continue
    }
    if (depth > 0 && before?.bracket) {
      before.bracket = { from: before.bracket.from, to }
      continue
    }
    if (lead === ':' && before && !isHead(context, before) && before.to <= from && isName(context, from) && to === from + 1) items[items.length - 1] = { from: before.from, to }
    else items.push({ from, to })
  }
  // 'Team: archivist Helene, …'.
  return items.length > 2 && isHead(context, items[0]!) ? items.slice(1) : items
}

/** 'Team', 'Devs': one word for who follows. */
function isHead({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  const { key } = tokens[from]!
  return to === from + 1 && tokens[to]?.key === ':' && (TEAM_WORDS.has(key) || /^(?:who|staff)$/u.test(key)) && occupationOf(key) !== key
}

/** 'Lena QA', 'Nils (design)', or the Bo of 'conservator Tereza, clerk Ugo, Bo' beside such. */
function nameAndPost(context: ReadingContext, { from, to, bracket }: Item): { person: Person; isPost: boolean } | null {
  const { tokens } = context.source
  const post = tokens.slice(from + 1, to)
  const isPost = post.length > 0 && post.every(({ key, text }) => ROLE_WORDS.has(key) || isDepartment(text) || occupationOf(key) !== null)
  if (!isName(context, from) || post.length > MOST_ROLE_WORDS || post.length > 0 && !isPost || context.language === 'de' && post.length === 0 && !bracket) return null
  const said = bracket ? rolesIn(context, bracket) : []
  const roles = isPost ? [post.map(({ text }) => text).join(' ')] : said
  return { person: { name: tokens[from]!.text, roles, isUser: false, words: { from, to: bracket ? bracket.to + 1 : to }, capacity: bracket ? shareIn(context, bracket) : null }, isPost }
}

function postAndName(context: ReadingContext, { from, to: end, bracket }: Item): { person: Person; isPost: boolean } | null {
  const { tokens } = context.source
  // 'conservator Tereza 12 hours weekly'.
  const share = context.groups.find((group) => group.from > from + 1 && group.to === end)
  const to = share?.from ?? end
  const start = /^(?:and|plus|&)$/u.test(tokens[from]!.key) ? from + 1 : from
  const words = tokens.slice(start, to - 1).filter(({ key }) => key !== ':')
  const hasTitle = words.length > 0 && isTitle(context, start)
  const post = words.filter(({ key }) => key !== '.')
  if (post.length === 0 || post.length > MOST_ROLE_WORDS || !isName(context, to - 1) || post.some(({ kind, key }) => kind !== 'word' || /^(?:and|by|with|for|to|from|und|mit|y|con|et|avec|e|com|is|are)$/u.test(key))) return null
  const name = hasTitle ? `${post[0]!.text} ${tokens[to - 1]!.text}` : tokens[to - 1]!.text
  const isPost = hasTitle || post.some(({ key, text }) => ROLE_WORDS.has(key) || isDepartment(text) || occupationOf(key) !== null || POST_ENDING.test(key) && key.length > 5 || POST_ENDINGS[context.language]?.test(text) === true && key.length > 4)
  const roles = hasTitle ? (bracket ? rolesIn(context, bracket) : []) : [post.map(({ text }) => (isDepartment(text) || context.language === 'de' ? text : text.toLowerCase())).join(' ')]
  return { person: { name, roles, isUser: false, words: { from: start, to: bracket ? bracket.to + 1 : end }, capacity: share ? shareIn(context, share) : bracket ? shareIn(context, bracket) : null }, isPost }
}
