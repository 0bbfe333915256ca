import type { Reading, ReadingOf, TaskMatcher } from '../../goal/brief.ts'
import { matchesTask, stems, wordBase } from '../../goal/matcher.ts'
import { isWholePlan } from '../../goal/surroundings.ts'
import { isDeed } from '../../goal/topics/deed-forms.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { templatesOf } from './playbook-templates.ts'
import { usualTopics } from '../topics.ts'
import { withReadings } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { fillText } from '../wording.ts'

type Rule = Reading & { kind: 'availability' | 'exclusion' | 'session' | 'horizon'; appliesTo: TaskMatcher }

type OpenTime = Reading & ReadingOf<'availability'>

const RULES: ReadonlySet<string> = new Set(['availability', 'exclusion', 'session', 'horizon'])

/**
 * What a goal says of one thing holds for the playbook's own steps about it, whatever else its name says: 'packing boxes in
 * the evenings' for 'Packing room by room'. What no step is about, beside habits of the goal, is a habit on the days it may have.
 */
export function withRulesOnSteps(playbook: Playbook | null, frame: PlanFrame): PlanFrame {
  const { brief } = frame
  if (brief.plannerType !== 'calendar') return frame
  const steps = stepTitles(playbook, frame)
  const readings = brief.readings.map((reading) => (isRule(reading) ? onSteps(reading, steps) : reading))
  const deeds = playbook === null ? [] : templatesOf(playbook, frame).map(({ title, minutes }) => ({ title: fillText(title, frame.language, { subject: '' }), minutes }))
  const habits = [...readings.filter((reading): reading is OpenTime => isHabit(reading, steps, frame)).map(asHabit), ...readings.flatMap((reading) => (isTimed(reading) ? onItsSteps(reading, deeds) : []))]
  if (habits.length === 0 && readings.every((reading, index) => reading === brief.readings[index])) return frame
  return withReadings(frame, [...readings, ...habits])
}

function stepTitles(playbook: Playbook | null, frame: PlanFrame): string[] {
  if (playbook === null) return []
  const sessions = playbook.sessions === undefined ? [] : [...playbook.sessions.opening, ...playbook.sessions.mixed.sessions, ...playbook.sessions.closing]
  const series = (playbook.series ?? []).flatMap(({ name, sessions: own }) => [name, ...own.map(({ title }) => title)])
  const topics = playbook.sessions === undefined ? [] : usualTopics(playbook.sessions.topics, frame, playbook.sessions.topicsFor).map(({ label }) => label)
  return [...topics, ...templatesOf(playbook, frame).map(({ title }) => title), ...sessions.map(({ title }) => title), ...series].map((title) => fillText(title, frame.language, { subject: '' }))
}

function isRule(reading: Reading): reading is Rule {
  return RULES.has(reading.kind) && reading.source === 'stated' && reading.appliesTo !== null
}

function onSteps(rule: Rule, steps: readonly string[]): Reading {
  const wider = rule.appliesTo.labels.flatMap((label) => [...headsOf(label, isAbout(label, steps)).filter((head) => steps.some((step) => beginsWith(step, head))), ...(isAbout(label, steps) ? [] : stemsOfCompound(label, steps))])
  return wider.length === 0 ? rule : { ...rule, appliesTo: { ...rule.appliesTo, labels: [...rule.appliesTo.labels, ...wider] } }
}

type Timed = Reading & ReadingOf<'rhythm'> & { title: string }

/** What is done on days or at hours of its own. */
function isTimed(reading: Reading): reading is Timed {
  return reading.kind === 'rhythm' && reading.source === 'stated' && reading.strength === 'hard' && reading.title !== null
}

/** 'Practice in the car park on Sundays before 10': what the playbook practises once keeps these days and hours as well. */
function onItsSteps(series: Timed, deeds: readonly { title: string; minutes: number }[]): Reading[] {
  const { id, words, start, end, source, strength, text, days, windows, title } = series
  const head = headOfName(title)
  const holds = (minutes: number) => windows.length === 0 || windows.some(({ from, to }) => to - from >= minutes)
  const labels = head === null || days.weekdays === undefined && windows.length === 0 ? [] : deeds.filter(({ title: deed, minutes }) => beginsWith(deed, head) && holds(minutes)).map((deed) => deed.title)
  return labels.length === 0 ? [] : [{ id: `${id}-steps`, words, start, end, source, strength, text, kind: 'availability', days: days.weekdays === undefined ? {} : { weekdays: days.weekdays }, windows, person: null, appliesTo: { labels } }]
}

