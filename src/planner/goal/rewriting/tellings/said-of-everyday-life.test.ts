import { expect, it } from 'vitest'
import { planOf } from '../../../plan-for-tests.ts'
import { freeAndWorking } from './free-and-working.ts'
import { byTheTime } from '../dates/by-the-time.ts'
import { beforeTheyGetUp } from '../hours/before-they-get-up.ts'
import { mostlyOnDays } from './mostly-on-days.ts'
import { takenUp } from './taken-up.ts'
import { workFromHome } from './work-from-home.ts'
import type { Said } from '../said.ts'

const written = (text: string, find: (text: string) => readonly Said[]) => [...find(text)].reduceRight((said, { text: words, start, end }) => said.slice(0, start) + words + said.slice(end), text)

it.each([
  ['Build a bookcase, workshop free Saturdays 9 to 1', freeAndWorking, 'Build a bookcase, I can only work on it Saturdays 9 to 1'],
  ['Toddler in her own bed by the time the baby comes on 1 March', byTheTime, 'Toddler in her own bed before the baby comes on 1 March'],
  ['Sketch for a quarter of an hour before the baby wakes at 5.40', beforeTheyGetUp, 'Sketch for a quarter of an hour every day before 5:40am'],
  ['Run before work at 8, Tuesdays and Fridays', beforeTheyGetUp, 'Run before work at 8, Tuesdays and Fridays'],
  ['Sort the loft, half an hour most Sundays', mostlyOnDays, 'Sort the loft, half an hour Sundays'],
  ['Meditate every morning before the kids get up at 6:30', beforeTheyGetUp, 'Meditate every day before the kids get up at 6:30am'],
  ['Run 3 mornings a week before work at 8', beforeTheyGetUp, 'Run 3 times a week before work at 8am'],
  ['Take up swimming twice a week', takenUp, 'Start swimming twice a week'],
  ['Puppy on 12 May, and we both work from home except Thursdays', workFromHome, 'Puppy on 12 May, and we are away on Thursdays from 8:00 to 18:00'],
] as const)('says it plainly: %s', (text, find, said) => {
  expect(written(text, find)).toBe(said)
})

it.each([
  ['Workshop free for members', freeAndWorking], ['By the time I am 40', byTheTime], ['Free every morning before 10am', beforeTheyGetUp], ['Every morning before 10 days are over', beforeTheyGetUp],
  ['Take up the trousers', takenUp], ['Find a job where I can work from home', workFromHome],
] as const)('leaves what means something else: %s', (text, find) => {
  expect(written(text, find)).toBe(text)
})

it('does what is due by an hour of every evening shortly before it', async () => {
  const { tasks } = await planOf('Phone out of the bedroom by 10pm every night for 2 weeks')
  expect(tasks.every(({ startTime }) => startTime !== null && startTime >= '21:00')).toBe(true)
  const early = await planOf('Meditate 10 minutes every day before 7am for 2 weeks')
  expect(early.tasks.filter(({ title }) => title.startsWith('Meditate')).every(({ startTime }) => startTime !== null && startTime >= '06:00' && startTime < '07:00')).toBe(true)
})
