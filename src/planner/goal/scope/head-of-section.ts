import { labelOf } from '../labels.ts'
import { keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { otherWords } from './clause-of-rule.ts'
import { subjectOfWords } from './subject-of-clause.ts'
import { isOfPlan } from './things-of-clause.ts'

/** What a section of a sentence is headed by; `isMarked`: a colon, a dash or a bracket says that the rest is about it. */
export type Head = { words: Words; label: string; isMarked: boolean; section: readonly Segment[] }

/** The stretch of a sentence, between its semicolons, that holds a segment. */
export function sectionOf(context: ReadingContext, segment: Segment): readonly Segment[] {
  const sentence = sentenceOf(context, segment)
  const at = sentence.indexOf(segment)
  const from = sentence.slice(0, at + 1).findLastIndex(({ lead }) => lead === ';')
  const next = sentence.findIndex(({ lead }, index) => index > at && lead === ';')
  return sentence.slice(Math.max(0, from), next < 0 ? sentence.length : next)
}

/**
 * The thing that a section begins with, as one writes it in front of what is said of it: 'Harp lesson: Ines, weekdays',
 * 'gown, let it out, an hour', 'Boiler service by 5 May, …'. Null for clauses about somebody, the user or the plan.
 */
export function headOfSection(context: ReadingContext, segment: Segment): Head | null {
  const section = sectionOf(context, segment)
  const [first, second] = section
  const said = first === undefined ? undefined : otherWords(context, first)[0]
  if (first === undefined || said === undefined || first === context.segments[0] || first.depth > 0) return null
  const from = said.from + leadIn(keysOf(context, said))
  if (said.from !== first.from || from >= said.to) return null
  const words = { from, to: endOfName(context, { from, to: said.to }) }
  const keys = keysOf(context, words)
  if (keys.length > LONGEST_NAME || keys.some((key) => NO_NAME.test(key)) || NO_HEAD.test(keys[0]!) || subjectOfWords(context, words).of !== 'thing') return null
  const label = labelOf(context, words)
  if (label === null || !/\p{L}{3}/u.test(label) || NO_HEAD.test(label.toLowerCase().split(' ')[0]!) || OF_EVERYTHING.test(label) || isOfPlan(context, label)) return null
  const isWhole = words.to === first.to && second !== undefined
  return { words, label, isMarked: isWhole && /^[:([–—-]$/u.test(second.lead), section }
}

const LONGEST_NAME = 6

/** 'Making things is for the weekends': all of it. */
const OF_EVERYTHING = /(?:^| )(?:stuff|things?|work|tasks?|jobs?|errands?|planning|preparations?|prep|arbeit(?:en)?|sachen|cosas|tareas|choses|taches|coisas|tarefas)$/iu

/** What may stand before the name: 'then', 'after that', 'first of all'. */
function leadIn(keys: readonly string[]): number {
  return LEAD_IN.exec(`${keys.join(' ')} `)?.[0].trim().split(' ').filter((key) => key !== '').length ?? 0
}

const LEAD_IN = /^(?:(?:and|also|plus|then|next|first|firstly|second|secondly|third|thirdly|finally|lastly|now|as (?:for|to)|after that|before that|for that|und|auch|dann|zuerst|danach|zuletzt|y|tambien|luego|primero|despues|et|aussi|puis|ensuite|d'abord|enfin|e|tambem|depois|primeiro|por fim) (?:, |: )?)+/u

/** Where the name ends: at its verb. */
function endOfName(context: ReadingContext, { from, to }: Words): number {
  const at = keysOf(context, { from, to }).findIndex((key, index) => index > 0 && VERB.test(key))
  return at < 0 ? to : from + at
}

const VERB = /^(?:is|are|was|were|will|has|have|had|takes?|needs?|wants?|lasts?|goes|stays?|runs?|comes?|starts?|begins?|must|may|might|can|can't|cannot|should|shall|not|never|only|by|from|until|till|on|at|in|with|for|before|after|to|dauert|dauern|braucht|brauchen|ist|sind|geht|gehen|muss|mussen|kann|konnen|beginnt|bis|ab|am|mit|bei|dura|duran|necesita|es|son|esta|estan|va|van|empieza|hasta|desde|con|dure|durent|prend|est|sont|va|vont|commence|jusqu'|avec|chez|leva|demora|precisa|e|sao|fica|comeca|ate|com)$/u

/** Words of a clause about people, or of a pointing one. */
const NO_NAME = /^(?:i|i'm|i've|i'd|i'll|we|we're|we've|me|us|you|he|she|they|it|this|that|these|those|there|there's|who|which|where|when|while|because|since|if|ich|wir|er|sie|es|das|dies|wenn|weil|yo|nosotros|ella|eso|esto|cuando|porque|je|nous|on|il|elle|ca|c'est|quand|eu|nos|ele|ela|isso|isto|quando)$/u

/** What begins a rule, a wish or a clause about time, and no name. */
const NO_HEAD = /^(?:missing|lacking|bear|remember|note|mind|fact|given|after|before|during|in|on|at|for|by|from|until|till|since|with|within|between|behind|up|if|when|while|because|as|that|to|nach|vor|im|am|bis|ab|von|mit|bei|fur|wenn|weil|antes|despues|desde|hasta|en|con|por|para|si|cuando|avant|apres|des|depuis|jusqu'|dans|avec|pour|quand|depois|ate|em|com|quando|no|not|none|never|nothing|nobody|only|just|please|keep|leave|avoid|skip|stop|start|starts|starting|begin|finish|end|ends|done|ready|plan|work|working|time|times|free|available|availability|busy|away|off|out|closed|shut|open|max|maximum|min|minimum|about|around|roughly|sessions?|session|lessons?|days?|weeks?|hours?|evenings?|mornings?|afternoons?|nights?|weekends?|weekdays?|deadline|target|budget|goal|aim|today|tomorrow|everything|everyone|everybody|anything|all|both|each|every|any|some|most|other|others|rest|constraints?|rules?|limits?|notes?|ps|nb|oh|ok|so|well|but|or|except|bar|apart|besides|ideally|preferably|can|can't|cannot|don't|do|let|let's|make|give|kein\p{L}*|nicht|nie|niemals|nichts|nur|bitte|jede[rnms]?|alle[rns]?|beide|zeit|frei|ferien|urlaub|hochstens|maximal|nunca|nada|nadie|ningun\p{L}*|solo|cada|todo|todos|todas|libre|vacaciones|maximo|jamais|rien|aucune?|seulement|chaque|tout|tous|toutes|vacances|pas|ninguem|nenhum\p{L}*|so|apenas|cada|tudo|livre|ferias)$/u
