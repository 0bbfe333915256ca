import { expect, it } from 'vitest'
import { readGoal } from '../goal/read-goal.ts'
import { reconcileBrief } from '../reconcile-brief.ts'
import { dayNumber, isoDate } from '../time/day-number.ts'
import { choosePlaybook } from './choosing/choose-playbook.ts'
import { draftNetwork } from './embedded-drafter.ts'
import { planFrame } from './plan-frame.ts'
import { weekdayOf } from '../time/day-number.ts'
import type { NetworkTask } from './task-network.ts'

it('counts down a piece of work that no playbook knows, with its number where one is given', () => {
  const titles = titlesOf('Label the 120 spoons of my aunt, an hour every Sunday until 30 May')
  expect(titles[0]).toMatch(/count it/u)
  expect(titles.filter((title) => /spoons \d+–\d+/u.test(title)).length).toBeGreaterThan(5)
  expect(titles.some((title) => /spoons \d+–120$/u.test(title))).toBe(true)
})

it('works on what is written through outline, text and revision', () => {
  const titles = titlesOf('Write the foreword for our club’s chronicle by 20 February, half an hour every evening')
  expect(['outline', 'write the first half', 'revise'].map((step) => titles.findIndex((title) => title.includes(`: ${step}`)) >= 0)).toEqual([true, true, true])
})

it('lets what is done choose the playbook, not what it has to be ready for', () => {
  expect(playbookOf('Learn Italian before our move to Turin, 20 minutes a day')).toBe('language-learning')
  expect(playbookOf('Scan the family photos by my father’s birthday on 9 May')).not.toBe('party')
  expect(playbookOf('Get everything ready before the baby comes on 3 May')).toBe('newborn')
})

it('takes a golden wedding for a party and a grant for an application', () => {
  expect(playbookOf('Celebrate our golden wedding on 22 May with 40 guests')).toBe('party')
  expect(playbookOf('Write a grant application for our library by 1 March')).toBe('grant-application')
})

it('marks no deadline beside the event that it is', () => {
  const tasks = tasksOf('My first half marathon is on 25 April, four runs a week')
  expect(tasks.filter(({ type }) => type === 'deadline')).toEqual([])
  expect(tasks.filter(({ type }) => type === 'event')).toHaveLength(1)
})

it('never says a baby is handed in', () => {
  const due = tasksOf('Our baby is due on 14 April, get the nursery ready').find(({ fixed }) => fixed !== null)!
  expect(due.description).not.toMatch(/hand it over|confirmation/iu)
})

it('studies the subjects that the goal itself names, part by part', () => {
  const titles = titlesOf('Study organic chemistry and genetics for my exam on 26 March, 2 hours every weekday evening')
  expect(titles.some((title) => title.startsWith('Organic chemistry, part 1 of'))).toBe(true)
  expect(titles.some((title) => title.startsWith('Genetics, part 2 of'))).toBe(true)
})

it('plants out beans in May, whatever their turn in the list', () => {
  const plant = tasksOf('Vegetable garden: beans, lettuce and kale, weekends, from January to the end of May').find(({ title }) => /beans.*(?:plant out|sow outside)/iu.test(title))!
  const last = dayNumber('2027-05-31')
  const day = isoDate(Math.round(dayNumber('2027-01-04') + plant.wish.position! * (last - dayNumber('2027-01-04'))))
  expect(day >= '2027-05-01').toBe(true)
})

it('shops and decorates in the last days before a party', () => {
  const tasks = tasksOf('Birthday party for my sister on Saturday 20 March at 19:00 with 30 guests')
  const placed = (id: string) => tasks.find((task) => task.id === id)!.wish.position!
  for (const id of ['shopping', 'cook-ahead', 'decorate']) expect(placed(id)).toBeGreaterThan(0.95)
})

