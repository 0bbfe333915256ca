import { keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings, TypedTime } from '../surroundings.ts'

/** Verbs of a goal that is over when it is done, so that the days it names are for all of it. */
const PROJECTS = /^(?:build|restore|convert|renovate|refurbish|make|sew|paint|buy|sell|rent|move|declutter|clear|sort|digiti[sz]e|scan|prepare|repair|fix|mend|install|insulate|plant|set|find|organi[sz]e|plan|found|open|publish|finish|redo|redesign|lay|replace|strip|get|baue|bauen|renoviere|renovieren|restaurieren|repariere|construir|renovar|restaurar|comprar|vender|montar|reformar|construire|renover|restaurer|acheter|vendre|reparer)$/u

/** Whether the goal begins with such a verb: 'Organise an open-air cinema …'. */
export function isProject({ source: { tokens } }: ReadingContext): boolean {
  const verb = tokens.slice(0, 8).find(({ key }) => !/^(?:i|we|i'd|we'd|i'm|we're|want|wants|would|like|going|to|please|help|me|us|let's|need|ich|wir|mochte|will)$/u.test(key))
  return verb !== undefined && PROJECTS.test(verb.key)
}

/** 'Build the coop myself on weekends', 'Buy a flat as a first-time buyer, Saturdays and Tuesday evenings': when there is time for the goal. */
export function isTimeForGoal(context: ReadingContext, { around, group, entry }: TypedTime): boolean {
  const { segment, left } = around
  if (segment === null || segment.sentence > 0 || left.from > 0 || left.to === left.from || segment.lead === ':' || entry.everyWeeks > 1 || entry.nthOfMonth !== null || entry.frame !== null) return false
  if (/^(?:every|each|jeden|jede|cada|chaque|tous|toutes|todos|todas|once|twice)$/u.test(context.source.tokens[group.from]!.key)) return false
  const verb = keysOf(context, left).find((key) => !/^(?:i|we|i'd|we'd|i'm|we're|want|wants|would|like|going|to|please|help|me|us|my|the|a|and|let's|need|ich|wir|mochte|will|quiero|queremos|je|nous|veux)$/u.test(key))
  return verb !== undefined && PROJECTS.test(verb)
}

/** 'I want it amicable, 2 hours every Saturday': how it is to be, before the comma, names nothing that is done. */
export function isWishForGoal({ left, leftKeys, segment }: Surroundings): boolean {
  if (segment === null || left.from >= segment.from) return false
  const said = `${leftKeys.join(' ')} `
  // 'Je fume 15 cigarettes par jour et je veux arrêter, …': a story and what is wanted.
  if (/^(?:i|we|ich|wir|yo|je|nous|eu) /u.test(said) && / (?:and|und|et|y|e|but|aber|mais|pero|mas) (?:i |we |ich |je |nous |eu )?(?:want|need|would like|will|mochte|veux|voudrais|quiero|queremos|quero|preciso) /u.test(said)) return true
  if (/^(?:i|we|ich|wir|yo|je|nous|eu)? ?(?:smoke|drink|eat|weigh|sleep|spend|rauche|trinke|esse|wiege|fume|bois|mange|pese|fumo|bebo|como|peso|fumamos|bebemos) /u.test(said) && / \d/u.test(said)) return true
  return /^(?:(?:and|but) )?(?:i|we|it|this|that|ich|wir|yo|je|eu) ?(?:\S+ ){0,2}(?:want|need|like|keep|prefer|is|be|should|must|has) (?:it|this|that|them|everything|to be|be|all) /u.test(said)
}

/** 'budget 8000 euros, evenings', 'cost max 300 euros, Sundays 10-12': an amount is nothing to do. */
export function isCostOnly(label: string): boolean {
  return /^(?:(?:budget|cost|costs|max|maximum|at most|up to|under|about|ca|kosten|presupuesto|coste|gasto|co[uû]t|or[cç]amento|custo|of|is|de|von|for|m[aá]ximo|maximal|h[oö]chstens)[ :]*)*[€$£]?\d[\d.,]*(?: ?(?:k|€|\$|£|euros?|eur|dollars?|usd|pounds?|gbp|francs?|chf|reais|pesos))?(?: (?:max|maximum|at most|in total|total))?$/iu.test(label)
}

/** '25 pages a day at most, evenings': how much, which the hours are not only for. */
export function isPaceOnly(label: string): boolean {
  return /^\d[\d.,]* \p{L}+(?: (?:a|per|pro|par|por|al))?(?: (?:day|tag|jour|d[ií]a|dia))?(?: (?:max|maximum|at most|most|tops))?$/iu.test(label)
}

/** 'paperwork any evening after 8': a choice of times for something, not each of them. */
export function isAnyOf({ source: { tokens } }: ReadingContext, { group }: TypedTime): boolean {
  return tokens[group.from]!.key === 'any'
}

/** What a weekday with hours behind it comes back for: 'band evenings Wednesday 19-22, release on 4 June'. */
const REGULAR = /^(?:evenings|mornings|nights|rehearsals?|practi[cs]es?|lessons|classes|sessions|meetings|trainings?|choir|band|orchestra|club|group|class|course|proben?|chor|orchester|kurs|gruppe|ensayos?|clases|coro|grupo|curso|repetitions?|cours|chorale|groupe|ensaios?|aulas)$/u

/** Whether a lone weekday with hours stands for every such day up to what the plan leads to, weeks away. */
export function isRegularHour({ expressions, today }: ReadingContext, { leftKeys, segment }: Surroundings, windows: number): boolean {
  const isWith = /^(?:lessons|classes|sessions|rehearsals|trainings|practices|meetings|proben|clases|cours|aulas)$/u.test(leftKeys[0] ?? '') && /^(?:with|w|mit|con|avec|com|at|in)$/u.test(leftKeys[1] ?? '')
  const isNamed = (isWith || REGULAR.test(leftKeys.at(-1) ?? '')) && leftKeys.length <= 4 && !leftKeys.some((key) => /^(?:next|this|a|an|first|last|with|meet|book|attend)$/u.test(key) && !(isWith && key === 'with'))
  return segment !== null && segment.from > 0 && windows > 0 && isNamed && expressions.some(({ days }) => days !== null && days.bareWeekday === null && days.first > today + 14)
}
