import type { SessionPlan, SessionTemplate, Stage } from '../../playbooks/playbook.ts'
import { fixedWords } from '../fixed-words.ts'
import { holds } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { statedAmount } from '../project/template-copies.ts'
import { statedMinutes } from '../topics.ts'
import type { Topic } from '../topics.ts'
import { capitalise, describe, fillText, hasAnyKeyword, plainWords, shorten } from '../wording.ts'
import type { Slots } from '../wording.ts'

/** What one session is about. */
export type SessionContent = {
  title: string
  description: string
  topics: Topic[]
  tags: string[]
  priority: 'high' | 'medium' | 'low'
  minutes: number | null
}

type Placed = { content: SessionContent; position: number }

/**
 * Fills `count` sessions: openings first, each topic through its stages, mixed sessions in between, closings last.
 * Fewer sessions than topics put several topics into one session; more make a stage take several sessions.
 */
export function curriculum(plan: SessionPlan, topics: readonly Topic[], count: number, frame: PlanFrame): SessionContent[] {
  const opening = usable(plan.opening, frame).slice(0, Math.floor(count / 5))
  const closing = usable(plan.closing, frame)
  const closingCount = Math.min(closing.length, Math.floor(count / 5))
  const middle = count - opening.length - closingCount
  const mixed = plan.mixed.every > 0 ? Math.floor(middle / (plan.mixed.every + 1)) : 0
  const worked = topicSessions({ plan, topics: inParts(grouped(topics, middle - mixed), { plan, count: middle - mixed, frame }), count: middle - mixed, frame })
  return [
    ...opening.map((session) => sessionContent(session, frame)),
    ...interleave(worked, usable(plan.mixed.sessions, frame), mixed, frame),
    ...closing.slice(closing.length - closingCount).map((session) => sessionContent(session, frame)),
  ]
}

export function sessionContent(session: SessionTemplate, frame: PlanFrame, slots: Slots = {}): SessionContent {
  const words = { subject: frame.brief.subject, ...slots }
  return {
    title: capitalise(fillText(session.title, frame.language, words)),
    description: describe(fillText(session.how, frame.language, words), fillText(session.done, frame.language, words), frame.language),
    topics: [],
    tags: session.tags ?? [],
    priority: session.priority ?? 'medium',
    minutes: session.minutes ?? null,
  }
}

/** Whole sessions a list of topics asks for: what the prompt states, else the playbook's fair total. */
export function sessionsWanted(plan: SessionPlan, topics: readonly Topic[], sessionMinutes: number, frame: PlanFrame): number {
  const usual = plan.topicMinutes[frame.level] * amountFactor(plan, frame)
  return topics.reduce((sum, topic) => sum + Math.max(1, Math.ceil((statedMinutes(topic) ?? usual) / sessionMinutes)), 0)
}

/** How much more or less than usual the prompt's amount is. */
function amountFactor({ usualAmount }: SessionPlan, frame: PlanFrame): number {
  const stated = usualAmount ? statedAmount(usualAmount.units, frame) : null
  return stated ? Math.min(3, Math.max(0.25, stated.value / usualAmount!.value)) : 1
}

function usable(sessions: readonly SessionTemplate[], frame: PlanFrame): SessionTemplate[] {
  return sessions.filter((session) => holds(session.when, frame) && !(session.onDayBefore && isKeptFree(frame.anchor - 1, frame)) && !isInSeries(session, frame))
}

function isInSeries({ replacedBy = [] }: SessionTemplate, frame: PlanFrame): boolean {
  return replacedBy.length > 0 && frame.of('rhythm').some(({ title, source }) => source === 'stated' && title !== null && hasAnyKeyword(plainWords(title), replacedBy))
}

function isKeptFree(day: number, frame: PlanFrame): boolean {
  return frame.of('exclusion').some(({ appliesTo, person, windows, days }) => appliesTo === null && person === null && windows.length === 0 && days.spans?.some(({ first, last }) => first <= day && day <= last))
}

