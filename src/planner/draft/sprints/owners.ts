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
  // 'Recruiting' is to recruit whomever; 'illustrator' to make illustrations.
  if (said.length === 1 && /ing$/iu.test(role) && thing[0] === said[0] || isOfPost(role, thing)) return true
  if (said.length === 1 && isTrade(role)) return thing.length === 1 && thing[0] === said[0]
  const isVerb = said.length > 1 && !thing.includes(said[0]!)
  return isWithin(said, thing) || isWithin(thing, said) || isVerb && !isTradeNoun(said, isTrade) && isWithin(said.slice(1), thing)
}

/** What those of a post make, where their name does not say it. */
const OF_POSTS: Readonly<Record<string, RegExp>> = {
  designer: /^(?:layout|cover|typeset|logo|poster|flyer|mockup|wirefram)/u, gestalter: /^(?:layout|umschlag|logo|plakat|flyer)/u, grafiker: /^(?:layout|umschlag|logo|plakat|flyer)/u, grafikerin: /^(?:layout|umschlag|logo|plakat|flyer)/u,
  cartographer: /^map/u, author: /^(?:text|chapter|draft)/u, copywriter: /^(?:copy|text)/u, proofreader: /^proof/u, chef: /^(?:menu|dish|recip)/u, cook: /^(?:menu|dish|recip)/u, treasurer: /^(?:budget|account|grant)/u, educator: /^(?:school|workshop|pupil)/u,
  registrar: /^loan/u, electrician: /^(?:electric|wiring|socket)/u, plumber: /^(?:plumb|pipe|drain)/u, carpenter: /^(?:carpent|shel|joiner|bench)/u,
}

/** 'Illustrator' makes the illustrations and 'photographer' the photos; a 'tester' does not own whatever is a test. */
function isOfPost(role: string, thing: readonly string[]): boolean {
  const post = role.toLowerCase().split(' ').at(-1)!
  const root = /(?:rator|lator|rapher|mator|trainer)$/u.test(post) ? post.replace(/(?:or|er)$/u, '').replace(/graph$/u, '') : null
  return OF_POSTS[post] !== undefined && thing.some((word) => OF_POSTS[post]!.test(word)) || root !== null && root.length > 3 && thing.some((word) => word.startsWith(root.slice(0, 7)))
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
