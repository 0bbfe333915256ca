import type { Reading } from '../brief.ts'
import { isEmptyIn } from '../empty-words.ts'
import { stems, wordBase } from '../matcher.ts'
import { addReading, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { verbBase } from '../times/own-activity.ts'
import { thingIn } from './things-behind-goal.ts'

type Rule = Extract<Reading, { kind: 'session' | 'limit' | 'horizon' | 'availability' | 'exclusion' }>

/** 'Phone calls, an hour each time', 'Window repairs - not in May': behind the goal, a rule whose sentence names one thing alone is that thing's. */
export function settleRulesOfLoneThings(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const segment of context.segments) {
    const sentence = sentenceOf(context, segment)
    if (segment.sentence === 0 || sentence[0] !== segment || sentence.length > 2 || segment.depth > 0) continue
    const said = { from: segment.from, to: sentence.at(-1)!.to }
    const rules = rulesIn(context, said)
    const thing = rules.length === 0 ? null : thingBefore(context, said, firstOf(context, said, rules))
    if (thing === null || isOfGoal(context, thing.label)) continue
    for (const rule of rules) Object.assign(rule, { appliesTo: { labels: [thing.label] }, text: `${thing.label}: ${rule.text}` })
    nameThing(context, thing, said)
  }
}

function rulesIn(context: ReadingContext, { from, to }: Words): Rule[] {
  const { readings, source: { tokens } } = context
  const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end]
  const said = readings.filter((reading) => reading.source === 'stated' && reading.start >= start && reading.end <= end)
  // 'One ramble a month, from March to June' frames its series.
  return said.some(({ kind }) => kind === 'rhythm') ? [] : said.filter((reading): reading is Rule => isUnbound(context, reading))
}

/** What bounds the whole plan. A weekday that is barred for one thing does no harm to the others. */
function isUnbound(context: ReadingContext, reading: Reading): boolean {
  if (reading.appliesTo !== null) return false
  if (reading.kind === 'session') return true
  if (reading.kind === 'horizon') return reading.last !== null || isBegun(context, reading)
  if (reading.kind === 'exclusion') return reading.person === null && reading.days.spans !== undefined && BARRED.test(reading.words)
  return (reading.kind === 'limit' || reading.kind === 'availability' && ONLY.test(reading.words)) && reading.person === null
}

const BARRED = /(?<!\p{L})(?:not|never|no|nicht|nie|kein\p{L}*|nunca|pas|jamais|n[ãa]o)(?!\p{L})/iu
const ONLY = /(?<!\p{L})(?:only|just|nur|solo|sólo|seulement|uniquement|apenas|somente|só)(?!\p{L})/iu

/** 'From April on', 'not before May': a day alone ('we begin on Monday') is the plan's first. */
function isBegun({ groups, source: { tokens } }: ReadingContext, { start, end }: Reading): boolean {
  return groups.some(({ from, to, expressions }) => tokens[from]!.start >= start && tokens[to - 1]!.end <= end && expressions.some(({ bound }) => bound !== null))
}

type Thing = Words & { label: string }

/** Where the words of the rules begin: their first time, or what else they quote. */
function firstOf({ groups, source: { tokens } }: ReadingContext, said: Words, rules: readonly Rule[]): number {
  const quoted = rules.map(({ start }) => tokens.findIndex((token) => token.start >= start)).filter((index) => index > said.from)
  const timed = groups.flatMap(({ from }) => (from >= said.from && from < said.to ? [from] : []))
  return Math.min(said.to, ...quoted, ...timed)
}

/** What stands before the words of the rules, where no other word stands among or behind them. */
function thingBefore(context: ReadingContext, said: Words, first: number): Thing | null {
  const { tokens } = context.source
  let to = first
  while (to > said.from && LEADING.test(tokens[to - 1]!.key)) to -= 1
  const isHeld = (index: number) => context.groups.some((group) => index >= group.from && index < group.to) || context.readings.some(({ kind, start, end }) => kind !== 'horizon' && start > tokens[said.from]!.start && start <= tokens[index]!.start && end >= tokens[index]!.end)
  const others = tokens.slice(to, said.to).filter(({ kind }, offset) => kind === 'word' && !isHeld(to + offset))
  const label = others.every(({ key }) => LEADING.test(key) || CLOSING.test(key)) ? thingIn(context, { from: said.from, to }) : null
  return label === null ? null : { from: said.from, to, label }
}

/** Words between a thing and its time. */
const LEADING = /^(?:not|never|only|just|at|most|least|max|maximum|min|minimum|up|to|no|more|less|than|about|for|in|on|by|from|until|each|always|-|–|—|,|:|\(|erst|ab|nicht|nie|nur|hochstens|maximal|mindestens|no|nunca|solo|como|maximo|minimo|pas|jamais|seulement|au|plus|moins|nao|apenas|so)$/u
const CLOSING = /^(?:please|only|each|max|maximum|tops|or|so|at|most|least|a|time|bitte|nur|mal|einheit|por|favor|solo|svp|cada|vez|sesion|sessao|fois|seance|par|chaque|jeweils|je|de|seulement|apenas)$/u

/** What the goal itself says is no part of it. */
function isOfGoal({ segments, source: { tokens }, language }: ReadingContext, label: string): boolean {
  const goal = segments[0]
  const own = goal === undefined ? [] : stems(tokens.slice(goal.from, goal.to).map(({ text }) => text).join(' '))
  const bases = new Set(own.map((word) => verbBase(wordBase(word))))
  // 'Kekse backen … gebacken wird nur samstags'.
  return stems(label).some((stem) => stem.length > 3 && !isEmptyIn(language, stem) && (own.includes(stem) || stem.length > LONGEST_NOUN && bases.has(verbBase(wordBase(stem)))))
}

const LONGEST_NOUN = 5

/** It is done, then, whether or not anything else says so. */
function nameThing(context: ReadingContext, { from, to, label }: Thing, said: Words): void {
  const wanted = stems(label)
  const isNamed = context.readings.some((reading) => (reading.kind === 'topic' || reading.kind === 'rhythm' || reading.kind === 'event') && wanted.every((stem) => stems((reading.kind === 'topic' ? reading.label : reading.title) ?? '').includes(stem)))
  if (!isNamed) addReading(context, { from, to }, { value: { kind: 'topic', label, list: LONE + said.from, position: 1, amount: null, minutes: null }, text: label })
}

/** Lists of topics count from 0; each lone thing is one of its own behind them. */
const LONE = 200
