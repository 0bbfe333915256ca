import type { ReadingOf } from '../../goal/brief.ts'
import type { Progression, SeriesTemplate, SessionTemplate } from '../../playbooks/playbook.ts'
import { longestSession, longestWindow, shortestSession } from '../days/available-time.ts'
import { sessionContent } from '../sessions/curriculum.ts'
import { asYouWrote } from '../mentions/as-you-wrote.ts'
import { newTask } from '../new-task.ts'
import { placeFor } from '../places.ts'
import { GENERAL_SERIES, GROWING_SERIES, PLAIN_SERIES } from '../../playbooks/general-series.ts'
import { SERIES_TEXTS } from '../../playbooks/series-texts.ts'
import type { SeriesText } from '../../playbooks/series-texts.ts'
import { holds } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { mondayOf } from '../../time/day-number.ts'
import { firstOpenDay, wishedWindows } from './recurrence.ts'
import type { Slot } from './recurrence.ts'
import type { NetworkTask } from '../task-network.ts'
import type { Topic } from '../topics.ts'
import { isChore } from '../choosing/chores.ts'
import { countedAmount } from './counted-amounts.ts'
import { isTrial, withoutSittings } from './kinds-of-sittings.ts'
import { inTheirWord } from './their-word.ts'
import { capitalise, fillText, hasAnyKeyword, plainWords } from '../wording.ts'

/** A series with the days it got. `name` is the user's word for it; `rhythm` null when the playbook brought it. */
export type RunningSeries = {
  id: string
  name: string
  template: SeriesTemplate
  rhythm: ReadingOf<'rhythm'> | null
  /** Names of the rhythms that its sessions count for too. */
  also?: readonly string[]
  /** The topic that asked for it, when no rhythm did. */
  topic?: Topic
  /** What each of its turns is about, where the prompt lists as many things. */
  contents?: readonly Topic[]
  slots: Slot[]
}

/** One task for each slot, the week's sessions taking turns and growing by the series' progression. */
export function seriesTasks(series: RunningSeries, frame: PlanFrame): NetworkTask[] {
  const { template, rhythm, slots } = series
  const subjects = [series.name, ...(series.also ?? []), ...(rhythm?.appliesTo?.labels ?? [])]
  const known = textOf(series)
  const said = known === undefined && template.id === PLAIN_SERIES.id && rhythm !== null ? asYouWrote([rhythm.id], series.name, frame) : ''
  const usual = isEveryDay(series) ? Math.min(known?.minutes ?? template.minutes, SHORT_HABIT) : known?.minutes !== undefined ? known.minutes : template.id === PLAIN_SERIES.id && isChore(frame) ? SHORT_CHORE : template.minutes
  const length = sessionLength({ wanted: rhythm?.minutes ?? null, usual, subjects, frame, slots })
  const amounts = template.progression ? amountsByWeek(template.progression, slots, frame) : null
  const sessions = sessionsInTurn(template, { slots, amounts }, frame)
  const open = rhythm ? firstOpenDay(rhythm, frame) : null
  return slots.map((slot) => {
    const amount = amounts ? cappedAmount(amounts, slot, template.progression!, length, frame) : null
    const session = sessions[slot.index]!
    const content = sessionContent(known !== undefined ? { ...session, how: known.how, done: known.done } : said === '' ? session : { ...session, how: said }, frame, { name: series.name, amount: statedLength(series) ?? amount?.text ?? phaseAmount(template, slot, frame), week: String(slot.week + 1), weeks: String(frame.weeks) })
    return newTask({
      id: `${series.id}-${slot.index + 1}`,
      title: isNumbered(series) ? `${capitalise(series.name)} ${turnOf(rhythm!, slot.index)}` : series.contents ? `${capitalise(series.name)}: ${series.contents[slot.index]!.label}` : inTheirWord(content.title, rhythm?.title ? withoutSittings(rhythm.title) : series.topic?.label ?? null),
      description: content.description,
      effortMinutes: rhythm?.minutes ?? Math.min(amount?.minutes ?? session.minutes ?? filledMinutes(rhythm, usual) ?? length.usual, length.most),
      priority: session.priority ?? template.priority ?? 'medium',
      type: template.tags?.includes('meeting') ? 'meeting' : 'task',
      tags: [...(template.tags ?? []), ...(session.tags ?? [])],
      subjects,
      location: placeFor({ title: content.title, subjects }, frame),
      wish: { day: slot.day, windows: wishedWindows(rhythm, { day: slot.day, ofDay: slot.index - slots.findIndex(({ day }) => day === slot.day) }, { title: series.name, subjects }, frame), position: slot.position },
      allowedDays: isOneEachDay(rhythm) ? { first: slot.day, last: slot.day } : open !== null ? { first: open, last: frame.last } : null,
      occurrence: { series: series.id, index: slot.index },
      answers: rhythm ? [rhythm.id, ...(series.contents?.[slot.index]!.readingIds ?? [])] : (series.topic?.readingIds ?? []),
    })
  })
}

