import { labelOf } from '../labels.ts'
import { stems, wordBase } from '../matcher.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Reading } from '../brief.ts'
import { isNothingOfItsOwn } from '../times/activity-of-time.ts'
import { isOwnActivity, verbBase } from '../times/own-activity.ts'
import { isNoPart } from '../times/settle-hours-of-work.ts'

/** Where the name of a thing ends: what it does, or is. */
const VERB = /^(?:is|are|was|were|has|have|had|isn't|aren't|starts?|begins?|runs?|goes|go|comes?|happens?|takes?|meets?|needs?|can|could|can't|cannot|must|should|will|won't|may|does|doesn't|do|don't|remains?|stays?|gets?|opens?|closes?|only|ist|sind|war|wird|werden|hat|haben|kann|konnen|muss|mussen|geht|lauft|findet|beginnt|es|son|esta|estan|tiene|tienen|puede|empieza|est|sont|a|ont|peut|commence|e|sao|tem|pode|comeca|fica)$/u
/** What a plan of learning or practice consists of, however it is called. */
const WORK_OF_PLAN = /^(?:(?:my|our|the|a|study|studying|prep|preparation|revision|revis(?:e|ing)|practi[cs]e|training|trainings|train|workouts?|rehearsals?|lessons?|exercises?|homework|gym|runs?|running|sessions?|blocks?|sittings?|bursts?|stints?|chunks?|spells?|stretches|pieces?|portions?|bits?|einheiten|blocke?|blöcken?|bloques?|tandas?|ratos?|tramos?|séances?|blocs?|tranches?|plan|schedule|timetable|time|times|hours?|slots?|access|days?|shifts?|lernen|proben|üben|training|trainings|einheiten|entrenos?|entrenamientos?|entrenar|estudi\p{L}+|ensayos?|clases?|séances?|révisions?|entraînements?|cours|treinos?|treinar|estudos?|ensaios?|aulas?|can|puedo|podemos|peux|pouvons|posso|kann|konnen|sprints?|iterations?|two|three|both|all|other|some)(?:\s|$))+$/iu
/** A place or a tool that is open or the user's then: the hours of the work that is done there. */
const AT_ONES_DISPOSAL = /(?:^| )(?:mine|ours|yours|allows|permits|lets|gives|free|open(?= (?:for|from|at|on|only|to)|$)|available|accessible|access|times?|slots?|hours|bookable|booked for (?:me|us)|offen|gehor(?:t|en)|mi[oa]s?|nuestr[oa]s?|meus?|minhas?|a moi|a nous|frei|geoffnet|libres?|abiert[oa]|abre|ouvert|ouvre|livres?|abert[oa])(?: |$)/u

/** What says where or how a thing is: no part of its name that others would repeat. */
const PREPOSITION = /^(?:on|in|at|with|for|by|from|to|into|over|during|within|before|after|between|im|am|auf|mit|fur|bei|en|con|para|dans|avec|pour|pendant|em|com|right|straight|immediately|afterwards|then|,)$/u
/** What says that the plan begins, goes on or ends. */
const FRAME = /^(?:the )?(?:starts?|starting|begins?|beginning|kick|ends?|ending|finish|finished|finishing|done|leaving|leave|back|return|returning|ready|runs?|plan|go|first|last|one|it|let['’]s say|beginn|beginnt|start|ende|los|empi\p{L}+|comienz\p{L}+|inicio|fin|acab\p{L}+|termin\p{L}+|début\p{L}*|commen\p{L}+|começ\p{L}+|início|fim|disons|digamos|pongamos|sagen|earliest|latest|nothing|no|none|nobody|never|not|nada|nichts|kein\p{L}*|rien|aucune?|ningun[oa]?|nenhuma?|arranc\p{L}+)(?= |$)/iu

/** The name of work of its own that a stretch of words begins with; null for what is the goal's, or nobody's. */
export function thingIn(context: ReadingContext, rule: Reading, words: Words): string | null {
  const keys = keysOf(context, words)
  if (AT_ONES_DISPOSAL.test(keys.join(' '))) return null
  const end = keys.findIndex((key, index) => index > 0 && (VERB.test(key) || PREPOSITION.test(key)))
  const label = labelOf(context, { from: words.from, to: end < 0 ? words.to : words.from + end })
  if (label === null || !/\p{L}{3}/u.test(label) || FRAME.test(label) || isOfPlan(context, label)) return null
  return isOwnActivity(context, label, { start: rule.start, isOnly: false }) ? null : label
}

/** What the readings of a clause are about; null where one of them is about the plan. */
export function thingsReadIn(context: ReadingContext, rule: Reading, { from, to }: Words, isOwn: (label: string) => boolean = (label) => !isOfPlan(context, label)): string[] | null {
  const { tokens } = context.source
  const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end]
  const said = context.readings.filter((reading) => reading !== rule && reading.source === 'stated' && reading.start < end && reading.end > start)
  const labels = said.flatMap((reading) => labelsOf(reading))
  return labels.some((label) => label === null || !isOwn(label)) ? null : [...new Set(labels.filter((label) => label !== null))]
}

/** Whether a clause says what its subject does. */
export function hasOwnVerb(context: ReadingContext, words: Words): boolean {
  return keysOf(context, words).some((key, index) => index > 0 && key !== 'only' && key !== 'es' && key !== 'a' && key !== 'e' && VERB.test(key))
}

/** Whether a place or a tool is open then, or the user's. */
export function isAtOnesDisposal(context: ReadingContext, words: Words): boolean {
  return AT_ONES_DISPOSAL.test(keysOf(context, words).join(' '))
}

function labelsOf(reading: Reading): (string | null)[] {
  if (reading.kind === 'topic') return [reading.label]
  if (reading.kind === 'rhythm' || reading.kind === 'event' || reading.kind === 'commitment') return [reading.title]
  return reading.appliesTo === null ? [] : reading.appliesTo.labels
}

/** Whether a name says no more than that the goal is worked on. */
export function isOfPlan(context: ReadingContext, label: string): boolean {
  return isNothingOfItsOwn(label) || isNoPart(label) || WORK_OF_PLAN.test(label) || isInGoal(context, label)
}

/** Whether the sentence that says the goal says no less. */
export function isInGoal({ language, segments, source: { tokens } }: ReadingContext, label: string): boolean {
  const goal = segments.filter(({ sentence }) => sentence === 0).flatMap(({ from, to }) => tokens.slice(from, to).map(({ text }) => text)).join(' ')
  const said = new Set(stems(goal).map(wordBase))
  // 'Pinto los sábados', where 'pintar el salón' is the goal; 'gebacken wird', where it is 'Kekse backen'.
  const isForm = (stem: string) => language !== 'en' && stem.length > 3 && [stem.slice(0, Math.max(4, stem.length - 2)), ...(stem.length > LONGEST_NOUN ? [verbBase(stem)] : [])].some((begun) => begun.length > 3 && [...said].some((known) => known.startsWith(begun)))
  return stems(label).every((stem) => said.has(wordBase(stem)) || isForm(stem))
}

const LONGEST_NOUN = 5
