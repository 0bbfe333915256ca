import { stems, wordBase } from '../../goal/matcher.ts'
import type { ReadingOf } from '../../goal/brief.ts'
import type { NetworkTask } from '../task-network.ts'

type Person = ReadingOf<'person'>

/** Words of a label that say nothing of the thing. */
const SHORT = 3

/**
 * Who owns what a task works on: 'Ana takes the labels' makes hers every step of the labels, whatever trade the step
 * asks for. Empty where nobody is named for the thing.
 */
export function ownersOf(task: NetworkTask, people: readonly Person[], isTrade: (role: string) => boolean): Person[] {
  const [label] = task.subjects
  if (label === undefined || task.answers.length === 0) return []
  const thing = contentOf(label)
  return people.filter(({ roles }) => roles.flatMap((role) => [role, ...partsOfRole(role)]).some((role) => names(role, thing, isTrade)))
}

/** 'Label and web shop' are two things to own. */
export function partsOfRole(role: string): string[] {
  return role.split(/ (?:and|und|y|et|e|&|\+) |, /u)
}

/** 'labels', 'object labels' and 'writes the labels' name the object labels; 'design' alone is a trade, unless it is the thing itself. */
function names(role: string, thing: readonly string[], isTrade: (role: string) => boolean): boolean {
  const said = contentOf(role)
  if (said.length === 0 || thing.length === 0) return false
  if (said.length === 1 && isTrade(role)) return thing.length === 1 && thing[0] === said[0]
  const isVerb = said.length > 1 && !thing.includes(said[0]!)
  return isWithin(said, thing) || isWithin(thing, said) || isVerb && !isTradeNoun(said, isTrade) && isWithin(said.slice(1), thing)
}

/** The 'developer' of 'mobile developer' is what somebody is, not what they own. */
function isTradeNoun(said: readonly string[], isTrade: (role: string) => boolean): boolean {
  return isTrade(said.at(-1)!)
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  return some.every((word) => all.includes(word))
}

function contentOf(text: string): string[] {
  return stems(text).filter((word) => word.length >= SHORT && !/^(?:the|and|for|our|all|with|new|of)$/u.test(word)).map(wordBase)
}

/** Whose one activity the step is: 'edit, notes and upload' is for the one who has 'editing'. */
export function doersOf({ title }: NetworkTask, people: readonly Person[]): Person[] {
  const [verb] = contentOf(title.split(/: | – /u).at(-1)!)
  return title.search(/: | – /u) < 0 || verb === undefined ? [] : people.filter(({ roles }) => roles.some((role) => /ing$/iu.test(role) && contentOf(role).length === 1 && contentOf(role)[0] === verb))
}

/** Whose work a step of the playbook names: 'order racks and bins' is for the one who has the racking, whoever else could. */
export function workersOf({ title, fixed }: NetworkTask, people: readonly Person[], isTrade: (role: string) => boolean): Person[] {
  const said = fixed === null ? contentOf(title) : []
  return people.filter(({ roles }) => roles.flatMap(partsOfRole).some((part) => !isTrade(part) && isNamedIn(part, said)))
}

function isNamedIn(part: string, title: readonly string[]): boolean {
  const words = contentOf(part)
  return words.length > 0 && isWithin(words, title)
}
