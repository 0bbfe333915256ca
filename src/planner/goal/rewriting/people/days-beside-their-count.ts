import type { Said } from '../said.ts'

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const DAY = String.raw`(?:mon|tue|wed|thu|fri|sat|sun)(?:s|day|sday|nesday|rsday|urday|r|rs)?s?`
const NUMBERS: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5 }
const COUNTED = new RegExp(String.raw`(?<![\p{L}\d.,-])(?:for )?(?<count>[1-6]|${Object.keys(NUMBERS).join('|')}) days?(?:(?: a| per|/) ?week)?(?:,|:| \(| -| on)? ?(?:on )?(?<days>${DAY}(?:(?: ?[-–/] ?| to |,? and |, | & ?| \+ ?)${DAY}){0,4})(?![\p{L}\d])(?<close>\)?)`, 'giu')

/** 'Bea 3 days Mon-Wed', 'one day a week (Fridays)': where the weekdays are as many as the count says, they say it alone. */
export function daysBesideTheirCount(text: string): Said[] {
  return [...text.matchAll(COUNTED)].flatMap(({ 0: words, index, groups }) => {
    const { count, days, close } = groups!
    const isOpen = words.slice(0, -days!.length).includes('(')
    if (countOf(days!) !== (NUMBERS[count!.toLowerCase()] ?? Number(count)) || isOpen !== (close === ')')) return []
    return [{ text: isOpen ? `(${days!})` : days!, start: index, end: index + words.length }]
  })
}

function countOf(days: string): number {
  const named = [...days.toLowerCase().matchAll(/mon|tue|wed|thu|fri|sat|sun/gu)].map(([day]) => WEEK.findIndex((each) => each === day))
  const [first, last] = named
  return named.length === 2 && / ?[-–] ?| to /u.test(days) ? last! - first! + 1 : new Set(named).size
}
