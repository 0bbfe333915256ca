import { ANY_WEEKDAY } from '../../weekday-names.ts'
import type { Said } from '../said.ts'

const DAYS = String.raw`(?:${ANY_WEEKDAY})s?(?:,? (?:and|or|und|oder|y|o|et|ou|e) (?:${ANY_WEEKDAY})s?)?`
/** ', Tuesdays are out', ', montags geht nicht': a statement of its own, joined with a comma. */
const SPLICED = new RegExp(String.raw`(?<=[\p{L}\p{N})]), (?:and |but |und |aber )?(?=(?:${DAYS}) (?:(?:are|is) (?:out|off|no good|not possible|impossible|difficult|taken|full|blocked)|(?:don['’]t|doesn['’]t|won['’]t) work|(?:geht|gehen|klappt) (?:gar )?nicht|fällt aus|fallen aus|no puedo|je ne peux pas|não posso)(?!\p{L}))`, 'giu')
/** 'But Thursday (football)': why, where no day is. */
const REASON = new RegExp(String.raw`(?<=(?<!\p{L})(?:but|except|excluding|not on|none on|never on|no|out on|free on|außer|ausser|nicht am|nie am|salvo|menos|excepto|nunca|sauf|jamais|exceto) (?:the |am |an |el |los |le |les |o |a )?${DAYS}) \([^()\d:]{2,40}\)`, 'giu')

/** 'Every weekday except Tuesday until 12 March': the day that is out, and then how long it goes on. */
const UNTIL = new RegExp(String.raw`(?<=(?<!\p{L})(?:every|each|jeden|cada|todos|tous|chaque|daily|täglich)(?: \p{L}+){1,4} (?:but|except|excluding|apart from|außer|ausser|salvo|menos|excepto|sauf|exceto) (?:the |am |an |el |los |le |les |o |a )?${DAYS}) (?=(?:until|till|bis|hasta|jusqu|até)(?!\p{L}))`, 'giu')

/** Days on which nothing is possible, apart from the sentence that they are joined to and from the reason that is given for them. */
export function daysToldAside(text: string): Said[] {
  const spliced = [...text.matchAll(SPLICED)].map(({ 0: words, index }) => ({ text: '. ', start: index, end: index + words.length }))
  const reasons = [...text.matchAll(REASON)].flatMap(({ 0: words, index }) => (/[A-ZÄÖÜ][a-zäöü]+day|tag\)/u.test(words) ? [] : [{ text: ' ', start: index, end: index + words.length }]))
  const bounds = [...text.matchAll(UNTIL)].map(({ 0: words, index }) => ({ text: ', ', start: index, end: index + words.length }))
  return [...spliced, ...reasons, ...bounds].toSorted((a, b) => a.start - b.start)
}
