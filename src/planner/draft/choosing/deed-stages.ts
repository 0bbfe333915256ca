import { DEEDS, GROUP, TRAINING_VERBS, stageOf } from '../../playbooks/deeds.ts'
import type { Deed } from '../../playbooks/deeds.ts'
import { GENERAL_STAGES } from '../../playbooks/general-stages.ts'
import type { Stage, TaskTemplate } from '../../playbooks/playbook.ts'
import { english } from '../../playbooks/playbook-texts.ts'
import type { Topic } from '../topics.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { plainWords } from '../wording.ts'
import { isInstruction, isVerb } from './kinds-of-work.ts'

/** Longest stretch of one portion, in undisturbed minutes, so that several people and sprints can share the work. */
const PORTION = 360
const MOST_PORTIONS = 8
const SHORTEST = 60

/** Steps of a part that says by its own verb what is done to many things: 'scan 300 photographs'. They follow verb and amount. Null for any other part. */
export function deedStages(topic: Topic, frame: PlanFrame, isBuilt: boolean): readonly Stage[] | null {
  if (frame.language !== 'en' || topic.kind !== undefined) return null
  if (TRAINING_VERBS.has(topic.words[0] ?? '') && isDoneTo(topic.words[1])) return taughtTo(countIn(topic))
  const deed = deedOf(topic, frame)
  const count = countIn(topic)
  // 'Find a ride' is a feature of a product; 'check 140 libraries' is work on each of them.
  if (deed === null || isBuilt && count === null && !deed.isOnly) return null
  return [...(deed.before === null ? [] : [stageOf(deed.before, 'rule')]), ...portions(deed, count), ...(deed.after === null ? [] : [stageOf(deed.after, 'close')])]
}

/** Whether the part has a verb of its own that this template does not do: 'interview 9 heads of department' is no policy for them. */
export function keepsItsVerb(topic: Topic, templates: readonly TaskTemplate[], { frame, isBuilt }: { frame: PlanFrame; isBuilt: boolean }): boolean {
  const [verb] = topic.words
  if (verb === undefined || deedStages(topic, frame, isBuilt) === null) return false
  return !templates.some((template) => plainWords(english(template.title)).some((word) => word.startsWith(verb.slice(0, STEM))))
}

/** 'Translating' and 'translated' are the deed of 'translate'. */
const STEM = 6

export function deedOf(topic: Topic, frame: PlanFrame): Deed & { isOnly: boolean } | null {
  const said = `${inOrder(topic.words).join(' ')} `
  const begins = (verb: string) => said.startsWith(`${verb} `)
  for (const deed of DEEDS) {
    if (deed.onlyVerbs?.some(begins)) return { ...deed, isOnly: true }
    const verb = deed.verbs.toSorted((a, b) => b.length - a.length).find(begins)
    if (verb !== undefined && (topic.said !== undefined || isSaidAsVerb(topic, verb, frame))) return { ...deed, isOnly: false }
  }
  return null
}

/** '120 tests to triage' are triaged. */
function inOrder(words: readonly string[]): readonly string[] {
  return words.length > 2 && words.at(-2) === 'to' ? [words.at(-1)!, ...words.slice(0, -2)] : words
}

/** 'Check the 30 contracts' and, among other orders, 'check supplier contracts'; the 'review' of 'review page' is a thing. */
export function isSaidAsVerb(topic: Topic, verb: string, frame: PlanFrame): boolean {
  const behind = inOrder(topic.words)[verb.split(' ').length]
  if (behind === undefined) return bareOrdersBeside(topic, frame) > 0
  // 'Weigh and measure 900 items'.
  if (behind === 'and') return isDoneTo(inOrder(topic.words)[verb.split(' ').length + 2])
  const isManyThings = topic.words.length > 2 || behind.endsWith('s')
  return inOrder(topic.words) !== topic.words || isDoneTo(behind) || isManyThings && !COMPOUNDS.has(behind) && ordersBeside(topic, frame) > 1
}

/** What a verb before it makes one thing of: 'test cases', 'review page', 'check list'. */
const COMPOUNDS = new Set('case cases plan plans data result results run runs suite suites report reports script scripts environment account accounts user users page pages form forms screen screens email emails list lists point points box boxes sheet sheets site sites tool tools system systems feature features label labels process session sessions round rounds time times date dates room rooms note notes button buttons field fields flow flows view views line lines template templates service services workflow history entry meeting meetings book books number numbers cycle queue status order orders in out up'.split(' '))

