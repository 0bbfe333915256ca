import { labelOf } from '../labels.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isWholePlan } from '../surroundings.ts'

const MOST_WORDS = 7

/**
 * The thing that a few words without a verb of their own name: 'two coats of oil', 'phone calls to suppliers'. Null for
 * words about the plan, about people, and about when there is time.
 */
export function thingIn(context: ReadingContext, words: Words): string | null {
  const keys = keysOf(context, words)
  const label = keys.length > 0 && keys.length <= MOST_WORDS && !keys.some((key) => NO_THING.test(key)) ? labelOf(context, words) : null
  return label === null || isWholePlan(label) || OF_PLAN.test(label) ? null : label
}

/** Who speaks or what is so, when there is time, and when nobody is there. */
const NO_THING = /^(?:i|i'm|i'll|i've|i'd|we|we're|we'll|we've|us|you|he|she|it|it's|they|there|this|that|these|those|both|all|everything|is|are|was|were|be|am|have|has|had|do|does|can|could|will|would|may|might|must|should|want|wants|need|needs|free|available|availability|time|dates?|days?|weeks?|months?|hours?|minutes?|holidays?|vacation|away|off|closed|shut|busy|only|just|start\p{L}*|begin\p{L}*|from|during|over|between|within|trip|stay|visit|nothing|nobody|no|not|never|nor|weekends?|weekdays|evenings?|mornings?|afternoons?|nights?|sessions?|plan|plans|first|last|next|budget|max|maximum|min|minimum|about|geht|gehen|klappt|beginne|beginnen|starte|starten|comeco|comecamos|arranco|arrancamos|empiezo|empezamos|comienzo|commence|commencons|demarre|passt|ich|wir|er|sie|es|ist|sind|habe|haben|kann|will|muss|frei|urlaub|ferien|kein\p{L}*|nicht|nie|nur|je|nous|est|sont|ai|avons|libre|vacances|pas|jamais|yo|nosotros|son|tengo|tenemos|puedo|podemos|vacaciones|nada|nunca|solo|eu|nos|sao|tenho|livre|ferias|nao|apenas)$/u
const OF_PLAN = /^(?:(?:the|my|our) )?(?:dates?|training|practi[cs]e|practi[cs]ing|study|studying|lernen|üben|arbeiten|proben|trainieren|estudiar|estudio|entrenar|ensayar|étudier|réviser|travailler|répéter|estudar|treinar|ensaiar|revision|revising|learning|rehearsals?|lessons?|sessions?|classes|work|working|writing|building|plan|planning|project|goal|trip|period|travel|window|when|schedule|term|half term|deadline|duration|timeline|frequency|start|end|finish|hours|availability|sprint\b.*|week\b.*)$/iu
