import type { Reading, ReadingOf, TaskMatcher } from '../../goal/brief.ts'
import { matchesTask, stems } from '../../goal/matcher.ts'
import { nameOf } from '../choosing/part-kind.ts'
import { withReadings } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { plainWords } from '../wording.ts'

/** Readings about when and how long something is done. */
const BINDING: ReadonlySet<Reading['kind']> = new Set(['availability', 'exclusion', 'deadline', 'horizon', 'session'])

/**
 * What binds a part binds each of its pieces. 'Apple and pear tree pruned by the end of February' and 'the ground floor is
 * the registry office, only on Wednesdays' name parts with more words than their own: those parts are bound by their names.
 */
export function withBoundParts(frame: PlanFrame): PlanFrame {
  const parts = frame.of('topic')
  const named = [...parts.map(({ label }) => label), ...[...frame.of('event'), ...frame.of('commitment')].map(({ title }) => title), ...frame.of('rhythm').flatMap(({ title }) => title ?? [])]
  const readings = frame.brief.readings.map((reading) => {
    if (reading.appliesTo === null || reading.source !== 'stated' || !BINDING.has(reading.kind)) return reading
    const appliesTo = withPartsInside(reading.appliesTo, { parts, named, frame })
    return appliesTo === reading.appliesTo ? reading : { ...reading, appliesTo }
  })
  if (readings.every((reading, index) => reading === frame.brief.readings[index])) return frame
  return withReadings(frame, readings)
}

/** A name that is one of the goal's own stands for that; only one that nothing answers to is looked into. */
function withPartsInside(matcher: TaskMatcher, { parts, named, frame }: { parts: readonly ReadingOf<'topic'>[]; named: readonly string[]; frame: PlanFrame }): TaskMatcher {
  const isAnswered = (label: string) => named.some((name) => matchesTask({ labels: [label] }, { title: name, subjects: [] }))
  const inside = matcher.labels.filter((label) => !isAnswered(label) && !FIRST_STEPS.test(label)).flatMap((label) => partsIn(label, parts, frame))
  if (inside.length > MOST_INSIDE) return matcher
  const added = inside.filter((label, index) => !matcher.labels.includes(label) && inside.indexOf(label) === index)
  return added.length === 0 ? matcher : { ...matcher, labels: [...matcher.labels, ...added] }
}

/** 'Sow the tomatoes indoors in March' is the first of what is done with them, and binds no other step. */
const FIRST_STEPS = /^(?:sow|order|buy|book|measure|choose|draft|outline|sketch|germinate|research|säen|bestellen|kaufen|sembrar|pedir|comprar|semer|commander|acheter|semear|encomendar) /iu
/** A name that is a whole list was read wrongly. */
const MOST_INSIDE = 2

/** The parts whose names stand in this one, word for word. */
function partsIn(label: string, parts: readonly ReadingOf<'topic'>[], { language }: PlanFrame): string[] {
  const words = new Set(stems(label))
  return parts.flatMap((part) => {
    const name = nameOf(plainWords(part.label), language)
    return name.some((word) => word.length >= SHORTEST_NAME) && stems(name.join(' ')).every((stem) => words.has(stem)) ? [part.label] : []
  })
}

/** 'Do', 'back' and 'one' are no names. */
const SHORTEST_NAME = 5