/** The practice of 'practice in the car park' and the brew of 'brew days'; null where more than a deed is named. */
function headOfName(title: string): string | null {
  const [head = ''] = title.split(/ (?:in|at|on|with|for|of|im|am|mit|für|en|con|para|dans|avec|pour|em|com) /u)
  const words = head.split(/\s+/u)
  const deed = words.length === 2 && SITTING.test(words[1]!) || words.length === 1 ? words[0]! : ''
  return deed.length > 3 && !isWholePlan(deed) ? deed : null
}

function isAbout(label: string, steps: readonly string[]): boolean {
  return steps.some((title) => matchesTask({ labels: [label] }, { title, subjects: [] }))
}

/** The 'packing' of 'packing boxes' and the 'calls' of 'phone calls'; the name of a sitting is none of what is done in it. */
function headsOf(label: string, isKnown: boolean): string[] {
  const words = label.split(/\s+/u)
  const [first, last] = [words[0]!, words.at(-1)!]
  if (words.length < 2 || SITTING.test(last)) return []
  return [...(/^\p{L}{3,}ing$/iu.test(first) || isDeed(first.toLowerCase()) && !OF_ANY_THING.test(first) ? [first] : []), ...(isKnown ? [] : [last])].filter((word) => word.length > 3 && !isWholePlan(word) && !/^(?:work|jobs?|bits?|tasks?)$/iu.test(word))
}

/** German 'Hörverstehen' is what 'Hören' is about: a compound begins with the verb that names the step. */
function stemsOfCompound(label: string, steps: readonly string[]): string[] {
  const verbs = steps.flatMap((step) => /^(\p{Lu}\p{L}{2,}en)(?!\p{L})/u.exec(step)?.[1] ?? [])
  return /^\p{L}{9,}$/u.test(label) ? [...new Set(verbs)].filter((verb) => label.toLowerCase().startsWith(verb.slice(0, -2).toLowerCase())) : []
}

/** What is done with anything: 'buy paint only on Saturdays' is no rule for all that is bought. */
const OF_ANY_THING = /^(?:buy|get|book|order|make|find|choose|check|call|write|prepare|plan|set|clean|arrange|confirm|hire|rent|pay|send|sort|organi[sz]e|collect|fetch|take|bring|give|do|tell|ask|inform|finish|return|test|print|read|measure|pack)$/iu

const SITTING = /^(?:class|classes|lessons?|sessions?|groups?|clubs?|courses?|meetings?|days?|evenings?|nights?|weekends?|practice|training)$/iu

function beginsWith(step: string, head: string): boolean {
  const [first = ''] = stems(step)
  const [wanted = ''] = stems(head)
  return wordBase(first) === wordBase(wanted)
}

/** 'Slackline only on Tuesdays and Saturdays', beside 'juggling every day': nothing else in the plan is about it. */
function isHabit(reading: Reading, steps: readonly string[], { brief }: PlanFrame): boolean {
  if (reading.kind !== 'availability' || reading.ofOthers || reading.source !== 'stated' || reading.appliesTo === null || reading.person !== null || reading.strength !== 'hard' || reading.days.weekdays === undefined || reading.days.weekdays.length > MOST_DAYS) return false
  const { labels } = reading.appliesTo
  const isNamed = (other: Reading) => {
    const name = other.kind === 'topic' ? other.label : other.kind === 'rhythm' || other.kind === 'event' || other.kind === 'commitment' ? other.title : null
    return name !== null && labels.some((label) => matchesTask({ labels: [label] }, { title: name, subjects: [] }) || matchesTask({ labels: [name] }, { title: label, subjects: [] }))
  }
  const areHabits = brief.readings.some((other) => other.kind === 'rhythm' && other.source === 'stated' && other.title !== null && (other.per === 'day' || other.per === 'week')) && !brief.readings.some(({ kind }) => kind === 'topic')
  return areHabits && !brief.readings.some(isNamed) && !labels.some((label) => isAbout(label, steps))
}

const MOST_DAYS = 3
const WEEKEND = '6,7'

function asHabit(rule: OpenTime): Reading {
  const { id, words, start, end, source, strength, appliesTo, days, windows } = rule
  const [label] = appliesTo!.labels
  // At weekends is on one of its days; on Tuesdays and Saturdays is on both.
  const count = days.weekdays!.join(',') === WEEKEND ? 1 : null
  return { id: `${id}-habit`, words, start, end, source, strength, appliesTo: { labels: [label!] }, text: rule.text, kind: 'rhythm', title: label!, count, per: 'week', atLeast: false, everyDays: null, days, windows, minutes: null }
}
