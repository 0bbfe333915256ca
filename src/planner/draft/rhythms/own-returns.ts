import type { ReadingOf } from '../../goal/brief.ts'
import { stems, wordBase } from '../../goal/matcher.ts'
import { PLAIN_SERIES } from '../../playbooks/general-series.ts'
import { english } from '../../playbooks/playbook-texts.ts'
import type { Playbook, SeriesTemplate, TaskTemplate } from '../../playbooks/playbook.ts'
import { holds } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'

type Stated = ReadingOf<'rhythm'>

/** 'Water test twice a week' is what the playbook has as 'Test the water, week {week}': it takes its words, at the hours of the prompt. */
export function seriesOfReturn(rhythm: Stated, playbook: Playbook | null, frame: PlanFrame): SeriesTemplate | null {
  const own = playbook?.tasks.find((template) => holds(template.when, frame) && isReturnOf(template, rhythm))
  return own === undefined ? null : { ...PLAIN_SERIES, id: own.id, minutes: own.minutes, sessions: [{ id: own.id, title: '{name}', how: own.how, done: own.done }] }
}

/** Whether a rhythm of the prompt already says how often this comes again. */
export function isStatedReturn(template: TaskTemplate, frame: PlanFrame): boolean {
  return frame.of('rhythm').some((rhythm) => rhythm.source === 'stated' && isReturnOf(template, rhythm))
}

function isReturnOf({ everyWeeks, title }: TaskTemplate, rhythm: Stated): boolean {
  const wanted = rhythm.title === null ? [] : basesOf(rhythm.title).filter((word) => !/^\d/u.test(word))
  const said = basesOf(english(title))
  return everyWeeks !== undefined && wanted.length > 1 && wanted.every((word) => said.includes(word))
}

function basesOf(text: string): string[] {
  return stems(text).filter((stem) => stem.length > 2).map(wordBase)
}
