import { sentenceStart } from '../sentence-start.ts'
import type { Said } from '../said.ts'

/** Of what comes every day, in five languages. */
const EVERY_DAY = /(?<!\p{L})(?:(?:every|each) (?:day|morning|evening|afternoon|night)|daily|jeden (?:tag|morgen|abend)|täglich|cada (?:día|mañana|noche|dia|manhã)|todos los días|todas las (?:mañanas|noches|tardes)|chaque (?:jour|matin|soir)|tous les (?:jours|matins|soirs)|todos os dias)(?!\p{L})/iu
const SAME_DAY: readonly (readonly [RegExp, string])[] = [
  [/(?<= )(?:on )?(?:the|that) same (?:day|morning|evening)(?!\p{L}|['’])/giu, 'every day'],
  [/(?<= )(?:noch )?am (?:selben|gleichen) (?:tag|abend)(?!\p{L})/giu, 'jeden Tag'],
  [/(?<= )el mismo día(?!\p{L})/giu, 'cada día'],
  [/(?<= )le même jour(?!\p{L})/giu, 'chaque jour'],
  [/(?<= )no mesmo dia(?!\p{L})/giu, 'todos os dias'],
]

/** 'Count birds every morning and type up the list the same day': it is done each time as well. */
export function sameDayEachTime(text: string): Said[] {
  return SAME_DAY.flatMap(([form, plain]) => [...text.matchAll(form)].flatMap(({ 0: words, index }) => {
    const before = text.slice(sentenceStart(text, index), index)
    return EVERY_DAY.test(before) && /(?:,| and| und| y| et| e) /u.test(before.slice(EVERY_DAY.exec(before)!.index)) ? [{ text: plain, start: index, end: index + words.length }] : []
  }))
}
