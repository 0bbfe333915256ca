import type { Said } from '../said.ts'

const COUNT = String.raw`(?:\p{L}{2,7} ){0,2}?(?:\d{1,2}|ein(?:e|en)?|zwei|drei|vier|sechs|una?|dos|tres|cuatro|seis|une?|deux|trois|quatre|six|uma?|dois|duas|três|quatro)`
const UNIT = String.raw`(?:tage?|wochen?|monate?|d[ií]as?|semanas?|mes(?:es)?|mês|jours?|semaines?|mois)`
const THING = String.raw`(?<=(?<thing>(?<!\p{L})\p{L}{4,20}))`
/** What a relative clause says of the last thing of a list: how long before it has to be out. */
const BEHIND: readonly RegExp[] = [
  new RegExp(String.raw`${THING}, que (?:tienen? que|deben?|hay que|tienen? de|têm (?:de|que)|tem (?:de|que)|devem?|precisam?(?: de)?) \p{L}{3,14} (?<when>${COUNT} ${UNIT} antes)(?=\s{0,2}(?:[.;,!?\n]|$))`, 'giu'),
  new RegExp(String.raw`${THING}, (?:qui doi(?:t|vent) \p{L}{3,14}|à \p{L}{3,14}(?:er|ir|re)) (?<when>${COUNT} ${UNIT} avant)(?=\s{0,2}(?:[.;,!?\n]|$))`, 'giu'),
  new RegExp(String.raw`${THING}, die (?:müssen |sollen )?(?<when>${COUNT} ${UNIT} (?:vorher|davor)) (?:raus|rausgehen|verschickt|fertig|da|weg)(?: sein| werden)?(?: müssen| sollen)?(?=\s{0,2}(?:[.;,!?\n]|$))`, 'giu'),
]

/** 'Faltan traje e invitaciones, que tienen que salir un mes antes': a sentence of its own about the last of them, which bounds nothing else. */
export function lastOneBefore(text: string): Said[] {
  return BEHIND.flatMap((told) => [...text.matchAll(told)].map(({ 0: words, index, groups }) => {
    const thing = groups!['thing']!
    return { text: `. ${thing[0]!.toUpperCase()}${thing.slice(1)} ${groups!['when']!}`, start: index, end: index + words.length }
  }))
}
