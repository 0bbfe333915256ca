import { clausesOf } from './doers.ts'
import { isEmptyWord } from '../empty-words.ts'
import { JOINT } from '../joining-words.ts'
import { labelOf } from '../labels.ts'
import { isDepartment, isName, isTitle } from './people-words.ts'
import type { Person } from './people-words.ts'
import { claim, isClaimed, keysOf, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { shareIn } from './shares-of-time.ts'

/** What a clause behind a name says somebody does: 'who designs', 'responsible for testing', 'our tester'. */
const LEADS = /^(?:who|responsible|in|our|the|looking|doing|handling)$/u
const WORDS_BEFORE_WORK = /^(?:who|is|are|will|does|do|responsible|for|in|charge|of|our|the|looking|after|doing|handling|a|an|works|on)$/u

/** 'Greta, who designs; Omar, who codes (20 hours weekly); and Li, responsible for testing': two or more names with what they do. */
export function describedPeople(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  const found: Person[] = []
  const { tokens } = context.source
  for (let index = 0; index + 2 < tokens.length; index += 1) {
    if (!isName(context, index) || tokens[index + 1]!.key !== ',' || !LEADS.test(tokens[index + 2]!.key) || isClaimed(context, { from: index, to: index + 1 })) continue
    const work = workBehind(context, index + 2)
    if (work) found.push({ name: tokens[index]!.text, roles: [work.role], isUser: false, words: { from: index, to: work.to }, capacity: work.capacity })
  }
  const introduced = [...introducedPeople(context), ...mentionedPeople(context)]
  if (found.length + introduced.length < 2 && introduced.length === 0) return []
  for (const { words } of [...found, ...introduced]) claim(context, words)
  return [...found, ...introduced]
}

/** 'We have Ludmila, who writes, a sound engineer called Pim, and Xiomara for the translations'. */
function introducedPeople(context: ReadingContext): Person[] {
  const { tokens } = context.source
  return clausesOf(context).flatMap(({ from, to }) => {
    const called = tokens.slice(from, to).findIndex(({ key }) => /^(?:called|named)$/u.test(key))
    const start = JOINT.test(tokens[from]!.key) ? from + 1 : from
    if (called > 0 && isName(context, from + called + 1)) return [introduced(context, { from, to: from + called + 2 }, { name: from + called + 1, work: { from, to: from + called } })]
    const agent = keysOf(context, { from, to })
    // 'an external proofreader, Ewa, …'.
    const isAgent = /^(?:an?|our|the|my)$/u.test(agent.find((key) => !/^(?:and|plus|&|with)$/u.test(key)) ?? '') && agent.length <= 6 && /(?:er|or|ist|ant|ian)$/u.test(agent.at(-1)!) && tokens[to]?.key === ',' && isName(context, to + 1) && /^(?:,|\.|who|and|\()$/u.test(tokens[to + 2]?.key ?? '.')
    if (isAgent && isIntroduction(context, segmentAt(context, from)!.sentence)) return [introduced(context, { from, to: to + 2 }, { name: to + 1, work: { from, to } })]
    const own = isIntroduction(context, segmentAt(context, from)!.sentence) ? postWithName(context, { from: start, to }) : null
    if (own) return [own]
    const isFor = isName(context, start) && /^(?:for|on)$/u.test(tokens[start + 1]?.key ?? '') && to - start <= 7
    return isFor && isIntroduction(context, segmentAt(context, from)!.sentence) ? [introduced(context, { from: start, to }, { name: start, work: { from: start + 2, to } })] : []
  })
}

/** 'the dietitian Frau Nowak on Wednesdays only', 'our trainee Ben': an article, what somebody is, and the name. */
function postWithName(context: ReadingContext, { from, to }: Words): Person | null {
  const { tokens } = context.source
  if (!/^(?:the|our|my|an?)$/u.test(tokens[from]?.key ?? '')) return null
  const name = tokens.slice(from + 1, Math.min(to, from + 5)).findIndex((_, offset) => isName(context, from + 1 + offset) && !isTitle(context, from + 1 + offset)) + from + 1
  const titled = isTitle(context, name - 1) ? name - 1 : name
  const post = tokens.slice(from + 1, titled)
  const isEnd = tokens[name + 1]?.kind !== 'word' || /^(?:on|only|for|and|with|who|from|at|part|half)$/u.test(tokens[name + 1]!.key) || context.groups.some((group) => group.from === name + 1)
  if (name <= from || post.length === 0 || post.length > 3 || !isEnd || post.some(({ kind, text, key }) => kind !== 'word' || /^(?:is|are|of|has|includes?|consists?)$/u.test(key) || text !== key && !isDepartment(text))) return null
  return { name: tokens.slice(titled, name + 1).map(({ text }) => text).join(' '), roles: [post.map(({ text }) => text).join(' ')], isUser: false, words: { from, to: name + 1 }, capacity: null }
}

/** 'there's Pavel from IT': somebody who is there, and where from. */
function mentionedPeople(context: ReadingContext): Person[] {
  const { tokens } = context.source
  return tokens.flatMap((_, index) => {
    const lead = keysOf(context, { from: Math.max(0, index - 2), to: index }).join(' ')
    if (!/(?:^| )(?:there's|there is|got|also)$/u.test(lead) || !isName(context, index) || !/^(?:from|in|for|who|,|\.|and|\()$/u.test(tokens[index + 1]?.key ?? '.')) return []
    const isFrom = /^(?:from|in)$/u.test(tokens[index + 1]?.key ?? '')
    const role = isFrom && tokens[index + 2]?.kind === 'word' ? [tokens[index + 2]!.text] : []
    return [{ name: tokens[index]!.text, roles: role, isUser: false, words: { from: index, to: index + (role.length > 0 ? 3 : 1) }, capacity: null }]
  })
}

function introduced(context: ReadingContext, words: Words, { name, work }: { name: number; work: Words }): Person {
  const role = labelOf(context, work, 5) ?? ''
  return { name: context.source.tokens[name]!.text, roles: role === '' ? [] : [role], isUser: false, words, capacity: null }
}

/** 'We have …', 'The team is …': a sentence that tells who is there. */
function isIntroduction(context: ReadingContext, sentence: number): boolean {
  const first = context.segments.find((segment) => segment.sentence === sentence)!
  return /^(?:so )?(?:we have|we've|we've got|there's|there is|there are|i have|i've|with|our team|the team|team|crew|the crew|our crew) /u.test(`${keysOf(context, { from: first.from, to: first.to }).join(' ')} `)
}

type Work = { role: string; to: number; capacity: Person['capacity'] }

function workBehind(context: ReadingContext, from: number): Work | null {
  const { tokens } = context.source
  let at = from
  while (WORDS_BEFORE_WORK.test(tokens[at]?.key ?? '')) at += 1
  if (at === from) return null
  const words: string[] = []
  while (tokens[at]?.kind === 'word' && words.length < 4 && !/^(?:and|but|while)$/u.test(tokens[at]!.key)) {
    if (!isEmptyWord(tokens[at]!.key)) words.push(tokens[at]!.text)
    at += 1
  }
  const isEnd = tokens[at] === undefined || tokens[at]!.kind === 'break' || /^(?:[,;.(]|and|but|while)$/u.test(tokens[at]!.key)
  if (words.length === 0 || !isEnd) return null
  const bracket = tokens[at]?.key === '(' ? bracketOf(context, at) : null
  return { role: words.join(' '), to: bracket ? bracket.to + 1 : at, capacity: bracket ? shareIn(context, bracket) : null }
}

function bracketOf({ source: { tokens } }: ReadingContext, open: number): Words | null {
  const close = tokens.findIndex(({ key }, index) => index > open && index < open + 20 && key === ')')
  return close > open + 1 ? { from: open + 1, to: close } : null
}
