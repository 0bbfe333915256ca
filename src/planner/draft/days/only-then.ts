import type { ReadingOf } from '../../goal/brief.ts'
import { wordBase } from '../../goal/matcher.ts'
import { closeness } from '../choosing/likeness/step-words.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { isOnlyThen } from './only-available.ts'
import type { NetworkTask } from '../task-network.ts'
import { capitalise, plainWords, uncapitalise } from '../wording.ts'

type Drafted = { tasks: NetworkTask[]; fixed: NetworkTask[] }

/**
 * 'Piano tuning, …; the tuner is only free on 5 May': the part that is theirs is done on that day. Its main step is the day
 * itself; what gets it ready comes before, what is made of it afterwards. A day that belongs to no part stays as it is.
 */
export function onTheirOnlyDays(drafted: Drafted, frame: PlanFrame): Drafted {
  if (frame.brief.plannerType !== 'calendar') return drafted
  return frame.of('event').filter((event) => isOnlyThen(event) && event.from === null).reduce((all, event) => withTheirPart(event, all, frame), drafted)
}

function withTheirPart(event: ReadingOf<'event'>, { tasks, fixed }: Drafted, frame: PlanFrame): Drafted {
  const day = fixed.find(({ answers }) => answers.includes(event.id))
  const work = tasks.filter((task) => task.answers.length > 0 && task.fixed === null && task.occurrence === null && isTheirWork(event.title, task))
  const steps = work.filter(({ answers }) => answers[0] === work[0]!.answers[0])
  const main = steps.toSorted((a, b) => b.effortMinutes - a.effortMinutes)[0]
  if (day === undefined || main === undefined) return { tasks, fixed }
  const { first } = event.days
  const ahead = (task: NetworkTask): NetworkTask => ({ ...task, allowedDays: { first: task.allowedDays?.first ?? frame.first, last: first - 1 } })
  const instead = (own: NetworkTask) => fixed.map((task) => (task === day ? own : task))
  const ids = new Set(steps.map(({ id }) => id))
  if (isThemselves(event.title, main)) return { tasks: tasks.map((task) => (ids.has(task.id) ? ahead(task) : task)), fixed: instead({ ...day, title: capitalise(main.subjects[0]!), subjects: [...day.subjects, ...main.subjects] }) }
  const placed = (task: NetworkTask, index: number): NetworkTask => {
    const linked = { ...task, after: task.after.map((link) => (link.taskId === main.id ? { ...link, taskId: day.id } : link)) }
    if (!ids.has(task.id)) return linked
    return index < tasks.indexOf(main) ? ahead(linked) : { ...linked, allowedDays: { first: first + 1, last: task.allowedDays?.last ?? frame.last }, wish: { ...task.wish, day: null } }
  }
  const held = { ...day, title: `${day.title} – ${uncapitalise(main.title)}`, description: main.description, effortMinutes: Math.max(day.effortMinutes, main.effortMinutes), subjects: [...day.subjects, ...main.subjects], answers: [...day.answers, ...main.answers] }
  return { tasks: tasks.map(placed).filter(({ id }) => id !== main.id), fixed: instead(held) }
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
