import { matchesTask } from '../goal/matcher.ts'
import type { Playbook } from '../playbooks/playbook.ts'
import { isKind } from './choosing/kind-of-goal.ts'
import { nameIn } from './no-name.ts'
import type { PlanFrame } from './plan-frame.ts'
import { hasAnyKeyword, plainWords, uncapitalise } from './wording.ts'

/**
 * What a plan is called whose goal was read as a greeting, an excuse or the rest of a sentence: the one of its dates that
 * its playbook is about, else the playbook, else its first dates and parts. Null where there is neither.
 */
export function titleOfThings(playbook: Playbook | null, frame: PlanFrame): string | null {
  const things = namesOfThings(frame)
  const ofPlaybook = playbook === null || isKind(playbook) ? undefined : playbook
  const itsOwn = things.find((thing) => ofPlaybook !== undefined && hasAnyKeyword(plainWords(thing), ofPlaybook.matches.strong))
  if (itsOwn !== undefined) return itsOwn
  if (ofPlaybook !== undefined || things.length === 0) return ofPlaybook?.title ?? null
  return things.slice(0, MOST_THINGS).map((thing, index) => (index === 0 ? thing : uncapitalise(thing))).join(', ')
}

const MOST_THINGS = 3

/** Its dates in their order, then what is due, then its parts and series; each once, and only what is a name. */
function namesOfThings({ brief, of }: PlanFrame): string[] {
  const dates = of('event').toSorted((a, b) => a.days.first - b.days.first || (a.from ?? 0) - (b.from ?? 0)).map(({ title }) => title)
  const due = of('deadline').flatMap(({ event, appliesTo }) => event ?? appliesTo?.labels.slice(0, 1) ?? [])
  const others = [...of('topic').map(({ label }) => label), ...of('rhythm').flatMap(({ title }) => title ?? [])]
  return [...dates, ...due, ...others].reduce<string[]>((names, thing) => {
    const name = thing.length < SHORTEST || thing.includes(':') || plainWords(thing).length > MOST_WORDS ? null : nameIn(thing, brief.language)
    return name === null || names.some((other) => matchesTask({ labels: [name] }, { title: other, subjects: [] })) ? names : [...names, name]
  }, [])
}

/** In characters, and in words. */
const SHORTEST = 4
const MOST_WORDS = 5
