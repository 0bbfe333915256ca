import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { dayNumber, weekdayOf } from '../../time/day-number.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const draft = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks

it('spreads the other runs over the week around a stated long run', () => {
  const runs = draft('Half marathon on 25 April, a long run every Sunday').filter(({ occurrence }) => occurrence !== null)
  const long = runs.filter(({ title }) => title.startsWith('Long run'))
  const days = new Set(runs.map(({ wish }) => wish.day!))
  expect(long.every(({ wish }) => weekdayOf(wish.day!) === 7)).toBe(true)
  expect(runs.length).toBeGreaterThan(2.5 * long.length)
  expect([...days].filter((day) => days.has(day + 1) && days.has(day + 2))).toEqual([])
  expect([...days].some((day) => weekdayOf(day) === 6 && days.has(day + 1))).toBe(false)
})

it('keeps the user’s word for a habit in its titles', () => {
  const titles = draft('Journal for 10 minutes every evening for a month').filter(({ occurrence }) => occurrence !== null).map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(25)
  expect(titles.every((title) => title.startsWith('Journal: '))).toBe(true)
})

it('sits practice tests beside the study, not instead of it', () => {
  const tasks = draft('Prepare for the GMAT by 20 March, weekday evenings 19-21, with a practice test every second Saturday')
  const tests = tasks.filter(({ title }) => title.startsWith('Practice test'))
  expect(tests.length).toBeGreaterThanOrEqual(4)
  expect(tests.every(({ wish }) => weekdayOf(wish.day!) === 6)).toBe(true)
  expect(tasks.filter(({ tags, wish }) => tags.includes('study') && wish.day !== null && weekdayOf(wish.day) <= 5).length).toBeGreaterThan(20)
})

it('goes through a named book by its share, and through a number of books one by one', () => {
  expect(draft('Read War and Peace by the end of February, 30 minutes every evening').some(({ title }) => /^War and Peace: up to \d+ %$/u.test(title))).toBe(true)
  expect(draft('I want to read 24 books this year').some(({ title }) => title.startsWith('Finish book 12'))).toBe(true)
})

it('walks at lunchtime for as long as a walk takes', () => {
  const walks = draft('I was told my blood sugar is high: help me eat better over 12 weeks; I can walk at lunchtime on weekdays').filter(({ title }) => title.startsWith('Walk: '))
  expect(walks.length).toBeGreaterThan(40)
  expect(walks.every(({ effortMinutes }) => effortMinutes <= 45)).toBe(true)
  expect(walks.at(-1)!.effortMinutes).toBeGreaterThan(walks[0]!.effortMinutes)
})

it('trains what was asked for as often as was asked', () => {
  const tasks = draft('Strength training three times a week, Monday, Wednesday and Friday 18:00-19:00, for 10 weeks')
  expect(tasks.filter(({ tags }) => tags.includes('strength')).length).toBeGreaterThanOrEqual(28)
  expect(tasks.filter(({ tags }) => tags.includes('cardio'))).toEqual([])
})

it('keeps what stands beside a goal that a playbook knows as it is', () => {
  const titles = draft('Learn Spanish until June, Tuesdays and Thursdays 18:00-19:00, football with friends on Mondays 20:00-21:30').map(({ title }) => title)
  expect(titles.some((title) => /football/iu.test(title))).toBe(true)
  expect(titles.filter((title) => /easy first round|part you avoid|one thing better|a little more/iu.test(title))).toEqual([])
})

it('trains for a ski week until it begins, in the user’s words, and plans no trip to where they work meanwhile', () => {
  const tasks = draft('Want to be fit for a ski week 18-25 March. Strength Tu/Th 7-7:45 pm, one longer cardio session at the weekend (max 90 mins). Nothing between 14 and 20 Feb, I’m in Lisbon for work. Book ski service by 3 March.')
  const titled = (pattern: RegExp) => tasks.filter(({ title, occurrence }) => occurrence !== null && pattern.test(title))
  expect(titled(/strength/iu).length).toBeGreaterThan(15)
  expect(titled(/cardio/iu).length).toBeGreaterThan(6)
  expect(tasks.filter(({ title }) => /Lisbon|passport/iu.test(title))).toEqual([])
  expect(Math.max(...tasks.filter(({ fixed }) => fixed === null).map(({ wish }) => wish.day ?? 0))).toBeLessThan(dayNumber('2027-03-18'))
})

it('puts what is done beside weekday evenings into the evening', () => {
  const beside = draft('Learn chess until the end of March: puzzles every weekday evening 20:00-20:30, club on Thursdays 19:00-22:00').filter(({ occurrence, fixed, timed }) => occurrence === null && fixed === null && timed)
  expect(beside.length).toBeGreaterThan(0)
  expect(beside.filter(({ wish }) => wish.day === null || weekdayOf(wish.day) <= 5).every(({ wish }) => wish.windows[0]!.from >= 19 * 60)).toBe(true)
})

