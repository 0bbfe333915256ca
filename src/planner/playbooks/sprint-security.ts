import { ENGINEERING_STAGES } from './engineering-stages.ts'
import type { Playbook } from './playbook.ts'

export const SPRINT_SECURITY: Playbook = {
  id: 'sprint-security', title: 'security hardening', plannerTypes: ['sprint'], tags: ['security'], topicStages: ENGINEERING_STAGES,
  matches: { strong: ['security hardening', 'soc 2', 'soc2', 'iso 27001', 'pentest findings', 'security audit', 'vulnerabilit', 'zero trust', 'harden', 'gdpr compliance', 'hipaa', 'patching'], weak: ['security', 'findings', 'encryption', 'mfa', 'backups', 'compliance', 'policies'], not: ['login', 'cart'] },
  defaultTopics: ['identity and access', 'patching', 'logging and alerts', 'backups'],
  tasks: [
    { id: 'crown-jewels', at: 0.01, minutes: 150, priority: 'high', role: 'security', title: 'Crown jewels: which data and systems would end us, and who could reach them', how: 'Draw the paths in; count people and keys on each.', done: 'five assets with their paths are ranked' },
    { id: 'findings', at: 0.04, minutes: 150, title: 'Collect all findings, old reports and accepted risks in one list', how: 'Severity by harm here, not by score; owner and date or signed acceptance.', done: 'nothing is without owner' },
    { id: 'mfa', at: 0.12, minutes: 240, about: ['mfa', 'identity', 'access', '=sso'], title: 'Strong sign-in for everybody: hardware keys for admins, no shared accounts', how: 'Start with admins and finance; recovery that cannot be talked round; break-glass account sealed.', done: 'no admin can sign in with a password alone' },
    { id: 'rights', at: 0.2, minutes: 240, about: ['identity', 'access', 'rights', 'permission'], title: 'Access review: leavers, dormant, too wide', how: 'Export, ask owners, remove first and give back on request.', done: 'owners signed and rights shrank by a number' },
    { id: 'patch', at: 0.28, minutes: 300, about: ['patch', 'update', 'vulnerab', 'dependen'], title: 'Patching: inventory, automatic updates, seven-day rule for critical', how: 'Internet-facing first; what cannot be patched is fenced.', done: 'no critical hole older than seven days faces the internet' },
    { id: 'deps', at: 0.34, minutes: 180, about: ['patch', 'dependen', 'supply'], title: 'Dependencies: lock, scan, update robot with tests', how: 'Merge small updates weekly; policy for abandoned packages.', done: 'scan is clean or each item has a date' },
    { id: 'secrets-scan', at: 0.4, minutes: 180, about: ['secret', 'key', 'credential'], title: 'Secrets: scan history, rotate, short-lived instead of stored', how: 'Rotate before deleting; push protection.', done: 'every found secret is dead' },
    { id: 'logging', at: 0.48, minutes: 300, about: ['logging', 'alert', 'monitor', 'siem', 'detection'], title: 'Logging and alerts: sign-ins, grants, exports, to a place attackers cannot delete', how: 'Ten alerts with a runbook each beat a thousand; keep a year.', done: 'a planted bad sign-in was noticed within an hour' },
    { id: 'restore', at: 0.56, minutes: 240, about: ['backup', 'restore', 'ransom'], title: 'Backups: offline copy and a restore drill with a stopwatch', how: 'Different account, deletion delayed, restore the crown jewel.', done: 'restore worked within the promised time' },
    { id: 'endpoints', at: 0.6, minutes: 240, about: ['laptop', 'endpoint', 'device'], title: 'Laptops: encryption, screen lock, updates, loss routine', how: 'Managed, no local admin by default, remote wipe tested.', done: 'all devices report green or are blocked' },
    { id: 'network', at: 0.64, minutes: 240, about: ['network', 'firewall', 'zero trust', 'segment'], title: 'Surface: close ports, segment, scan from outside weekly', how: 'What is reachable must have an owner.', done: 'the outside scan equals the list' },
    { id: 'headers', at: 0.5, minutes: 150, about: ['web', 'header', 'application'], title: 'Web basics: TLS, headers, rate limits, upload checks', how: 'Strict transport, content policy, limits on sign-in and search.', done: 'the scan is clean on all public sites' },
    { id: 'policies', at: 0.7, minutes: 180, about: ['polic', 'compliance', 'gdpr', 'soc', 'iso'], title: 'Policies in plain words, two pages each, that people can follow', how: 'What to do, whom to ask; evidence produced by tools.', done: 'each is approved and people have confirmed' },
    { id: 'incident-drill', at: 0.82, minutes: 120, priority: 'high', type: 'meeting', title: 'Incident drill: stolen laptop and ransom note, two hours at a table', how: 'Who decides, who talks, whom must we tell within 72 hours.', done: 'the gaps are tickets and the phone list works' },
    { id: 'phish', at: 0.74, minutes: 90, title: 'Awareness: twenty minutes with real examples, report button', how: 'Praise reporting, never shame.', done: 'reports rose and nobody hides a click' },
    { id: 'retest', at: 0.93, minutes: 240, priority: 'high', role: 'security', title: 'Retest the high findings from outside', how: 'By somebody who did not fix them.', done: 'each high finding is closed with evidence' },
  ],
}
