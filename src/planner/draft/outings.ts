import type { ReadingOf } from '../goal/brief.ts'
import { newTask } from './new-task.ts'
import { placeFor } from './places.ts'
import { hasFreeStays } from './trip/itinerary.ts'
import type { PlanFrame } from './plan-frame.ts'
import type { NetworkTask } from './task-network.ts'
import { capitalise, hasAnyKeyword, plainWords, slug } from './wording.ts'

/** One task for each person to meet around a town; which of them fit is the scheduler's choice. */
export function visitTasks(frame: PlanFrame): NetworkTask[] {
  return frame.of('visit').map((visit) => {
    const where = visit.place ? ` at ${visit.place}` : ''
    return newTask({
      id: `meet-${slug(`${visit.person} ${visit.place ?? ''}`)}`,
      title: `Meet ${visit.person}${where}`,
      description: `At least ${visit.minutes} minutes with ${visit.person}${where}. Send ${visit.person} the time beforehand. Done when you have met.`,
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
  const days = stayDays(frame)
  const stays = frame.of('stay')
  const isOrdered = hasFreeStays(frame)
  return stays.map((stay, index) => newTask({
    id: stayId(stay, index),
    title: `Stay in ${capitalise(stay.place)}`,
    description: `${stayLength(stay)} in ${stay.place}. Book the bed and the onward connection together, and keep one thing you want to see here for the first afternoon. Done when you leave for the next place.`,
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

function stayId(stay: ReadingOf<'stay'>, index: number): string {
  return `stay-${slug(stay.place)}-${index + 1}`
}

export function meetingTasks(frame: PlanFrame): NetworkTask[] {
  return frame.of('meeting').map((meeting) => {
    const people = joined(meeting.people)
    const named = hasAnyKeyword(plainWords(meeting.title), meeting.people.map((person) => `=${plainWords(person).join(' ')}`))
    return newTask({
      id: `meeting-${slug(meeting.title || people)}`,
      title: capitalise(named || people === '' ? meeting.title || 'Meeting' : `${meeting.title || 'Meeting'} with ${people}`),
      description: `${meeting.minutes} minutes that suit everybody${people ? ` (${people})` : ''}. Send the invitation with one line on what has to be decided. Done when the decision and who does what are written down.`,
      effortMinutes: meeting.minutes,
      priority: 'high',
      type: 'meeting',
      tags: ['meeting'],
      subjects: [meeting.title, ...meeting.people],
      location: placeFor({ title: meeting.title, subjects: meeting.people }, frame),
      wish: { day: null, windows: meeting.windows, position: null },
      answers: [meeting.id],
    })
  })
}

/** Calendar days of each stay; those without a number share what is left of the plan. */
function stayDays(frame: PlanFrame): number[] {
  const stays = frame.of('stay')
  const stated = stays.map((stay) => stay.days ?? (stay.nights === null ? null : stay.nights + 1))
  const open = stated.filter((days) => days === null).length
  const total = frame.last - frame.first + 1 + Math.max(0, stays.length - 1)
  const left = total - stated.reduce<number>((sum, days) => sum + (days ?? 0), 0)
  return stated.map((days) => Math.max(1, days ?? Math.floor(left / Math.max(1, open))))
}

function stayLength(stay: ReadingOf<'stay'>): string {
  if (stay.nights !== null) return stay.nights === 1 ? 'One night' : `${stay.nights} nights`
  if (stay.days !== null) return stay.days === 1 ? 'One day' : `${stay.days} days`
  return 'A stay'
}

export function joined(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
