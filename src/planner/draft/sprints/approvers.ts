import type { ReadingOf } from '../../goal/brief.ts'
import { isApproval } from '../../goal/people/roles-as-said.ts'
import type { NetworkTask } from '../task-network.ts'

type Person = ReadingOf<'person'>

/** Those who do the work; whoever only approves it does none, where there is anybody else. */
export function withoutApprovers<P extends Person>(people: readonly P[]): readonly P[] {
  const others = people.filter((person) => !isApprover(person))
  return others.length > 0 ? others : people
}

/** 'Claire validates everything', 'Goh, comments only'. */
export function isApprover({ roles }: Person): boolean {
  return roles.length > 0 && roles.every(isApproval)
}

/** The steps in which what others made is looked at and accepted. */
export function stepsToApprove(tasks: readonly NetworkTask[]): NetworkTask[] {
  const movable = tasks.filter(({ fixed, tags }) => fixed === null && !tags.includes('ceremony'))
  const accepted = movable.filter(({ title }) => ACCEPTS.test(title))
  return accepted.length > 0 ? accepted : movable.filter(({ title }) => LOOKS_AT.test(title))
}

/** Where nothing is accepted by name: what looks back at the work. */
const LOOKS_AT = /(?<!\p{L})(?:revise|review|check the whole|half-way|überarbeiten|halbzeit|revisar|réviser|relire)(?!\p{L})/iu

/** The last words of a step's title, in the languages of the playbooks. */
const ACCEPTS = /: [^:]*(?:accepted|approve\p{L}*|sign(?:ed)? off|abnehmen|freigeb\p{L}*|valider|approuv\p{L}*|dar por bueno|aprobar|aprovar|critical readers|read by|lesen lassen|faire lire|leer|ler)(?!\p{L})[^:]*$/iu
