import type { Reading, ReadingOf } from '../brief.ts'
import { describePattern, describeWindows } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

type Rhythm = Reading & ReadingOf<'rhythm'>

/** 'I already run', 'we currently swim', 'ich laufe schon': before what one does. */
const ALREADY_BEFORE = /(?:^|[\s,;(])(?:(?:i|we)(?:['’]ve| have)? (?:already|currently|at the moment|right now)|(?:i|we)['’](?:m|re) (?:already|currently)|ich \p{L}+ (?:schon|bereits|derzeit|momentan)|(?:ya|actualmente|ahora)|je \p{L}+ déjà|actuellement|já|atualmente)(?: \p{L}+){0,2} ?$/iu
/** 'I've had 10 lessons', 'I have done three mock exams': so much is behind somebody. */
const HAD = /(?:^|[\s,;(.])(?:i|we)(?:['’]ve| have) (?:had|done|taken|finished|written|read|completed|got through) (?:about |around |already )?$/iu

/** '… at the moment', '… but that's it': behind it. */
const ALREADY_BEHIND = /^[^.!?;\n,]{0,40}?(?:already|at the moment|right now|currently|these days|so far|(?:but|and) that(?:['’]s| is) (?:it|all|about it|about all)|schon|bereits|derzeit|momentan|bisher|pero nada más|y nada más|déjà|en ce moment|já|por enquanto)(?!\p{L})/iu
/** In the words or the name of it. */
const SAYS_ALREADY = /(?<!\p{L})(?:already|currently|schon|bereits|derzeit|actualmente|déjà|actuellement|atualmente)(?!\p{L})/iu
/** In characters. */
const LOOKED_BACK = 40

/** Whether the amount at this place of the prompt is told as done. */
export function isBehindThem(prompt: string, at: number): boolean {
  return HAD.test(prompt.slice(Math.max(0, at - LOOKED_BACK), at))
}

/** 'I already run twice a week', 'I walk the dog daily but that's it': where somebody stands, and no work of the plan; at its hours it takes their time. */
export function settleDoneAlready(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  context.readings = context.readings.map((reading) => (reading.kind === 'rhythm' && isDoneAlready(context, reading) ? asTold(reading) : reading))
}

function isDoneAlready({ prompt }: ReadingContext, reading: Rhythm): boolean {
  const { source, title, words, start, end, ofRoutine } = reading
  if (source !== 'stated' || title === null || ofRoutine !== undefined) return false
  if (SAYS_ALREADY.test(`${words} ${title}`)) return true
  const named = words.toLowerCase().indexOf(title.toLowerCase().split(' ')[0]!)
  const from = named < 0 ? prompt.toLowerCase().lastIndexOf(title.toLowerCase(), start) : start + named
  if (from < 0) return false
  return ALREADY_BEFORE.test(prompt.slice(Math.max(0, from - LOOKED_BACK), from)) || ALREADY_BEHIND.test(prompt.slice(end))
}

function asTold({ id, words, start, end, source, title, days, windows }: Rhythm): Reading {
  const shared = { id, words, start, end, source, strength: 'hard', appliesTo: null } as const
  if (windows.length === 0) return { ...shared, strength: 'soft', kind: 'level', value: words, text: 'Experience' }
  return { ...shared, kind: 'commitment', title: title!, days, windows, person: null, inPlan: false, text: `${title!}: ${describePattern(days)}${describeWindows(windows)}` }
}
