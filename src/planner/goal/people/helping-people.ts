import { labelOf } from '../labels.ts'
import { claim, hasTime, isClaimed, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { clausesOf } from './doers.ts'
import { isGivenName } from './given-names.ts'
import { addOwnTimes } from './own-times.ts'
import { isName } from './people-words.ts'
import type { Person } from './people-words.ts'
import { shareIn } from './shares-of-time.ts'
import { isWorkOfOther } from './work-verbs.ts'

const FROM = /^(?:from|of|in|at)$/u
const HELPS = /^(?:helps?|works?|supports?|assists?|comes|volunteers?|is|can|has)$/u
const IS_THERE = /^(?:here|there|in|available|around|free|with|on|only|part|half|help|work|come|join|give|spare)$/u
const MOST_WORDS_OF_PLACE = 5

/** 'Ines from the archive helps on Fridays only': somebody beside a team, where they come from, and when they are there. */
export function helpingPeople(context: ReadingContext, known: ReadonlySet<string>): Person[] {
  if (context.plannerType !== 'sprint') return []
  const { tokens } = context.source
  return clausesOf(context).flatMap((clause) => {
    const { from } = clause
    const name = tokens[from]?.text ?? ''
    if (!isName(context, from) || known.has(name) || isClaimed(context, { from, to: from + 1 }) || !isGivenName(tokens[from]!.key) && !isBesideKnown(context, from, known)) return []
    const verb = helpAt(context, clause)
    if (verb === null) return []
    const place = verb > from + 2 ? labelOf(context, { from: from + 2, to: verb }, MOST_WORDS_OF_PLACE) : null
    const behind = { from: verb, to: Math.min(clause.to + 1, tokens.length) }
    addOwnTimes(context, name, behind)
    for (const group of context.groups) if (group.from >= verb && group.to <= clause.to) claim(context, group)
    return [{ name, roles: place === null ? [] : [place], isUser: false, words: { from, to: verb + 1 }, capacity: shareIn(context, behind) }]
  })
}

/** Where the verb of helping stands, right behind the name or behind where somebody comes from. */
function helpAt(context: ReadingContext, { from, to }: Words): number | null {
  const { tokens } = context.source
  const isFrom = FROM.test(tokens[from + 1]?.key ?? '')
  const end = Math.min(to, from + 3 + MOST_WORDS_OF_PLACE)
  for (let at = isFrom ? from + 3 : from + 1; at < (isFrom ? end : from + 2); at += 1) {
    const { key, kind } = tokens[at] ?? { key: '', kind: 'symbol' }
    if (kind !== 'word') return null
    // 'Sefa from finance signs off'.
    if (isFrom && at > from + 2 && (isWorkOfOther(key) || at === from + 3 && at < to - 1 && /^\p{Ll}{3,}s$/u.test(tokens[at]!.text) && isGivenName(tokens[from]!.key))) return at
    const isPlain = /^(?:is|can|has)$/u.test(key)
    if (HELPS.test(key) && at < to && (!isPlain || IS_THERE.test(tokens[at + 1]?.key ?? '') || hasTime(context, { from: at + 1, to: at + 2 }))) return isFrom || hasTime(context, { from: at, to }) || isPlain || key.startsWith('help') ? at : null
  }
  return null
}

/** The sentence names somebody of the team. */
function isBesideKnown(context: ReadingContext, at: number, known: ReadonlySet<string>): boolean {
  const sentence = segmentAt(context, at)?.sentence
  return context.segments.some((segment) => segment.sentence === sentence && context.source.tokens.slice(segment.from, segment.to).some(({ text }) => known.has(text)))
}

const POSSESSIVE = /^(?:hers|his|theirs|seins|ihres|suyas?|suyos?)$/u

/** '(synonyms are hers)', 'the labels are his': work of whoever was named last before. */
export function ownedByPronoun(context: ReadingContext, known: ReadonlySet<string>): Person[] {
  if (context.plannerType !== 'sprint') return []
  const { tokens } = context.source
  return context.segments.flatMap(({ from, to }) => {
    if (!POSSESSIVE.test(tokens[to - 1]?.key ?? '') || !/^(?:is|are|sind|ist|son|es)$/u.test(tokens[to - 2]?.key ?? '')) return []
    const work = to - 2 > from ? labelOf(context, { from, to: to - 2 }, 5) : null
    const name = tokens.findLast(({ text }, index) => index < from && known.has(text))?.text
    if (work === null || name === undefined) return []
    claim(context, { from, to })
    return [{ name, roles: [work], isUser: false, words: { from, to }, capacity: null }]
  })
}
