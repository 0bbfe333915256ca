import { claim } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isName } from './people-words.ts'
import type { Person } from './people-words.ts'
import { isPostWord } from './post-words.ts'

/** 'a data engineer for questions': how much may be said of somebody before the comma. */
const LONGEST_POST = 3
const LONGEST_PURPOSE = 4

/** 'One engineer for questions, Kofi, who has 4 hours a week', 'our designer, Ola.': a post, and its name between commas. */
export function peopleInApposition(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  const { tokens } = context.source
  return context.segments.flatMap((named, index) => {
    const before = context.segments[index - 1]
    const isAlone = named.to === named.from + 1 && named.lead === ',' && isName(context, named.from) && /^(?:,|\.|;|\(|)$/u.test(tokens[named.to]?.key ?? '')
    const post = isAlone && before?.sentence === named.sentence && before.to === named.from - 1 ? postAtEnd(context, before) : null
    if (post === null) return []
    const words = { from: post.from, to: named.to }
    claim(context, words)
    return [{ name: tokens[named.from]!.text, roles: [post.role], isUser: false, words, capacity: null }]
  })
}

/** The post with its article that a clause ends with, and what they are there for. */
function postAtEnd(context: ReadingContext, { from, to }: Words): { role: string; from: number } | null {
  const { tokens } = context.source
  const purpose = tokens.slice(from, to).findLastIndex(({ key }) => key === 'for')
  const end = purpose > 0 && to - from - purpose - 1 <= LONGEST_PURPOSE ? from + purpose : to
  const article = tokens.slice(from, end).findLastIndex(({ key }) => /^(?:an?|one|our|my|the|un|una|el|la|nuestr[oa]|une|le|notre|um|uma|o|a|noss[oa]|ein|eine|der|die|unsere?)$/u.test(key)) + from
  const words = tokens.slice(article + 1, end)
  const isFree = article >= from && !/^(?:for|to|with|by|of|from)$/u.test(tokens[article - 1]?.key ?? '')
  if (!isFree || words.length === 0 || words.length > LONGEST_POST || words.some(({ kind, text }) => kind !== 'word' || context.language !== 'de' && text !== text.toLowerCase() && !/^\p{Lu}{2,}$/u.test(text))) return null
  return isPostWord(words.at(-1)!, context.language) || context.language !== 'en' && isPostWord(words[0]!, context.language) ? { role: words.map(({ text }) => text).join(' '), from: article } : null
}
