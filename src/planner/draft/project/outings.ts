import type { ReadingOf } from '../../goal/brief.ts'
import type { Language } from '../../playbooks/playbook.ts'
import { newTask } from '../new-task.ts'
import { outingWords } from './outing-words.ts'
import { placeFor } from '../places.ts'
import { hasFreeStays } from '../trip/is-itinerary.ts'
import { daysAway } from '../trip/programme.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { capitalise, hasAnyKeyword, plainWords, slug } from '../wording.ts'

/** A place has a leading space, which filling a text would take off. */
const WHERE: Record<Language, string> = { en: ' at {place}', de: ' ({place})', es: ' ({place})', fr: ' ({place})', pt: ' ({place})' }

/** One task for each person to meet around a town; which of them fit is the scheduler's choice. */
export function visitTasks(frame: PlanFrame): NetworkTask[] {
  return frame.of('visit').map((visit) => {
    const say = (key: 'visit' | 'visitText') => outingWords(key, frame.language, { person: visit.person, where: visit.place ? WHERE[frame.language].replace('{place}', visit.place) : '', minutes: String(visit.minutes) })
    return newTask({
      id: `meet-${slug(`${visit.person} ${visit.place ?? ''}`)}`,
      title: say('visit'),
      description: say('visitText'),
      effortMinutes: visit.minutes,
      type: 'meeting',
      tags: ['meeting'],
      subjects: [visit.person, ...(visit.place ? [visit.place] : [])],
      location: visit.place ?? placeFor({ title: `Meet ${visit.person}`, subjects: [visit.person] }, frame),
      optional: true,
      wish: { day: visit.window.day, windows: [{ from: visit.window.from, to: visit.window.to }], position: null },
      answers: [visit.id],
    })
  })
}

/** One date-only task for each place to stay in; the order is the prompt's where nothing binds it, else the scheduler's choice. */
export function stayTasks(frame: PlanFrame): NetworkTask[] {
  // A team's work is no journey, whatever word stands before its hours.
  if (frame.brief.plannerType === 'sprint') return []
  const days = stayDays(frame)
  const stays = frame.of('stay')
  const isOrdered = hasFreeStays(frame)
  const away = daysAway(frame)
  return stays.map((stay, index) => newTask({
    // A trip that is prepared for has its nights on its own days.
    ...(away === null ? {} : { fixed: { days: nightsFrom(away.days.first, days, index), from: null, to: null } }),
    id: stayId(stay, index),
    title: outingWords('stay', frame.language, { place: capitalise(stay.place) }),
    description: outingWords('stayText', frame.language, { length: stayLength(stay, frame.language), place: stay.place }),
    effortMinutes: 60 * days[index]!,
    type: 'event',
    tags: ['travel'],
    subjects: [stay.place],
    location: capitalise(stay.place),
    timed: false,
    spanDays: days[index]!,
    wish: { day: stay.within[0]?.first ?? null, windows: [], position: null },
    after: isOrdered && index > 0 ? [{ taskId: stayId(stays[index - 1]!, index - 1), lagMinutes: 0 }] : [],
    answers: [stay.id],
  }))
}

/** The day of leaving belongs to the next place as well. */
function nightsFrom(first: number, days: readonly number[], index: number) {
  const start = first + days.slice(0, index).reduce((sum, count) => sum + count - 1, 0)
  return { first: start, last: start + days[index]! - 1 }
}

function stayId(stay: ReadingOf<'stay'>, index: number): string {
  return `stay-${slug(stay.place)}-${index + 1}`
}

export function meetingTasks(frame: PlanFrame): NetworkTask[] {
  return frame.of('meeting').map((meeting) => {
    const people = joined(meeting.people, frame.language)
    const title = meeting.title || outingWords('meeting', frame.language)
    const named = hasAnyKeyword(plainWords(meeting.title), meeting.people.map((person) => `=${plainWords(person).join(' ')}`))
    return newTask({
      id: `meeting-${slug(meeting.title || people)}`,
      title: capitalise(named || people === '' ? title : outingWords('meetingWith', frame.language, { title, people })),
      description: outingWords('meetingText', frame.language, { minutes: String(meeting.minutes), people: people ? ` (${people})` : '' }),
      effortMinutes: meeting.minutes,
      priority: 'high',
      type: 'meeting',
      tags: ['meeting'],
      subjects: [meeting.title, ...meeting.people],
      location: placeFor({ title: meeting.title, subjects: meeting.people }, frame),
      wish: { day: null, windows: meeting.windows.length > 0 ? meeting.windows : [OFFICE_HOURS], position: null },
      answers: [meeting.id],
    })
  })
}

/** When people meet where nobody says when they work. */
const OFFICE_HOURS = { from: 9 * 60, to: 17 * 60 }

/** Calendar days of each stay; those without a number share what is left of the plan. */
function stayDays(frame: PlanFrame): number[] {
  const stays = frame.of('stay')
  const stated = stays.map((stay) => stay.days ?? (stay.nights === null ? null : stay.nights + 1))
  const open = stated.filter((days) => days === null).length
  const total = frame.last - frame.first + 1 + Math.max(0, stays.length - 1)
  const left = total - stated.reduce<number>((sum, days) => sum + (days ?? 0), 0)
  return stated.map((days) => Math.max(1, days ?? Math.floor(left / Math.max(1, open))))
}

function stayLength({ nights, days }: ReadingOf<'stay'>, language: Language): string {
  if (nights !== null) return nights === 1 ? outingWords('oneNight', language) : outingWords('nights', language, { count: String(nights) })
  if (days !== null) return days === 1 ? outingWords('oneDay', language) : outingWords('days', language, { count: String(days) })
  return outingWords('aStay', language)
}

/** 'Ana, Leo and Kim'. */
export function joined(names: readonly string[], language: Language): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${outingWords('and', language)} ${names.at(-1)}`
}
