import { GENERAL_SPRINT } from '../../playbooks/general-sprint.ts'
import { matchesTask } from '../../goal/matcher.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { isApprover, stepsToApprove, withoutApprovers } from './approvers.ts'
import { doersOf, ownersOf, workersOf } from './owners.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'
import { peopleThere } from './people-there.ts'
import { BUILDING_ROLES, NEAREST, ROLE_WORDS } from './role-words.ts'
import { likelyTradesOf, tradesOfThing } from './trades-of-things.ts'

/** Who does a task: the person the prompt ties to its words, else the one whose role fits; a person alone does all. */
export function withPeople(tasks: NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const people = frame.of('person')
  if (people.length === 0) return tasks
  const load = new Map(people.map((person) => [person.name, 0]))
  const doneBy = new Map<string, string>()
  const inCharge = new Map<string, string>()
  const given = tasks.map((task) => {
    if (task.assignee !== null || task.fixed !== null || task.tags.includes('ceremony')) return task
    const able = people.length === 1 ? people : withFreshEyes(task, peopleThere(task, ablePeople(task, frame), frame), doneBy)
    const part = partOf(task)
    const chosen = able.find(({ name }) => part !== null && name === inCharge.get(part) && load.get(name)! / Math.max(1, frame.weeks) < FULL) ?? withRelief(task, able, { frame, load }).toSorted((a, b) => load.get(a.name)! - load.get(b.name)!)[0]
    if (!chosen) return task
    if (part !== null) inCharge.set(part, chosen.name)
    doneBy.set(task.id, chosen.name)
    load.set(chosen.name, load.get(chosen.name)! + task.effortMinutes / weeklyMinutes(chosen, frame))
    return { ...task, assignee: chosen.name }
  })
  return people.reduce(sharedWith, given)
}

/** The part of the goal that a step without a trade of its own belongs to: whoever begins a part sees it through. */
function partOf({ role, answers, subjects: [label] }: NetworkTask): string | null {
  return role === null && answers.length > 0 && label !== undefined ? label : null
}

/** Of their time, in parts of the plan: with more than this, work that only their post suggests goes to who has far less to do. */
const WELL_FILLED = 0.55

/** 'Head ranger, 5 hours a week' does not take all that a manager usually does while somebody else is idle. */
function withRelief(task: NetworkTask, able: readonly Person[], { frame, load }: { frame: PlanFrame; load: ReadonlyMap<string, number> }): readonly Person[] {
  const people = peopleOf(frame)
  const least = Math.min(...able.map(({ name }) => load.get(name)!)) / Math.max(1, frame.weeks)
  const isOwned = people.some((person) => isTied(person, task)) || doersOf(task, people).length > 0 || ownersOf(task, people, isTrade).length > 0
  if (task.role !== null && SOFTWARE_ROLES.has(task.role)) return isOwned || least < FULL ? able : withFreeBuilders(able, { frame, load, least })
  const isGiven = task.role === null || BUILDING_ROLES.has(task.role) || CHECKING_ROLES.has(task.role) || isOwned
  if (isGiven || least < WELL_FILLED) return able
  const others = withoutTesters(people, task.role ?? '').filter(({ name }) => load.get(name)! / Math.max(1, frame.weeks) < least / 2)
  return others.length > 0 ? others : able
}

/** Who builds software takes over from who has no hour left, whatever part of it is their own. */
const SOFTWARE_ROLES: ReadonlySet<string> = new Set(['backend', 'frontend', 'developer', 'operations', 'data'])
const FULL = 0.85

function withFreeBuilders(able: readonly Person[], { frame, load, least }: { frame: PlanFrame; load: ReadonlyMap<string, number>; least: number }): readonly Person[] {
  const builders = peopleOf(frame).filter((person) => [...SOFTWARE_ROLES].some((role) => withRole([person], role).length > 0))
  const free = builders.filter(({ name }) => load.get(name)! / Math.max(1, frame.weeks) < least / 2)
  return free.length > 0 ? free : able
}

const FULL_WEEK = 2400

/** Hours a week that somebody has, as far as the prompt says. */
function weeklyMinutes({ name, capacity }: Person, frame: PlanFrame): number {
  const limits = frame.of('limit').filter(({ measure, max, person }) => measure === 'minutes' && max !== null && person === name).map(({ max, per }) => max! * timesAWeek(per, frame))
  return Math.max(1, capacity === null ? Math.min(FULL_WEEK, ...limits) : capacity.minutes * timesAWeek(capacity.per, frame))
}

function timesAWeek(per: string, { weeks, sprints }: PlanFrame): number {
  return per === 'day' ? 5 : per === 'week' ? 1 : per === 'sprint' ? sprints.length / Math.max(1, weeks) : 1 / Math.max(1, weeks)
}

