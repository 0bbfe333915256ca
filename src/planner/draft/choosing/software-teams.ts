import type { PlanFrame } from '../plan-frame.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'

/** Whether software or a device is built: a database, a client, a server, a programme and a test there are in a charity, an office, a café and a school as well. */
export function isOfSoftware(frame: PlanFrame): boolean {
  return frame.of('person').some(({ roles }) => roles.some((role) => hasAnyKeyword(plainWords(role), PLAINLY_BUILDING))) || hasAnyKeyword(frame.words, SOFTWARE)
}

/** Words that nobody says of anything else, whoever is named: 'README, CI, unit tests'. */
export function speaksOfSoftware({ words }: PlanFrame): boolean {
  return hasAnyKeyword(words, OF_NOTHING_ELSE)
}

const OF_NOTHING_ELSE = ['readme', 'unit tests', 'unit test', 'conda', 'docker', 'github', 'gitlab', 'codebase', 'source code', 'refactor', 'pull request', 'backend', 'frontend', 'webhook', 'kubernetes', 'postgres', '=ci', 'code freeze', 'story points', 'patch day']
const PLAINLY_BUILDING = ['backend', 'back end', 'frontend', 'front end', 'full stack', 'fullstack', 'developer', '=dev', '=devs', 'devops', 'software', 'programmer', 'programmier', 'entwickl', 'desarroll', 'desenvolv', 'developpeu', 'coder', '=code', '=coding', '=ios', 'android', 'react', 'flutter', 'firmware', 'embedded', 'java', 'python', 'golang', '=api', '=ui', '=ux', 'web dev', 'tech lead', 'engineer', 'hardware', 'electronic', 'pcb', 'mech']
const SOFTWARE = ['=app', '=apps', 'software', 'website', 'web site', 'webshop', 'web shop', '=api', '=apis', 'release', 'deploy', 'login', '=bug', '=bugs', 'feature', 'backend', 'frontend', '=ui', 'saas', 'platform', 'integration', 'dashboard', 'portal', 'plugin', 'checkout', 'data model', 'pipeline', 'script', 'importer', 'export', 'sync', 'migrat', 'server', 'screen', 'prototype', 'regression', 'notification', 'search', 'code freeze', 'localiz', 'localis']