/** Sixteen sessions on one subject are two or three passes over a part of it each, not sixteen variations of one. */
function inParts(topics: Topic[], { plan, count, frame }: { plan: SessionPlan; count: number; frame: PlanFrame }): Topic[] {
  if (!plan.inParts) return topics
  const shares = allocate(topics.map((topic) => statedMinutes(topic) ?? plan.topicMinutes[frame.level]), count)
  return topics.flatMap((topic, index) => {
    const parts = topic.amount === null && !isUsual(topic, plan, frame) ? Math.min(MOST_PARTS, Math.floor(shares[index]! / SESSIONS_A_PART)) : 1
    if (parts < 2) return [topic]
    return Array.from({ length: parts }, (_, part) => ({
      ...topic,
      label: `${topic.label}, ${fixedWords('partOf', frame.language, { part: String(part + 1), parts: String(parts) })}`,
      minutes: topic.minutes === null ? null : topic.minutes / parts,
    }))
  })
}

/** 'Your hardest topic' is nobody's to divide. */
function isUsual({ label }: Topic, { topics }: SessionPlan, { language }: PlanFrame): boolean {
  return Array.isArray(topics) && topics.length > 1 && topics.some((text) => fillText(text, language) === label)
}

const SESSIONS_A_PART = 6
const MOST_PARTS = 8

function topicSessions(work: { plan: SessionPlan; topics: Topic[]; count: number; frame: PlanFrame }): SessionContent[] {
  const { plan, topics, frame } = work
  const shares = allocate(topics.map((topic) => statedMinutes(topic) ?? plan.topicMinutes[frame.level]), work.count)
  const placed = topics.flatMap((topic, index) => stageSessions(topic, shares[index]!, plan, frame).map(({ content, position }) => ({
    content,
    position: plan.order === 'rotate' ? position * topics.length + index / topics.length : index + position,
  })))
  return placed.toSorted((a, b) => a.position - b.position).map((each) => each.content)
}

/** The sessions of one topic with their places, 0 to 1 within the topic and beyond for spaced stages. */
function stageSessions(topic: Topic, count: number, plan: SessionPlan, frame: PlanFrame): Placed[] {
  if (topic.amount && Number.isInteger(topic.amount.value) && topic.amount.value >= 2 && statedMinutesUnit(topic)) return amountSessions(topic, count, plan, frame)
  const stages = plan.stages.filter((stage) => holds(stage.when, frame))
  const perStage = count < stages.length ? spreadStages(stages, count) : stages.map((stage, index) => ({ stage, sessions: allocate(stages.map((each) => each.share), count)[index]! }))
  let done = 0
  return perStage.flatMap(({ stage, sessions }) => Array.from({ length: sessions }, (_, part) => ({
    content: stageContent({ stage, topic, part, of: sessions, frame }),
    position: done++ / Math.max(1, count) + (stage.lag ?? 0),
  })))
}

function statedMinutesUnit(topic: Topic): boolean {
  return !/^(?:h|hours?|hrs?|min|minutes?|stunden?|horas?|heures?)$/iu.test(topic.amount!.unit)
}

/** 12 chapters over 5 sessions: 'chapters 1–3', 'chapters 4–5', … */
function amountSessions(topic: Topic, count: number, plan: SessionPlan, frame: PlanFrame): Placed[] {
  const { value, unit } = topic.amount!
  const stage = plan.stages.find((each) => holds(each.when, frame)) ?? plan.stages[0]!
  return Array.from({ length: count }, (_, index) => {
    const content = stageContent({ stage, topic, part: index, frame })
    return { content: { ...content, title: `${capitalise(topic.label)}: ${unit === '%' ? fixedWords('upTo', frame.language, { amount: `${Math.round(((index + 1) * value) / count)} %` }) : portion({ value, unit, index, count })}` }, position: index / count }
  })
}

/** The part of an amount that one of several sessions covers, in words. */
export function portion(part: { value: number; unit: string; index: number; count: number }): string {
  const { value, unit, index, count } = part
  const from = Math.floor((index * value) / count) + 1
  const to = Math.max(from, Math.floor(((index + 1) * value) / count))
  const sittings = Math.ceil(count / value)
  if (sittings <= 1) return (from === to ? `${singular(unit)} ${from}` : `${unit} ${from}–${to}`).trim()
  const sitting = index - Math.ceil(((from - 1) * count) / value) + 1
  return `${singular(unit)} ${from}, sitting ${Math.max(1, sitting)}`
}

function singular(unit: string): string {
  return /[^s]s$/iu.test(unit) && unit.length > 3 ? unit.slice(0, -1) : unit
}

