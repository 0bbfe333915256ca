import type { Playbook } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { statedTopics } from '../topics.ts'
import { choosePlaybook } from './choose-playbook.ts'

/**
 * What is known of a goal for one person's calendar, for a team whose goal nothing else knows: a kitchen is renovated and an
 * orchard planted by the same steps. What is practised and what comes back each week is one's own and stays there. Null
 * where the team lists its parts, which say more than any book.
 */
export function lentPlaybook(frame: PlanFrame): Playbook | null {
  if (frame.brief.plannerType !== 'sprint' || statedTopics(frame).length >= LISTED) return null
  const found = choosePlaybook({ ...frame, brief: { ...frame.brief, plannerType: 'calendar' } })
  if (found === null || found.sessions !== undefined || found.id === 'trip' || found.tasks.length < FEWEST) return null
  const { series: _series, ...project } = found
  return { ...project, plannerTypes: ['sprint'], tasks: found.tasks.map((task) => ({ ...task, minutes: TEAM_SCALE * task.minutes })) }
}

const LISTED = 2
/** Steps of a project. */
const FEWEST = 8
/** What one person does at home, a team does with others to agree with. */
const TEAM_SCALE = 2
