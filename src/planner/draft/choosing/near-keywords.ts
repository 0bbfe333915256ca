import { PLAYBOOKS } from '../../playbooks/all-playbooks.ts'
import type { Keyword, Playbook } from '../../playbooks/playbook.ts'
import { firstWordOf, laterWordsOf } from '../wording.ts'

/** Keywords of a playbook that may stand in some words, because each of their own words begins one of those. */
export type NearKeywords = { strong: Keyword[]; weak: Keyword[]; not: Keyword[] }

/** `later`: the words behind its first, once they were asked for. */
type Entry = { playbook: Playbook; side: keyof NearKeywords; keyword: Keyword; later: readonly string[] | null }
type Index = Map<string, Entry[]>

export const NO_KEYWORDS: NearKeywords = { strong: [], weak: [], not: [] }

/** Looks up, of all keywords of these playbooks, those that some words may hold. The index is made when it is first asked. */
export function keywordLookup(playbooks: readonly Playbook[]): (words: readonly string[]) => Map<Playbook, NearKeywords> {
  let index: Index | null = null
  return (words) => {
    index ??= indexOf(playbooks)
    return byPlaybook(index, new Set(words.flatMap((word) => Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length)))))
  }
}

const ours = keywordLookup(PLAYBOOKS)

/** Of the tens of thousands of keywords, those that these words may hold, by playbook. Playbooks of an operator are few and read as they come. */
export function nearKeywords(words: readonly string[]): (playbook: Playbook) => NearKeywords {
  const found = ours(words)
  return (playbook) => found.get(playbook) ?? (isOurs(playbook) ? NO_KEYWORDS : (keywordLookup([playbook])(words).get(playbook) ?? NO_KEYWORDS))
}

const OURS: ReadonlySet<Playbook> = new Set(PLAYBOOKS)

export function isOurs(playbook: Playbook): boolean {
  return OURS.has(playbook)
}

/** By first word; keywords that may stand inside of any word are under the empty one, with which every word begins. */
function indexOf(playbooks: readonly Playbook[]): Index {
  const index: Index = new Map()
  for (const playbook of playbooks) {
    const { strong, weak, not = [] } = playbook.matches
    const sides: [keyof NearKeywords, Keyword[]][] = [['strong', strong], ['weak', weak], ['not', not]]
    for (const [side, keywords] of sides) {
      for (const keyword of keywords) {
        const first = firstWordOf(keyword)
        const entries = index.get(first)
        const entry = { playbook, side, keyword, later: null }
        if (entries) entries.push(entry)
        else index.set(first, [entry])
      }
    }
  }
  return index
}

function byPlaybook(index: Index, beginnings: ReadonlySet<string>): Map<Playbook, NearKeywords> {
  const found = new Map<Playbook, NearKeywords>()
  for (const beginning of beginnings) {
    for (const entry of index.get(beginning) ?? []) {
      const { playbook, side, keyword } = entry
      entry.later ??= laterWordsOf(keyword)
      if (!entry.later.every((word) => beginnings.has(word))) continue
      const near = found.get(playbook) ?? { strong: [], weak: [], not: [] }
      near[side].push(keyword)
      found.set(playbook, near)
    }
  }
  return found
}
