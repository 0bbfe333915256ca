import type { Said } from '../said.ts'

const MONTH = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const DATE = String.raw`(?:on )?(?:\p{L}+day,? )?(?:\d{1,2}(?:st|nd|rd|th)? (?:${MONTH})\p{L}*|(?:${MONTH})\p{L}* \d{1,2}(?:st|nd|rd|th)?)`
const SUBJECT = String.raw`[\p{L}\d][\p{L}\d '’&-]{1,40}? ?\(${DATE}(?:(?:,| and|,? at) [^()]{1,30})?\)`
const LIST = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:(?:revise|study|cram|prepare|get ready|revising|studying|preparing|revision)(?: for)?) (?:my |the |our )?(?<list>${SUBJECT}(?:, ${SUBJECT})*(?:,? (?:and|&|plus) ${SUBJECT}))`, 'iu')
const EACH = /(?<name>[^,(]{1,50}?) ?\((?:on )?(?<when>[^()]{1,60})\)/gu

/** The GCSE of 'GCSE biology (14 May), chemistry (18 May)' is what all of them are. */
const KIND = /^(?:\p{Lu}{2,}s?|\p{Lu}-levels?) (?=\p{L})/u

/** 'Revise for biology (14 May), chemistry (18 May) and maths (20 May)': exams with their days, and no parts of the first of them. */
export function examsInBrackets(text: string): Said[] {
  const match = LIST.exec(text)
  if (match?.groups === undefined) return []
  const { list } = match.groups
  const exams = [...list!.matchAll(EACH)].map(({ groups }) => `${groups!['name']!.replace(/^(?:,? ?(?:and|&|plus)|,) /iu, '').trim()} on ${groups!['when']!}`)
  const kind = KIND.exec(exams[0]!)?.[0] ?? ''
  return [{ text: `Study for my ${kind}exams: ${exams.join(', ').slice(kind.length)}`, start: match.index, end: match.index + match[0].length }]
}
