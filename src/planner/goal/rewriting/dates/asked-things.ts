import type { Said } from '../said.ts'

/** A thing alone that is asked for, without the words of a question. */
const ASKED = /(?<=^|[.!?\n]\s{0,3})(?:(?:and|so|oh|as for) )?(?:(?:the|my|our|his|her|their|your) )?(?<thing>(?:[\p{L}\d’'&/-]+ ){0,4}[\p{L}\d’'&/-]+)(?<mark>\s?\?)\s{1,2}$/iu
const QUESTION = /(?:^| )(?:when|what|what's|who|who's|how|where|why|which|whose|is|are|was|were|am|can|could|do|does|did|will|would|should|shall|may|has|have|had|i|we|you|they|he|she|it|right|ok|okay|yes|no|not|sorry|deal|anyone|anybody|hours?|dates?|days?|times?|wann|was|wer|cuándo|qué|quién|quand|qui|quoi|quando|que|quem)(?: |$)/iu
const [LONGEST, MOST_GAP] = [60, 3]

/** 'The dentist? 10 March, 9.05': whoever asks and answers by the day says when it is. `starts`: where dates of a single day begin. */
export function askedThings(text: string, starts: readonly number[]): Said[] {
  return starts.flatMap((start) => {
    const from = Math.max(0, start - LONGEST)
    const asked = ASKED.exec(text.slice(from, start))
    if (asked === null || from > 0 && asked.index === 0 || asked.groups!['mark']!.length > MOST_GAP || QUESTION.test(asked.groups!['thing']!.replaceAll('’', "'"))) return []
    const mark = from + asked.index + asked[0].trimEnd().length - asked.groups!['mark']!.length
    return [{ text: ':', start: mark, end: mark + asked.groups!['mark']!.length }]
  })
}
