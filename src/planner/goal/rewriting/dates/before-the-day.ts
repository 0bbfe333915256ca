import { isoDate } from '../../../time/day-number.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import { mainOccasion } from '../../expressions/distances/occasions.ts'
import type { Said } from '../said.ts'

const AT_END = String.raw`(?=\s{0,2}(?:$|[.,;:!?)\n]|[-–—] )| (?:and|but|so|i|we|und|aber|y|pero|et|mais|e|mas|fertig|steh\p{L}*|erledigt|da sein|sein)(?!\p{L}))`
/** 'All done before the day itself', 'avant le jour J': 'by the day' alone is how often somebody is paid, so it follows what is to be ready. */
const FORMS: Readonly<Record<string, { day: RegExp; before: string }>> = {
  en: { day: new RegExp(String.raw`(?<!\p{L})(?:before|ahead of|prior to|in time for|(?<=(?:ready|finished|done|sorted|complete|completed|in place|up|bought) )(?:by|for)|(?:by|until|till) (?=the (?:(?:big|actual|great) day|day (?:itself|proper)))) ?the (?:(?:big|actual|great|very) )?day(?: itself| proper)?${AT_END}`, 'giu'), before: 'before' },
  de: { day: new RegExp(String.raw`(?<!\p{L})(?:vor dem|bis zum) (?:(?:großen|eigentlichen) tag|tag selbst|tag x)${AT_END}`, 'giu'), before: 'vor dem' },
  es: { day: new RegExp(String.raw`(?<!\p{L})(?:antes d|para |hasta )el (?:(?:gran|mismo) día|día (?:señalado|mismo|en cuestión|d)|día)${AT_END}`, 'giu'), before: 'antes del' },
  fr: { day: new RegExp(String.raw`(?<!\p{L})(?:avant|pour) le (?:grand jour|jour (?:j|même)|jour dit)${AT_END}`, 'giu'), before: 'avant le' },
  pt: { day: new RegExp(String.raw`(?<!\p{L})(?:antes d|até a|para )o (?:(?:grande|próprio) dia|dia d|dia)${AT_END}`, 'giu'), before: 'antes do dia' },
}

/** What has to be done by the day of the occasion, with that day. */
export function beforeTheDay(text: string, { expressions, language }: { expressions: () => readonly TimeExpression[]; language: () => string }): Said[] {
  const form = FORMS[language()]
  if (!form) return []
  return [...text.matchAll(form.day)].flatMap(({ 0: words, index }) => {
    const isOwn = ({ start, end }: TimeExpression) => start < index + words.length && end > index
    const others = expressions().filter((other) => !isOwn(other))
    const main = mainOccasion(text, others, index) ?? others.find(({ days, bound }) => days?.grain === 'day' && !days.isRelative && days.bareWeekday === null && bound === null)?.days
    return main ? [{ text: `${form.before} ${isoDate(main.first)}`, start: index, end: index + words.length }] : []
  })
}
