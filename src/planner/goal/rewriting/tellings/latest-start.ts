import { ANY_DATE } from '../time-patterns.ts'
import type { Said } from '../said.ts'

const LATEST = String.raw`(?:no later than|not later than|by|at the latest (?:on|by)|spätestens(?: am)?|bis spätestens(?: zum)?|a más tardar(?: el)?|como muy tarde(?: el)?|au plus tard(?: le)?|no máximo (?:até|a)(?: o)?)`
const BEGIN = String.raw`(?:begin|start|beginn|anfangen|starten|empezar|comenzar|commencer|débuter|começar)(?:ning|ing)?(?: (?:work|with it|on it|it|damit))?`
/** What one sits down to: the first of them is a beginning, where a first draft or coat is a thing done. */
const SITTING = String.raw`(?:session|lesson|class|evening|afternoon|morning|meeting|run|training|practice|rehearsal|sitting|stunde|sitzung|probe|sesión|clase|séance|leçon|cours)`
const START = new RegExp(String.raw`(?<=^|[.,;:!?\n–—-] ?)(?:(?:and|but|with|i want to|i['’]d like to|we|i|please|und|mit|y|et) )*(?:${BEGIN}|(?:the |der |die |la |le |my |our )?(?:first|erste[nrs]?|primera?|première?) (?:\p{L}{3,15}[ -])?${SITTING}) ${LATEST} (?:${ANY_DATE})(?: at the latest| the latest| latest| a más tardar| au plus tard)?(?=\s{0,2}(?:[.,;!?\n]|$))[,;]?`, 'giu')

/** 'Begin no later than 15 February', 'first lesson by 10 February at the latest': a plan begins as soon as it can, and that bounds nothing else of it. */
export function latestStarts(text: string): Said[] {
  return [...text.matchAll(START)].flatMap(({ 0: words, index }) => (index === 0 ? [] : [{ text: ' ', start: index, end: index + words.length }]))
}
