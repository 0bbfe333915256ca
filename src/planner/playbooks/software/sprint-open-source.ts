import type { Playbook } from '../playbook.ts'
import { SOFTWARE_STAGES } from './software-stages.ts'

export const SPRINT_OPEN_SOURCE: Playbook = {
  id: 'sprint-open-source', title: 'open-source release', plannerTypes: ['sprint', 'calendar'], tags: ['release'], topicStages: SOFTWARE_STAGES,
  matches: { strong: ['open source', 'open sourcing', 'oss release', 'publish the library', 'npm package', 'pypi', 'crates io', '1 0 release', 'sdk release', 'public release of our library', 'cli tool'], weak: ['license', 'readme', 'contributors', 'docs', 'changelog', 'library'], not: ['marketing site'] },
  defaultTopics: ['public API', 'documentation', 'examples', 'release automation'],
  tasks: [
    { id: 'why-open', at: 0.01, minutes: 90, title: 'Why open it, for whom, and who maintains it next year', how: 'One page with hours a week; what we will not do.', done: 'the decider signed the hours' },
    { id: 'licence', at: 0.04, references: ['https://choosealicense.com/'], minutes: 120, priority: 'high', role: 'legal', title: 'Licence, trademarks, contributor terms, third-party notices', how: 'Scan dependencies, ask legal once with a list, SPDX headers.', done: 'licence file and notices are approved' },
    { id: 'history-clean', at: 0.08, minutes: 180, role: 'security', title: 'Clean the history: secrets, names, internal addresses', how: 'Scan, decide on a fresh start, rotate what was ever there.', done: 'two scanners find nothing' },
    { id: 'api-surface', at: 0.16, minutes: 360, about: ['api', 'interface', 'surface'], title: 'Public API: name, cut, mark unstable, types', how: 'Write three programs with it first; what is not documented is private.', done: 'a review by an outsider changed or confirmed each name' },
    { id: 'api-tests', at: 0.24, minutes: 240, role: 'quality', about: ['api', 'interface', 'surface'], title: 'Public API: contract tests and supported versions matrix', how: 'Oldest and newest platform in CI.', done: 'the matrix is green' },
    { id: 'readme', at: 0.34, minutes: 180, about: ['readme', 'documentation', 'docs'], title: 'README: what, why, thirty-second start, honest limits', how: 'A stranger must succeed in five minutes; compare fairly with others.', done: 'three strangers did' },
    { id: 'guide', at: 0.42, minutes: 300, role: 'writing', about: ['documentation', 'docs', 'guide'], title: 'Documentation: tutorial, how-tos, reference from code', how: 'Tutorial first, then how-tos for the five usual tasks, reference generated from code; examples run in CI.', done: 'every example is tested' },
    { id: 'examples', at: 0.5, minutes: 240, scale: { units: ['example', 'package', 'module', 'sample'], minutesEach: 60, atMost: 960 }, about: ['example', 'demo', 'sample'], title: 'Examples: three real uses, copy and run', how: 'Small, medium, odd; pinned versions.', done: 'each runs from a fresh clone' },
    { id: 'release-bot', at: 0.58, minutes: 240, role: 'operations', about: ['release', 'automation', 'publish', 'ci'], title: 'Release automation: version, changelog, signed artefacts, provenance', how: 'Publishing from CI only, two people may approve.', done: 'a pre-release went out without hands' },
    { id: 'contributing', at: 0.64, minutes: 120, title: 'Contributing guide, code of conduct, issue templates, labels', how: 'First-issue label with five true ones; how long until an answer.', done: 'a newcomer’s test pull request went through' },
    { id: 'governance', at: 0.68, minutes: 90, title: 'Maintainers, decision rule, security contact', how: 'Who may merge, how to become one, private reporting.', done: 'the file names people and days' },
    { id: 'security-policy', at: 0.7, minutes: 90, role: 'security', title: 'Security policy and a rehearsed advisory', how: 'Private report, fix branch, coordinated date.', done: 'a practice advisory ran end to end' },
    { id: 'friends-release', at: 0.78, minutes: 150, title: 'Release to five friendly users, fix the first hour', how: 'Watch one of them install it without a word from you, and fix what the first hour showed.', done: 'the five finished without help' },
    { id: 'announce-text', at: 0.86, minutes: 120, role: 'writing', title: 'Announcement: the problem, a picture, how to start, what is missing', how: 'No adjectives; answer the obvious objection.', done: 'text and picture are approved' },
    { id: 'tag', at: 0.94, minutes: 90, priority: 'high', about: ['1 0', 'launch', 'announce'], always: true, title: 'Tag the release, publish, announce, stay around', how: 'Morning, answer everything for two days.', done: 'it installs from the registry and first issues are answered' },
    { id: 'after-release', at: 0.98, minutes: 60, title: 'Look back: installs, questions, first outside change; next milestone', how: 'Turn each question into documentation.', done: 'the next milestone has dates' },
    { id: 'contribute-once', at: 0.02, minutes: 180, when: { levels: ['beginner'] }, title: 'Contribute to another project once: fix a page, go through its review', how: 'Feel what a newcomer feels.', done: 'each has an open or merged change elsewhere' },
    { id: 'licence-lesson', at: 0.05, minutes: 60, when: { levels: ['beginner'] }, title: 'Licence lesson: permissive, copyleft, patents, notices', how: 'Three questions your users’ lawyers will ask.', done: 'the three answers are in the README' },
    { id: 'stability', at: 0.26, minutes: 180, when: { levels: ['advanced'] }, title: 'Stability promise: semantic versions, deprecation window, compatibility tests', how: 'Last two minors in CI.', done: 'a breaking change cannot merge unnoticed' },
    { id: 'fuzz', at: 0.72, minutes: 240, when: { levels: ['advanced'] }, title: 'Fuzz and sanitise the public surface', how: 'Parsers first; corpus in the repository.', done: 'an hour of fuzzing is quiet' },
    { id: 'community-rhythm', at: 0.95, minutes: 90, when: { minWeeks: 4 }, title: 'Community rhythm: answer in two days, monthly call, first issues', how: 'Rota of two; close kindly.', done: 'two weeks without an unanswered issue' },
    { id: 'example-batch', at: 0.5, minutes: 180, batch: { units: ['example', 'sample', 'tutorial', 'package'], unit: 'examples', usual: 0, of: 2, atMost: 8, until: 0.72 }, title: 'Write {part}: one real use each, runs in CI', how: 'Twenty lines, one idea, says what you see when it works.', done: 'a stranger copied and ran each without asking' },
  ],
}
