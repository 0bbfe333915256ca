import { ENGINEERING_STAGES } from './engineering-stages.ts'
import type { Playbook } from './playbook.ts'

export const SPRINT_OBSERVABILITY: Playbook = {
  id: 'sprint-observability', title: 'observability and reliability', plannerTypes: ['sprint'], tags: ['reliability'], topicStages: ENGINEERING_STAGES,
  matches: { strong: ['observability', 'monitoring', 'opentelemetry', 'prometheus', 'grafana', 'datadog', '=slo', '=slos', 'on call', 'oncall', 'alerting', 'incident follow', 'post mortem', 'postmortem', 'reliability', 'outage'], weak: ['alerts', 'dashboards', 'traces', 'logs', 'latency', 'runbook', 'actions'], not: ['churn', 'dbt'] },
  defaultTopics: ['traces', 'metrics and dashboards', 'alerts', 'runbooks'],
  tasks: [
    { id: 'journeys', at: 0.01, minutes: 120, priority: 'high', title: 'Three user journeys and what “good” means for each', how: 'Ask support what hurts; success, speed, freshness as numbers.', done: 'three journeys have a measurable sentence' },
    { id: 'past-incidents', at: 0.04, minutes: 150, about: ['incident', 'outage', 'postmortem', 'post mortem'], always: true, title: 'Read the last ten incidents: how found, how long blind, what would have told us', how: 'Time to notice, to understand, to mend; commonest missing signal.', done: 'a ranked list of missing signals stands' },
    { id: 'timeline', at: 0.08, minutes: 120, about: ['incident', 'outage', 'postmortem', 'post mortem'], title: 'Incident timeline and causes, without blame', how: 'Facts with times, what people saw, five contributing causes, what went well.', done: 'those who were there agree with it' },
    { id: 'actions', at: 0.12, minutes: 90, type: 'meeting', about: ['incident', 'outage', 'postmortem', 'post mortem'], after: ['timeline'], title: 'Choose actions: one that prevents, one that notices sooner, one that mends faster', how: 'Owner and date each; say no to the rest in writing.', done: 'three actions are on the board' },
    { id: 'slo', at: 0.16, minutes: 180, about: ['=slo', 'slos', 'objective'], title: 'Objectives: indicator, target, error budget and what happens when it is spent', how: 'From what users accept, not from what we have.', done: 'product and engineering signed the rule' },
    { id: 'tracing', at: 0.24, minutes: 420, about: ['trace', 'opentelemetry', 'instrument'], title: 'Traces: one request from browser to database, with the user’s journey name', how: 'Automatic instrumentation first, three own attributes, sampling by error and slowness.', done: 'a slow request is explained in two minutes' },
    { id: 'log-shape', at: 0.32, minutes: 240, about: ['log'], title: 'Logs: structured, request id, no personal data, levels that mean something', how: 'Error is what a person must see; drop the noisiest tenth.', done: 'one search finds everything of a request' },
    { id: 'metrics', at: 0.38, minutes: 240, about: ['metric', 'prometheus', 'dashboard'], title: 'Metrics: rate, errors, duration by service; saturation by resource', how: 'Few labels, histograms, build version.', done: 'every service shows the same four' },
    { id: 'dashboards', at: 0.44, minutes: 180, about: ['dashboard', 'grafana'], after: ['metrics'], title: 'Dashboards: journey first, then service, then machine', how: 'Top row answers “are users fine?”; deploys marked.', done: 'a newcomer answers it in ten seconds' },
    { id: 'alerts', at: 0.52, minutes: 240, about: ['alert', 'pager'], title: 'Alerts: on budget burn, not on CPU; delete the noisy half', how: 'Each alert has a runbook and was needed in the last quarter.', done: 'a quiet week pages nobody and a planted fault pages one' },
    { id: 'runbooks', at: 0.6, minutes: 240, about: ['runbook', 'playbook'], title: 'Runbooks: first look, first action, whom to wake', how: 'Written by one, tried by another at speed.', done: 'the five commonest are tried' },
    { id: 'synthetic', at: 0.66, minutes: 180, title: 'Synthetic user: the three journeys every five minutes from outside', how: 'Real sign-in, test data cleaned up.', done: 'a broken sign-in is known before a user writes' },
    { id: 'oncall', at: 0.72, minutes: 120, about: ['on call', 'oncall', 'rota'], title: 'On-call: rota, hand-over, pay, sleep rule', how: 'Two deep, follow the sun if you can, day off after a bad night.', done: 'the rota for two months stands and people agreed' },
    { id: 'chaos', at: 0.82, minutes: 180, title: 'Fault drill: kill one dependency in daylight', how: 'Announce, small blast radius, stop word.', done: 'it was noticed, understood and mended within target' },
    { id: 'cost-signals', at: 0.86, minutes: 120, title: 'Cost of signals: what nobody looked at for a month goes', how: 'Retention by use, sample the rest.', done: 'the bill fell without losing an alert' },
    { id: 'review-monthly', at: 0.95, minutes: 60, type: 'meeting', title: 'Monthly review: budget, pages, one improvement', how: 'Half an hour, product included.', done: 'it is in the calendar with an owner' },
  ],
}