/** What is simply done again and again has the words of its kind: eye drops, a committee, a water test. */
function textOf({ template, name }: RunningSeries): SeriesText | undefined {
  return template.id === PLAIN_SERIES.id ? SERIES_TEXTS.find(({ keywords }) => hasAnyKeyword(plainWords(name), keywords)) : undefined
}

/** The '3/12' of a video each week, the '13–18' of six puzzles a day. */
function turnOf({ inAll, portion }: ReadingOf<'rhythm'>, index: number): string {
  if (portion === undefined) return `${index + 1}/${inAll}`
  const before = (portion.first ?? 1) - 1
  const [first, last] = [before + index * portion.size + 1, before + Math.min(portion.total, (index + 1) * portion.size)]
  return first === last ? String(last) : `${first}–${last}`
}

/** '12 videos, one a week': which of them it is. What a playbook knows has names of its own. */
function isNumbered({ rhythm, template, contents }: RunningSeries): boolean {
  return rhythm?.inAll !== undefined && contents === undefined && template.id === PLAIN_SERIES.id
}

/** 'Three swims a week: Tuesday, Friday and Sunday', at the hours that are open then: one on each of the days, and no two on one of them. */
export function isOneEachDay(rhythm: ReadingOf<'rhythm'> | null): boolean {
  return rhythm !== null && rhythm.per === 'week' && rhythm.windows.length === 0 && rhythm.count !== null && rhythm.count > 1 && rhythm.count === rhythm.days.weekdays?.length && rhythm.days.everyWeeks === undefined
}

/** What no playbook knows and is done on most days is a matter of minutes, unless it is said to be more. */
function isEveryDay({ template, rhythm }: RunningSeries): boolean {
  const isOfAnything = [GENERAL_SERIES, PLAIN_SERIES, GROWING_SERIES].some(({ id }) => id === template.id)
  return isOfAnything && rhythm !== null && rhythm.minutes === null && rhythm.portion === undefined && !isTrial(rhythm) && (rhythm.everyDays === 1 || rhythm.per === 'day' || (rhythm.days.weekdays?.length ?? 0) >= MOST_DAYS)
}

const MOST_DAYS = 5
/** In minutes. */
const [SHORT_HABIT, SHORT_CHORE] = [15, 30]

/** What fills {amount} in this part of the plan, where no progression does. */
function phaseAmount({ phases = [], countedIn }: SeriesTemplate, { position }: Slot, frame: PlanFrame): string {
  const { language } = frame
  const counted = countedIn ? countedAmount(countedIn, position, frame) : null
  if (counted !== null) return counted
  const phase = phases.find(({ until }) => position <= until)
  return phase ? fillText(phase.amount, language) : ''
}

/** What grows by the minute is as long as the prompt says. */
function statedLength({ template, rhythm }: RunningSeries): string | null {
  return template.progression?.unit === 'min' && rhythm?.minutes ? `${rhythm.minutes} min` : null
}

