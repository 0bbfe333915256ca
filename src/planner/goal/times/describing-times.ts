import type { ReadingContext } from '../reading-context.ts'
import type { TimeGroup } from './time-groups.ts'

/** Times that say which thing is meant, or what it is like, and not when anything is done. */
export function describesThing(context: ReadingContext, group: TimeGroup): boolean {
  return isSeasonOfCounted(context, group) || areMonthsOfThing(context, group) || isPartByWeather(context, group) || isPartOfThing(context, group) || isRhythmOfThing(context, group)
}

/** A part of the day alone, without its hour or its days. */
export function isPart({ expressions }: TimeGroup): boolean {
  const [only] = expressions
  return expressions.length === 1 && (only!.clock?.part ?? null) !== null && only!.clock!.from === null && only!.clock!.to === null && only!.days === null
}

function keyAt({ source }: ReadingContext, index: number): string {
  return source.tokens[index]?.key ?? ''
}

/** Whether a word stands behind that is none of time. */
function isNounBehind({ source: { tokens, entries } }: ReadingContext, { to }: TimeGroup): boolean {
  return tokens[to]?.kind === 'word' && entries[to]!.length === 0
}

/** 'Lose the winter 6 kilos'. */
function isSeasonOfCounted(context: ReadingContext, { to, expressions: [first] }: TimeGroup): boolean {
  return first!.days?.grain === 'season' && first!.bound === null && /^(?:the|my|our)$/u.test(keyAt(context, to - 2)) && context.source.tokens[to]?.kind === 'digits'
}

/** 'reconcile the Jan-Mar invoices', 'March accounts'. */
function areMonthsOfThing(context: ReadingContext, group: TimeGroup): boolean {
  const [first] = group.expressions
  const grain = first!.days?.grain
  const isMonths = grain === 'month' || grain === 'quarter' || grain === 'range' && !/\d/u.test(first!.words)
  if (!isMonths || group.expressions.length > 1 || first!.bound !== null || first!.clock !== null) return false
  const isThing = isNounBehind(context, group) && /^\p{Ll}{3,}s$/u.test(context.source.tokens[group.to]!.text) && !NO_PLURALS.test(keyAt(context, group.to))
  return isThing && OWNED_OR_DONE.test(keyAt(context, group.from - 1))
}

const NO_PLURALS = /^(?:is|was|has|does|this|always|perhaps|unless|plus|minus|besides|afterwards|starts|begins|ends|works|suits|leaves|arrives|closes|opens)$/u
const OWNED_OR_DONE = /^(?:the|my|our|all|reconcile|check|file|book|pay|sort|collect|submit|prepare|write|send|review|do|finish)$/u

/** 'clear nights only', 'a fixed bedtime', 'lighter evenings': which of them, that is said elsewhere. */
function isPartByWeather(context: ReadingContext, group: TimeGroup): boolean {
  return isPart(group) && WEATHER.test(keyAt(context, group.from - 1))
}

const WEATHER = /^(?:clear|dry|sunny|rainy|wet|mild|frosty|windy|still|moonless|dark|light|lighter|darker|longer|fixed|regular|earlier)$/u

/** 'daytime feeds', 'wean off night feeds'. */
function isPartOfThing(context: ReadingContext, group: TimeGroup): boolean {
  const { clock, days, recurrence } = group.expressions[0]!
  const isOneWord = isLoneWord(context, group) && (clock?.part ?? null) !== null && days === null && recurrence === null
  if (!isOneWord || !isNounBehind(context, group) || !/^\p{Ll}/u.test(context.source.tokens[group.to]!.text)) return false
  return THINGS_OF_DAY.test(keyAt(context, group.to)) || keyAt(context, group.from) === 'daytime' || /^(?:off|of|about|without|with)$/u.test(keyAt(context, group.from - 1))
}

/** 'night', or the 'on night' of 'on night shifts'. */
function isLoneWord(context: ReadingContext, { from, to }: TimeGroup): boolean {
  return to - from === 1 || to - from === 2 && /^(?:on|the|my|a|an)$/u.test(keyAt(context, from))
}

const THINGS_OF_DAY = /^(?:shifts?|duty|duties|feeds?|school|owl|light|sky|train|bus|nurse|sweats?|routines?|story|stories|snack|class|classes)$/u

/** 'our nightly import', 'a weekly batch job', 'weekly menu'. */
function isRhythmOfThing(context: ReadingContext, group: TimeGroup): boolean {
  const isWord = group.to - group.from === 1 && group.expressions[0]!.recurrence !== null && keyAt(context, group.from).endsWith('ly')
  if (!isWord) return false
  return LISTS_OF_TIMES.test(keyAt(context, group.to)) || isNounBehind(context, group) && /^(?:our|a|the|an|my|their|its|this|as)$/u.test(keyAt(context, group.from - 1))
}

const LISTS_OF_TIMES = /^(?:schedule|schedules|timetable|planner|budget|menu|menus|rota|roster|overview|chart|checklist)$/u
