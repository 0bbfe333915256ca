import type { Brief, Reading } from '../brief.ts'
import { inOrderOfWords } from '../order-of-words.ts'
import type { Said } from '../rewriting/said.ts'
import type { Wording } from '../rewriting/wording.ts'
import { targetInWords, targetsIn, todaysIn } from './targets-in.ts'

/** A text without its targets, whose numbers are no lengths, no limits and no parts: 'Goal: under 10 minutes'. */
export function withoutTargets(text: string): Said[] {
  const targets = targetsIn(text)
  const left = targets.length === 0 ? [] : [...targets.map(({ omitted }) => omitted), ...todaysIn(text)]
  return left.flatMap(({ start, end }) => (end > start ? [withoutStretch(text, start, end)] : []))
}

/** With the blanks around it, and with its full stop where another stands before it. */
function withoutStretch(text: string, start: number, end: number): Said {
  const before = text.slice(0, start).trimEnd()
  const last = before.at(-1) ?? ' '
  const closed = /[.!?;]/u.test(last) && /[.!?;]/u.test(text[end] ?? '') ? end + 1 : end
  return { text: last, start: Math.max(0, before.length - 1), end: closed }
}

/** Adds the targets that a team's goal tells to its brief, which was read without them. */
export function withToldTargets(brief: Brief, { text, plannerType, language }: Pick<Wording, 'text' | 'plannerType' | 'language'>): Brief {
  const targets = plannerType === 'sprint' && language() === 'en' ? targetsIn(text) : []
  if (targets.length === 0) return brief
  const told = targets.map(({ measure, aim, start, end }, index): Reading => ({
    id: `r${brief.readings.length + index + 1}`, words: text.slice(start, end), start, end, source: 'stated', strength: 'hard', appliesTo: null,
    text: `Target: ${targetInWords({ measure, aim, words: text.slice(start, end) })}`, kind: 'target', measure, aim,
  }))
  // 'Flaky, 40 minutes long' is no part of forty minutes, whoever reads the goal as it was typed.
  const left = todaysIn(text)
  // 'The charity wants to cut waiting time from 50 to 20 minutes with volunteers, a printer': what is to be reached is the goal, and no part of its list.
  const isOfTarget = (reading: Reading) => reading.kind === 'topic' && targets.some(({ start, omitted }) => reading.start <= start && reading.end > start && reading.end <= omitted.end)
  const readings = brief.readings.filter((reading) => reading.source === 'assumed' || !isOfTarget(reading) && !left.some(({ start, end }) => reading.start >= start && reading.end <= end))
  const notes = brief.notes.filter((note) => !told.some(({ start, end }) => note.start < end && note.end > start))
  return { ...brief, notes, readings: inOrderOfWords([...readings, ...told]) }
}
