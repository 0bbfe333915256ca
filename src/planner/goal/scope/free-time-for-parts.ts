import type { Reading, ReadingOf } from '../brief.ts'
import { stems, wordBase } from '../matcher.ts'
import type { ReadingContext } from '../reading-context.ts'

type Open = Reading & ReadingOf<'availability'>

/** The painting of 'I only have Sundays for the painting', right behind the time or among its last words. */
const FOR_THING = /^,? ?(?:for|fur|für|fürs|para|pour) (?:(?:the|my|our|all|das|den|die|el|la|los|las|le|les|o|a|os|as) )?(?!(?:one|two|three|four|five|six|zwei|drei|vier|dos|tres|deux|trois|quatre|dois|duas|três)(?!\p{L}))(?<thing>\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)?)(?=\s*(?:$|[.,;!)\n]))/iu
const LONGEST_TAIL = 50

/** Hours and days that there are for one of several parts leave the others all of the calendar. */
export function settleFreeTimeForParts(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  const parts = [...new Set(context.readings.flatMap((reading) => (reading.source === 'stated' && reading.kind === 'topic' ? [reading.label] : reading.source === 'stated' && reading.kind === 'deadline' ? reading.appliesTo?.labels ?? [] : [])))]
  const lists = context.readings.flatMap((reading) => (reading.kind === 'deadline' && reading.appliesTo !== null ? [reading.appliesTo.labels] : []))
  for (const open of context.readings) {
    const own = isOpen(open) ? partsFor(context.prompt, open, parts) : []
    // 'Gather W-2s and 1099s by February': one verb for all that one bound holds.
    const named = [...new Set([...own, ...lists.filter((labels) => labels.some((label) => own.includes(label))).flat()])]
    if (named.length > 0 && named.length < parts.length) Object.assign(open, { appliesTo: { labels: named }, text: `${named.join(', ')}: ${open.text}` })
  }
}

function isOpen(reading: Reading): reading is Open {
  return reading.kind === 'availability' && reading.source === 'stated' && reading.appliesTo === null && reading.person === null
}

function partsFor(prompt: string, { start, end, words }: Open, parts: readonly string[]): string[] {
  const inside = words.search(/ (?:for|für|fürs|para|pour) /iu)
  const thing = FOR_THING.exec(prompt.slice(inside < 0 ? end : start + inside, end + LONGEST_TAIL))?.groups!['thing']
  const wanted = thing === undefined ? [] : stems(thing).map(wordBase)
  return parts.filter((label) => stems(label).some((stem) => wanted.includes(wordBase(stem))))
}
