import type { Brief, Reading } from '../brief.ts'
import { inOrderOfWords } from '../order-of-words.ts'
import type { Said } from '../rewriting/said.ts'
import type { Wording } from '../rewriting/wording.ts'
import { growthsIn } from './read-growths.ts'
import type { Growth } from './read-growths.ts'

/** A text without what it says of growth, whose weeks and amounts are neither rates nor lengths: 'add 1 km to the Sunday run every week'. */
export function withoutGrowth(text: string): Said[] {
  return growthsIn(text).flatMap(({ parts }) => parts.map(({ start, end, plain }) => ({ text: plain === '' ? ' ' : plain, start, end })))
}

/** Adds what a goal says of growth to its brief, which was read without it. */
export function withToldGrowth(brief: Brief, { text, plannerType }: Pick<Wording, 'text' | 'plannerType'>): Brief {
  const growths = plannerType === 'calendar' ? growthsIn(text) : []
  if (growths.length === 0) return brief
  const told = growths.map((growth, index): Reading => ({
    id: `r${brief.readings.length + index + 1}`, words: text.slice(growth.start, growth.end), start: growth.start, end: growth.end,
    source: 'stated', strength: 'hard', appliesTo: growth.of === null ? null : { labels: [growth.of] }, text: described(growth), ...growth.value,
  }))
  return { ...brief, readings: inOrderOfWords([...brief.readings, ...told]) }
}

/** 'plank: 30 seconds at first, 10 more every day, until 60'. */
function described({ of, value }: Growth): string {
  const { unit, from, step, to, every } = value
  const amount = (number: number) => `${Math.abs(number)}${unit === '' ? '' : ` ${unit}`}`
  const turns = every.per === 'turn' ? 'each time' : `every ${every.count === 1 ? every.per : `${every.count} ${every.per}s`}`
  const parts = [from === null ? null : `${amount(from)} at first`, step === null ? null : `${amount(step)} ${step < 0 ? 'less' : 'more'} ${turns}`, to === null ? null : `until ${amount(to)}`]
  return `${of === null ? '' : `${of}: `}${parts.filter((part) => part !== null).join(', ')}`
}
