import { wordKey } from '../../time/grammar/token.ts'
import { isMeasure } from '../amounts/read-quantities.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describePattern } from '../describe.ts'
import { personNamed } from '../people/people-words.ts'
import { stems, wordBase } from '../matcher.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { verbBase } from '../times/own-activity.ts'
import { clauseOfRule } from './clause-of-rule.ts'
import { nameSeries } from './name-series.ts'
import { scopeOf } from './scope-of-rule.ts'
import type { Scope } from './scope-of-rule.ts'

type Rule = Reading & ReadingOf<'availability' | 'exclusion' | 'session' | 'limit' | 'horizon' | 'rhythm'>

/**
 * A rule binds the whole plan only where its clause speaks of the user, of everybody, of the goal or of nothing at all.
 * What names a thing or somebody, or goes on with a clause that does, binds that.
 */
export function settleScope(context: ReadingContext): void {
  for (const rule of context.readings.filter(isWhole)) {
    const clause = clauseOfRule(context, rule)
    const scope = clause === null ? 'plan' : scopeOf(context, rule, clause)
    if (scope !== 'plan' && !(rule.kind === 'rhythm' && BESIDE.test(clause!.segment.lead))) bind(context, rule, scope)
  }
  for (const rule of context.readings.filter((reading) => isOfGoalsVerb(context, reading))) Object.assign(rule, { appliesTo: null, text: rule.text.slice(rule.appliesTo!.labels[0]!.length + 2) })
  const frames = context.readings.filter((reading): reading is Frame => reading.kind === 'horizon' && reading.appliesTo !== null && reading.source === 'stated')
  context.readings = context.readings.map((reading) => (reading.kind === 'horizon' && isOneOfSeveral(reading, frames) ? asOpenDays(reading) : reading))
}

/** 'Write a novel by June, writing only before 7:30': what says the goal's own verb again binds all of it, unless that is one of the things named. */
function isOfGoalsVerb(context: ReadingContext, reading: Reading): boolean {
  const [label = '', ...others] = reading.appliesTo?.labels ?? []
  const isRule = reading.source === 'stated' && (reading.kind === 'availability' && reading.person === null || reading.kind === 'session')
  if (!isRule || context.plannerType !== 'calendar' || others.length > 0 || label.includes(' ') || !reading.text.startsWith(`${label}: `)) return false
  const [goal] = context.segments
  const said = verbBase(wordBase(stems(label)[0] ?? ''))
  const isSaid = (name: string) => stems(name).some((word) => verbBase(wordBase(word)) === said)
  const isNamed = context.readings.some((other) => isSaid((other.kind === 'topic' ? other.label : other.kind === 'rhythm' || other.kind === 'event' ? other.title : null) ?? ''))
  return goal !== undefined && reading.start >= context.source.tokens[goal.to - 1]!.end && verbsOf(context, goal).some((verb) => verbBase(wordBase(verb)) === said) && !isNamed
}

/** English says first what is to be done, other languages at either end: 'vier Sorten Kekse backen'. */
function verbsOf(context: ReadingContext, goal: Words): string[] {
  const keys = keysOf(context, goal)
  return (context.language === 'en' ? keys.slice(0, 1) : keys).flatMap((key) => stems(key))
}

type Frame = Reading & ReadingOf<'horizon'>

/** 'Deload in week 5 and week 9': two stretches of the same thing are a choice, while two frames would contradict each other. */
function isOneOfSeveral(frame: Frame, frames: readonly Frame[]): boolean {
  const isSame = (other: Frame) => other !== frame && other.appliesTo!.labels[0] === frame.appliesTo?.labels[0]
  return frame.first !== null && frame.last !== null && frame.appliesTo !== null && frames.some((other) => isSame(other) && other.first !== null && other.last !== null && (other.first > frame.last! || other.last < frame.first!))
}

function asOpenDays({ id, words, start, end, source, strength, appliesTo, text, first, last }: Frame): Reading {
  return { id, words, start, end, source, strength, appliesTo, text, kind: 'availability', days: { spans: [{ first: first!, last: last! }] }, windows: [], person: null }
}

function isWhole(reading: Reading): reading is Rule {
  if (reading.source !== 'stated' || reading.appliesTo !== null) return false
  if (reading.kind === 'availability' || reading.kind === 'exclusion' || reading.kind === 'limit') return reading.person === null
  return reading.kind === 'session' || reading.kind === 'horizon' || reading.kind === 'rhythm' && reading.title === null && reading.minutes === null
}

function bind(context: ReadingContext, rule: Rule, scope: Exclude<Scope, 'plan'>): void {
  if (rule.kind === 'rhythm') {
    if ('things' in scope && context.plannerType === 'calendar') nameSeries(context, rule, scope.things)
  } else if ('things' in scope) bindToThings(rule, scope.things, { isSaid: scope.isSaid === true, isSomebody: false })
  else if (rule.kind === 'availability' || rule.kind === 'exclusion' || rule.kind === 'limit') bindToSomebody(context, rule, scope.somebody.replace(ARTICLE, ''))
  // 'Statistician in January only': days of somebody frame no plan.
  else bindToThings(rule, [scope.somebody.replace(ARTICLE, '')], { isSaid: false, isSomebody: true })
}

/** What joins two things that are said side by side. */
const BESIDE = /^(?:and|but|or|then|plus|;|und|aber|y|pero|et|mais|e|mas)$/u

const ARTICLE = /^(?:my|our|the|his|her|la|el|le|die|der|das) /iu

/** Days without a date are barred for a thing only where its clause says so itself; when somebody is away they are theirs. */
function bindToThings(rule: Rule, labels: string[], { isSaid, isSomebody }: { isSaid: boolean; isSomebody: boolean }): void {
  if (rule.kind === 'exclusion' && rule.days.spans === undefined && !isSaid) return
  // 'Thesis, 60 pages, 4 hours a day': what only measures the work has no hours of its own.
  if (rule.kind === 'limit' && labels.every((label) => isMeasure(wordKey(label)))) return
  const name = labels.join(', ')
  Object.assign(rule, { appliesTo: { labels }, text: rule.text.startsWith('Nothing on ') ? rule.text.replace('Nothing', isSomebody ? `${name} not` : `No ${name}`) : `${name}: ${rule.text}` })
}

/** In a plan for several the time is theirs; in one's own it is that of what one does with them. */
function bindToSomebody(context: ReadingContext, rule: Rule & ReadingOf<'availability' | 'exclusion' | 'limit'>, name: string): void {
  if (context.plannerType !== 'sprint') {
    bindToThings(rule, [name], { isSaid: true, isSomebody: true })
    return
  }
  const person = name.split(' ').map((word) => personNamed(context, word) ?? personNamed(context, word[0]!.toUpperCase() + word.slice(1))).find((known) => known !== null) ?? name
  // The hours of somebody who is not known to be on the team are those of the work.
  if (rule.kind === 'limit' && !context.people.has(person)) return
  const text = rule.kind === 'exclusion' ? `${person} away ${describePattern(rule.days)}` : `${person}: ${rule.text}`
  Object.assign(rule, { person, text })
}
