import { TRANSLATIONS } from './translations/translations.ts'
import { translatedPlaybook } from './translations/translated-playbook.ts'
import type { Playbook } from './playbook.ts'

const WRITTEN: Playbook = {
  id: 'general-sprint',
  title: 'general project',
  plannerTypes: ['sprint'],
  matches: { strong: [], weak: [] },
  tags: ['delivery'],
  defaultTopics: ['{subject}, first usable version', '{subject}, complete', '{subject}, with what its users asked for'],
  topicStages: [
    { id: 'define', titles: ['{Topic}: acceptance examples'], share: 2, priority: 'high', how: 'Write the acceptance examples for {topic} with whoever asked for it: the usual case, the empty case, the wrong case. Leave out what nobody can give an example for.', done: 'three examples are written down and agreed' },
    { id: 'build', titles: ['{Topic}'], share: 6, priority: 'high', how: 'Take the thinnest path through {topic} that works end to end, then widen it example by example; have a colleague read it while it is still small.', done: 'all examples pass, it is reviewed and merged or handed in' },
    { id: 'verify', titles: ['{Topic}: try it against the examples and mend'], share: 2, how: 'Somebody who did not build it goes through the examples for {topic}, then tries to break it for half an hour.', done: 'no serious finding is open and the rest is written down with an owner' },
  ],
  tasks: [
    { id: 'scope', shared: true, at: 0, minutes: 120, priority: 'high', title: 'Scope, owner and definition of done: {subject}', how: 'One page: the outcome, who decides, what is out, and a definition of done that covers review, tests, documentation and hand-over.', done: 'whoever decides has said yes to the page in writing' },
    { id: 'risks', shared: true, at: 0.05, minutes: 60, title: 'Risks first: list what could sink the work and test the biggest', how: 'Ask what would make this late or useless; for the top three write an early sign and what you would do.', done: 'the biggest risk has a cheap experiment in sprint 1' },
    { id: 'working-space', at: 0.05, minutes: 120, title: 'Set up the working space: board, repository or folder, access for everybody', how: 'One place for tasks, one for results; check that each person can open and change both.', done: 'everybody has moved one card and saved one file' },
    { id: 'midpoint-demo', at: 0.5, minutes: 60, title: 'Show a working slice to the people it is for', how: 'Let them use it, say nothing, note where they stop; ask what they would miss if it ended here.', done: 'three findings are in the backlog, in order', optional: true, type: 'meeting' },
    { id: 'handover-notes', at: 0.86, minutes: 120, title: 'Hand-over notes: run it without the people who made it', how: 'How to start it, how to see that it works, what breaks and what to do then.', done: 'somebody else has followed them without asking' },
    { id: 'whole-check', at: 0.9, minutes: 180, priority: 'high', title: 'Whole walk-through as its user: {subject}', how: 'Start from nothing, on the real thing, with the acceptance examples beside you.', done: 'every example holds and what does not is fixed or written down as known' },
    { id: 'release', at: 0.96, minutes: 120, priority: 'high', title: 'Hand over and watch the first use: {subject}', how: 'Pick a quiet time, know how to go back, stay near for the first hours.', done: 'the first users have got through and the way back was not needed' },
  ],
}

/** Sprint work that no playbook knows: any deliverable from a question to something in use. */
export const GENERAL_SPRINT: Playbook = translatedPlaybook(WRITTEN, TRANSLATIONS[WRITTEN.id])
