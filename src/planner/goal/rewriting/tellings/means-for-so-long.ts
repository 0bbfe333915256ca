import { COUNT } from './so-long-behind.ts'
import type { Said } from '../said.ts'

const USED = new RegExp(String.raw`(?<=(?:^|[.!?;,\n] ?|[.!?;,\n] ?and )(?:(?:i|we)(?:['’]ll| will| am going to| are going to|['’]m going to| plan to) (?:use|wear|be on|take|have)|(?:and )?(?:using|wearing|taking)) (?:the |an? |my )?(?:[\p{L}-]{2,20} ){1,3}?)for ${COUNT} (?:days|weeks|months)(?=\s{0,2}(?:[.!?;,\n]|$))`, 'giu')

/** 'I'll use patches for 10 weeks': how long something is used beside a goal that has its own day is no length of the work. */
export function meansForSoLong(text: string, hasDates: () => boolean): Said[] {
  const found = [...text.matchAll(USED)]
  return found.length === 0 || !hasDates() ? [] : found.map(({ 0: words, index }) => ({ text: 'for the time', start: index, end: index + words.length }))
}
