import { DEED_FORM } from './participles.ts'
import type { Said } from '../said.ts'

const BOUND = String.raw`(?:by|before|until|no later than|bis(?: zum)?|spätestens(?: am)?|vor dem|antes del?|hasta(?: el)?|para el|avant(?: le)?|d['’]ici(?: le)?|pour le|até(?: ao| o| a)?|antes d[oe])`
const JOINT = String.raw`(?<joint>,? (?:and|und|y|e|et)(?: (?:also|auch|también|aussi|também))? )?`
const THING = String.raw`(?<thing>(?:(?:the|an?|some|our|ein\p{L}*|unser\p{L}*|das|die|der|den|una?s?|los|las|el|la|des|les|un|une|uma?s?|os|as) )?\p{L}[\p{L}'’-]*(?: (?!(?:and|und|y|e|et)(?!\p{L}))\p{L}[\p{L}'’-]*){0,2}?)`
/** 'Costumes, a set and posters (printed by 20 April)': how one thing of a list shall be by its day. */
const IN_BRACKETS = new RegExp(String.raw`(?<=[\p{L}\d])(?:${JOINT}(?<=(?:,|(?:and|und|y|e|et|also|auch|también|aussi|também)) )${THING}) \((?:(?:to be|all|alle|todos|todas|tous|toutes|both) )?${DEED_FORM} (?<bound>${BOUND} [^()]{2,30})\)`, 'giu')
const HEAD_FILLER = String.raw`(?:(?:vorher|davor|bis dahin|noch|zu erledigen|zu tun|offen|was fehlt|es fehlt noch|por hacer|pendiente|queda por hacer|à faire|à préparer|reste à faire|por fazer|falta fazer|a fazer|to do|to sort|still|before that|beforehand)(?: |, ?))`
/** 'Noch zu erledigen, alles bis zum 1. März: Schuhe, Jacke': the day that heads a list, behind words that only say that it follows. */
const HEAD = new RegExp(String.raw`(?<=^|[.!?\n]\s{0,2})${HEAD_FILLER}{0,4}(?:alles|todo|tout|tudo)(?: (?:listo|fertig|prêt|pronto))? (?<bound>${BOUND} [^.,;:!?()\n]{0,4}\.?[^.,;:!?()\n]{2,24}?)\s?: (?=\p{L})`, 'giu')

/** The bound alone, of the thing before it alone. */
export function boundsOfDeeds(text: string): Said[] {
  const things = [...text.matchAll(IN_BRACKETS)].map(({ 0: words, index, groups }) => ({ text: `${groups!['joint'] === undefined ? '' : ', '}${groups!['thing']!} (${groups!['bound']!})`, start: index, end: index + words.length }))
  const heads = [...text.matchAll(HEAD)].filter(({ groups }) => !/\d{4}-\d{2}-\d{2}/u.test(groups!['bound']!)).map(({ 0: words, index, groups }) => ({ text: `${groups!['bound']![0]!.toUpperCase()}${groups!['bound']!.slice(1)}: `, start: index, end: index + words.length }))
  return [...things, ...heads]
}
