import type { Said } from '../said.ts'

const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?'
const OF_THE_DAY = String.raw`(?:${DAY}|weekdays|weekends?|mornings?|afternoons?|evenings?|nights?|every day|daily)`
/** 'Evenings 7 to 830', 'every morning at 645': the clock without its point, behind days or parts of the day. */
const BARE_CLOCK = new RegExp(String.raw`(?<=(?<!\p{L})${OF_THE_DAY}(?: only)?,? (?:(?:from|at|by|around) )?(?:\d{1,2}(?:[:.]?\d{2})? ?(?:am|pm)? ?(?:-|–|to|till|until) ?)?)(?<hour>[1-9]|1[0-2])(?<minute>00|15|30|45)(?= ?(?:am|pm)| ?(?:-|–|to|till|until) ?\d|[\s,.;)]|$)(?! ?(?:people|words|pages|m|km|kg|miles|reps|steps|metres|meters))`, 'giu')

/** Those with the point. */
export function clocksWithoutPoint(text: string): Said[] {
  return [...text.matchAll(BARE_CLOCK)].map(({ index, 0: all, groups }) => ({ text: `${groups!['hour']!}:${groups!['minute']!}`, start: index, end: index + all.length }))
}
