import type { ReadingContext } from '../reading-context.ts'

/** 'the long one', 'the other ones'. */
const PRONOUN = /(?<=\p{L}\s)ones?$/iu

/** 'Four runs a week, the long one on Sundays': what is done each time is a long run. */
export function namePronouns({ readings }: ReadingContext): void {
  for (const reading of readings) {
    const named = readings.filter((other) => other.kind === 'rhythm' && other.title !== null && other.start < reading.start && !PRONOUN.test(other.title)).toSorted((a, b) => b.start - a.start)[0]
    if (named?.kind !== 'rhythm' || named.title === null) continue
    const noun = singular(named.title.split(/\s+/).at(-1)!)
    const settle = (label: string) => label.replace(PRONOUN, noun)
    if (reading.appliesTo?.labels.some((label) => PRONOUN.test(label))) reading.appliesTo = { ...reading.appliesTo, labels: reading.appliesTo.labels.map(settle) }
    if (reading.kind !== 'rhythm' || reading.title === null || !PRONOUN.test(reading.title)) continue
    reading.text = reading.text.replace(reading.title, settle(reading.title))
    reading.title = settle(reading.title)
  }
}

function singular(noun: string): string {
  if (/[^aeiou]ies$/i.test(noun)) return noun.replace(/ies$/i, 'y')
  if (/(?:ss|x|ch|sh)es$/i.test(noun)) return noun.replace(/es$/i, '')
  return noun.replace(/(?<=[^s])s$/i, '')
}
