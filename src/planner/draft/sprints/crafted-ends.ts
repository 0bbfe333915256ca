import { matchesTask } from '../../goal/matcher.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { dayOfMinute } from '../../time/day-number.ts'
import { comesAhead, craftOf } from '../choosing/crafts.ts'
import { positionOf } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { namedTopic } from '../topics.ts'
import type { Topic } from '../topics.ts'
import { deliverableTasks } from './deliverables.ts'

type Known = { topics: readonly Topic[]; book: Playbook; frame: PlanFrame }

/** 'Registration before the searches are run', 'baseline audit before any change', 'abstract in by 5 November': what only an order or a deadline names, and whose craft is known, is done as its trade does it. */
export function craftedEnds(tasks: readonly NetworkTask[], { topics, book, frame }: Known): { topic: Topic; tasks: NetworkTask[] }[] {
  const orders = frame.of('precedence').filter(({ source }) => source === 'stated')
  const named = [
    ...orders.flatMap(({ id, before, after }) => [{ id, label: before.labels[0], position: FIRST }, { id, label: after.labels[0], position: LAST }]),
    ...frame.of('deadline').filter(({ source }) => source === 'stated').map(({ id, appliesTo, latest }) => ({ id, label: appliesTo?.labels[0], position: Math.max(0, Math.min(LAST, SHORTLY_BEFORE * positionOf(dayOfMinute(latest - 1), frame))) })),
  ]
  return named.reduce<{ topic: Topic; tasks: NetworkTask[] }[]>((added, { id, label, position }) => {
    const all = [...tasks, ...added.flatMap((end) => end.tasks)]
    if (label === undefined || craftOf(namedTopic(label), frame) === null || all.some((task) => matchesTask({ labels: [label] }, task))) return added
    const topic = { ...namedTopic(label), readingIds: [id], list: topics[0]?.list ?? 0 }
    const isFirst = topics.some((other) => comesAhead(topic, other, frame))
    return [...added, { topic, tasks: deliverableTasks(topic, isFirst ? FIRST : position, book, frame) }]
  }, [])
}

const [FIRST, LAST] = [0.12, 0.75]
const SHORTLY_BEFORE = 0.85
