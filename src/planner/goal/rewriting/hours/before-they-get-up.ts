import type { Said } from '../said.ts'

const MORNINGS = String.raw`(?<often>every|each|most|(?:\d|two|three|four|five) )`
const BEFORE = new RegExp(String.raw`(?<!\p{L})${MORNINGS} ?mornings?(?<rate> (?:a|per) week)?(?<before> (?:before|by) [^.!?;,\n]{0,40}?)(?<clock>\d{1,2}(?:[:.]\d\d)?)(?! ?(?:am|pm|[:.]?\d|days?|weeks?|hours?|min|km))`, 'giu')
const LAST_OF_MORNING = 11
/** 'Ten minutes before the kids wake at 6.45': a habit of every day, where no days are named. */
const BEFORE_OTHERS = new RegExp(String.raw`(?<!\p{L})(?<!(?:mornings?|per week|a week) )(?<daily>(?:every|each|a) day,? )?before (?:(?:the|my|our|his|her) )?(?:(?:kids?|children|baby|boys|girls|twins|toddler|family|house|others|wife|husband|partner|son|daughter|dog) (?:wakes?(?: up)?|gets? up|(?:is|are) up|stirs?)|(?:i|we) (?:leave|start|have to (?:leave|go)|go|wake|get up)(?: (?:for|to) \p{L}+)?) at (?<clock>\d{1,2}(?:[:.]\d\d)?)(?! ?(?:am|pm|[:.]?\d|days?|weeks?|hours?|min|km))`, 'giu')
const DAYS = /(?<!\p{L})(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?(?!\p{L})|week(?:day|night|end)|(?:once|twice|times) (?:a|per) week/iu

/** 'Every morning before the kids get up at 6:30': the hour is that of the morning, and nearer than all of it. */
export function beforeTheyGetUp(text: string): Said[] {
  const beforeOthers = [...text.matchAll(BEFORE_OTHERS)].flatMap(({ 0: all, index, groups }) => {
    const { clock, daily } = groups!
    const isOther = daily === undefined && DAYS.test(text)
    return isOther || Number.parseInt(clock!, 10) > LAST_OF_MORNING ? [] : [{ text: `every day before ${clock!.replace('.', ':')}am`, start: index, end: index + all.length }]
  })
  return [...beforeOthers, ...[...text.matchAll(BEFORE)].flatMap(({ 0: all, index, groups }) => {
    const { often, rate = '', before, clock } = groups!
    if (Number.parseInt(clock!, 10) > LAST_OF_MORNING) return []
    const days = /^(?:every|each)$/iu.test(often!) ? `${often!} day` : /^most$/iu.test(often!) ? 'most days' : `${often!.trim()} times${rate === '' ? ' a week' : rate}`
    return [{ text: `${days}${before!}${clock!}am`, start: index, end: index + all.length }]
  })]
}
