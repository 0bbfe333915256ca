import { PROCESS_IMPROVEMENT } from '../../playbooks/operations/process-improvement.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { SPRINT_FEATURE } from '../../playbooks/software/sprint-feature.ts'
import { SPRINT_PERFORMANCE } from '../../playbooks/software/sprint-performance.ts'
import { SPRINT_WEBSITE } from '../../playbooks/software/sprint-website.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { statedTopics } from '../topics.ts'

/** Seconds and parts of them are what screens and servers take. */
const OF_A_MACHINE = /\d ?(?:ms|milliseconds?|s|secs?|seconds?|fps)(?!\p{L})/iu
/** What they are built by, whatever is wanted of them. */
const BUILT: ReadonlySet<Playbook | null> = new Set([null, SPRINT_FEATURE, SPRINT_WEBSITE])
/** What is measured of software itself. */
const OF_SOFTWARE = /(?<!\p{L})(?:apps?|bugs?|builds?|crash\p{L}*|errors?|deploy\p{L}*|coverage|tests?|latency|uptime|downtime|incidents?|alerts?|queries|pages?|api|pipelines?|code|release|sign-?ups?|activation|conversion|churn)(?!\p{L})/iu
const LISTED = 2

/** A team that has to move a number and lists no parts looks for what moves it: where a machine is slow as a machine, elsewhere as a process. `known` is the playbook that its words ask for. */
export function bookOfTarget(known: Playbook | null, frame: PlanFrame): Playbook | null {
  const [target] = frame.of('target')
  if (target === undefined || statedTopics(frame).length >= LISTED) return known
  if (OF_A_MACHINE.test(target.aim)) return BUILT.has(known) ? SPRINT_PERFORMANCE : known
  const isOfPeople = known === SPRINT_FEATURE && !OF_SOFTWARE.test(`${target.words} ${frame.brief.subject}`)
  return known === null || isOfPeople ? PROCESS_IMPROVEMENT : known
}
