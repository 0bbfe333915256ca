import { labelOf } from '../labels.ts'
import { addReading, hasTime, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isDeed } from './deed-forms.ts'

const MOST_WORDS = 7
/** What heads people, times and aims instead of a thing that is made. */
const OTHER_HEADS = /^(?:team|who|people|crew|staff|goal|target|aim|deadline|start|sprints?|budget|note|place|location|name|title)$/u

/** 'A new module for our app: chat between tenants and landlords': in a team's goal without a list, the one thing behind the colon is what is made. */
export function readOneThing(context: ReadingContext): void {
  const [goal, thing] = context.segments
  if (context.plannerType !== 'sprint' || context.language !== 'en' || !goal || thing?.lead !== ':' || context.readings.some(({ kind }) => kind === 'topic')) return
  const isAlone = sentenceOf(context, goal).length === 2 && thing.sentence === goal.sentence
  if (!isAlone || goal.to - goal.from < 2 || OTHER_HEADS.test(context.source.tokens[goal.to - 1]!.key) || hasTime(context, thing) || !isThing(context, thing)) return
  const label = labelOf(context, thing, MOST_WORDS)
  if (label !== null) addReading(context, thing, { value: { kind: 'topic', label, list: 1, position: 1, amount: null, minutes: null }, text: label })
}

/** Words in small letters, of which the first is no deed and none tells anything. */
function isThing({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  const words = tokens.slice(from, to)
  return words.length > 1 && words.length <= MOST_WORDS && words.every(({ kind, text, key }) => kind === 'word' && text === key && !/^(?:is|are|was|we|i|it|they|has|have|not|no|so|because|too|very|only|must|should)$/u.test(key)) && !isDeed(words[0]!.key)
}
