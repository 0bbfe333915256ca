import { PLAYBOOKS } from '../../playbooks/all-playbooks.ts'
import type { Keyword, Playbook } from '../../playbooks/playbook.ts'
import { firstWordOf } from '../wording.ts'

/** Keywords of a playbook that may stand in some words, because one of the words begins as they do. */
export type NearKeywords = { strong: Keyword[]; weak: Keyword[]; not: Keyword[] }

type Entry = { playbook: Playbook; side: keyof NearKeywords; keyword: Keyword }
type Index = Map<string, Entry[]>

const NONE: NearKeywords = { strong: [], weak: [], not: [] }
let ours: Index | null = null

/** Of the tens of thousands of keywords, those that these words may hold, by playbook. Playbooks of an operator are few and read as they come. */
export function nearKeywords(words: readonly string[]): (playbook: Playbook) => NearKeywords {
  const beginnings = new Set(words.flatMap((word) => Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length))))
  ours ??= indexOf(PLAYBOOKS)
  const found = byPlaybook(ours, beginnings)
  return (playbook) => found.get(playbook) ?? (OURS.has(playbook) ? NONE : (byPlaybook(indexOf([playbook]), beginnings).get(playbook) ?? NONE))
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
        if (entries) entries.push({ playbook, side, keyword })
        else index.set(first, [{ playbook, side, keyword }])
      }
    }
  }
  return index
}

function byPlaybook(index: Index, beginnings: ReadonlySet<string>): Map<Playbook, NearKeywords> {
  const found = new Map<Playbook, NearKeywords>()
  for (const beginning of beginnings) {
    for (const { playbook, side, keyword } of index.get(beginning) ?? []) {
      const near = found.get(playbook) ?? { strong: [], weak: [], not: [] }
      near[side].push(keyword)
      found.set(playbook, near)
    }
  }
  return found
}
