import { matchesTask } from '../../goal/matcher.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Topic } from '../topics.ts'
import type { RunningSeries } from './series.ts'
import type { Slot } from './recurrence.ts'

/**
 * Six walks and six routes: a list with as many things as something is held says what each time is about, each on a day
 * on which it may be. Null where no series has that many turns, or the days that are said leave no such order.
 */
export function dealtTopics(all: readonly RunningSeries[], topics: readonly Topic[], frame: PlanFrame): { series: RunningSeries; contents: Topic[] } | null {
  const lists = [...new Set(topics.map(({ list }) => list))].map((list) => topics.filter((topic) => topic.list === list)).filter(({ length }) => length >= FEWEST)
  for (const list of lists) {
    const isOfEach = saysOfEach(list[0]!, frame)
    const series = all.find(({ rhythm, slots }) => (rhythm?.ofRoutine === 'part' || rhythm?.ofRoutine === 'told') && rhythm.portion === undefined && (slots.length === list.length || isOfEach && slots.length > list.length))
    const turns = series === undefined ? [] : Array.from({ length: series.slots.length }, (_, index) => list[index % list.length]!)
    const contents = series ? dealt(turns, series.slots, frame) : null
    if (series && contents) return { series, contents }
  }
  return null
}

const FEWEST = 3

/** 'Each practice needs a focus: throwing, catching, batting': the things take turns, however many times there are. */
function saysOfEach({ readingIds: [id] }: Topic, { brief: { prompt, readings } }: PlanFrame): boolean {
  const start = readings.find((reading) => reading.id === id)?.start ?? 0
  return OF_EACH.test(prompt.slice(Math.max(0, start - REACH), start))
}

const OF_EACH = /(?<!\p{L})(?:each|every|jede[srnm]?|cada|chaque) (?!week|day|month|woche|tag|semana|d[ií]a|jour|semaine)[\p{L}-]+ [^.!?\n]{0,50}:\s*$/iu
/** In characters. */
const REACH = 90

/** In the order of the list, things with days of their own on the first of those. */
function dealt(list: readonly Topic[], slots: readonly Slot[], frame: PlanFrame): Topic[] | null {
  const chosen: (Topic | null)[] = slots.map(() => null)
  const bound = list.filter((topic) => !slots.every(({ day }) => isAllowed(topic, day, frame)))
  for (const topic of bound.toSorted((a, b) => roomOf(a, slots, frame) - roomOf(b, slots, frame))) {
    const at = slots.findIndex(({ day }, index) => chosen[index] === null && isAllowed(topic, day, frame))
    if (at < 0) return null
    chosen[at] = topic
  }
  const rest = list.filter((topic) => !bound.includes(topic))
  return chosen.map((topic) => topic ?? rest.shift()!)
}

function roomOf(topic: Topic, slots: readonly Slot[], frame: PlanFrame): number {
  return slots.filter(({ day }) => isAllowed(topic, day, frame)).length
}

function isAllowed({ label }: Topic, day: number, frame: PlanFrame): boolean {
  return frame.of('horizon').every(({ appliesTo, first, last }) => appliesTo === null || !matchesTask(appliesTo, { title: label, subjects: [] }) || (first === null || day >= first) && (last === null || day <= last))
}