/** 'Thursdays 19:30-21:30' lasts two hours, unless that is far longer than such a session. */
export function filledMinutes(rhythm: ReadingOf<'rhythm'> | null, usual: number): number | null {
  const [window, ...more] = rhythm?.windows ?? []
  if (rhythm === null || window === undefined || more.length > 0 || !SAYS_BOTH_ENDS.test(rhythm.words)) return null
  const minutes = window.to - window.from
  if (PARTS_OF_THE_DAY.has(`${window.from}-${window.to}`)) return null
  // '8 rooms, one each Saturday 9-12': a room is as large as the hours that it is given.
  if (rhythm.inAll !== undefined && rhythm.portion === undefined && !SAYS_BETWEEN.test(rhythm.words)) return minutes >= SHORTEST_FILLED && minutes <= LONGEST_FILLED ? Math.min(LONGEST_SITTING, minutes) : null
  const most = SAYS_BETWEEN.test(rhythm.words) ? MOST_OF_USUAL * usual : Math.max(SHORTEST_SLOT, MOST_OF_USUAL * usual)
  return minutes >= SHORTEST_FILLED && minutes <= Math.min(LONGEST_FILLED, most) ? Math.min(LONGEST_SITTING, minutes) : null
}

/** 'At 9' says when it begins; '9-11', 'from 9 to 11' how long it is as well. */
export const SAYS_BOTH_ENDS = /\d\s*(?:am|pm|h|uhr)?\s*(?:-|–|—|to|until|till|and|bis|und|a|à|y|hasta|et|e|até|às)\s*(?:las\s+)?\d/iu
/** 'Between 7 and 8' leaves open how long. */
const SAYS_BETWEEN = /\b(?:between|some ?time|any ?time|zwischen|irgendwann|entre|quelque part)(?!\p{L})/iu
const SHORTEST_FILLED = 15
/** Nobody gives both ends of less than an hour to say when alone: 'every morning 5:30-6:15'. */
const SHORTEST_SLOT = 60
const LONGEST_FILLED = 300
/** Of a longer window the rest is for meals and clearing up. */
const LONGEST_SITTING = 180
/** 'In the evening' says when; readings give it these hours. */
const PARTS_OF_THE_DAY = new Set(['480-720', '720-1080', '1080-1320', '720-840'])
/** A window of more than this many usual sessions says when, not how long. */
const MOST_OF_USUAL = 2.7

export function sessionLength(wish: { wanted: number | null; usual: number; subjects: string[]; frame: PlanFrame; slots: readonly Slot[] }): { usual: number; most: number } {
  const { wanted, usual, subjects, frame, slots } = wish
  const task = { title: subjects[0] ?? '', subjects }
  const window = longestWindow(task, slots.slice(0, 21).map((slot) => slot.day), frame)
  const most = Math.min(longestSession(task, frame) ?? Infinity, window ?? Infinity)
  const least = shortestSession(task, frame)
  return { usual: wanted ?? Math.max(least, Math.min(usual, most)), most }
}

/** The fitting session that was used longest ago, so that a week never repeats one while others wait. */
function sessionsInTurn(template: SeriesTemplate, turns: { slots: readonly Slot[]; amounts: readonly Amount[] | null }, frame: PlanFrame): SessionTemplate[] {
  const { slots, amounts } = turns
  const usable = template.sessions.filter((session) => holds(session.when, frame))
  const lastUse = new Map<SessionTemplate, number>()
  return slots.map((slot) => {
    const amount = amounts?.[Math.min(slot.week, amounts.length - 1)]?.value ?? Infinity
    const healed = usable.filter((session) => slot.week >= (session.fromWeek ?? 0))
    const fitting = healed.filter((session) => (session.from ?? 0) <= slot.position && slot.position <= (session.to ?? 1) && amount >= (session.fromAmount ?? 0) && (session.untilAmount === undefined || amount === Infinity || amount <= session.untilAmount))
    const choice = [fitting, healed, usable, template.sessions].find((sessions) => sessions.length > 0)!.toSorted((a, b) => (lastUse.get(a) ?? -1) - (lastUse.get(b) ?? -1))[0]!
    lastUse.set(choice, slot.index)
    return choice
  })
}

type Amount = { value: number; unit: string }

