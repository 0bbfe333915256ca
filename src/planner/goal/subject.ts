import { isEmptyWord } from './labels.ts'
import type { ReadingContext, Words } from './reading-context.ts'
import type { Segment } from './segments.ts'

const LEADING = new Set('plan plans planning schedule put together build make create give set up design prepare organise organize lets looking trying signed structured week weeks day days month genug bitte planea organiza'.split(' '))
const ASKING = new Set("want need like help plan build create prepare learn would i'd goal aim hoping looking quiero necesito mochte will brauche veux voudrais quero preciso".split(' '))
const MAX_LENGTH = 120

/** The goal in the user's words, without asking words and times: 'launch my podcast'. */
export function subjectOf(context: ReadingContext): string {
  const early = context.segments.filter(({ sentence }) => sentence <= 3)
  const asked = early.find((segment) => isStory(context, early[0]!) && keysIn(context, segment).some((key) => ASKING.has(key)))
  for (const segment of [...(asked ? [asked] : []), ...context.segments]) {
    const text = bareText(context, segment)
    if (/\p{L}{3}/u.test(text)) return text.slice(0, MAX_LENGTH)
  }
  return context.prompt.trim().slice(0, MAX_LENGTH)
}

function keysIn(context: ReadingContext, words: Words): string[] {
  return context.source.tokens.slice(words.from, words.to).map(({ key }) => key)
}

/** 'I got laid off last week' tells why, not what. */
function isStory(context: ReadingContext, segment: Segment): boolean {
  return context.groups.some((group) => group.from >= segment.from && group.to <= segment.to && group.expressions.some(({ days }) => days !== null && days.last < context.today))
}

/** The words of a segment up to its first date, without lengths, leading articles and asking words. */
function bareText(context: ReadingContext, segment: Segment): string {
  const kept: number[] = []
  for (let index = segment.from; index < segment.to; index += 1) {
    const group = context.groups.find(({ from, to }) => index >= from && index < to)
    const isLength = group?.expressions.every(({ duration }) => duration !== null) ?? false
    const isAdjective = group?.expressions.every(({ days, clock, recurrence }) => !days && !clock && recurrence !== null) === true && group.to - group.from === 1
    if (group && !isLength && !isAdjective && kept.some((at) => !isEmptyWord(context.source.tokens[at]!.key))) break
    if (!group || isAdjective) kept.push(index)
  }
  const { tokens } = context.source
  while (kept.length > 1 && (isEmptyWord(tokens[kept[0]!]!.key) || LEADING.has(tokens[kept[0]!]!.key) || tokens[kept[0]!]!.kind === 'symbol')) kept.shift()
  while (kept.length > 1 && (tokens[kept.at(-1)!]!.kind === 'symbol' || /^(?:on|in|at|for|by|is|from|the|a|to|over|due|we're|der|das|el|le)$/u.test(tokens[kept.at(-1)!]!.key))) kept.pop()
  return kept.map((index, position) => `${position > 0 && tokens[index]!.spaced ? ' ' : ''}${tokens[index]!.text}`).join('').trim()
}
