import { matchesTask } from '../../goal/matcher.ts'
import type { Craft } from '../../playbooks/crafts/craft.ts'
import { ALWAYS_FIRST, CHAINS, CRAFTS } from '../../playbooks/crafts/crafts.ts'
import type { Stage } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { hasRole } from '../sprints/team-roles.ts'
import type { NetworkTask } from '../task-network.ts'
import type { Topic } from '../topics.ts'
import { isDoneWord } from '../said-as-done.ts'
import { PHRASE_ENDS, wordsOfKeyword } from '../wording.ts'
import { fieldsOf } from './field-of-work.ts'
import { isInstruction } from './kinds-of-work.ts'

/**
 * How its trade does a part of a team's work: electrics have a first and a second fix, papers are screened by two people.
 * The sense of the word is that of the goal's field: 'screening' of a film festival is none of these. Null where no craft
 * is known, and for orders ('order chairs'), which say themselves what is done. In English.
 */
export function craftStages(topic: Topic, frame: PlanFrame): readonly Stage[] | null {
  const craft = craftOf(topic, frame)
  const role = craft?.by?.find((trade) => hasRole(frame, trade))
  return craft === null ? null : role === undefined ? craft.stages : craft.stages.map((stage) => ({ ...stage, role }))
}

export function craftOf(topic: Topic, frame: PlanFrame): Craft | null {
  if (frame.language !== 'en' || frame.brief.plannerType !== 'sprint' || topic.kind !== undefined) return null
  const words = withoutEnd(withoutMaking(topic.words))
  if (words.length === 0 || isInstruction({ words }) && !isNounHere(words)) return null
  const fields = fieldsOf(frame)
  return CRAFTS.find(({ about, within, outside }) => (within === undefined || within.some((field) => fields.has(field))) && outside?.some((field) => fields.has(field)) !== true && about.some((keyword) => isCalled(words, keyword))) ?? null
}

/**
 * Floors wait for the pipes under them and a synthesis for what is extracted: where the goal lists such parts in the order
 * of their trade, none begins before the one ahead of it has begun. What the goal itself says of their order holds.
 */
export function inOrderOfCrafts(tasks: readonly NetworkTask[], topics: readonly Topic[], frame: PlanFrame): NetworkTask[] {
  const parts = topics.flatMap((topic) => {
    const craft = craftOf(topic, frame)
    const own = tasks.filter(({ subjects }) => subjects[0] === topic.label)
    return craft === null || own.length === 0 ? [] : [{ topic, name: craft.about[0]!, own }]
  })
  const before = new Map<string, string[]>()
  for (const [index, part] of parts.entries()) {
    const isFree = (other: (typeof parts)[number]) => other !== part && !isSaidOtherwise(part.topic, other.topic, frame)
    const sure = parts.find((other) => ALWAYS_FIRST.some(([first, then]) => first === other.name && then === part.name) && isFree(other))
    const ahead = parts.slice(0, index).findLast((other) => other.topic.list === part.topic.list && isAhead(other.name, part.name) && isFree(other))
    before.set(part.own[0]!.id, [...(sure === undefined ? [] : [sure.own.at(-1)!.id]), ...(ahead === undefined || ahead === sure ? [] : [(ahead.own.at(-2) ?? ahead.own[0])!.id])])
  }
  return tasks.map((task) => ({ ...task, after: [...task.after, ...(before.get(task.id) ?? []).map((taskId) => ({ taskId, lagMinutes: 0 }))] }))
}

/** Whether the trade does the one before the other. */
export function comesAhead(first: Topic, then: Topic, frame: PlanFrame): boolean {
  const [one, other] = [craftOf(first, frame), craftOf(then, frame)]
  return one !== null && other !== null && isAhead(one.about[0]!, other.about[0]!)
}

function isAhead(first: string, then: string): boolean {
  return CHAINS.some((chain) => chain.includes(first) && chain.indexOf(first) < chain.indexOf(then))
}

/** Whether the goal wants the later of the two first. */
function isSaidOtherwise(first: Topic, then: Topic, { of }: PlanFrame): boolean {
  const part = ({ label }: Topic) => ({ title: label, subjects: [label] })
  return of('precedence').some(({ before, after }) => matchesTask(before, part(first)) && matchesTask(after, part(then)))
}

/** 'Write the report' and 'do the wiring' are the report and the wiring. */
function withoutMaking(words: readonly string[]): readonly string[] {
  const [first = '', second = '', ...rest] = words
  if (!MAKING.has(first) || words.length < 2) return words
  return ARTICLES.has(second) ? rest : [second, ...rest]
}

const MAKING = new Set('write do make run prepare finish complete draft produce carry'.split(' '))
const ARTICLES = new Set('the a an our all out up'.split(' '))

/** 'Deposits collected' are the deposits; 'samples taken' too. */
function withoutEnd(words: readonly string[]): readonly string[] {
  return words.length > 1 && isDoneWord(words.at(-1)!) && !CRAFTS.some(({ about }) => about.includes(words.slice(-2).join(' '))) ? words.slice(0, -1) : words
}

/** 'Print file' and 'record chapters' begin with what may be a verb. */
function isNounHere(words: readonly string[]): boolean {
  return words.length === 2 && CRAFTS.some(({ about }) => about.includes(words.join(' ')))
}

/** English names end in what they are, before 'of', 'for' and 'to'; some are known by all of their words. */
function isCalled(words: readonly string[], keyword: string): boolean {
  const isWhole = keyword.startsWith('=')
  const craft = wordsOfKeyword(keyword)
  const until = words.findIndex((word, index) => index > 0 && PHRASE_ENDS.has(word))
  const head = until === -1 ? words : words.slice(0, until)
  if (isWhole) return head.length === craft.length && endsWith(head, craft)
  return endsWith(head, craft) || craft.length > 1 && endsWith(words, craft)
}

function endsWith(words: readonly string[], end: readonly string[]): boolean {
  const tail = words.slice(-end.length)
  return tail.length === end.length && tail.every((word, index) => word === end[index] || index === end.length - 1 && singular(word) === singular(end[index]!))
}

function singular(word: string): string {
  return word.replace(/ies$/u, 'y').replace(/(?<=[^s])s$/u, '')
}
