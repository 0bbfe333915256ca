import type { Said } from '../said.ts'

/** 'Twice a day from 3 to 12 March': without its month the first of them would be an hour. 'The week from 5 to 9 April' has its month already. */
const RANGE = /(?<=(?<!\p{L})(?<!(?:in|the|na|da|esa|essa|der|die|cette) )(?:day|daily|week|weekly|evening|morning|night|weekday|tag|täglich|woche|día|diario|semana|jour|semaine|dia|diariamente) (?:from|vom|von|del|desde el|du|de|do dia)(?: the)? )(?<first>\d{1,2})(?<sign>st|nd|rd|th|\.)? (?<to>to|until|till|through|up to|bis|bis zum|al|hasta el|au|a|até)(?: the)? (?<last>\d{1,2})(?:st|nd|rd|th|\.)?(?: of| de)? (?<month>(?:jan|feb|fév|fev|ene|mar|mär|apr|avr|abr|may|mai|jun|jui|jul|aug|aoû|ago|sep|set|oct|okt|out|nov|dec|dez|dic|déc)\p{L}{0,8})(?!\p{L})/giu

export function monthsBeforeRange(text: string): Said[] {
  return [...text.matchAll(RANGE)].flatMap(({ index, groups }) => {
    const { first, sign = '', last, month } = groups!
    const end = index + first!.length + sign.length
    return Number(first) < Number(last) ? [{ text: `${first!}${sign} ${month!}`, start: index, end }] : []
  })
}
