import type { Said } from '../said.ts'

/** 'A day trip with the kids' as what the goal asks for: its day is a kind of outing and no time. */
const OPENING = /^(?<before>\W{0,4}(?:(?:please |help me )?(?:plan|organi[sz]e|arrange|book|prepare) |(?:i|we)(?:['’]re|['’]m| are| am| want to| would like to|['’]d like to)? (?:go(?:ing)? on|plan(?:ning)?|organi[sz](?:e|ing)|have|take) )?(?:(?:an?|our|my|the|family|nice|small|special|whole|big|little|short|spring|summer|autumn|winter|birthday|half[- ]term) )*)(?<day>days? (?:trip|out|excursion))(?!\p{L})/iu

export function outingOfDay(text: string): Said[] {
  const { before, day } = OPENING.exec(text)?.groups ?? {}
  return before === undefined || day === undefined ? [] : [{ text: before === '' ? 'Outing' : 'outing', start: before.length, end: before.length + day.length }]
}

/** What somebody calls it, to be the name of the plan. */
export function nameOfOuting(prompt: string): string | null {
  return OPENING.exec(prompt)?.groups!['day'] ?? null
}
