import type { Reading, ReadingOf } from '../../goal/brief.ts'
import { targetInWords } from '../../goal/targets/targets-in.ts'
import { newTask } from '../new-task.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { capitalise, shorten, slug } from '../wording.ts'

type Target = ReadingOf<'target'> & Reading

/** Steps of a playbook in which the team says or takes its number at first, and takes it once more. */
const FIRST = /(?<!\p{L})(?:target as|baseline|goal in|aim:|the aim|as a number|will be faster|will know|measure real|measure the starting|where we stand)(?!\p{L})/iu
const AGAIN = /(?<!\p{L})(?:measure again|compare with the (?:aim|starting values)|proof:|what helped|old against new)(?!\p{L})/iu
const [FIRST_PLACE, LAST_PLACE] = [0.02, 0.94]
const [FIRST_MINUTES, LAST_MINUTES] = [120, 90]

/** What a team wants to reach in numbers is said where its playbook measures, and measured by steps of its own where it does not. */
export function withTargets(tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  return frame.of('target').reduce<NetworkTask[]>((all, target) => {
    const first = all.find(({ title }) => FIRST.test(title))
    const again = all.findLast((task) => task !== first && AGAIN.test(task.title))
    return [
      ...(first === undefined ? [measured(target, frame)] : []),
      ...all.map((task) => (task === first || task === again ? saying(task, target) : task)),
      ...(again === undefined ? [measuredAgain(target, frame)] : []),
    ]
  }, [...tasks])
}

function saying(task: NetworkTask, target: Target): NetworkTask {
  return { ...task, description: `Target: ${targetInWords(target)}. ${task.description}`, answers: [...task.answers, target.id] }
}

function measured(target: Target, frame: PlanFrame): NetworkTask {
  const what = nameOf(target, frame)
  return newTask({
    id: `target-${slug(what)}-now`, title: capitalise(shorten(`${what}: measure where it stands today`, 90)), effortMinutes: FIRST_MINUTES, priority: 'high', tags: ['measure'], subjects: [what], answers: [target.id],
    description: `Target: ${targetInWords(target)}. Write down what exactly is counted, over which days and by whom; take it twice in the same way before anything changes. Done when two people get the same number.`,
    wish: { day: null, windows: [], position: FIRST_PLACE },
  })
}

function measuredAgain(target: Target, frame: PlanFrame): NetworkTask {
  const what = nameOf(target, frame)
  return newTask({
    id: `target-${slug(what)}-again`, title: capitalise(shorten(`Measure again: ${targetInWords({ ...target, measure: what })}`, 90)), effortMinutes: LAST_MINUTES, priority: 'high', tags: ['measure'], subjects: [what], answers: [target.id],
    description: 'In the same way as at the start, over as many days. Done when the number stands beside the first one, and it is decided what is done about what is missing.',
    wish: { day: null, windows: [], position: LAST_PLACE },
  })
}

function nameOf({ measure }: Target, { brief }: PlanFrame): string {
  return measure === '' ? brief.subject : measure
}