const CHECKING_ROLES = new Set(['quality', 'approval'])

/** Nobody checks or approves what they made themselves, where somebody else can. */
function withFreshEyes(task: NetworkTask, able: readonly Person[], doneBy: ReadonlyMap<string, string>): readonly Person[] {
  if (task.role === null || !CHECKING_ROLES.has(task.role)) return able
  const makers = new Set(task.after.flatMap(({ taskId }) => doneBy.get(taskId) ?? []))
  const others = able.filter(({ name }) => !makers.has(name))
  return others.length > 0 ? others : able
}

/** Somebody whose role fits nothing still takes part: every so many of the tasks that ask for no role become theirs. */
function sharedWith(tasks: NetworkTask[], person: Person, _: number, people: readonly Person[]): NetworkTask[] {
  if (tasks.some((task) => task.assignee === person.name)) return tasks
  const own = isApprover(person) ? new Set(stepsToApprove(tasks)) : new Set<NetworkTask>()
  if (own.size > 0) return tasks.map((task) => (own.has(task) ? { ...task, assignee: person.name } : task))
  const movable = tasks.filter((task) => task.fixed === null && task.assignee !== null && !people.some((other) => other.name === task.assignee && isTied(other, task)))
  const open = movable.filter((task) => task.role === null)
  // Who draws or tries things does not build them, however little else there is.
  const pool = open.length >= people.length ? open : movable.filter(({ role }) => role === null || !BUILDING_ROLES.has(role) || !isOfOtherCraft(person))
  const parts = [...new Set(pool.flatMap((task) => partOf(task) ?? []))]
  const whole = new Set(parts.filter((_part, index) => parts.length > people.length && index % people.length === people.length - 1))
  const share = new Set(pool.filter((task, index) => (whole.size > 0 ? whole.has(partOf(task) ?? '') : index % people.length === people.length - 1)))
  return tasks.map((task) => (share.has(task) ? { ...task, assignee: person.name } : task))
}

/** What makes no software: a designer among engineers. */
const OTHER_CRAFTS = ['design', 'quality', 'art', 'writing', 'sound', 'photo']

function isOfOtherCraft(person: Person): boolean {
  return person.roles.length > 0 && OTHER_CRAFTS.some((role) => withAnyWord([person], role).length > 0) && !['backend', 'frontend', 'developer', 'mobile'].some((role) => withAnyWord([person], role).length > 0)
}

/** Money, law and the like are for no designer or tester where somebody else builds the product. */
function withoutOtherCrafts(people: readonly Person[]): readonly Person[] {
  const others = people.filter((person) => !isOfOtherCraft(person))
  return withRole(people, 'developer').length > 0 && others.length > 0 ? others : people
}

function isTied(person: Person, task: NetworkTask): boolean {
  return person.appliesTo !== null && matchesTask(person.appliesTo, task)
}

type Person = ReturnType<typeof peopleOf>[number]

function ablePeople(task: NetworkTask, frame: PlanFrame): readonly Person[] {
  const people = peopleOf(frame)
  const tied = people.filter((person) => person.appliesTo !== null && matchesTask(person.appliesTo, task))
  if (tied.length > 0) return tied
  const named = doersOf(task, people)
  if (named.length > 0) return named
  const owners = ownersOf(task, people, isTrade)
  if (owners.length > 0) return withCheckers(task, people, owners)
  const workers = workersOf(task, people, isTrade)
  if (workers.length > 0) return workers
  const makers = ofTheTrade(task, people)
  if (makers.length > 0) return withCheckers(task, people, makers)
  const title = plainWords(task.title)
  const own = task.role === null ? [] : withRole(people, task.role)
  const closest = own.length > 1 ? calledLike(own, title) : []
  if (own.length > 0) return closest.length > 0 ? closest : own
  const tried = task.role === 'quality' ? ofLikelyTrade(task, people) : []
  if (tried.length > 0) return tried
  const near = task.role === null ? [] : nearest(people, task.role)
  if (near.length > 0) return near
  const called = calledLike(people, title)
  if (called.length > 0) return called
  const skilled = task.role === null ? ofLikelyTrade(task, people) : []
  if (skilled.length > 0) return skilled
  // Where no software is built, work without a role is not the builders' alone.
  if (task.role === null && task.tags[0] === GENERAL_SPRINT.tags[0]) return withoutOwnersOfParts(withoutTesters(people, ''))
  return task.role === null || BUILDING_ROLES.has(task.role) ? generalists(people) : withoutOwnersOfParts(withoutOtherCrafts(withoutTesters(people, task.role)))
}

