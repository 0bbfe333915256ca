import { keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import type { Reading } from '../brief.ts'

/** What opens a clause about the user's own time, in a line that names nothing to do. */
const OF_THE_USER = /^(?:i|we|i'm|we're|i've|im|no|not|never|nothing|only|other|off|max|maximum|totally|completely|ich|wir|kein|keine|keinen|nie|nur|nichts|yo|nada|solo|je|pas|rien|jamais|eu|nao|so)$/u

/**
 * '- I work Fri to Sun 7-19 as a tech, no studying then', '- off 8-11 March, my mum has surgery', '- topics: bones,
 * muscles': of the lines of a list some say when there is time and why, and some head a list of their own.
 */
export function isLineOfTimes(context: ReadingContext, segment: Segment): boolean {
  if (context.plannerType !== 'calendar' || !segment.isBullet) return false
  const line = sentenceOf(context, segment)
  const [head, next] = line
  if (head === undefined) return false
  if (segment === head && next?.lead === ':' && HEADS.test(keysOf(context, head).join(' '))) return true
  const [start, end] = [context.source.tokens[head.from]!.start, context.source.tokens[segment.to - 1]!.end]
  const opensSo = OF_THE_USER.test(context.source.tokens[head.from]!.key)
  return opensSo && context.readings.some((reading) => reading.source === 'stated' && reading.start >= start && reading.start < end && isRuleOfTime(reading))
}

/** A heading that only says that parts follow. */
const HEADS = /^(?:(?:the|my|our|die|los|las|les|os|as) )?(?:topics|subjects|parts|tasks|steps|chapters|areas|themen|teile|aufgaben|temas|partes|tareas|sujets|themes|parties|materias|tarefas|to do|todo)$/u

function isRuleOfTime({ kind, appliesTo }: Reading): boolean {
  return kind === 'commitment' || (kind === 'exclusion' || kind === 'availability' || kind === 'session' || kind === 'limit' || kind === 'spacing') && appliesTo === null
}
