import type { Said } from '../said.ts'

const TIME = '(?=(?:[\\p{L}\\d:.,]+ ){1,14}(?:zeit|frei|minuten|stunden?|tiempo|libre|tempo|livre|temps)(?!\\p{L}))'
const FOR_IT = new RegExp(`(?<!\\p{L})(?<verb>habe ich|haben wir|habe|haben|dispose|j[’']ai|tengo|tenemos|tenho|temos) (?:dafür|dazu|hierfür|pour (?:ça|cela)|para (?:ello|eso|esto|isso|isto)) ${TIME}`, 'giu')
const FIRST = new RegExp(`(?<=^|[.;!?\\n] ?)(?:dafür|dazu|hierfür) habe(?<many>n)? (?:ich|wir) ${TIME}`, 'giu')

/** 'Ich habe dafür dienstags ab 18 Uhr Zeit', 'dafür habe ich montags Zeit': what for has been said. */
export function timeForIt(text: string): Said[] {
  return [
    ...[...text.matchAll(FOR_IT)].map(({ 0: whole, index, groups }) => ({ text: `${groups!['verb']!} `, start: index, end: index + whole.length })),
    ...[...text.matchAll(FIRST)].map(({ 0: whole, index, groups }) => ({ text: groups!['many'] === undefined ? 'Ich habe ' : 'Wir haben ', start: index, end: index + whole.length })),
  ]
}
