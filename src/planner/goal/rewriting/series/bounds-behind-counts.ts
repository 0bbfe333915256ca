import { ANY_DATE } from '../time-patterns.ts'
import type { Said } from '../said.ts'

const COUNT = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf|dos|tres|cuatro|cinco|seis|ocho|diez|deux|trois|quatre|cinq|six|huit|dix)`
const SITTING = String.raw`(?:\p{L}{0,12}(?:lessons|classes|sessions|sittings|appointments|rehearsals|workshops|tutorials|treatments|exams|trainings|stunden|sitzungen|termine|proben|trainings)|clases|sesiones|citas|ensayos|cours|séances|leçons|répétitions)`
/** 'Ten guitar lessons by 30 April, Mondays and Thursdays …' at the start of a sentence. */
const BOUND = new RegExp(String.raw`(?<=^|[.!?\n] ?)(?<counted>(?:i (?:want|need|have)(?: to (?:take|have|do|give))? |ich (?:brauche|will) |necesito |il me faut )?${COUNT} (?:[\p{L}'’-]{2,} ){0,2}?${SITTING}(?: (?:of|de|d['’]|in|von) ?[\p{L}'’-]{3,}(?: [\p{L}'’-]{3,})?)?) (?<bound>(?:by|until|till|before|bis(?: zum)?|vor dem|hasta(?: el)?|antes del?|avant(?: le)?|jusqu['’]au) ${ANY_DATE}), (?<rest>[^.!?\n]*\p{L}[^.!?\n]*)(?<end>[.!?]|$|(?=\n))`, 'giu')
const DONE: readonly (readonly [RegExp, string])[] = [[/^(?:by|until|till|before)/iu, 'Done by'], [/^(?:bis|vor)/iu, 'Fertig bis'], [/^(?:hasta|antes)/iu, 'Terminado antes del'], [/^(?:avant|jusqu)/iu, 'Terminé avant le']]

const ARTICLE = /^(?:the|dem|den|el|le|o) /iu

/** So many sittings, and behind their bound when they are: the bound is said in a sentence of its own, so that the days stand by what they are of. */
export function boundsBehindCounts(text: string): Said[] {
  return [...text.matchAll(BOUND)].flatMap(({ 0: words, index, groups }) => {
    const [counted, bound, sign] = [groups!['counted']!, groups!['bound']!, groups!['end']!]
    const done = DONE.find(([lead]) => lead.test(bound))
    if (done === undefined) return []
    const date = new RegExp(ANY_DATE, 'iu').exec(bound)![0].replace(ARTICLE, '')
    const of = { start: index + counted.length + 1, end: index + counted.length + 1 + bound.length }
    const end = index + words.length - sign.length
    return [{ text: '', start: of.start - 1, end: of.end }, { text: `. ${/^before/iu.test(bound) ? 'Done before' : done[1]} ${date}`, start: end, end, of }]
  })
}
