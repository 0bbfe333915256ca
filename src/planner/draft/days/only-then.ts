import type { ReadingOf } from '../../goal/brief.ts'
import { wordBase } from '../../goal/matcher.ts'
import { closeness } from '../choosing/likeness/step-words.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { capitalise, plainWords, uncapitalise } from '../wording.ts'

const ONLY_THEN = /(?<!\p{L})only (?:available|free|there|here|in town|open|works?|around|has time|have time|possible|can (?:come|do it|make it))(?!\p{L})|(?<!\p{L})(?:available|free|there|here|can (?:come|do it|make it)|has time|have time) only(?!\p{L})|(?<!\p{L})(?:kann|können|hat|haben|ist|sind) nur (?:am|vom|an)(?!\p{L})|(?<!\p{L})(?:solo|sólo|só) (?:está|están|estão|puede|pueden|pode|podem|tiene|tem)(?!\p{L})|(?<!\p{L})(?:n['’]est|ne sont|ne peu(?:t|vent)) (?:disponibles?|libres?|venir) que(?!\p{L})/iu

/** 'The tuner is only free on 5 May': a day on which somebody or something can be had, and nothing that a plan leads to. */
export function isOnlyThen({ words, source }: Pick<ReadingOf<'event'>, 'words' | 'source'>): boolean {
  return source === 'stated' && ONLY_THEN.test(words)
}

type Drafted = { tasks: NetworkTask[]; fixed: NetworkTask[] }

/**
 * 'Piano tuning, …; the tuner is only free on 5 May': the part that is theirs is done on that day. Its main step is the day
 * itself; what gets it ready comes before, what is made of it afterwards. A day that belongs to no part stays as it is.
 */
export function onTheirOnlyDays(drafted: Drafted, frame: PlanFrame): Drafted {
  if (frame.brief.plannerType !== 'calendar') return drafted
  return frame.of('event').filter((event) => isOnlyThen(event) && event.from === null).reduce((all, event) => withTheirPart(event, all), drafted)
}

function withTheirPart(event: ReadingOf<'event'>, { tasks, fixed }: Drafted): Drafted {
  const day = fixed.find(({ answers }) => answers.includes(event.id))
  const work = tasks.filter((task) => task.answers.length > 0 && task.fixed === null && task.occurrence === null && isTheirWork(event.title, task))
  const main = work.filter((task) => task.answers[0] === work[0]!.answers[0]).toSorted((a, b) => b.effortMinutes - a.effortMinutes)[0]
  if (day === undefined || main === undefined) return { tasks, fixed }
  if (isThemselves(event.title, main)) return { tasks: tasks.map((task) => (task.answers[0] === main.answers[0] ? { ...task, allowedDays: { first: task.allowedDays?.first ?? -Infinity, last: event.days.first - 1 } } : task)), fixed: fixed.map((task) => (task === day ? { ...day, title: capitalise(main.subjects[0]!), subjects: [...day.subjects, ...main.subjects] } : task)) }
  const steps = work.filter((task) => task !== main && task.answers[0] === main.answers[0])
  const at = tasks.indexOf(main)
  const own: NetworkTask = { ...day, title: `${day.title} – ${uncapitalise(main.title)}`, description: main.description, effortMinutes: Math.max(day.effortMinutes, main.effortMinutes), subjects: [...day.subjects, ...main.subjects], answers: [...day.answers, ...main.answers] }
  const { first } = event.days
  const placed = (task: NetworkTask): NetworkTask => {
    const after = task.after.map((link) => (link.taskId === main.id ? { ...link, taskId: day.id } : link))
    if (!steps.includes(task)) return { ...task, after }
    // Its own wish was for the middle of a list that knew nothing of this day.
    return tasks.indexOf(task) < at ? { ...task, after, allowedDays: { first: task.allowedDays?.first ?? -Infinity, last: first - 1 } } : { ...task, after, allowedDays: { first: first + 1, last: task.allowedDays?.last ?? Infinity }, wish: { ...task.wish, day: null } }
  }
  return { tasks: tasks.filter((task) => task !== main).map(placed), fixed: fixed.map((task) => (task === day ? own : task)) }
}

/** The photographer's are the photos and the pictures, the tiler's the tiles: two words that begin alike or mean much the same. */
function isTheirWork(title: string, { subjects }: NetworkTask): boolean {
  const whose = plainWords(title).at(-1) ?? ''
  return plainWords(subjects[0] ?? '').some((word) => {
    const base = wordBase(word.replace(/s$/u, ''))
    return closeness(whose, word) >= CLOSE || base.length >= SHORTEST && (whose.startsWith(base) || whose.slice(0, ALIKE) === word.slice(0, ALIKE) && whose.length > ALIKE)
  })
}

/** 'Electrician for two sockets … the electrician is only free on 10 April': what there is to do about it before is to book them. */
function isThemselves(title: string, { subjects }: NetworkTask): boolean {
  return plainWords(subjects[0] ?? '').includes(plainWords(title).at(-1) ?? '')
}

const CLOSE = 0.42
const SHORTEST = 4
const ALIKE = 6
