import { capacityIn, TEAM_WORDS } from './people-words.ts'
import type { Person } from './people-words.ts'
import { claim } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

const MOST_WORDS_OF_NAME = 2

/** 'टीम: अनीता (बैकएंड), विकास (टेस्टिंग, हफ्ते में 15 घंटे)': where no capital shows a name, the items behind 'team:' are people. */
export function caselessTeams(context: ReadingContext): Person[] {
  const { tokens } = context.source
  if (context.plannerType !== 'sprint' || context.language !== 'hi') return []
  const head = tokens.findIndex(({ key }, index) => TEAM_WORDS.has(key) && /^(?::|में|=)$/u.test(tokens[index + 1]?.key ?? ''))
  const people = head < 0 ? [] : itemsOf(context, head + 2).map((item) => personOf(context, item)).filter((person) => person !== null)
  if (people.length < 2) return []
  for (const { words } of people) claim(context, words)
  return people
}

/** Up to the end of the sentence, cut at commas and 'और' outside brackets. */
function itemsOf({ source: { tokens } }: ReadingContext, from: number): Words[] {
  const items: Words[] = []
  let [start, depth] = [from, 0]
  for (let index = from; index <= tokens.length; index += 1) {
    const token = tokens[index]
    const isEnd = token === undefined || token.kind === 'break' || /^[.।!]$/u.test(token.key)
    if (token?.key === '(') depth += 1
    if (token?.key === ')') depth -= 1
    if (!isEnd && (depth > 0 || !/^(?:,|और|एवं|;)$/u.test(token.key))) continue
    if (index > start) items.push({ from: start, to: index })
    start = index + 1
    if (isEnd) break
  }
  return items
}

function personOf(context: ReadingContext, item: Words): Person | null {
  const tokens = context.source.tokens.slice(item.from, item.to)
  const open = tokens.findIndex(({ key }) => key === '(')
  const name = tokens.slice(0, open < 0 ? tokens.length : open).filter(({ key }) => !/^(?:हैं|है|हम)$/u.test(key))
  if (name.length === 0 || name.length > MOST_WORDS_OF_NAME || name.some(({ kind }) => kind !== 'word')) return null
  const comma = tokens.findIndex(({ key }, index) => index > open && /^[,;)]$/u.test(key))
  const role = open < 0 ? [] : tokens.slice(open + 1, comma)
  const isRole = role.length > 0 && role.every(({ kind }) => kind === 'word')
  return { name: name.map(({ text }) => text).join(' '), roles: isRole ? [role.map(({ text }) => text).join(' ')] : [], isUser: false, words: item, capacity: capacityIn(context, item) }
}