export function stageContent(session: { stage: Stage; topic: Topic; part: number; of?: number; frame: PlanFrame }): SessionContent {
  const { stage, topic, part, of = 1, frame } = session
  const slots = { topic: topic.label, Topic: capitalise(topic.label), subject: frame.brief.subject }
  const bare = fillText(stage.titles[part % stage.titles.length]!, frame.language, slots)
  // 'UI' alone is too short for a title.
  const title = bare.length < SHORTEST_TITLE ? shorten(`${slots.subject}: ${bare}`, LONGEST_TITLE) : bare
  const round = Math.floor(part / stage.titles.length)
  const isByShare = GROWING.has(stage.id) && of > stage.titles.length
  const share = `${fillText(stage.titles[0]!, frame.language, slots)}, ${fixedWords('upTo', frame.language, { amount: `${Math.round(((part + 1) * 100) / of)} %` })}`
  return {
    title: capitalise(isByShare ? share : round === 0 ? title : `${title} (${round + 1})`),
    description: describe(fillText(stage.how, frame.language, slots), fillText(stage.done, frame.language, slots), frame.language),
    topics: [topic],
    tags: stage.tags ?? [stage.id],
    priority: stage.priority ?? 'medium',
    minutes: null,
  }
}

const SHORTEST_TITLE = 3
const LONGEST_TITLE = 80

/** What grows from sitting to sitting says how far it should be. */
const GROWING = new Set(['draft', 'make'])

/** With fewer sessions than stages: the first stages carry the most weight, then the rest by share. */
function spreadStages(stages: readonly Stage[], count: number): { stage: Stage; sessions: number }[] {
  const chosen = new Set(stages.toSorted((a, b) => b.share - a.share).slice(0, Math.max(1, count)))
  return stages.filter((stage) => chosen.has(stage)).slice(0, count).map((stage) => ({ stage, sessions: 1 }))
}

/** Joins neighbouring topics until each group can have a session of its own. */
function grouped(topics: readonly Topic[], sessions: number): Topic[] {
  if (topics.length <= Math.max(1, sessions)) return [...topics]
  const groups = Math.max(1, sessions)
  return Array.from({ length: groups }, (_, index) => {
    const members = topics.slice(Math.floor((index * topics.length) / groups), Math.floor(((index + 1) * topics.length) / groups))
    const label = members.map((member) => member.label).join(' + ')
    return { ...members[0]!, label, words: members.flatMap((member) => member.words), readingIds: members.flatMap((member) => member.readingIds), amount: null, minutes: null }
  })
}

/** Largest remainders: whole parts of `count` in proportion to the weights, each at least 1 while they last. */
export function allocate(weights: readonly number[], count: number): number[] {
  if (weights.length === 0) return []
  const base = weights.map((_, index) => (index < count ? 1 : 0))
  const rest = Math.max(0, count - weights.length)
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1
  const ideal = weights.map((weight) => (weight / total) * rest)
  const whole = ideal.map((value, index) => Math.floor(value) + base[index]!)
  const byRemainder = ideal.map((value, index) => ({ index, rest: value - Math.floor(value) })).toSorted((a, b) => b.rest - a.rest || a.index - b.index)
  let left = count - whole.reduce((sum, value) => sum + value, 0)
  for (const { index } of byRemainder) if (left-- > 0) whole[index]! += 1
  return whole
}

/** Halfway is once, about the middle. */
function inTurn(mixed: readonly SessionTemplate[], used: number, position: number): SessionTemplate {
  const turn = mixed[used % mixed.length]!
  const others = mixed.filter(({ id }) => id !== 'halfway')
  return turn.id === 'halfway' && (position < 0.35 || position > 0.7 || used >= mixed.length * 2) && others.length > 0 ? others[used % others.length]! : turn
}

function interleave(worked: SessionContent[], mixed: SessionTemplate[], count: number, frame: PlanFrame): SessionContent[] {
  if (mixed.length === 0 || count === 0) return worked
  const result: SessionContent[] = []
  let used = 0
  worked.forEach((content, index) => {
    result.push(content)
    if (used < count && (index + 1) * (count + 1) >= (used + 1) * worked.length) {
      const session = inTurn(mixed, used, (index + 1) / worked.length)
      result.push(sessionContent(session, frame, { round: String(Math.floor(used / mixed.length) + 1) }))
      used += 1
    }
  })
  return result
}