it('has nobody approve what they made, and testers test', () => {
  const tasks = tasksOf('Content marketing, two 2-week sprints: a newsletter and a webinar. Lara (writer), Finn (designer)', 'sprint')
  for (const task of tasks.filter(({ role }) => role === 'approval')) {
    const makers = tasks.filter(({ id }) => task.after.some(({ taskId }) => taskId === id)).map(({ assignee }) => assignee)
    expect(makers).not.toContain(task.assignee)
  }
})

it('lets a rhythm that only names a level or an amount carry the work itself', () => {
  for (const prompt of ['Learn the ukulele, total beginner, 20 minutes a day for six weeks', 'Alte Dias digitalisieren, 600 Stück, jeden Samstag von 10 bis 12 Uhr bis Ende März']) {
    expect(titlesOf(prompt).filter((title) => /^(?:total beginner|600 st)/iu.test(title))).toEqual([])
  }
})

it('uses every day that the prompt offers with the length of a session', () => {
  const tasks = tasksOf('Learn to juggle three balls in two weeks, weekday evenings for 30 minutes')
  expect(new Set(tasks.map((task) => task.wish.day)).size).toBe(10)
  expect(tasks.every((task) => task.effortMinutes === 30)).toBe(true)
})

it('keeps a session within the hours of its day', () => {
  const tasks = tasksOf('Prepare for my history exam on 12 March, weekdays 7:00-8:00 and Sunday afternoons').filter((task) => task.fixed === null)
  const onWeekdays = tasks.filter((task) => task.wish.day !== null && weekdayOf(task.wish.day) <= 5)
  expect(onWeekdays.length).toBeGreaterThan(20)
  expect(onWeekdays.every((task) => task.effortMinutes <= 60)).toBe(true)
  expect(tasks.some((task) => task.wish.day !== null && weekdayOf(task.wish.day) === 7)).toBe(true)
})

it('drafts work that only an order names, in the words of the prompt', () => {
  const tasks = tasksOf('Write my speech by 5 February, Tuesdays and Thursdays 18-20. Interview Petra before drawing the slides.')
  const at = (words: string) => tasks.findIndex((task) => task.title.includes(words))
  expect([at('Interview Petra'), at('rawing the slides')].every((index) => index >= 0)).toBe(true)
  expect(tasks[at('rawing the slides')]!.after.map(({ taskId }) => taskId)).toContain(tasks[at('Interview Petra')]!.id)
})

function briefOf(prompt: string, plannerType: 'calendar' | 'sprint' = 'calendar') {
  return reconcileBrief(readGoal({ prompt, plannerType, now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))
}

function tasksOf(prompt: string, plannerType: 'calendar' | 'sprint' = 'calendar'): NetworkTask[] {
  return draftNetwork(briefOf(prompt, plannerType)).tasks
}

function titlesOf(prompt: string): string[] {
  return tasksOf(prompt).map(({ title }) => title)
}

function playbookOf(prompt: string): string | null {
  return choosePlaybook(planFrame(briefOf(prompt)))?.id ?? null
}

it('puts what leads up to an event on the days of a rhythm before it', () => {
  const brief = reconcileBrief(readGoal({ prompt: 'Set up a monthly book club, first evening Thursday 4 March 19:30, then every first Thursday until December. I can spend an hour on Mondays.', plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))
  const led = draftNetwork(brief).tasks.filter(({ allowedDays }) => allowedDays !== null)
  expect(led.length).toBeGreaterThan(5)
  expect(led.filter(({ wish, allowedDays }) => wish.day !== null && wish.day > allowedDays!.last)).toEqual([])
})

it('fills the hours of a goal with its work, not with a series that only shares a word with it', () => {
  const tasks = tasksOf('Set up a monthly book club at our library, first evening Thursday 4 March 19:30, then every first Thursday until December. Poster, choose six books with the members, order copies 5 weeks ahead. I can spend an hour on Mondays.')
  expect(tasks.some(({ title }) => title.startsWith('Choose six books'))).toBe(true)
  expect(tasks.filter(({ title }) => /^Monthly book club.*week/u.test(title))).toEqual([])
})