/** The label's artwork is the designer's and the schematic the hardware engineer's, whatever the step: planning and writing it up included, building software not. */
function ofTheTrade(task: NetworkTask, people: readonly Person[]): readonly Person[] {
  const [label] = task.subjects
  if (label === undefined || task.answers.length === 0 || task.role !== null && SOFTWARE_ROLES.has(task.role)) return []
  const trades = tradesOfThing(label)
  const able = people.filter((person) => trades.some((trade) => withRole(people, trade).includes(person)))
  return able.length < people.length ? able : []
}

/** Whose trade the part may be by its name. */
function ofLikelyTrade({ answers, subjects: [label = ''] }: NetworkTask, people: readonly Person[]): readonly Person[] {
  return answers.length === 0 ? [] : likelyTradesOf(label).map((role) => withRole(people, role)).find((found) => found.length > 0) ?? []
}

/** What its owner makes, those whose trade is checking check. */
function withCheckers(task: NetworkTask, people: readonly Person[], owners: readonly Person[]): readonly Person[] {
  const checkers = task.role !== null && CHECKING_ROLES.has(task.role) ? withRole(people, task.role).filter((person) => !owners.includes(person) && person.roles.some((role) => !role.includes(' '))) : []
  return checkers.length > 0 ? checkers : owners
}

function isTrade(role: string): boolean {
  const words = plainWords(role)
  return Object.values(ROLE_WORDS).some((keywords) => hasAnyKeyword(words, keywords))
}

/** People with a word of the title in their role. */
function calledLike(people: readonly Person[], title: readonly string[]): Person[] {
  return people.filter((person) => person.roles.some((role) => plainWords(role).some((word) => word.length > 3 && title.some((part) => part.startsWith(word.slice(0, Math.max(4, word.length - 2)))))))
}

/** Testers test; they take on other work only where there is nobody else. */
function withoutTesters(people: readonly Person[], role: string): readonly Person[] {
  const testers = role === 'quality' ? [] : withRole(people, 'quality').filter(({ roles }) => roles.length === 1)
  const others = people.filter((person) => !testers.includes(person))
  return withoutApprovers(others.length > 0 ? others : people)
}

/** 'Camila does the packaging', and half of the team or more have no part of their own: these do what is nobody's. */
function withoutOwnersOfParts(people: readonly Person[]): readonly Person[] {
  const free = people.filter(({ roles }) => roles.length === 0)
  return free.length * 2 >= people.length ? free : people
}

/** Who may do what nobody's role names: people without a role, else those who build, else everybody who does not test. */
function generalists(people: readonly Person[]): readonly Person[] {
  const free = people.filter((person) => person.roles.length === 0)
  if (free.length > 0) return free
  const builders = withRole(people, 'developer')
  if (builders.length > 0) return builders
  const makers = people.filter((person) => DEVICE_ROLES.some((role) => withRole([person], role).length > 0))
  return makers.length > 0 ? makers : withoutTesters(people, '')
}

/** Who makes a device does its groundwork too; an analyst in a team of others does not take over theirs. */
const DEVICE_ROLES = ['hardware', 'electronics', 'firmware', 'mechanical']

function nearest(people: readonly Person[], role: string): Person[] {
  for (const other of NEAREST[role] ?? []) {
    const found = withRole(people, other)
    if (found.length > 0) return found
  }
  return []
}

/** Whether a step of this trade is what somebody is there for. */
export function isOfTrade(person: Person, role: string): boolean {
  return withAnyWord([person], role).length > 0
}

export function peopleWith(role: string, frame: PlanFrame): Person[] {
  return withRole(peopleOf(frame), role)
}

/** Whether somebody of the prompt has this role. */
export function hasRole(frame: PlanFrame, role: string): boolean {
  return withRole(peopleOf(frame), role).length > 0
}

/** Where one says hardware and another firmware, the hardware is for the first although either could. */
function withRole(people: readonly Person[], role: string): Person[] {
  const able = withAnyWord(people, role)
  const isCalled = (person: Person, name: string) => person.roles.some((own) => plainWords(own).includes(name))
  if (able.length < 2 || !able.some((person) => isCalled(person, role))) return able
  return able.filter((person) => isCalled(person, role) || !Object.keys(ROLE_WORDS).some((other) => other !== role && isCalled(person, other)))
}

function withAnyWord(people: readonly Person[], role: string): Person[] {
  return people.filter((person) => person.roles.some((own) => hasAnyKeyword(tradeWords(own), ROLE_WORDS[role] ?? [role])))
}

/** Whoever approves the texts does not write them. */
function tradeWords(role: string): string[] {
  const words = plainWords(role)
  return /^(?:approv|validat|valid[ea]|genehm|gibt|aprueb|aprov|sign)/u.test(words[0] ?? '') ? words.slice(0, 1) : words
}

function peopleOf(frame: PlanFrame) {
  return frame.of('person')
}
