import type { Stage } from '../playbook.ts'

/** Steps of a piece of engineering work that users do not see directly. */
export const ENGINEERING_STAGES: Stage[] = [
  { id: 'plan', titles: ['{Topic}: where we are, where to, smallest safe step'], share: 2, how: 'Measure today, write the target as a number, choose the step that can be undone.', done: 'number, target and first step are agreed' },
  { id: 'do', titles: ['{Topic}: carry out in reversible steps'], share: 6, priority: 'high', how: 'One step a merge, checked in production or staging before the next; note what surprised you.', done: 'the target for {topic} is reached and nothing else got worse' },
  { id: 'prove', titles: ['{Topic}: prove it and write it down'], share: 2, role: 'quality', always: true, how: 'Measure again, let somebody else try, update the page people will look at.', done: 'the new number and the page are reviewed' },
]