function ordersBeside({ label }: Topic, frame: PlanFrame): number {
  const isOrder = (words: readonly string[]) => isInstruction({ words }) || ALL_VERBS.has(words[0] ?? '')
  return frame.of('topic').filter((other) => other.label !== label && isOrder(plainWords(other.label))).length
}

/** Verbs alone like this one, or done to what an article or a number names: in 'map, plant portraits' nothing is mapped. */
function bareOrdersBeside({ label }: Topic, frame: PlanFrame): number {
  const isOrder = (words: readonly string[]) => (words.length === 1 || isDoneTo(words[1])) && (isVerb(words[0]!) || ALL_VERBS.has(words[0]!))
  return frame.of('topic').filter((other) => other.label !== label && isOrder(plainWords(other.label))).length
}

const ALL_VERBS = new Set(DEEDS.flatMap(({ verbs, onlyVerbs = [] }) => [...verbs, ...onlyVerbs]))

const DETERMINERS = new Set('the a an our my your their its his her all every each both these those them it what who which about roughly some with any up'.split(' '))

function isDoneTo(word: string | undefined): boolean {
  return word !== undefined && (/^\d/u.test(word) || DETERMINERS.has(word))
}

const COUNTED = /^(?:\p{L}+ )?(?:and \p{L}+ )?(?:out |with |up )?(?:the |our |all |about |roughly |some |these |those |their |all the |all our |around |up to )?(?<digits>\d{1,3}(?:[,.]\d{3})+|\d+)(?= \p{L})/iu

/** How many of it the part itself names; null where it names none. */
export function countIn({ label, amount }: Topic): number | null {
  const digits = COUNTED.exec(label)?.groups?.digits
  const value = digits === undefined ? amount?.value : Number(digits.replace(/[,.]/gu, ''))
  return value !== undefined && Number.isInteger(value) && value > 1 ? value : null
}

/** The steps of somebody's own time: as long as there is room for, in portions of an evening or two. */
export function portionsOf(deed: Deed, count: number, mostMinutes: number): { stages: readonly Stage[]; minutes: number; isPlain: boolean } {
  const around = [deed.before, deed.after].filter((step) => step !== null)
  const whole = Math.min(mostMinutes, Math.max(SHORTEST, count * deed.minutesEach))
  const number = Math.max(1, Math.min(count, Math.ceil(whole / OWN_PORTION)))
  const each = Array.from({ length: number }, (_, index) => ({
    ...stageOf({ ...deed.each, minutes: whole / number }, number === 1 ? 'do' : `do-${index + 1}`, number === 1 ? deed.each.title : `${portionOf(index, number, count)}, ${deed.each.title}`), priority: 'high' as const,
  }))
  const stages = [...(deed.before === null ? [] : [stageOf(deed.before, 'rule')]), ...each, ...(deed.after === null ? [] : [stageOf(deed.after, 'close')])]
  return { stages, minutes: whole + around.reduce((sum, { minutes }) => sum + minutes, 0), isPlain: false }
}

const OWN_PORTION = 120

function portions({ each, minutesEach }: Deed, count: number | null): Stage[] {
  if (count === null) return [{ ...stageOf(each, 'do'), priority: 'high' }]
  const whole = Math.max(SHORTEST, Math.min(MOST_PORTIONS * PORTION, count * minutesEach))
  const number = Math.min(count, Math.ceil(whole / PORTION))
  return Array.from({ length: number }, (_, index) => ({
    ...stageOf({ ...each, minutes: whole / number }, number === 1 ? 'do' : `do-${index + 1}`, number === 1 ? each.title : `${portionOf(index, number, count)}, ${each.title}`),
    priority: 'high' as const, beside: index > 0,
  }))
}

function portionOf(index: number, number: number, count: number): string {
  const from = Math.floor((index * count) / number) + 1
  const to = Math.floor(((index + 1) * count) / number)
  return from === to ? `${from} of ${count}` : `${from}–${to} of ${count}`
}

/** Many are taught in groups. */
function taughtTo(count: number | null): readonly Stage[] {
  const groups = Math.max(1, Math.ceil((count ?? 1) / GROUP.people))
  return GENERAL_STAGES.teach.map((stage) => (stage.id === 'hold' ? { ...stage, share: Math.max(stage.share, (groups * GROUP.minutes) / 60) } : stage))
}
