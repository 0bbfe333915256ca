import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { plainWords } from '../wording.ts'

/** Names of the goal behind its first word: the Greek of 'Learn Greek', the Excel of 'get good at Excel'. */
function namesOf({ brief }: PlanFrame): string[] {
  return brief.subject.split(/\s+/u).slice(1).map((word) => word.replace(/[^\p{L}\p{N}'’-]/gu, '').replace(/['’]s$/u, '')).filter((word) => /^\p{Lu}\p{Ll}{2,}/u.test(word))
}

/** A name in the goal that no task says becomes a tag of the work: a plan for Greek says of which language it is. */
export function withNamesOfGoal(tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  // German writes every noun with a capital.
  if (frame.brief.plannerType !== 'calendar' || frame.brief.language === 'de') return [...tasks]
  const said = new Set(tasks.flatMap(({ title, description, location, tags }) => plainWords([title, description, location ?? '', ...tags].join(' '))))
  const missing = namesOf(frame).filter((name) => !plainWords(name).every((word) => said.has(word))).slice(0, 2)
  return missing.length === 0 ? [...tasks] : tasks.map((task) => (task.fixed === null ? { ...task, tags: [...task.tags, ...missing] } : task))
}