it('runs the long run in one go on the day that is named for it, whatever hours other days have', () => {
  const runs = draft('Run a marathon on 6 June. I run 40 km a week. Tue and Thu 6-7 am, long run on Saturday, Sunday rest.').filter(({ title }) => title.startsWith('Long run'))
  expect(runs.length).toBeGreaterThan(10)
  expect(runs.filter(({ title }) => /\(part /u.test(title))).toEqual([])
  expect(runs.every(({ wish }) => weekdayOf(wish.day!) === 6)).toBe(true)
  expect(runs.some(({ effortMinutes }) => effortMinutes > 120)).toBe(true)
})

it('keeps the steps of a plan beside evenings that have no name', () => {
  const tasks = draft('Stay sober until 1 July, 30 minutes each evening for something else')
  expect(tasks.filter(({ occurrence }) => occurrence !== null).length).toBeGreaterThan(120)
  expect(tasks.filter(({ title }) => title.startsWith('Sober')).length).toBeLessThan(3)
  expect(tasks.some(({ title }) => title.startsWith('Clear the house'))).toBe(true)
})

it('spreads three turns a day from morning to evening', () => {
  const turns = draft('Recover after knee surgery until 1 March: exercises three times a day for 15 minutes').filter(({ occurrence, title }) => occurrence !== null && /exercises/iu.test(title))
  expect(new Set(turns.map(({ wish }) => wish.windows[0]?.from)).size).toBe(3)
  expect(Math.max(...turns.map(({ wish }) => wish.windows[0]!.from))).toBeGreaterThanOrEqual(15 * 60)
})

it('tries what is practised for shortly before it counts, and arranges nothing', () => {
  const titles = draft('Prepare my violin audition on 17 April, 60 minutes a day. Mock audition for my teacher by 3 April.').map(({ title }) => title)
  expect(titles.filter((title) => /^Mock audition.*: /u.test(title)).map((title) => title.replace(/^.*?: /u, ''))).toEqual(['as it shall be in the end, once and without stopping'])
})

it('runs on the other days too, where only the long run and the strength have theirs', () => {
  const runs = draft('Half marathon on 28 March. Mon and Wed 6.30-7.30 am are free, long run on Sunday, Friday strength at the gym.').filter(({ title, wish }) => / run/u.test(title) && [1, 3].includes(weekdayOf(wish.day ?? 0)))
  expect(runs.length).toBeGreaterThan(10)
})

it('names what each turn of a counted goal gets done, with no other sessions beside it', () => {
  expect(draft('Mend 60 puppets by 1 March at six a day').slice(0, 3).map(({ title }) => title)).toEqual(['Puppets 1–6', 'Puppets 7–12', 'Puppets 13–18'])
  expect(draft('10 essays by 31 March, one a week').filter(({ type }) => type !== 'deadline').map(({ title }) => title)).toEqual(Array.from({ length: 10 }, (_, index) => `Essay ${index + 1}/10`))
})

it('keeps the practice for an occasion beside the counted turns', () => {
  expect(draft('Learn 6 songs on the guitar for the wedding on 17 April, one song a week').filter(({ title }) => !title.startsWith('Song')).length).toBeGreaterThan(5)
})

it('does what is done again as it is, and only practice grows from one time to the next', () => {
  const grows = (prompt: string) => draft(prompt).some(({ title }) => /easy first round|part you avoid|one thing better|a little more/iu.test(title))
  expect(['Nan’s eye operation 14 July. After it: drops four times a day for 4 weeks', 'Grandad’s hip operation 14 July. Gargle twice a day until then', 'Inventory of the museum store by 30 June. Check the traps every Monday'].filter(grows)).toEqual([])
  expect(grows('Nunchaku practice three times a week until the end of March')).toBe(true)
})

it('keeps the upkeep of a thing beside the work on it, which needs no days of its own', () => {
  const tasks = draft('First washed-rind cheeses from our own milk. From 22 March on the rinds get washed every Tuesday and every Friday, until the tasting on 17 May.')
  const [washing, other] = [tasks.filter(({ title }) => title.startsWith('Wash the rinds')), tasks.filter(({ title, occurrence }) => occurrence === null && !title.startsWith('Wash the rinds'))]
  expect(washing).toHaveLength(16)
  expect(washing.every(({ wish }) => [2, 5].includes(weekdayOf(wish.day!)))).toBe(true)
  expect(other.length).toBeGreaterThan(8)
})

it('spreads the turns of a day over what is free around a shift, each later than the one before', () => {
  const turns = draft('Eye gel for the dog 4 times a day for 10 days. I work every day 14:00-18:00.').filter(({ occurrence }) => occurrence !== null)
  const begins = turns.slice(0, 4).map(({ wish }) => wish.windows[0]!.from / 60)
  expect(begins).toEqual(begins.toSorted((a, b) => a - b))
  expect(new Set(begins).size).toBe(4)
  expect(begins.every((hour) => hour >= 8 && hour < 20 && (hour < 14 || hour >= 18))).toBe(true)
})

it('has two turns before and after work where that is what is free', () => {
  const turns = draft('Knee exercises twice a day for 10 days. I work every day 9:00-17:00.').filter(({ occurrence }) => occurrence !== null)
  expect(turns.slice(0, 2).map(({ wish }) => wish.windows[0]!.to <= 540 || wish.windows[0]!.from >= 1020)).toEqual([true, true])
})
