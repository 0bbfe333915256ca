import type { Said } from './said.ts'

/** In a list: 'DNS switch on a weekend', 'go-live on a Sunday', the part before and the day that any week has. */
const ON_ANY = /(?<=[,:;•]\s{1,3}(?:(?:and|then)\s)?)(?!(?:we|i|it|they|he|she|everybody|nobody|not|no|never|only)\s)([\p{L}][\p{L}\d'’/-]*(?:\s[\p{L}\d'’/-]+){0,4}?)\s(?:on|at|over|during)\s(?:a|any|the)\s(weekend|saturday|sunday|monday|tuesday|wednesday|thursday|friday)(?=\s{0,3}(?:[,;.!?\n]|$))/giu
const SENTENCE_END = /[.!?](?=\s|$)|\n/u
/** Where those whom the plan is for are shut: 'no school in the week of 15 March', 'no lessons on 3 May'. */
const SHUT = /(?<!\p{L})no (?:school|lessons|classes|teaching|office|lab)(?=,? (?:(?:on|from|in|during|between|for) (?:the )?(?:week|\d|\p{Lu}|mon|tue|wed|thu|fri|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:the )?week of ))/giu

/** Days of a part, told among the parts, as a sentence of their own behind the list; and days on which nobody of the team is there. */
export function sentencesOfDaysOfParts(text: string): Said[] {
  const parts = [...text.matchAll(ON_ANY)].flatMap(({ 0: said, 1: part, 2: day, index }) => {
    const from = index + part!.length
    const end = text.slice(index + said.length).search(SENTENCE_END)
    const at = end < 0 ? text.length : index + said.length + end
    return [{ text: '', start: from, end: index + said.length }, { text: `. The ${part!} only ${day!.toLowerCase() === 'weekend' ? 'at weekends' : `on ${day!}s`}`, start: at, end: at, of: { start: index, end: index + said.length } }]
  })
  return [...parts, ...[...text.matchAll(SHUT)].map(({ 0: said, index }) => ({ text: 'nothing', start: index, end: index + said.length }))]
}
