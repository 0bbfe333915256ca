import { GENERAL_SPRINT } from './general-sprint.ts'
import { TRANSLATIONS } from './translations/translations.ts'
import { translatedPlaybook } from './translations/translated-playbook.ts'
import type { Playbook } from './playbook.ts'

const WRITTEN: Playbook = {
  ...GENERAL_SPRINT,
  id: 'general-team',
  defaultTopics: ['{subject}, first part', '{subject}, main part', '{subject}, finish'],
  topicStages: [
    { id: 'define', titles: ['{Topic}: agree what counts as done'], share: 2, priority: 'high', how: 'Ask whoever will use or sign {topic} for the usual case, the awkward one and what must never happen; list what others have to deliver first, and ask for it today.', done: 'they have said yes to half a page, and each thing it waits for has a name and a date' },
    { id: 'build', titles: ['{Topic}'], share: 6, priority: 'high', how: 'Every part of it there before any part is polished; show it half-way to one person it is for; what turns out to be missing goes to whoever can decide on the same day.', done: 'somebody it is for has gone through all of {topic} and said what is missing' },
    { id: 'verify', titles: ['{Topic}: check it and have it accepted'], share: 2, how: 'What is wrong before what could be nicer; names, numbers and dates once more at their source; the awkward case tried for real.', done: 'whoever judges {topic} has accepted it by name, and the rest has an owner' },
  ],
  tasks: [
    { id: 'scope', shared: true, at: 0, minutes: 90, priority: 'high', title: 'Go through the whole once: order, dates, who does what, what has to be asked for first', how: 'On one page: what counts as done for each part, and who decides; money, rules and dates that cannot move; whatever somebody outside has to deliver or allow is asked for today.', done: 'every part has a name and a day, and whoever decides has said yes to the page' },
    { id: 'who-else', at: 0.03, minutes: 60, priority: 'high', title: 'Ask those outside the team it depends on: what they need and how long they take', how: 'Authorities, suppliers, other departments, those it is done for; one call each today, because they are slower than the team.', done: 'each has named a date, and the longest wait stands in the plan' },
    { id: 'risks', shared: true, at: 0.05, minutes: 60, title: 'Risks first: list what could sink the work and test the biggest', how: 'Ask what would make this late or useless; for the top three write an early sign and what you would do.', done: 'the biggest risk has a cheap trial in sprint 1' },
    { id: 'midpoint-demo', at: 0.5, minutes: 60, title: 'Half-way: show what is done so far to the people it is for', how: 'The real thing and no slides; ask what they would miss if it ended here, and what could be dropped.', done: 'three findings are in the plan, in order, and one thing is dropped', optional: true, type: 'meeting' },
    { id: 'whole-check', at: 0.9, minutes: 120, priority: 'high', title: 'Look at the whole once more: nothing missing, nothing that clashes', how: 'Every part there, no two that contradict each other, names, numbers and dates right; if possible by somebody who made none of it.', done: 'what is missing is mended, or left out on purpose' },
    { id: 'handover-notes', at: 0.93, minutes: 75, title: 'Write down who looks after it from now on, and how', how: 'One page: where things lie, who looks after them from now on, what comes back each month, what to do when it goes wrong.', done: 'whoever looks after it from now on has read it and asked their questions' },
    { id: 'release', at: 0.96, minutes: 75, priority: 'high', title: 'Hand over, and ask after a few days how it goes', how: 'In person to those it is for; somebody to ask with a name and hours; two questions after three days: what helps, what is in the way.', done: 'those it is for use it, and the first hindrance is out of the way' },
  ],
}

/** Sprint work that no playbook knows, of a team in which nobody builds software: nothing of it is merged, released or run. */
export const GENERAL_TEAM: Playbook = translatedPlaybook(WRITTEN, TRANSLATIONS[WRITTEN.id])
