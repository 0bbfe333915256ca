import { matchesTask } from '../../goal/matcher.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { RunningSeries } from './series.ts'
import type { NetworkTask } from '../task-network.ts'
import { capitalise } from '../wording.ts'

/** 'Strength on Tuesdays' is found by that word in each of its sessions, also where the series knows it and calls this one 'Lower body'. */
export function inTheirWord(task: NetworkTask, { rhythm, topic }: RunningSeries, { language }: PlanFrame): NetworkTask {
  const stated = rhythm?.title ?? topic?.label
  if (!stated || language !== 'en') return task
  const said = stated.split(/\s+/u).filter((word) => word.length > 2)
  return matchesTask({ labels: [stated, ...said] }, { title: task.title, subjects: [] }) ? task : { ...task, title: `${capitalise(stated)} – ${task.title}` }
}
