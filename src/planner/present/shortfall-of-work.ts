import type { NetworkTask } from '../draft/task-network.ts'
import type { Brief, Reading, ReadingOf } from '../goal/brief.ts'
import { matchesTask } from '../goal/matcher.ts'
import type { Schedule } from '../schedule/placement.ts'
import { dayOfMinute } from '../time/day-number.ts'
import { countOf, effortText, longDate } from './clock-text.ts'

type Task = Pick<NetworkTask, 'id' | 'title' | 'subjects' | 'type'>
type Stated = { name: string; words: string; minutes: number; /** How many things it is for. */ count: number; isOwn: (task: Task) => boolean }

/** Sittings come out a little shorter than what they share. */
const LEAST_KEPT = 0.75
/** In minutes: less is no reason to worry anybody. */
const LEAST_MISSING = 120
/** In minutes: nobody works longer at something in one day. */
const LONGEST_DAY = 12 * 60
/** A year of the same pace is no way out. */
const LONGEST_MORE_DAYS = 366

/** 'Sixteen units, each 5 hours', with two hours in each of four evenings: by how much the stated work exceeds the time that the plan has for it, and what would help. */
export function shortfallsOfWork({ brief, tasks, schedule }: { brief: Brief; tasks: readonly Task[]; schedule: Schedule }): string[] {
  if (brief.plannerType !== 'calendar') return []
  const lengths = new Map(schedule.placements.map(({ taskId, time }) => [taskId, time === null ? 0 : time.end - time.start]))
  const [first, last] = spanOf(brief, schedule)
  if (first === null || last === null) return []
  return statedWork(brief).flatMap((work) => {
    const own = tasks.filter((task) => task.type === 'task' && lengths.has(task.id) && work.isOwn(task))
    const planned = own.reduce((sum, { id }) => sum + lengths.get(id)!, 0)
    const missing = work.minutes - planned
    if (planned === 0 || planned >= work.minutes * LEAST_KEPT || missing < LEAST_MISSING) return []
    const ways = waysOut(work, { planned, first, last })
    return [`“${work.words}” takes ${effortText(work.minutes)}, and the plan has ${effortText(planned)} for it until ${longDate(last)}: ${effortText(missing)} are missing.${ways.length === 0 ? '' : ` Any one of these would make it fit: ${ways.join('; ')}.`}`]
  })
}

function waysOut({ minutes, count, name }: Stated, { planned, first, last }: { planned: number; first: number; last: number }): string[] {
  const days = last - first + 1
  const aDay = Math.ceil(minutes / days / 15) * 15
  const more = Math.ceil((minutes / planned) * days) - days
  const fewer = Math.floor((count * planned) / minutes)
  return [
    ...(aDay <= LONGEST_DAY ? [`${effortText(aDay)} of it every day`] : []),
    ...(more <= LONGEST_MORE_DAYS ? [`${countOf(more, 'day')} more at this pace`] : []),
    ...(count > 1 && fewer > 0 ? [`no more than ${fewer} of ${count} ${name}`] : []),
  ]
}

/** What the user has said the length of: each part, as often as there are such things. */
function statedWork({ readings }: Brief): Stated[] {
  const topics = readings.filter((reading): reading is Reading & ReadingOf<'topic'> => reading.kind === 'topic' && reading.source === 'stated' && reading.minutes !== null && reading.minutes > 0)
  return topics.map((topic) => {
    const isOfEach = topic.amount !== null && topic.amount.value > 1 && !/^h/iu.test(topic.amount.unit) && topic.text.startsWith(topic.amount.value.toLocaleString('en'))
    const count = isOfEach ? topic.amount!.value : 1
    return { name: topic.amount?.unit ?? topic.label, words: topic.text.split(':')[0]!, minutes: topic.minutes! * count, count, isOwn: (task) => matchesTask({ labels: [topic.label] }, { title: task.title, subjects: task.subjects }) }
  })
}

/** From the first day that holds anything to the end that was named, else to the last of them. */
function spanOf({ readings }: Brief, { placements }: Schedule): [number | null, number | null] {
  if (placements.length === 0) return [null, null]
  const ends = readings.flatMap((reading) => (reading.kind === 'deadline' && reading.appliesTo === null && reading.source === 'stated' ? [dayOfMinute(reading.latest - 1)] : []))
  const first = Math.min(...placements.map(({ days }) => days.first))
  return [first, Math.max(first, ends.length > 0 ? Math.min(...ends) : Math.max(...placements.map(({ days }) => days.last)))]
}
