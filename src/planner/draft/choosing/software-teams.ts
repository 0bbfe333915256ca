import { oncePerFrame } from '../once-per-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { hasAnyKeyword, hasKeyword, plainWords } from '../wording.ts'
import { textOfWork } from './text-of-work.ts'

/** Whether software or a device is built: a database, a client, a server, a programme and a test there are in a charity, an office, a café and a school as well. */
export const isOfSoftware = oncePerFrame((frame): boolean => {
  const people = frame.of('person')
  const withTrade = (keywords: readonly string[]) => people.filter(({ roles }) => roles.some((role) => hasAnyKeyword(plainWords(role), keywords))).length
  // One who codes among those who build an arm and a drivetrain: a robot, and no change of a program.
  if (withTrade(PLAINLY_BUILDING) > 0 || withTrade(ALSO_BUILDING) * A_PART_OF_THE_TEAM > people.length) return true
  // 'Amin (website)' of a library of tools makes one page, and no program.
  const said = SOFTWARE.filter((keyword) => hasKeyword(people.length >= A_PART_OF_THE_TEAM ? plainWords(textOfWork(frame.brief)) : frame.words, keyword))
  return said.some((keyword) => !SAID_OF_OTHER_THINGS.has(keyword)) || said.length >= SEVERAL_WORDS || said.length > 0 && people.every(({ roles }) => roles.length === 0)
})

/** So many of the team at least, as a divisor: one in three. */
const A_PART_OF_THE_TEAM = 3
/** Words that are said of other things as well tell by their number. */
const SEVERAL_WORDS = 2

/** Words that nobody says of anything else, whoever is named: 'README, CI, unit tests'. */
export function speaksOfSoftware({ words }: PlanFrame): boolean {
  return hasAnyKeyword(words, OF_NOTHING_ELSE)
}

const OF_NOTHING_ELSE = ['readme', 'unit tests', 'unit test', 'conda', 'docker', 'github', 'gitlab', 'codebase', 'source code', 'refactor', 'pull request', 'backend', 'frontend', 'webhook', 'kubernetes', 'postgres', '=ci', 'code freeze', 'story points', 'patch day', 'firmware']
const PLAINLY_BUILDING = ['backend', 'back end', 'frontend', 'front end', 'full stack', 'fullstack', 'developer', '=dev', '=devs', 'devops', 'software', 'programmer', 'programmier', 'entwickl', 'desarroll', 'desenvolv', 'developpeu', 'coder', '=ios', 'android', 'react', 'flutter', 'firmware', 'embedded', 'java', 'python', 'golang', '=api', '=ui', '=ux', 'web dev', 'tech lead']
const ALSO_BUILDING = ['=code', '=coding', 'engineer', 'hardware', 'electronic', 'pcb', 'mech']
const SOFTWARE = ['=app', '=apps', 'software', 'website', 'web site', 'webshop', 'web shop', '=api', '=apis', 'release', 'deploy', 'login', '=bug', '=bugs', 'feature', 'backend', 'frontend', '=ui', 'saas', 'platform', 'integration', 'dashboard', 'portal', 'plugin', 'checkout', 'data model', 'pipeline', 'script', 'importer', 'export', 'sync', 'migrat', 'server', 'screen', 'prototype', 'regression', 'notification', 'search', 'code freeze', 'localiz', 'localis']
/** A water feature, a call script, a silver screen. */
const SAID_OF_OTHER_THINGS: ReadonlySet<string> = new Set(['release', 'feature', 'script', 'screen', 'prototype', 'search', 'export', 'platform', 'integration', 'pipeline', 'notification', 'migrat', 'server', 'regression'])
