import { ENGINEERING_STAGES } from './engineering-stages.ts'
import type { Playbook } from './playbook.ts'

export const SPRINT_REFACTORING: Playbook = {
  id: 'sprint-refactoring', title: 'refactoring and upgrades', plannerTypes: ['sprint'], tags: ['engineering'], topicStages: ENGINEERING_STAGES,
  matches: { strong: ['refactor', 'tech debt', 'technical debt', 'legacy code', 'monolith', 'separate service', 'microservice', 'extract', 'upgrade to', 'migrate from', 'rewrite', 'typescript migration', 'framework upgrade', 'modernis', 'moderniz', 'test coverage', 'performance optim'], weak: ['modules', 'tests', 'coverage', 'deprecat', 'legacy', 'slow'], not: ['airflow', 'aws', 'website', 'cloud'] },
  defaultTopics: ['the module that changes most', 'the slowest test', 'the riskiest dependency'],
  tasks: [
    { id: 'hotspots', at: 0.01, minutes: 150, priority: 'high', title: 'Find the hotspots: change frequency times complexity, and where bugs come from', how: 'A year of history, top twenty files; ask who fears which.', done: 'five places are ranked with a reason' },
    { id: 'goal-metric', at: 0.03, minutes: 90, title: 'Say what will be faster: lead time, defects or minutes a build', how: 'Measure now; without a number stop.', done: 'baseline and target are on the board' },
    { id: 'characterise', at: 0.1, minutes: 360, priority: 'high', role: 'quality', title: 'Characterisation tests around what will move', how: 'Record real inputs and outputs, approve the odd ones; no opinions yet.', done: 'a planted change of behaviour turns them red' },
    { id: 'seams', at: 0.18, minutes: 240, title: 'Cut seams: wrap outside calls and time behind small interfaces', how: 'Parameterise, extract, no logic change.', done: 'the core runs in a test without network' },
    { id: 'boundaries', at: 0.24, minutes: 180, title: 'Draw the target boundaries and make a rule that runs', how: 'Who may import whom, checked in CI, exceptions listed and shrinking.', done: 'a forbidden import fails the build' },
    { id: 'dead-code', at: 0.3, minutes: 240, title: 'Delete what nobody uses: flags, endpoints, tables', how: 'Log use for two weeks, then remove in small merges.', done: 'lines removed are counted and nobody called' },
    { id: 'upgrade-spike', at: 0.2, minutes: 180, about: ['upgrade', 'version', 'framework', 'migrat'], title: 'Upgrade spike: how much breaks, in one day', how: 'Branch, bump, list errors by kind, look for codemods.', done: 'the list has kinds with hours' },
    { id: 'upgrade-steps', at: 0.4, minutes: 480, about: ['upgrade', 'version', 'framework', 'migrat'], after: ['upgrade-spike'], title: 'Upgrade in steps: both versions green, one kind of break at a time', how: 'Compatibility layer, merge daily, never a long branch.', done: 'main runs on the new version' },
    { id: 'strangle', at: 0.46, minutes: 480, about: ['monolith', 'legacy', 'rewrite', 'service'], title: 'Strangle one slice: route, new code, compare, switch, delete', how: 'Shadow traffic and compare answers before switching.', done: 'the old slice is deleted' },
    { id: 'types', at: 0.5, minutes: 300, about: ['type', 'typescript'], title: 'Types: strict in new code, ratchet in old', how: 'The number of escapes may only fall.', done: 'the ratchet runs in CI' },
    { id: 'slow-tests', at: 0.56, minutes: 240, about: ['test', 'coverage', 'build'], title: 'Tests: the ten slowest and the flaky ones', how: 'Real waits out, shared fixtures apart, parallel.', done: 'the suite takes half and ten runs are green' },
    { id: 'performance', at: 0.6, minutes: 300, about: ['perform', 'slow', 'speed', 'latency'], title: 'Performance: profile the worst path, fix the top cause, guard it', how: 'Measure in production shape; one change at a time.', done: 'the number fell and a budget test holds it' },
    { id: 'docs-arch', at: 0.8, minutes: 150, title: 'One-page architecture and three decision records', how: 'What, why, what we gave up.', done: 'a newcomer found the right file from it' },
    { id: 'pairing', at: 0.5, minutes: 120, title: 'Spread the knowledge: pair on the feared module', how: 'The one who knows does not type.', done: 'two more people changed it alone' },
    { id: 'rollout-safe', at: 0.88, minutes: 180, title: 'Release gradually and compare errors, speed, support tickets', how: 'Flag by tenth of users, week before and after.', done: 'no measure is worse' },
    { id: 'measure-again', at: 0.96, minutes: 60, type: 'meeting', title: 'Measure again and decide: go on, stop, next hotspot', how: 'The same number, honestly.', done: 'the decision is written' },
  ],
}
