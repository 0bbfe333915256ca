import { keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { isOwnActivity } from '../times/own-activity.ts'

/** So many days in front of the end, or of an occasion that is named, on which nothing is done. */
export type RestBefore = { days: number; before: string | null }

const COUNTS: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, ten: 10, einen: 1, zwei: 2, drei: 3, vier: 4, funf: 5, fünf: 5, sieben: 7, dos: 2, tres: 3, cuatro: 4, cinco: 5, siete: 7,
  deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, dois: 2, três: 3, quatro: 4, sete: 7,
}
const COUNT = String.raw`(?<count>\d{1,2}|${Object.keys(COUNTS).join('|')})`
const NAMED = String.raw`(?<before>\S+(?: \S+)?)`

/** The stretch itself, in front of an occasion or of the end: 'the last two days before the test', 'los dos últimos días antes del examen'. */
const STRETCHES: readonly RegExp[] = [
  String.raw`(?:(?:in|on|for|during|over) )?(?:the |my |our )(?:very )?(?:last|final) ${COUNT} (?<unit>days|weeks)(?: (?:before|ahead of|until|prior to) (?:it|that|then|(?:the|my|our) ${NAMED}))?`,
  String.raw`(?:(?:in|on|for|during) )?(?:the )?(?:${COUNT} )?(?<unit>days?)(?<off> (?:off|free|of rest|rest))? (?:before|ahead of|prior to) (?:the|my|our) ${NAMED}`,
  String.raw`(?:an |in )?(?:den|die) letzten ${COUNT} (?<unit>tagen?|wochen)(?: (?:davor|vorher|(?:vor|bis zu) (?:der|dem|den|meiner|meinem) ${NAMED}))?`,
  String.raw`am tag (?:davor|vor (?:der|dem|meiner|meinem) ${NAMED})`,
  String.raw`(?:en )?l[oa]s (?:[uú]ltim[oa]s ${COUNT}|${COUNT.replace('count', 'ahead')} [uú]ltim[oa]s) (?<unit>d[ií]as|semanas)(?: antes (?:del|de la|de mi) ${NAMED})?`,
  String.raw`(?:pendant )?les ${COUNT} derni[eè]re?s (?<unit>jours|semaines)(?: avant (?:le |la |l'|mon |ma )${NAMED})?`,
  String.raw`n?[oa]s (?:[uú]ltim[oa]s ${COUNT}|${COUNT.replace('count', 'ahead')} [uú]ltim[oa]s) (?<unit>dias|semanas)(?: antes (?:do|da|de) ${NAMED})?`,
].map((stretch) => new RegExp(String.raw`(?<!\S)${stretch}(?!\S)`, 'u'))
/** What says nothing of what is done: who, that it is so, and how strictly. */
const FILLERS = /(?<!\S)(?:and|but|so|then|please|there|is|are|will|be|to|i|we|want|need|keep|leave|have|take|completely|totally|strictly|absolutely|at all|any|more|really|just|do|und|bitte|dann|ich|wir|will|mochte|m[oö]chte|gar|mehr|y|por favor|yo|quiero|et|je|j'|on|veux|e|eu|quero|as|both|ganz)(?!\S)/gu
const EMPTY = /^(?:off|free|rest|resting|rest days?|nothing|empty|clear|frei|nichts|ruhe|ruhetage|pause|nada|descanso|libres?|rien|repos|livres?|folga)$/u
const DENIED = /^(?:(?:no|not|without|don't|won't|shouldn't|can't|kein|keine|keinen|nicht|ohne|sin|nada de|pas de|pas d'|sans|plus de|sem|nao|não)) (?<deed>\S+)$|^(?<behind>\S+) (?:nicht|nichts|nada)$|^ne (?<between>\S+) (?:pas|plus|rien)$|^n' ?(?<joined>\S+) (?:pas|plus|rien)$/u
/** What one may leave alone while the work goes on. */
const OF_LIFE = /^(?:drinking|smoking|eating|fasting|partying|dating|shopping|driving|flying|travelling|traveling|anything|everything|something|meeting|evening|morning|building)$/u

/** Reads such a clause whole: whatever else it says, as 'only past papers', is left to others. */
export function restBefore(context: ReadingContext, segment: Segment): RestBefore | null {
  const said = keysOf(context, segment).join(' ')
  for (const stretch of STRETCHES) {
    const match = stretch.exec(said)
    const groups = match?.groups ?? {}
    if (match === null) continue
    // An occasion has one name or two, and what is left behind it says that nothing is done.
    const names = groups['before']?.split(' ') ?? []
    for (const length of names.length > 1 ? [2, 1] : [names.length]) {
      const before = names.slice(0, length).join(' ')
      const left = [said.slice(0, match.index), groups['off'] ?? '', names.slice(length).join(' '), said.slice(match.index + match[0].length)].join(' ')
      const count = groups['count'] ?? groups['ahead']
      if (saysNothing(context, segment, left.replace(FILLERS, ' ').split(/ +/u).filter((word) => word !== '').join(' '), count !== undefined)) return { days: daysOf(count, groups['unit'] ?? ''), before: before === '' ? null : before }
    }
  }
  return null
}

/** 'I'm off the day before the party' is time to work, while 'two days off before the exam' keeps them back. */
function saysNothing(context: ReadingContext, segment: Segment, left: string, isCounted: boolean): boolean {
  if (EMPTY.test(left)) return isCounted
  const { deed, behind, between, joined } = DENIED.exec(left)?.groups ?? {}
  const word = deed ?? behind ?? between ?? joined
  if (word === undefined || OF_LIFE.test(word)) return false
  return word === 'work' || /^\p{L}{3,}ing$/u.test(word) || isOwnActivity(context, word, { start: context.source.tokens[segment.from]!.start, isOnly: true })
}

function daysOf(count: string | undefined, unit: string): number {
  const number = count === undefined ? 1 : (COUNTS[count] ?? Number(count))
  return /^(?:w|s)/u.test(unit) ? number * 7 : number
}
