import type { Playbook } from './playbook.ts'
import { releaseTasks } from './software-tasks.ts'

export const SPRINT_API_INTEGRATION: Playbook = {
  id: 'sprint-api-integration',
  title: 'API integration',
  plannerTypes: ['sprint'],
  matches: { strong: ['integrat', 'api integration', 'hubspot', 'salesforce api', 'zapier', 'webhook', 'sync with', 'connect our', 'third party api', 'erp', 'sap', 'slack bot', 'connector'], weak: ['api', 'contacts', 'mapping', 'rate limit', 'retries', 'custom fields', 'sync'], not: ['payment', 'warehouse', 'dbt', 'ci', 'continuous'] },
  tags: ['integration'],
  topicStages: [
    { id: 'explore', titles: ['{Topic}: try it by hand against the sandbox'], share: 2, priority: 'high', how: 'Real calls with a script, save requests and answers as fixtures; note limits, odd fields, what the documentation hides.', done: 'fixtures for the good and three bad answers are in the repository' },
    { id: 'build', titles: ['{Topic}: build with typed client, retries and idempotency'], share: 7, priority: 'high', role: 'backend', always: true, how: 'Parse every answer by schema, map to own terms at the edge, correlation id in each log line.', done: '{topic} passes contract tests against fixtures and sandbox' },
    { id: 'fail', titles: ['{Topic}: break it on purpose — time-out, 429, duplicate, half answer'], share: 2, how: 'A stand-in that misbehaves on command; the job must resume without loss or doubling.', done: 'each failure ends in a retry, a dead letter or a readable alert' },
  ],
  defaultTopics: ['reading from the other system', 'writing back', 'webhooks', 'error dashboard'],
  tasks: [
    ...releaseTasks('the integration'),
    { id: 'access', at: 0.01, minutes: 90, priority: 'high', title: 'Access: sandbox account, scopes, quota, contact at the vendor', how: 'Ask for the quota in writing; least scopes; know where to report an outage.', done: 'a first authenticated call works from CI' },
    { id: 'ownership', at: 0.04, minutes: 120, priority: 'high', title: 'Decide which system owns which field, and who wins a conflict', how: 'A table: field, master, direction, what happens on delete; walk through ten real records.', done: 'the table is signed by the owners of both systems' },
    { id: 'sync-initial', at: 0.2, minutes: 420, role: 'backend', about: ['contact', 'customer sync', 'sync', 'records'], title: 'Contacts sync: first full load with checkpoint and counts', how: 'Pages by stable cursor, upsert on external id, a report of what was skipped and why.', done: 'counts match on both sides and a second run changes nothing' },
    { id: 'sync-incremental', at: 0.28, minutes: 360, role: 'backend', about: ['contact', 'customer sync', 'sync', 'records'], after: ['sync-initial'], title: 'Contacts sync: increments, merges and deletes', how: 'Changed-since with overlap, merges on the other side, deletion as tombstone.', done: 'a day of edits on both sides ends equal' },
    { id: 'webhook-intake', at: 0.38, minutes: 300, role: 'backend', about: ['webhook'], title: 'Webhooks: verify signature, store first, answer fast, process later', how: 'Raw body kept, duplicate ids dropped, order not assumed, replay protection by timestamp.', done: 'forged and repeated deliveries change nothing' },
    { id: 'webhook-replay', at: 0.44, minutes: 150, role: 'backend', about: ['webhook'], after: ['webhook-intake'], title: 'Webhooks: replay tool and reconciliation for missed events', how: 'Nightly comparison of the last two days; one command to process an event again.', done: 'an event dropped on purpose is found and repaired' },
    { id: 'retry-policy', at: 0.5, minutes: 240, role: 'backend', about: ['retr', 'rate limit', 'backoff', 'throttl'], title: 'Retries and rate limits: backoff with jitter, budget per tenant, circuit breaker', how: 'Honour retry-after, shared token bucket, give up into a dead-letter queue with the reason.', done: 'a simulated outage of an hour drains without a ban or loss' },
    { id: 'queue-monitor', at: 0.54, minutes: 120, role: 'operations', about: ['retr', 'rate limit'], after: ['retry-policy'], title: 'Retries: queue age and dead letters on a graph with an alert', how: 'Age, not length; alert when the oldest is older than users would notice.', done: 'the alert fired in the outage drill' },
    { id: 'field-mapping', at: 0.6, minutes: 300, role: 'backend', about: ['mapping', 'custom field', 'field'], title: 'Mapping of custom fields: configuration with types, defaults and preview', how: 'Enumerations by table, dates with zone, long text cut with a mark; unknown values kept, not dropped.', done: 'fifty real records map without a silent loss' },
    { id: 'mapping-screen', at: 0.64, minutes: 240, role: 'frontend', about: ['mapping', 'custom field'], after: ['field-mapping'], title: 'Mapping screen: operations changes a field without a deploy', how: 'Preview with the last ten records before saving, history with undo.', done: 'operations mapped a new field alone' },
    { id: 'error-dashboard', at: 0.7, minutes: 300, role: 'frontend', about: ['dashboard', 'error', 'monitor'], title: 'Error dashboard: what failed, for whom, what to press', how: 'Group by cause, plain words, retry button, link to both records.', done: 'support resolved a seeded failure without a developer' },
    { id: 'error-alerts', at: 0.74, minutes: 90, role: 'operations', about: ['dashboard', 'error', 'monitor'], after: ['error-dashboard'], title: 'Error dashboard: alerts by impact, weekly digest', how: 'Page only when users lose data; the rest in one mail on Monday.', done: 'a quiet day sends nothing' },
    { id: 'privacy', at: 0.8, minutes: 90, title: 'Privacy: data map, retention, processor agreement, deletion across systems', how: 'Which personal fields flow where; delete on request tested end to end.', done: 'a deletion request removed the person from both' },
    { id: 'pilot', at: 0.86, minutes: 180, title: 'Pilot with one team and a week of real data', how: 'Feature flag, daily five-minute talk, compare counts each evening.', done: 'two days in a row without a manual repair' },
    { id: 'runbook-int', at: 0.88, minutes: 120, title: 'Runbook: vendor down, token expired, mapping wrong, backlog', how: 'First look, first action, whom to tell, how to know it is over.', done: 'somebody outside the project handled a drill' },
  ],
}
