import type { Playbook } from './playbook.ts'

export const SPRINT_BUG_BASH: Playbook = {
  id: 'sprint-bug-bash',
  title: 'bug bash',
  plannerTypes: ['sprint'],
  matches: { strong: ['bug bash', 'bugs', 'bug fixing', 'bugfix', 'stabilis', 'stabiliz', 'hardening week', 'fix week', 'defects', 'quality week', 'backlog of bugs', 'open issues'], weak: ['triage', 'regression', 'p1', 'release', 'tracker', 'fixes', 'critical'], not: ['insects'] },
  tags: ['bugs'],
  topicStages: [
    { id: 'reproduce', titles: ['{Topic}: reproduce and write a failing test'], share: 2, priority: 'high', how: 'Smallest steps on a clean build; the failing test is half the fix; look for siblings of the fault.', done: 'the test fails for the right reason on CI' },
    { id: 'fix', titles: ['{Topic}: fix and review'], share: 4, priority: 'high', how: 'Cause, not symptom; small change; a second pair of eyes; note what users saw.', done: 'the test passes, the change is merged and the ticket says what was wrong' },
    { id: 'verify', titles: ['{Topic}: verify with the reporter’s steps'], share: 1, how: 'On the build that ships, by somebody else.', done: 'the reporter’s steps no longer show it' },
  ],
  defaultTopics: [],
  tasks: [
    { id: 'freeze', at: 0, minutes: 60, priority: 'high', title: 'Rules of the week: freeze features, severity scale, who may merge', how: 'P1 is data loss, security or nobody can work; P2 a main path with a way round; the rest waits. Branch and build named.', done: 'everybody has the half page' },
    { id: 'env', at: 0.02, minutes: 60, title: 'Test build, accounts, data and a tracker board by severity', how: 'Same build for all, seeded accounts for each role, one column “needs steps”.', done: 'everybody has opened the build and moved a card' },
    { id: 'triage-session', at: 0.03, minutes: 120, priority: 'high', about: ['triage'], title: 'Triage every open bug: severity, duplicate, owner, estimate', how: 'Two minutes each, reporter’s words first; close what cannot be reproduced with a note; group by cause.', done: 'each bug has severity, owner or is closed', type: 'meeting' },
    { id: 'p1-first', at: 0.14, minutes: 300, priority: 'high', title: 'P1 bugs, first third: reproduce, failing test, fix', how: 'In pairs; the one with widest harm first; stop and tell if one takes over half a day.', done: 'the first third of the P1s is merged with tests' },
    { id: 'p1-second', at: 0.26, minutes: 300, priority: 'high', after: ['p1-first'], title: 'P1 bugs, second third: fix and review in pairs', how: 'Swap pairs; look for the same pattern elsewhere in the code.', done: 'the second third is merged with tests' },
    { id: 'p1-third', at: 0.38, minutes: 300, priority: 'high', after: ['p1-second'], title: 'P1 bugs, last third: the stubborn ones, two people each', how: 'Add logging and ship it to the test build if it cannot be caught; set a deadline to decide.', done: 'no P1 is open, or each has a written decision and a way round' },
    { id: 'p2-crash', at: 0.45, minutes: 300, title: 'P2 bugs: crashes and wrong results', how: 'By cluster, not by number: one cause often closes three.', done: 'the cluster is fixed and its tickets verified' },
    { id: 'p2-flow', at: 0.5, minutes: 300, title: 'P2 bugs: main flows — sign-in, save, search, export', how: 'Walk each flow on the build, fix on the way, film what is odd.', done: 'each flow runs without a known P2' },
    { id: 'p2-ui', at: 0.55, minutes: 240, title: 'P2 bugs: display, focus, mobile widths', how: 'One sitting with a list and a phone; shared components first.', done: 'screens match on three widths' },
    { id: 'p2-perf', at: 0.6, minutes: 240, title: 'P2 bugs: slow pages and time-outs', how: 'Measure before and after; the slowest query or bundle first.', done: 'the three slowest are within target' },
    { id: 'explore', at: 0.35, minutes: 180, title: 'Exploratory round: charters on the riskiest areas', how: 'Ninety minutes each, notes and film; role, interruption, odd data.', done: 'findings are triaged the same day' },
    { id: 'daily-burn', at: 0.48, minutes: 60, type: 'meeting', title: 'Mid-week check: open P1s, blocked ones, what to drop', how: 'Fifteen minutes standing before the board; drop on purpose.', done: 'the list left fits the hours left' },
    { id: 'regress-plan', at: 0.66, minutes: 120, title: 'Regression list: the twenty paths that must work', how: 'From incidents of the last half year and the fixes of this week; automate the five dullest.', done: 'twenty paths have an owner' },
    { id: 'regression', at: 0.85, minutes: 240, priority: 'high', about: ['regress'], after: ['regress-plan', 'p1-third'], title: 'Regression on the release candidate: twenty paths, two browsers, one phone', how: 'By people who did not fix the area; any P1 stops the release.', done: 'all twenty are green or the release is off' },
    { id: 'release-bugs', at: 0.93, minutes: 120, priority: 'high', about: ['releas', 'deploy', 'ship'], after: ['regression'], title: 'Release the fixes: notes in users’ words, watch for an hour', how: 'Way back ready; support has the notes first; errors on the screen.', done: 'error rate is not above yesterday’s and reporters are told' },
    { id: 'causes', at: 0.97, minutes: 60, type: 'meeting', title: 'Root causes: top three patterns and one guard each', how: 'Count by cause: missing test, unclear rule, no validation, race. One lint, test or rule each.', done: 'three guards are tickets with owners' },
  ],
}
