import { ANY_DATE } from '../time-patterns.ts'
import type { Said } from '../said.ts'

/** What is sat on its days, by its own name and not by what is done for it ('exam revision starts'). */
const EXAMS: readonly { said: RegExp; on: string }[] = [
  { said: new RegExp(String.raw`(?<=(?:^|[.!?;,:\n]\s?|(?<!\p{L})(?:my|our|the|his|her|their|year \d{1,2}|and|first|final|mock) )(?:[\p{L}\d'’+-]+ ){0,3}?(?:exams?|mocks?|mock exams|finals|midterms?|mid-terms?|prelims|resits?|a-levels?|a levels|gcses?|sats|orals?|boards|examinations?)) (?:start|starts|begin|begins|kick off|are starting|are beginning)(?: on| from)? (?=${ANY_DATE})`, 'giu'), on: ' on ' },
  { said: new RegExp(String.raw`(?<=(?<!\p{L})(?:[\p{L}-]*prüfungen|abitur|klausuren|[\p{L}-]*prüfung)) (?:beginnen|beginnt|starten|startet|fangen an|gehen los)(?: am)? (?=${ANY_DATE})`, 'giu'), on: ' am ' },
  { said: new RegExp(String.raw`(?<=(?<!\p{L})(?:exámenes|examen|oposiciones|selectividad)(?: de \p{L}+| finales)?) (?:empiezan|comienzan|empieza|comienza)(?: el)? (?=${ANY_DATE})`, 'giu'), on: ' el ' },
  { said: new RegExp(String.raw`(?<=(?<!\p{L})(?:examens?|épreuves|partiels|concours)(?: de \p{L}+| blancs)?) (?:commencent|débutent|commence|débute)(?: le)? (?=${ANY_DATE})`, 'giu'), on: ' le ' },
  { said: new RegExp(String.raw`(?<=(?<!\p{L})(?:exames?|provas?)(?: de \p{L}+| finais)?) (?:começam|começa|iniciam)(?: (?:a|em|no dia))? (?=${ANY_DATE})`, 'giu'), on: ' em ' },
]

/** 'My A-level resits are in May, physics and maths': what follows is what they are in. */
const IN_MONTH = /^(?:my|our) (?<exams>(?:[\p{L}\d'’+-]{1,20} ){0,3}?(?:exams?|mocks?|finals|midterms?|resits|a-levels?|gcses?|sats|orals?|boards)) (?:are|is) (?<when>in (?:january|february|march|april|may|june|july|august|september|october|november|december))(?<sign>,(?= \p{L}[^.!?\n]{2,80}?[.!?\n]))?/iu

/** 'GCSE mocks start 11 January': that is the day of the exams, and not the one on which the work for them begins. */
export function examsThatBegin(text: string): Said[] {
  const month = IN_MONTH.exec(text)
  if (month !== null) {
    const { exams, when, sign } = month.groups!
    return [{ text: `${exams!.charAt(0).toUpperCase()}${exams!.slice(1)} ${when!}${sign === undefined ? '' : ':'}`, start: 0, end: month[0].length }]
  }
  return EXAMS.flatMap(({ said, on }) => [...text.matchAll(said)].map(({ 0: all, index }) => ({ text: on, start: index, end: index + all.length })))
}
