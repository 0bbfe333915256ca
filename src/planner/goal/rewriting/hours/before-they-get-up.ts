import type { Said } from '../said.ts'

const MORNINGS = String.raw`(?<often>every|each|most|(?:\d|two|three|four|five) )`
const BEFORE = new RegExp(String.raw`(?<!\p{L})${MORNINGS} ?mornings?(?<rate> (?:a|per) week)?(?<before> (?:before|by) [^.!?;,\n]{0,40}?)(?<clock>\d{1,2}(?:[:.]\d\d)?)(?! ?(?:am|pm|[:.]?\d|days?|weeks?|hours?|min|km))`, 'giu')
const LAST_OF_MORNING = 11

/** 'Every morning before the kids get up at 6:30': the hour is that of the morning, and nearer than all of it. */
export function beforeTheyGetUp(text: string): Said[] {
  return [...text.matchAll(BEFORE)].flatMap(({ 0: all, index, groups }) => {
    const { often, rate = '', before, clock } = groups!
    if (Number.parseInt(clock!, 10) > LAST_OF_MORNING) return []
    const days = /^(?:every|each)$/iu.test(often!) ? `${often!} day` : /^most$/iu.test(often!) ? 'most days' : `${often!.trim()} times${rate === '' ? ' a week' : rate}`
    return [{ text: `${days}${before!}${clock!}am`, start: index, end: index + all.length }]
  })
}