/** Amount for each week of the series: growth from the start, easier every nth week, a taper at the end. */
function amountsByWeek(progression: Progression, slots: readonly Slot[], frame: PlanFrame): Amount[] {
  const weeks = Math.max(1, (slots.at(-1)?.week ?? 0) + 1)
  const other = progression.otherUnit && hasAnyKeyword(frame.words, progression.otherUnit.keywords) ? progression.otherUnit : null
  const factor = other?.factor ?? 1
  const goal = progression.byKeyword?.find((each) => hasAnyKeyword(frame.words, each.keywords))
  const peak = (goal?.peak ?? progression.peak) * factor
  // What begins later, the lake in May, builds on the weeks before it.
  const before = Math.max(0, (mondayOf(slots[0]?.day ?? frame.first) - mondayOf(frame.first)) / 7)
  const grown = progression.start[frame.level] * factor * progression.weeklyGrowth ** before
  const start = Math.min(peak, statedStart({ frame, unit: other?.unit ?? progression.unit, share: progression.startShare ?? 1, peak }) ?? Math.min(0.6 * peak, grown))
  const building = Math.max(1, weeks - progression.taperWeeks)
  const growth = Math.min(progression.weeklyGrowth, (peak / start) ** (1 / Math.max(1, building - 1)))
  return Array.from({ length: weeks }, (_, week) => {
    const built = Math.min(peak, start * Math.max(growth, 1) ** Math.min(week, building - 1))
    const easier = week >= building && weeks > 3 ? 0.7 - 0.2 * (week - building) : isDeload(week, building, progression) ? 0.75 : 1
    return { value: roundTo(built * Math.max(0.4, easier), progression.roundTo), unit: other?.unit ?? progression.unit }
  })
}

function isDeload(week: number, building: number, progression: Progression): boolean {
  return progression.deloadEvery > 0 && week > 0 && week < building - 1 && (week + 1) % progression.deloadEvery === 0
}

/** What the user runs, rides or swims now; a distance near the peak is the goal, not the start. */
function statedStart(stated: { frame: PlanFrame; unit: string; share: number; peak: number }): number | null {
  const distances = stated.frame.of('quantity').filter(({ amount, role }) => role === 'distance' && amount.unit.slice(0, 2) === stated.unit.slice(0, 2)).map(({ amount }) => amount.value)
  const today = distances.map((value) => (isOfWeek(value, stated.frame) ? SHARE_OF_WEEK * value : value)).filter((value) => value < 0.7 * stated.peak || isToday(value, stated.frame))
  return today.length > 0 ? Math.min(0.7 * stated.peak, stated.share * Math.min(...today)) : null
}

/** Of what somebody runs in a week, the longest run of it. */
const SHARE_OF_WEEK = 1 / 3

/** 'Currently 15 km a week': in several runs, and none of them so long. */
function isOfWeek(value: number, { words }: PlanFrame): boolean {
  const at = placeOf(value, words)
  return at !== -1 && hasAnyKeyword(words.slice(at + 1, at + 4), ['=week', 'weekly', '=wk', 'woche', 'wochentlich', 'semana', 'semaine', 'hebdo'])
}

function placeOf(value: number, words: readonly string[]): number {
  return words.findIndex((word) => [`${value}`, `${value}k`, `${value}km`].includes(word))
}

/** 'I run 8 km now': what somebody can do already, however near the peak of a series it is. */
function isToday(value: number, { words }: PlanFrame): boolean {
  const at = placeOf(value, words)
  return at !== -1 && hasAnyKeyword(words.slice(Math.max(0, at - 3), at + 5), ['=now', 'currently', 'comfortabl', 'already', 'easily', 'today', 'can run', 'so far', 'longest', 'run more than', 'ridden more than', 'swum more than', 'walked more than', 'derzeit', 'bisher', 'hasta ahora', 'jusqu', 'ate agora', 'momentan', '=schon', 'ahora', '=ya', 'actuellement', 'maintenant', 'deja', 'agora', '=ja'])
}

function cappedAmount(amounts: readonly Amount[], slot: Slot, progression: Progression, length: { most: number }, frame: PlanFrame): { text: string; minutes: number | null } {
  const { value, unit } = amounts[Math.min(slot.week, amounts.length - 1)]!
  const pace = progression.minutesPerUnit ? progression.minutesPerUnit[frame.level] / (unit === progression.unit ? 1 : (progression.otherUnit?.factor ?? 1)) : null
  const most = pace === null ? value : Math.min(value, Math.floor(length.most / pace / progression.roundTo) * progression.roundTo)
  const shown = Math.max(progression.roundTo, most)
  return { text: `${Number(shown.toFixed(1))} ${unit}`, minutes: pace === null ? null : Math.max(15, Math.round((shown * pace) / 5) * 5) }
}

function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step)
}
