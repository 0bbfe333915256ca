import type { Said } from '../said.ts'

const THAT = 'before (?:that|then)|beforehand|davor|vorher|antes(?: de (?:eso|ello)| disso)?|avant (?:cela|ça)|antes'
/** Who has to do or needs what is listed. */
const WHO = String.raw`(?:(?:i|we)(?:['’]ve)? (?:still )?(?:need|have|got|must|want)(?: to)?|(?:tengo|tenemos) que|necesit(?:o|amos)|hay que|(?:tenho|temos) (?:de|que)|preciso(?: de)?|precisamos(?: de)?|é preciso|(?:je |nous )?(?:dois|devons)|il (?:me |nous )?(?:faut|reste à)|j['’]ai besoin de|nous avons besoin de)`
/** Behind a comma or a semicolon, such a sentence begins like any other. */
const JOINED = new RegExp(String.raw`[,;] (?:and |y |e |et )?(?<that>${THAT}),? (?=${WHO}(?!\p{L}))`, 'giu')
const DEED: Readonly<Record<string, RegExp>> = {
  // 'Vorher muss ich die Sterbeurkunde besorgen', 'davor brauche ich einen Auszug'.
  de: /(?<=(?:^|[.;!?\n,] ?))(?<that>davor|vorher),? (?:muss|müssen|soll|sollen|möchte|möchten|will|wollen|brauche|brauchen) (?:ich|wir) (?:noch )?/giu,
  // 'Antes disso tenho de pedir a certidão'.
  pt: /(?<=(?:^|[.;!?\n,] ?))(?<that>antes(?: disso)?),? (?:(?:tenho|temos) (?:de|que)|é preciso|preciso(?: de)?|precisamos(?: de)?) /giu,
}
/** What stands between two things of a list and is no 'and': 'A, as well as B and C'. Behind a comma, 'sowie' says when. */
const AS_WELL = /(?:(?<comma>,)? (?:as well as(?! (?:possible|ever|usual|i |we |you |they |he |she |it ))|además de|así como|ainsi que|bem como|assim como)|(?<!,) sowie) (?=(?<rest>[^.;!?\n]{0,80}))/giu
const AND: Readonly<Record<string, string>> = { en: 'and', de: 'und', es: 'y', fr: 'et', pt: 'e' }

/** 'The appointment is on 14 September; before that I need the certificate, as well as the statements': a sentence of its own, and a list like any other. */
export function askedBeforeThat(text: string, language: () => string): Said[] {
  const joined = [...text.matchAll(JOINED)].map(({ 0: words, index, groups }) => ({ text: `. ${capital(groups!['that']!)} `, start: index, end: index + words.length, of: { start: index + 2, end: index + words.length } }))
  const deed = DEED[language()]
  const deeds = deed === undefined ? [] : [...text.matchAll(deed)].map(({ 0: words, index, groups }) => {
    const close = /[,;] ?$/u.exec(text.slice(0, index))?.[0] ?? ''
    return { text: `${close === '' ? '' : '. '}${capital(groups!['that']!)} `, start: index - close.length, end: index + words.length, of: { start: index, end: index + words.length } }
  })
  return [...joined, ...deeds]
}

/** 'The certificate, as well as the statements': with the joint that every list has. */
export function listedAsWell(text: string, language: () => string): Said[] {
  const and = AND[language()]
  return and === undefined ? [] : [...text.matchAll(AS_WELL)].map(({ 0: words, index, groups }) => {
    const goesOn = groups!['comma'] !== undefined && new RegExp(` ${and} `, 'u').test(groups!['rest']!)
    return { text: goesOn ? ', ' : ` ${and} `, start: index, end: index + words.length }
  })
}

function capital(words: string): string {
  return words.replace(/^./u, (letter) => letter.toUpperCase())
}
