import { labelOf } from '../labels.ts'
import { isGivenName } from './given-names.ts'
import { isName, isTitle } from './people-words.ts'
import type { Person } from './people-words.ts'
import { isPostWord } from './post-words.ts'
import { shareIn } from './shares-of-time.ts'
import { claim, hasTime, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

/** 'Capt. Reyes - drills, Joanne - radios, Kyle & Dev - hoses': names, a dash, and their work, twice or more in a sentence. */
export function dashedPeople(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  const pairs = context.segments.flatMap((segment, index) => {
    const work = context.segments[index + 1]
    const isPair = work?.lead === '-' && work.sentence === segment.sentence && !segment.isBullet && work.from === segment.to + 1 && work.to - work.from <= 8 && (!isName(context, work.from) || work.to > work.from + 1 && isPostWord(context.source.tokens[work.to - 1]!, context.language)) && !hasTime(context, work)
    const names = isPair ? namesOf(context, segment) : []
    const role = names.length > 0 ? textOf(context, work!) : ''
    return names.map((name) => ({ name, role, segment, sentence: segment.sentence }))
  })
  const inSentence = (sentence: number) => new Set(pairs.filter((pair) => pair.sentence === sentence).map(({ segment }) => segment)).size
  const found = pairs.filter(({ sentence }) => inSentence(sentence) > 1)
  for (const { segment } of found) claim(context, segment)
  return found.map(({ name, role, segment }) => ({ name, roles: [role], isUser: false, words: segment, capacity: null }))
}

/** The names that a stretch consists of; none where it says anything else. */
function namesOf(context: ReadingContext, { from, to }: Words): string[] {
  const { tokens } = context.source
  const names: string[] = []
  for (let index = from; index < to; index += 1) {
    if (/^(?:&|and|\+|\/|\.)$/u.test(tokens[index]!.key) || isTitle(context, index)) continue
    if (!isName(context, index) && !(index > from && /^\p{Lu}\p{Ll}/u.test(tokens[index]!.text))) return []
    names.push(tokens[index]!.text)
  }
  return names
}

/** 'Aditi: dedupe. Carlos: address validation.': two or more names, each with its work behind a colon. */
export function assignedIn(context: ReadingContext, known: ReadonlySet<string>): Person[] {
  if (context.plannerType !== 'sprint') return []
  const found = context.segments.flatMap((segment, index) => {
    const work = context.segments[index + 1]
    const isAlone = (segment.to === segment.from + 1 || segment.to === segment.from + 2 && isName(context, segment.from + 1)) && isName(context, segment.from) && /^[:=]$/u.test(context.source.tokens[segment.to]?.key ?? '')
    const role = isAlone && work && /^[:=]$/u.test(work.lead) && work.line === segment.line && !isName(context, work.from) && !hasTime(context, work) ? labelOf(context, work, 4) : null
    return role === null ? [] : [{ name: textOf(context, segment), roles: [role], isUser: false, words: { from: segment.from, to: segment.to }, capacity: null }]
  })
  return found.length > 1 ? found : found.filter(({ name }) => known.has(name))
}

/** '(Ewa for Polish, Radu for Romanian, 6 hours a week each)': two or more names beside each other, each with what they are there for. */
export function peopleForThings(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint' || context.language !== 'en') return []
  const pairs = context.segments.map((segment) => (isForThing(context, segment) ? segment : null))
  const found = context.segments.flatMap((segment, index) => {
    const isPair = pairs[index] !== null && [index - 1, index + 1].some((beside) => pairs[beside] && pairs[beside].sentence === segment.sentence && pairs[beside].depth === segment.depth)
    return isPair ? [segment] : []
  })
  // 'Forest for beginners, Castle for experts' are things.
  if (!found.some(({ from }) => isGivenName(context.source.tokens[from]!.key))) return []
  return found.map((words, index) => {
    claim(context, words)
    const next = context.segments[context.segments.indexOf(words) + 1]
    const isLast = found[index + 1]?.sentence !== words.sentence
    const hours = isLast && next?.sentence === words.sentence ? shareIn(context, next) : null
    return { name: context.source.tokens[words.from]!.text, roles: [textOf(context, { from: words.from + 2, to: words.to }).replace(/^(?:the|our|all) /iu, '')], isUser: false, words, capacity: hours }
  }).map((person, index, all) => {
    const isOfEach = (at: number) => /\beach\b/u.test(textOf(context, { from: all[at]!.words.to, to: Math.min(context.source.tokens.length, all[at]!.words.to + 7) }))
    const last = all.findIndex(({ capacity }, at) => at >= index && capacity !== null)
    return person.capacity === null && last >= 0 && isOfEach(last) ? { ...person, capacity: all[last]!.capacity } : person
  })
}

const LONGEST_THING = 5

function isForThing(context: ReadingContext, { from, to }: Words): boolean {
  return to - from >= 3 && to - from <= LONGEST_THING && isName(context, from) && context.source.tokens[from + 1]!.key === 'for' && !hasTime(context, { from, to }) && !isName(context, from - 1)
}
