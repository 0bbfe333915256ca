import type { SeriesTemplate } from '../../playbooks/playbook.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { workDays } from '../days/available-time.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { stepsOf } from '../project/steps-first.ts'
import { statedTopics } from '../topics.ts'
import { fillText, hasAnyKeyword, slug } from '../wording.ts'
import { occurrences } from './recurrence.ts'
import type { Rhythm } from './recurrence.ts'
import type { RunningSeries } from './series.ts'

export const EVERY_DAY = 7
const SATURDAY = 6
const SUNDAY = 7

/** What the playbook would do when the prompt names no rhythm, each on days of its own where there are enough. */
export function usualSeries(templates: readonly SeriesTemplate[], frame: PlanFrame, held: ReadonlySet<DayNumber> = new Set()): RunningSeries[] {
  const taken = new Set<DayNumber>(held)
  // What takes half a day has the first choice of days.
  const series = new Map(templates.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a))).map((template) => [template, usualOf(template, taken, frame)]))
  return templates.map((template) => series.get(template)!)
}

function usualOf(template: SeriesTemplate, taken: Set<DayNumber>, frame: PlanFrame): RunningSeries {
  const name = fillText(template.name, frame.language, { subject: frame.brief.subject })
  const task = { title: name, subjects: [] }
  const daily = template.perWeek >= EVERY_DAY
  const hasWeekend = isLong(template) && workDays(task, frame).some((day) => weekdayOf(day) >= SATURDAY)
  const rhythm: Rhythm = { count: daily ? 1 : template.perWeek, per: daily ? 'day' : 'week', everyDays: null, days: hasWeekend ? { weekdays: [SATURDAY, SUNDAY] } : {} }
  const slots = occurrences(rhythm, task, frame, daily ? new Set() : taken)
  if (!daily) for (const slot of slots) taken.add(slot.day)
  return { id: slug(name), name, template, rhythm: null, slots }
}

/** Once a week, growing, and longer than most evenings: a long run, a day's hike. */
const LONG_SESSION = 75

function isLong({ perWeek, minutes, progression }: SeriesTemplate): boolean {
  return perWeek === 1 && minutes >= LONG_SESSION && progression !== undefined
}

/** Series that a topic of the prompt asks for by name, without saying how often. */
export function namedSeries(templates: readonly SeriesTemplate[], frame: PlanFrame): RunningSeries[] {
  // 'Script, record, edit, mix' are done one after the other, once.
  const steps = stepsOf(frame)
  const asked = statedTopics(frame).filter(({ label }) => !steps.includes(label)).flatMap((topic) => {
    const template = templates.find((each) => hasAnyKeyword(topic.words, each.about))
    return template ? [{ topic, template }] : []
  })
  return usualSeries(asked.map(({ template }) => template), frame).map((series, index) => {
    const { topic } = asked[index]!
    return { ...series, id: slug(topic.label), name: topic.label, topic }
  })
}
