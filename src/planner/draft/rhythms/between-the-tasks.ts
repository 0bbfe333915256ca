import type { ReadingOf } from '../../goal/brief.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { holds } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { fillText, slug } from '../wording.ts'
import { numbered, occurrences } from './recurrence.ts'
import { seriesTasks } from './series.ts'

/** A newsletter on Tuesdays and Fridays: where its tasks leave days of that rhythm over, what goes on is done then, and that is what the playbook repeats on request. */
export function betweenTheTasks(tasks: readonly NetworkTask[], rhythm: ReadingOf<'rhythm'> | null, playbook: Playbook | null, frame: PlanFrame): NetworkTask[] {
  const template = playbook?.series?.find((series) => series.onlyIfAsked && series.partOf === undefined && holds(series.when, frame))
  if (rhythm === null || rhythm.per === 'total' || template === undefined) return []
  const taken = new Set(tasks.filter(({ answers }) => answers.includes(rhythm.id)).map(({ wish }) => wish.day))
  const open = occurrences(rhythm, { title: frame.brief.subject, subjects: [] }, frame).filter(({ day }) => !taken.has(day))
  const slots = numbered(open.map(({ day }) => day), frame).map((slot, index) => ({ ...slot, week: open[index]!.week }))
  const name = fillText(template.name, frame.language, { subject: frame.brief.subject })
  return seriesTasks({ id: `${slug(name)}-between`, name, template, rhythm: { ...rhythm, title: null }, slots }, frame)
}
