import { ANY_DATE, SURE_CLOCK } from '../date-patterns.ts'
import type { Said } from '../said.ts'

const TO: Readonly<Record<string, string>> = { en: 'to|till|until|-|–', de: 'bis(?: zum)?|-|–', es: 'a|al|hasta(?: el)?|-|–', fr: 'au|à|jusqu[’\']au|-|–', pt: 'a|ao|até(?: o| ao)?|-|–' }
const SAID: Readonly<Record<string, { from: string; to: string; starting: string }>> = {
  en: { from: 'from', to: 'to', starting: 'starting at' },
  de: { from: 'vom', to: 'bis', starting: 'Beginn um' },
  es: { from: 'del', to: 'al', starting: 'que empieza a las' },
  fr: { from: 'du', to: 'au', starting: 'qui commence à' },
  pt: { from: 'de', to: 'a', starting: 'que começa às' },
}

/** 'Camp from Friday 9 July 17:00 until Sunday 11 July': the days together, and the hour at which it begins behind them. The hour at which the last day ends is left out: nothing starts then. */
export function hoursInStretches(text: string, language: () => string): Said[] {
  const [spoken, said] = [language(), SAID[language()]]
  if (said === undefined) return []
  const stretch = new RegExp(String.raw`(?<head>(?<!\p{L})\p{L}[^.,;:!?\n]{2,60}?),?(?: (?:from|von|vom|ab|desde(?: el)?|del|du|de|dès le))? (?<first>${ANY_DATE}),?(?: (?:at|um|a las|à|às))? (?<clock>${SURE_CLOCK}),? (?:${TO[spoken]!}) (?<last>${ANY_DATE})(?:,?(?: (?:at|um|a las|à|às))? ${SURE_CLOCK})?(?=[.,;!?)\n]|$)`, 'giu')
  return [...text.matchAll(stretch)].flatMap(({ 0: words, index, groups }) => {
    const { head, first, clock, last } = groups!
    if (SAYS_WHEN.test(head!) || JOURNEY.test(head!)) return []
    return [{ text: ` ${said.from} ${first!} ${said.to} ${last!}, ${said.starting} ${clock!}`, start: index + head!.length, end: index + words.length }]
  })
}

/** Somebody who is away or free from one hour to another is no occasion that begins. */
const SAYS_WHEN = /(?<!\p{L})(?:away|free|available|off|busy|closed|shut|out|only|not|no|never|work|leave|holiday|open|bookable|rent\p{L}*|hire\p{L}*|frei|weg|nicht|kein\p{L}*|nur|geschlossen|gesperrt|urlaub|libre|fuera|cerrad\p{L}*|libres?|absent\p{L}*|ferm\p{L}*|livre|fora|fechad\p{L}*|nada|rien|nichts)(?!\p{L})/iu
/** A journey has its days and its first and last hour already. */
const JOURNEY = /(?<!\p{L})(?:in|to|through|around|nach|durch|en|a|à|au|aux|em|para) (?:the |den |die |la |el |os? |as? )?\p{Lu}|(?<!\p{L})(?:trips?|journey|cruise|flight|ferry|train|reise|fahrt|viaje|voyage|viagem)(?!\p{L})/u
