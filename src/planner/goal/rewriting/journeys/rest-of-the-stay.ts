import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import type { Said } from '../said.ts'

const NUMBERS: Readonly<Record<string, number>> = { one: 1, a: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eine: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5 }
const NIGHTS = new RegExp(String.raw`(?<![\p{L}\p{N}])(?<count>\d{1,2}|${Object.keys(NUMBERS).join('|')}) (?:nights?|nächte?|noches?|nuits?)(?!\p{L})`, 'giu')
const PLACE = String.raw`(?<place>\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2})`
const REST = String.raw`(?:[Tt]he (?:rest|remainder)(?: of (?:the|our|my) (?:time|trip|holiday|nights|days|stay))?|[Tt]he (?:remaining|other|last) (?:nights|days|time)|den rest(?: der (?:zeit|reise))?|el resto(?: del (?:tiempo|viaje))?|le reste(?: du (?:temps|voyage|séjour))?)`
const FORMS = [
  String.raw`${PLACE} (?:for|during|über|für|durante|pour|pendant) ${REST}(?!\p{L})`,
  String.raw`${PLACE} (?:until|till|to|bis) the (?:very )?end(?: of (?:the|our|my) (?:trip|holiday|stay))?(?!\p{L})`,
  String.raw`${REST} in ${PLACE}`,
].map((form) => new RegExp(String.raw`(?<![\p{L}\p{N}])${form}`, 'gu'))

/** 'Three nights in Porto, two in Coimbra and Lisbon for the rest', of a journey whose days are known: the nights that are left. */
export function restOfTheStay(text: string, expressions: () => readonly TimeExpression[]): Said[] {
  const [match, ...more] = FORMS.flatMap((form) => [...text.matchAll(form)])
  if (match === undefined || more.length > 0) return []
  const span = expressions().find(({ days, bound, end }) => days?.grain === 'range' && bound === null && end <= match.index)?.days ?? null
  const nights = [...text.matchAll(NIGHTS)].map(({ groups }) => NUMBERS[groups!['count']!.toLowerCase()] ?? Number(groups!['count']))
  const left = span === null ? 0 : span.last - span.first - nights.reduce((sum, each) => sum + each, 0)
  return nights.length === 0 || left < 1 ? [] : [{ text: `${left} ${left === 1 ? 'night' : 'nights'} in ${match.groups!['place']!}`, start: match.index, end: match.index + match[0].length }]
}
