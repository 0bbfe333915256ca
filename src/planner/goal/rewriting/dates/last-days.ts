import { ANY_DATE } from '../time-patterns.ts'
import type { Said } from '../said.ts'

/** 'Hay que presentarlo, como muy tarde, el 12', 'spätestens, am 12.': what says that a day is the last one stands with it. */
const LATEST = /,? (?<latest>at the (?:very )?latest|(?:aller)?spätestens|como (?:muy )?tarde|a más tardar|lo más tarde|au plus tard|(?:o )?mais tardar|no máximo),? (?=(?:on |by |am |bis (?:zum )?|den |el |le |a |o |no |na |em |até )?(?:\p{L}{2,14},? )?(?:(?:on|am|dem|den|el|le|o|a|dia) )?\d)/giu
const SAID: Readonly<Record<string, string>> = { 'como tarde': 'como muy tarde', 'lo más tarde': 'como muy tarde', 'mais tardar': 'o mais tardar' }

/** 'The rate lock can't be later than 8 October'. */
const NOT_LATER = new RegExp(String.raw`(?<=\p{L}) (?:can(?:no|['’])?t|must(?: not|n['’]?t)|may not|should(?: not|n['’]?t)) (?:be |happen |come |take place |go out |arrive )later than (?=${ANY_DATE})`, 'giu')

const MONTH = String.raw`(?:jan|feb|f[eé]v|m[aä]r|mrz|abr|apr|avr|ma[iy]|jun|jui|jul|a[ug][gou]|ao[uû]|sep|set|ok?ct|okt|out|nov|de[czs]|déc|ene)\p{L}*\.?`
const WEEKDAY = String.raw`\p{L}{3,10}(?:-feira)?`
/** A date with its month, and with what stands before it in four languages. */
const DATE_ABROAD = String.raw`(?:(?:der|den|dem|am|bis|zum|el|al|le|au|o|a|em|no|até|hasta|jusqu['’]au|para|pour) ){0,2}(?:${WEEKDAY},? (?:(?:der|den|dem|el|le) )?)?(?:d[ií]a )?\d{1,2}(?:er|º|\.)? ?(?:(?:de |d['’])?${MONTH}(?!\p{L})|[./-]\d{1,2}(?!\d))`
const LINK = String.raw`(?: ?:| ?=|,)?(?: (?:ist|endet|läuft(?: ab)?|es|acaba|termina|vence|cierra|finaliza|est(?: fixée?)?|tombe|expire|é|fecha|acaba))?`
/** What names the last day without saying of what, by the language of what says so plainly. */
const NAMED_ENDS: readonly { said: RegExp; plain: string }[] = [
  { said: ends('(?:die |der )?(?:(?:letzte )?(?:frist|abgabefrist|fristende)|(?:letzter |der letzte |spätester )?(?:abgabetermin|abgabetag|abgabeschluss)|einsendeschluss|(?:letzter|der letzte|spätester|der späteste) (?:termin|tag))'), plain: 'spätestens am' },
  { said: ends('(?:la |el )?(?:fecha (?:l[ií]mite|tope|máxima)|plazo(?: máximo| final| límite)?|último día|día (?:límite|tope)|tope|(?:como )?máximo)(?: (?:de entrega|para entregar\\p{L}*|de presentación|para presentar\\p{L}*))?'), plain: 'como muy tarde el' },
  { said: ends("(?:la |le |l['’])?(?:date (?:limite|butoir)|dernier (?:délai|jour)|échéance|délai|grand max|au max|maxi(?:mum)?|max)(?: (?:de|du) (?:rendu|remise|dépôt|la remise))?"), plain: 'au plus tard le' },
  { said: ends('(?:a |o )?(?:data[ -]limite|prazo(?: final| máximo| limite| oficial)?|último dia|no máximo|máximo)(?: (?:de entrega|para entregar|de envio))?'), plain: 'o mais tardar' },
]

function ends(noun: string): RegExp {
  return new RegExp(String.raw`(?<=(?<lead>^|[.;!?\n,(–-] ?|(?<!\p{L})(?:und|aber|y|pero|et|mais|e|mas) |\p{L} (?=no m|máx|max)))${noun}${LINK} (?:(?:der|den|dem|am|el|le|o|a|em|no|para|até|hasta) )?(?=${DATE_ABROAD})`, 'giu')
}

/** 'Erster Termin am 2. Februar und letzter Termin am 13. April' are the edges of a series. */
const FIRST_OF_SERIES = /(?:erste\p{L}*|primer\p{L}*|premi\p{L}*|primeir\p{L}*) (?:termin|tag|abend|treffen|d[ií]a|jour|dia|sesión|séance|sessão|aula|clase)[^!?\n]{0,40}$/iu
const REACH = 60

/** 'Plazo: 12 de mayo', 'Abgabetermin ist der 12. Mai', 'no máximo dia 12 de maio': the end of what was said before, and no occasion. */
function namedEnds(text: string): Said[] {
  return NAMED_ENDS.flatMap(({ said, plain }) => [...text.matchAll(said)].filter(({ index }) => !FIRST_OF_SERIES.test(text.slice(Math.max(0, index - REACH), index))).map(({ 0: words, index }) => ({ text: `${/^\p{Lu}/u.test(words) ? plain[0]!.toUpperCase() + plain.slice(1) : plain} `, start: index, end: index + words.length })))
}

export function lastDaysInOwnWords(text: string): Said[] {
  const named = namedEnds(text)
  const notLater = [...text.matchAll(NOT_LATER)].map(({ 0: words, index }) => ({ text: ' must be done by ', start: index, end: index + words.length }))
  return [...named, ...notLater, ...[...text.matchAll(LATEST)].filter(({ index }) => named.every(({ start, end }) => index + 2 < start || index >= end)).flatMap(({ 0: words, index, groups }) => {
    const latest = groups!['latest']!
    const plain = ` ${SAID[latest.toLowerCase()] ?? latest} `
    return plain === words || words.trimEnd() === `, ${plain.trim()}` ? [] : [{ text: plain, start: index, end: index + words.length }]
  })]
}
