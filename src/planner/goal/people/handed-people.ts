import { isEmptyWord, labelOf } from '../labels.ts'
import { isName } from './people-words.ts'
import type { Person } from './people-words.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'

const PARTICIPLES = /^(?:done|handled|owned|written|built|led|covered|tested|designed|run|made|managed|taken|reviewed|coded|drawn|edited|recorded|maintained)$/u
const REST = /^(?:the )?(?:rest|remainder|others?|everything else|whatever remains|remaining (?:work|tasks))$/iu

/** 'the rest is up to Milo', 'testing goes to Ana', 'the texts are written by Kim', 'backend is Leo's job': work first, then who does it. */
export function handedTo(context: ReadingContext, known: ReadonlySet<string> = new Set()): Person[] {
  if (context.plannerType !== 'sprint') return []
  return context.segments.flatMap((segment) => {
    const found: Person[] = []
    for (let index = segment.from + 2; index < segment.to; index += 1) {
      const from = isName(context, index) ? handingBefore(context, segment, { name: index, known }) : -1
      if (from < 0) continue
      const work = labelOf(context, { from: startOfWork(context, segment, from), to: from }, 4)
      const roles = work === null || REST.test(work) ? [] : [work]
      found.push({ name: context.source.tokens[index]!.text.replace(/['’]s$/u, ''), roles, isUser: false, words: { from: segment.from, to: index + 1 }, capacity: null })
    }
    return found
  })
}

/** Index of the verb that hands the work over right before the name, or -1. */
function handingBefore(context: ReadingContext, segment: Segment, { name, known }: { name: number; known: ReadonlySet<string> }): number {
  const { tokens } = context.source
  const [second, first] = [tokens[name - 2]?.key ?? '', tokens[name - 1]?.key ?? '']
  if (first === 'to' && /^(?:up|falls?|goes|go|belongs?|left|assigned|given)$/u.test(second)) return verbStart(context, segment, name - 2)
  if (first === 'by' && PARTICIPLES.test(second)) return verbStart(context, segment, name - 2)
  // 'layout by Uma': a bare thing and whose it is, beside people who are known.
  if (first === 'by' && name === segment.from + 2 && segment.to === name + 1 && !isEmptyWord(second) && known.size > 0) return name - 1
  const isOwner = /^(?:is|are)$/u.test(first) && (/['’]s$/u.test(tokens[name]!.text) || /^['’]s?$/u.test(tokens[name + 1]?.key ?? ''))
  return isOwner && /^(?:job|task|part|work|responsibility|area|turf)$/u.test(tokens[name + 1]?.key ?? tokens[name + 2]?.key ?? '') ? name - 1 : -1
}

function verbStart(context: ReadingContext, segment: Segment, at: number): number {
  let from = at
  while (from > segment.from && /^(?:is|are|will|be|gets|get|being)$/u.test(context.source.tokens[from - 1]!.key)) from -= 1
  return from
}

/** Behind an 'and' that joins two such clauses. */
function startOfWork(context: ReadingContext, segment: Segment, to: number): number {
  let from = to
  while (from > segment.from && !(context.source.tokens[from - 1]!.key === 'and' && !isEmptyWord(context.source.tokens[from]?.key ?? ''))) from -= 1
  return from
}
