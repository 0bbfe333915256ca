import { isEmptyWord } from '../empty-words.ts'
import { CLAUSE_JOINT } from '../joining-words.ts'
import { behindUsTogether } from '../people/somebody.ts'
import { roleOfCue } from '../people/people-words.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'

/** 'Three 2-week sprints from 11 January to launch the campaign': what they are for. */
export function behindSprints(context: ReadingContext, segment: Segment): Segment {
  const { tokens } = context.source
  const calendar = context.readings.find(({ kind }) => kind === 'sprint-calendar')
  if (!calendar || calendar.start > tokens[segment.from]!.end && !isAskedFor(context, segment, calendar.start) || context.plannerType !== 'sprint') return segment
  const behind = tokens.findIndex(({ start }, index) => index >= segment.from && index < segment.to && start >= calendar.end)
  return behind > 0 && /^(?:to|for|fur|zum|para|pour|on|de|del|da|do|du|des)$/u.test(tokens[behind]!.key) && behind + 1 < segment.to ? { ...segment, from: behind + 1 } : segment
}

/** The 'could you set up' of 'Could you set up four sprints for the new vault'. */
function isAskedFor({ source: { tokens } }: ReadingContext, { from, to }: Segment, start: number): boolean {
  const before = tokens.slice(from, to).filter((token) => token.start < start)
  return before.length < to - from && before.every(({ key }) => isEmptyWord(key) || /^(?:set|up|lay|draw|map|work|out|arrange|sketch|draft|propose|love|show|split|into|request|require|sensible|sprint|good|hello|hi|kindly|think|planned)$/u.test(key))
}

/** 'Karim and I build …': what they do. */
export function behindPeople(context: ReadingContext, segment: Segment): Segment {
  const together = behindUsTogether(context, segment)
  if (together > segment.from) return { ...segment, from: together }
  let { from } = segment
  const { tokens } = context.source
  while (from < segment.to && (context.people.has(tokens[from]!.text) || /^(?:me|i|and|&|[+]|,|y|und|et|e)$/u.test(tokens[from]!.key) || context.people.has(tokens[from + 1]?.text ?? '') && roleOfCue(tokens[from]!.key).length > 0)) from += 1
  const named = tokens.slice(segment.from, from).some(({ text }) => context.people.has(text))
  return named && from < segment.to ? { ...segment, from } : segment
}

/** 'I got laid off and want to find a new job': what is wanted. */
export function behindWanting(context: ReadingContext, segment: Segment): Segment {
  const keys = keysOf(context, segment)
  // 'I volunteer for our orchestra and I'm to organise its tour'.
  const told = keys.findIndex((key, index) => index > 2 && keys[index - 1] === 'and' && (/^(?:i'm|im|we're)$/u.test(key) && keys[index + 1] === 'to' || /^(?:i|we)$/u.test(key) && /^(?:am|are|have|need|was|were)$/u.test(keys[index + 1] ?? '') && /^(?:to|asked|supposed)$/u.test(keys[index + 2] ?? '')))
  const behindTo = told > 0 ? keys.indexOf('to', told) : -1
  if (behindTo > 0 && behindTo - told <= 3 && behindTo + 1 < keys.length) return { ...segment, from: segment.from + behindTo + 1 }
  const verb = keys.findLastIndex((key, index) => WANTING.test(key) && (index < LONGEST_BEFORE || isClauseOfOwn(keys.slice(Math.max(0, index - 5), index))))
  const isOwn = verb > 0 && keys.slice(0, verb).some((key) => /^(?:i|we|i'd|we'd|ich|wir|je|nous|yo|eu|quiero|and|und|y|et|e)$/u.test(key) || context.people.has(context.source.tokens[segment.from]!.text))
  return isOwn && verb + 1 < keys.length ? { ...segment, from: segment.from + verb + 1 } : segment
}

/** In words. */
const LONGEST_BEFORE = 14

/** The 'and by then I' of 'My aunt moves in on Sunday 24 January at noon and by then I want the room painted'. */
function isClauseOfOwn(keys: readonly string[]): boolean {
  return /^(?:i|we)$/u.test(keys.at(-1) ?? '') && keys.some((key) => CLAUSE_JOINT.test(key))
}

const WANTING = /^(?:promised|agreed|decided|volunteered|want|need|like|hoping|looking|trying|quiero|queremos|necesito|necesitamos|mochte|mochten|will|wollen|brauche|brauchen|veux|voudrais|voulons|quero|queremos|preciso|precisamos)$/u
