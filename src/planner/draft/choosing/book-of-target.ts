import { PROCESS_IMPROVEMENT } from '../../playbooks/operations/process-improvement.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { SPRINT_FEATURE } from '../../playbooks/software/sprint-feature.ts'
import { SPRINT_PERFORMANCE } from '../../playbooks/software/sprint-performance.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { statedTopics } from '../topics.ts'

/** Seconds and parts of them are what screens and servers take. */
const OF_A_MACHINE = /\d ?(?:ms|milliseconds?|s|secs?|seconds?|fps)(?!\p{L})/iu
/** Playbooks that make something faster, cheaper or better are the ones for a number; the others build, found or hold what the number is measured of. */
const IMPROVES = /speed|performance|cost|observability|test|refactor|cleanup|ci-cd|build|incident|bug|improvement|reduction|service-desk|quality|clinical|customer-success|search-visibility|forecast|ml|recommend|sales|marketing|carbon|accessib|security/u
/** What somebody waits for, and what goes wrong. */
const OF_A_PROCESS = /(?<!\p{L})(?:wait(?:ing)?|queues?|lead|cycle|turnaround|response|reply|replies|handling|processing|throughput|change-?over|backlog|complaints?|no-?shows?|late(?:ness)?|delays?|returns?|scrap|rework|sick(?:ness)? leave)(?!\p{L})/iu
/** What is measured of software itself. */
const OF_SOFTWARE = /(?<!\p{L})(?:apps?|bugs?|builds?|crash\p{L}*|errors?|deploy\p{L}*|coverage|tests?|latency|uptime|downtime|incidents?|alerts?|queries|pages?|api|pipelines?|code|release|sign-?ups?|activation|conversion|churn)(?!\p{L})/iu
const LISTED = 2
/** In characters: 'The food bank wants to …'. */
const LEAD = 60
/** In the goal itself, ahead of its number. */
const IS_NEW = /(?<!\p{L})(?:build|builds|building|create|creates|develop|develops|implement|implements|introduce|introduces|add|adds|set up|sets up) (?:an? |our |the |in-app )?\p{Ll}/iu
const CUTS = /^(?:cut|reduce|lower|shorten|decrease|halve|shrink|bring down|speed up)(?!\p{L})/iu

/** A team that has to move a number and lists no parts looks for what moves it: where a machine is slow as a machine, elsewhere as a process. `known` is the playbook that its words ask for. */
export function bookOfTarget(known: Playbook | null, frame: PlanFrame): Playbook | null {
  const [target] = frame.of('target')
  const improves = known !== null && IMPROVES.test(known.id)
  // Whoever begins with the number to cut has said what it is all for: what stands behind it are means.
  if (target !== undefined && target.start < LEAD && CUTS.test(target.words) && OF_A_PROCESS.test(target.words) && !improves) return PROCESS_IMPROVEMENT
  if (target === undefined || statedTopics(frame).length >= LISTED) return known
  // 'Build order tracking … goal: shown within 5 seconds': a number that what is new has to meet.
  if (known !== null && IS_NEW.test(frame.brief.prompt.slice(0, target.start))) return known
  if (OF_A_MACHINE.test(target.aim)) return improves ? known : SPRINT_PERFORMANCE
  if (OF_A_PROCESS.test(target.words) && !improves) return PROCESS_IMPROVEMENT
  const isOfPeople = known === SPRINT_FEATURE && !OF_SOFTWARE.test(`${target.words} ${frame.brief.subject}`)
  return known === null || isOfPeople ? PROCESS_IMPROVEMENT : known
}
