import { MONTH } from '../tables/cells.ts'
import type { Said } from '../said.ts'

const GERMAN_MONTH = String.raw`(?:jan(?:uar|\.)?|jänner|feb(?:ruar|\.)?|märz|april?\.?|mai|juni?|juli?|aug(?:ust|\.)?|sept?(?:ember|\.)?|okt(?:ober|\.)?|nov(?:ember|\.)?|dez(?:ember|\.)?)(?!\p{L})`
/** '6., 13., 20. und 27. März': each of them looks like the end of a sentence. */
const ORDINALS = new RegExp(String.raw`(?<![\d.,])(?<days>\d{1,2}\.(?:(?:, ?| und | u\. | sowie | & | \+ )\d{1,2}\.){2,11}) (?<month>${GERMAN_MONTH})`, 'giu')
/** 'Feb 5, 12, 19': without 'and', what follows the first day could be anything. */
const BEHIND_MONTH = new RegExp(String.raw`(?<!\p{L})${MONTH}\.? \d{1,2}(?:, ?\d{1,2}){2,11}(?=\s{0,2}(?:$|[.;:)\n]|, ?\p{L}|, ?\d{1,2}(?::\d{2}| ?[ap]m)|(?:at|from|all|each|in|with) ))`, 'giu')

/** Days that share their month, each as the date that it is. */
export function daysOfOneMonth(text: string): Said[] {
  const ordinals = [...text.matchAll(ORDINALS)].flatMap(({ 0: words, index, groups }) => {
    const days = groups!['days']!.replace(/\d{1,2}\./gu, (day) => `${day} ${groups!['month']!}`)
    return isRow(words) ? [{ text: days, start: index, end: index + words.length }] : []
  })
  const behind = [...text.matchAll(BEHIND_MONTH)].flatMap(({ 0: words, index }) => {
    const last = words.lastIndexOf(',')
    return isRow(words) ? [{ text: ' and ', start: index + last, end: index + last + /^, ?/u.exec(words.slice(last))![0].length }] : []
  })
  return [...ordinals, ...behind]
}

/** Days of one month stand in their order. */
function isRow(words: string): boolean {
  const days = [...words.matchAll(/\d{1,2}/gu)].map(([day]) => Number(day))
  return days.every((day, index) => day >= 1 && day <= 31 && (index === 0 || day > days[index - 1]!))
}
