import type { Stage } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'

/** What a part of an app is built for, and who in the team builds for it. */
export type Platform = { name: string; person: string }

const PLATFORMS: readonly { name: string; words: RegExp }[] = [
  { name: 'iOS', words: /(?<!\p{L})(?:ios|iphone|ipad|swift|swiftui)(?!\p{L})/iu },
  { name: 'Android', words: /(?<!\p{L})(?:android|kotlin)(?!\p{L})/iu },
]

/** Both platforms for a step on the device where the team has somebody for each of them; any other step is done once. */
export function platformsOf({ role }: Stage, frame: PlanFrame): readonly (Platform | null)[] {
  if (role !== 'mobile') return [null]
  const people = frame.of('person')
  const staffed = PLATFORMS.flatMap(({ name, words }) => {
    const [person, ...others] = people.filter(({ roles }) => roles.some((each) => words.test(each)))
    return person === undefined || others.length > 0 ? [] : [{ name, person: person.name }]
  })
  const isOfEach = staffed.length === PLATFORMS.length && new Set(staffed.map(({ person }) => person)).size === PLATFORMS.length
  return isOfEach ? staffed : [null]
}
