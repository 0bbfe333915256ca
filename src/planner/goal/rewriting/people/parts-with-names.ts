import { NAME, peopleIn } from './people-named.ts'
import type { Said } from '../said.ts'

const TITLES = /(?<!\p{L})(?:Prof|Dr|Mr|Mrs|Ms)\.? /gu
const WHO = String.raw`(?:(?:Prof|Dr|Mr|Mrs|Ms)\.? )?${NAME}(?: and (?:(?:Prof|Dr|Mr|Mrs|Ms)\.? )?${NAME})?`
/** 'Ch1-2 Prof. Lang', 'visuals Chiara': a part in small letters or with its number, and whose it is. */
const ITEM = String.raw`(?:(?:Ch|Chapters?|Parts?|Units?|Modules?|Sections?|Kapitel|Teil)\.? ?\d{1,2}(?: ?(?:[-–&+]|and|to) ?\d{1,2})?|\p{Ll}[\p{L}\d-]*(?: \p{Ll}[\p{L}\d-]*){0,3}) ${WHO}`
/** Three or more of them behind a colon, and nothing else. */
const LIST = new RegExp(String.raw`(?<=: )${ITEM}(?:, (?:and )?${ITEM}){2,}(?=\s?[.;\n]|$)`, 'gu')
const ONE = new RegExp(String.raw`(?<who>${WHO})(?=, |$)`, 'gu')

/** Whose each part is, in brackets behind it: 'Ch1-2 (Prof. Lang), Ch3 (Mira)'. */
export function partsWithNames(text: string, language: () => string): Said[] {
  return [...text.matchAll(LIST)].flatMap(({ 0: list, index }) => {
    const isSomebody = peopleIn(text, language())
    const owners = [...list.matchAll(ONE)]
    const areSure = owners.filter(({ groups }) => groups!['who']!.split(/ and | /u).some((word) => isSomebody(word.replace(/\.$/u, '')))).length * 2 > owners.length
    return areSure ? owners.map(({ 0: words, index: at, groups }) => ({ text: `(${groups!['who']!.replaceAll(TITLES, '')})`, start: index + at, end: index + at + words.length })) : []
  })
}

/** 'Kim: flyers, out by 2 August.': a thing behind a name, and at the end of the sentence by when. */
const OUT_BY = new RegExp(String.raw`(?<=(?<!\p{L})${NAME}: (?:[^.;:\n]*?, )?(?<thing>\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,3})), (?=(?:out|up|in|ready|done|finished|signed|booked|printed|sent|live|delivered|confirmed|paid) (?:by|before) [^.;,\n]{3,40}(?:[.;\n]|$))`, 'gu')

/** 'Freigabe: Frau Thiel bis spätestens 21. Mai.': a thing, whose it is, and by when. */
const OWNED_BY = new RegExp(String.raw`(?<=(?:^|[.;,\n] ?))(?<thing>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}): (?:(?:Frau|Herr|Mr|Mrs|Ms|Dr|Prof|Sra?|Mme|M|Dona|Dom)\.? )?(?<who>${NAME})(?<by> (?:bis(?: spätestens)?|spätestens|by|no later than|before|antes del?|hasta el|avant le|au plus tard le|até) [^.;,\n]{3,30}(?:\.(?= ?\p{Lu}\p{Ll})[^.;,\n]{3,15})?)(?=[.;\n]|$)`, 'gu')

/** Such a date is of that thing, and not of all: a sentence of its own. */
export function datesOfNamedThings(text: string): Said[] {
  const owned = [...text.matchAll(OWNED_BY)].map(({ 0: words, index, groups }) => ({ text: `${groups!['thing']!}: ${groups!['who']!}. ${groups!['thing']!.replace(/^./u, (letter) => letter.toUpperCase())}${groups!['by']!}`, start: index, end: index + words.length }))
  const dated = [...text.matchAll(OUT_BY)].map(({ 0: words, index, groups }) => ({ text: `. ${groups!['thing']!.replace(/^./u, (letter) => letter.toUpperCase())} `, start: index, end: index + words.length }))
  return [...owned, ...dated]
}
