import type { Playbook } from './playbook.ts'
import { SOFTWARE_STAGES } from './software-stages.ts'
import { releaseTasks } from './software-tasks.ts'

/** A change to software that exists and that no other playbook knows: its deliverables are what the goal names. */
export const SPRINT_FEATURE: Playbook = {
  id: 'sprint-feature',
  title: 'software change',
  plannerTypes: ['sprint'],
  matches: { strong: [], weak: [] },
  tags: ['software'],
  topicStages: SOFTWARE_STAGES,
  tasks: [
    ...releaseTasks('the change').map((task) => (task.id === 'release-rehearsal' ? { ...task, after: ['change-regression', 'change-watch'] } : task)),
    { id: 'today', at: 0.01, minutes: 90, priority: 'high', title: 'How it is done today: watch two people, collect five real examples', how: 'What they do instead, how often, where it hurts; keep the examples as test data, with names removed.', done: 'five examples with their expected results are in the repository' },
    { id: 'where-it-lives', at: 0.06, minutes: 120, role: 'developer', title: 'Find where the change belongs: code, data, settings, who depends on it', how: 'Read the paths it touches, list callers and jobs, write tests around what must not change.', done: 'the tests around the touched code are green before anything changes' },
    { id: 'flag', at: 0.1, minutes: 120, role: 'developer', title: 'Feature switch and its two settings tested in CI', how: 'Off by default, on for the team first; a date on which the switch is removed.', done: 'the same build runs with and without the change' },
    { id: 'change-watch', at: 0.7, minutes: 120, role: 'operations', title: 'Logs and two numbers: is it used, does it fail', how: 'One line for each use without personal data, an alert on the failure rate.', done: 'a failure caused on purpose raised the alert' },
    { id: 'change-regression', at: 0.82, minutes: 240, role: 'quality', title: 'Regression round over everything the change touches', how: 'The five real examples, the list of callers, odd data, old clients, two people at once.', done: 'no serious finding is open' },
    { id: 'change-help', at: 0.84, minutes: 90, role: 'writing', title: 'Help text, release note and what support should know', how: 'Two sentences in the product, one picture, three likely questions with answers.', done: 'somebody outside the team used it with the text alone' },
    { id: 'change-pilot', at: 0.86, minutes: 120, role: 'product', optional: true, title: 'Pilot with three real users before everybody gets it', how: 'Switch it on for them, watch once, ask after two days.', done: 'their worst finding is mended' },
  ],
}
