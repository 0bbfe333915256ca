import { beginsSentence } from '../../time/grammar/source.ts'
import { textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isGivenName } from './given-names.ts'
import { isName, isTitle, isUserWord } from './people-words.ts'

/** A name that stands somewhere in the prompt. Sure: one that people are given, or one behind a title. */
export type Mention = Words & { name: string; isSure: boolean; isUser: boolean }

/** Every name of the prompt in one piece: 'Mrs. Rao', 'Soo-jin', 'Ana Lu', 'Tom W'; 'me' is one too. */
export function mentionsIn(context: ReadingContext): Mention[] {
  const found: Mention[] = []
  for (let index = 0; index < context.source.tokens.length; index += 1) {
    const mention = mentionAt(context, index)
    if (mention === null) continue
    found.push(mention)
    index = mention.to - 1
  }
  return found
}

function mentionAt(context: ReadingContext, index: number): Mention | null {
  const { tokens } = context.source
  if (tokens[index]!.kind !== 'word') return null
  if (USER.test(tokens[index]!.key) && isUserWord(context, index)) return { from: index, to: index + 1, name: 'Me', isSure: true, isUser: true }
  const first = isTitle(context, index) ? index + (tokens[index + 1]?.key === '.' ? 2 : 1) : index
  // 'St Patrick's Day' is nobody's, and 'the Maria project' neither.
  if (!isName(context, first) || SAINT.test(tokens[first]!.key) || SAINT.test(tokens[first - 1]?.key ?? '') || SAINT.test(tokens[first - 2]?.key ?? '')) return null
  // The Editing of 'Editing Neha' only begins the sentence.
  if (first === index && isName(context, first + 1) && beginsSentence(context.source, first) && !isGivenName(tokens[first]!.text) && isGivenName(tokens[first + 1]!.text)) return null
  const to = endOfName(context, first)
  const text = textOf(context, { from: first, to }).replace(/['’]s?$/u, '')
  const name = first > index ? `${tokens[index]!.text} ${text}` : text
  return { from: index, to, name, isSure: first > index || text.split(/[ -]/u).some((part) => isGivenName(part)), isUser: false }
}

/** Who speaks, where nothing need be said of what they do. */
const USER = /^(?:me|ich|moi|yo|eu)$/u
const SAINT = /^(?:st|saint|san|santa|sao|sankt)$/u

/** Behind the second half of 'Soo-jin', 'Ana Lu' and 'Tom W'; German writes what somebody does with a capital too. */
function endOfName(context: ReadingContext, from: number): number {
  const { tokens } = context.source
  const [next, behind] = [tokens[from + 1], tokens[from + 2]]
  if (next?.key === '-' && !next.spaced && behind?.kind === 'word' && !behind.spaced) return from + 3
  if (/['’]s?$/u.test(tokens[from]!.text) || next === undefined || !next.spaced || context.language === 'de') return from + 1
  return isName(context, from + 1) && !isTitle(context, from + 1) || /^\p{Lu}$/u.test(next.text) && next.text !== 'I' && next.text !== 'A' && (behind?.kind !== 'word') ? from + 2 : from + 1
}
