import type { DateNamed } from '../dates/dates-named.ts'
import type { Said } from '../said.ts'

/** Before the date: 'keep', 'reserve', 'halten wir uns', 'dejad', 'gardons'. */
const KEEPS = /(?<![\p{L}])(?:(?:and|but|please|we|i|to|let['’]s) ){0,2}(?:keep|leave|hold|reserve|block(?: out| off)?|save|set aside|earmark|haltet?|halten wir|dejar|dejamos|dejad|reservar|reservamos|garder|gardons|gardez|réserver|réservons|manter|mantemos|deixar|deixamos|reservamos)(?: (?:us|free|uns))?(?: (?:the|den|el|le|o|a|dia|día))? ?$/iu
/** Behind it: 'free for hotfixes', 'für Hotfixes frei'. */
const FOR = /^,? ?(?:(?:completely|clear|open|free|empty|aside|libre|libres|livre|livres|frei) ){0,2}(?:for|für|para|pour) (?:the |a |an |any |some |last |die |den |das |los |las |les |os |as )?(?<what>\p{L}[\p{L}'’-]*(?: (?!(?:and|but|und|y|et|e|so|as|since|because|in|on|at|by)(?!\p{L}))[\p{L}\d'’-]+){0,3}?)(?<free> (?:free|open|clear|frei|libres?|livres?))?(?=\s?(?:[.,;)\n]|$| and | und | y | et | e ))/iu
/** Days kept for nothing that is done. */
const NO_WORK = /^(?:us|me|him|her|them|everyone|everybody|family|rest|resting|holidays?|vacation|travel|buffer|slack|emergencies|nothing|later|now|urlaub|familie|familia|famille|família|puffer|descanso|repos)(?!\p{L})/iu

/** 'Keep Monday the 8th free for hotfixes': the hotfixes are on that day. */
export function sentencesOfKeptDays(text: string, dates: () => readonly DateNamed[]): Said[] {
  return dates().flatMap(({ start, end }) => {
    const lead = text.slice(Math.max(0, start - LONGEST_LEAD), start)
    const keeps = KEEPS.exec(lead)
    const what = keeps ? FOR.exec(text.slice(end)) : null
    if (!keeps || !what || NO_WORK.test(what.groups!['what']!)) return []
    return [{ text: `${what.groups!['what']!} on ${text.slice(start, end)}`, start: start - keeps[0].length, end: end + what[0].length }]
  })
}

/** In characters. */
const LONGEST_LEAD = 40
