import { wordBase } from '../matcher.ts'
import { addReading, keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { deedOf } from './deed-forms.ts'
import { addExtreme } from './first-and-last.ts'
import { thingIn } from './orders.ts'

/** 'Before you touch anything'. */
export const ANYTHING = /^(?:(?:you|we|i|anybody|anyone|somebody) )?(?:touch|touching|change|changing|do|doing|start|starting|build|building|move|moving|begin|beginning) (?:anything|a thing|any of it|it all|everything|a line)(?: else)?(?: !)*$|^(?:(?:everything|anything|all|everybody) else|everything|anything|all the rest|the rest|allem anderen|(?:que |de )?(?:todo lo demas|todo el resto|tudo o resto|tout le reste))(?: !)*$/u
const ANYTHING_DONE = /^(?:anything|any of (?:it|them|this))(?:['’]s)?(?: else)?(?:['’]s)?(?: (?:is|are|gets?|can be|has been|goes))? (?<deed>\p{L}{3,})$/u

/**
 * 'Frame painted before anything else is assembled', 'approval before anything's ordered': before whatever the plan calls by
 * that deed, else before all of it. What is done to anything is no part of its own.
 */
export function readBeforeAnything(context: ReadingContext, { first, second, words }: { first: Words; second: Words; words: Words }): boolean {
  if (ANYTHING.test(keysOf(context, second).join(' '))) {
    addExtreme(context, first, 'first')
    return true
  }
  const said = context.language === 'en' ? ANYTHING_DONE.exec(keysOf(context, second).join(' '))?.groups?.['deed'] : undefined
  const thing = said === undefined ? null : thingIn(context, first)
  if (said === undefined || thing === null) return false
  const deed = wordBase(deedOf(said) ?? said.replace(/ed$/u, ''))
  const own = thing.toLowerCase()
  const parts = context.readings.flatMap((reading) => (reading.kind === 'topic' && !own.includes(reading.label.toLowerCase()) && isDoneBy(reading.label, deed) ? [reading.label] : []))
  if (parts.length === 0) addExtreme(context, first, 'first')
  else addReading(context, words, { value: { kind: 'precedence', before: { labels: [thing] }, after: { labels: parts }, lagMinutes: 0 }, text: `${thing} before ${parts.join(', ')}` })
  return true
}

/** 'Order the liner' orders, 'reassemble' assembles. */
function isDoneBy(label: string, deed: string): boolean {
  return label.toLowerCase().split(/[^\p{L}]+/u).some((word) => [word, word.replace(/^re-?/u, ''), word.replace(/(?:ing|y|ies)$/u, '')].some((form) => wordBase(form) === deed))
}
