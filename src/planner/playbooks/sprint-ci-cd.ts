import type { Playbook } from './playbook.ts'

export const SPRINT_CI_CD: Playbook = {
  id: 'sprint-ci-cd',
  title: 'continuous delivery',
  plannerTypes: ['sprint'],
  matches: { strong: ['ci cd', 'cicd', 'continuous integration', 'continuous delivery', 'github actions', 'gitlab ci', 'jenkins', 'deployment pipeline', 'build pipeline', 'release pipeline', 'argo'], weak: ['docker', 'staging', 'deploy', 'rollback', 'secrets', 'tests', 'repos', 'kubernetes', 'approval'], not: ['data pipeline', 'dbt'] },
  tags: ['delivery'],
  topicStages: [
    { id: 'design', titles: ['{Topic}: decide the smallest set-up that works for all repositories'], share: 2, how: 'One page: trigger, steps, rights, time limit, what a red result blocks.', done: 'the page is agreed and no repository needs an exception' },
    { id: 'build', titles: ['{Topic}: set up in the first repository'], share: 5, priority: 'high', how: 'Pinned versions, least rights, cache, under ten minutes; break it once on purpose to see it fail loudly.', done: '{topic} runs green on a pull request and red on a planted fault' },
    { id: 'spread', titles: ['{Topic}: roll out to the other repositories'], share: 3, how: 'As a shared, versioned workflow; a repository changes only its parameters.', done: 'every repository uses the same version' },
  ],
  defaultTopics: ['tests in CI', 'images', 'staging', 'production deploy', 'rollback', 'secrets'],
  tasks: [
    { id: 'inventory', at: 0.01, minutes: 120, priority: 'high', title: 'Inventory: how each repository is built, tested and deployed today', how: 'Do one deploy by hand and write every step, wait and secret; measure lead time and failure rate as baseline.', done: 'the steps and two baseline numbers are on a page' },
    { id: 'branch-rules', at: 0.05, minutes: 90, title: 'Branch rules: small pull requests, required checks, one review', how: 'Protect main, linear history, no direct push, owners file.', done: 'a push to main without a check is refused' },
    { id: 'workflow-tests', at: 0.12, minutes: 360, priority: 'high', about: ['github actions', 'gitlab', 'workflow', 'test', 'lint', 'ci'], title: 'GitHub Actions: lint, types and tests on every pull request', how: 'Matrix only where it pays, cache by lock file, fail fast, artefacts of failed tests kept.', done: 'each repository’s tests run in CI in under ten minutes and block merging' },
    { id: 'flaky', at: 0.18, minutes: 180, about: ['test', 'github actions'], after: ['workflow-tests'], title: 'Tests in CI: find and mend the flaky ones', how: 'Run the suite twenty times over night, quarantine with an owner and a date.', done: 'ten runs in a row are green' },
    { id: 'images', at: 0.26, minutes: 300, about: ['docker', 'image', 'container'], title: 'Docker images: multi-stage, non-root, pinned base, labelled with the commit', how: 'One build, promoted through environments; scan for known holes; under a size limit.', done: 'the same digest runs in staging and production' },
    { id: 'registry', at: 0.3, minutes: 120, about: ['docker', 'image', 'container', 'registry'], after: ['images'], title: 'Docker registry: rights, retention, signing', how: 'CI may push, clusters may pull, people neither; keep the last twenty and every release.', done: 'an unsigned image is refused' },
    { id: 'staging', at: 0.4, minutes: 420, about: ['staging', 'test environment', 'preview'], title: 'Staging environment: as production, seeded, deployed on every merge', how: 'Infrastructure as code, anonymised data, same versions; smoke test after each deploy.', done: 'a merge is on staging in fifteen minutes with a green smoke test' },
    { id: 'prod-deploy', at: 0.56, minutes: 300, priority: 'high', about: ['prod', 'production', 'approval', 'deploy'], after: ['workflow-tests'], title: 'Production deploy with manual approval and a visible change list', how: 'Environment with required reviewers, what changed since the last release, deploy window, health gate.', done: 'nobody can deploy without green tests and an approval by somebody else' },
    { id: 'health-gate', at: 0.62, minutes: 180, about: ['prod', 'production', 'deploy'], after: ['prod-deploy'], title: 'Production deploy: readiness, gradual roll-out, automatic stop', how: 'Readiness separate from liveness, a tenth of traffic first, stop on error rate.', done: 'a planted bad version stopped itself at ten per cent' },
    { id: 'rollback', at: 0.7, minutes: 240, priority: 'high', about: ['rollback', 'roll back', 'revert'], title: 'Rollback: one command to the previous version, database included', how: 'Expand-contract migrations, keep the last good digest, practise it twice.', done: 'a rollback took under five minutes in the drill' },
    { id: 'secrets', at: 0.48, minutes: 240, about: ['secret', 'credential', 'vault'], title: 'Secrets: short-lived identity instead of keys, rotation, leak scan', how: 'OIDC from CI to cloud, environment-scoped, push protection; rotate what ever was in a repository.', done: 'no long-lived key is left in CI and the scan of the history is clean' },
    { id: 'migrations', at: 0.6, minutes: 150, title: 'Database migrations as their own step, tested against a copy', how: 'Time them on production-sized data; lock time limit; forward only.', done: 'the last three migrations ran within the limit' },
    { id: 'notifications', at: 0.78, minutes: 90, title: 'Tell the team: deploy and failure messages with one link', how: 'Where people are, one message a deploy, failures mention the author.', done: 'a failed build reached its author in two minutes', optional: true },
    { id: 'observability-basic', at: 0.8, minutes: 180, title: 'Mark deploys on the graphs; error rate and latency before and after', how: 'Version in every log line and metric; a board that opens on the last deploy.', done: 'a planted slowdown is visible within five minutes' },
    { id: 'game-day', at: 0.9, minutes: 150, title: 'Game day: bad release, lost secret, registry down', how: 'Each scenario once, by somebody who did not build it, with the runbook only.', done: 'each ended within its target and the runbook is mended' },
    { id: 'handover-ci', at: 0.95, minutes: 120, title: 'Runbook and half-hour training; measure lead time again', how: 'Add a repository, release, roll back: each person does one.', done: 'everybody has released and rolled back once; the new numbers stand beside the baseline' },
  ],
}
