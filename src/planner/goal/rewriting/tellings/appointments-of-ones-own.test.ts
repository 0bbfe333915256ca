import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'
import { appointmentsOfOnesOwn } from './appointments-of-ones-own.ts'

const written = (text: string) => appointmentsOfOnesOwn(text).toSorted((a, b) => a.start - b.start).reduceRight((said, { text: words, start, end }) => said.slice(0, start) + words + said.slice(end), text)

describe('appointments and care beside the goal', () => {
  it.each([
    ["I've got dialysis every Mon, Wed and Fri at 7.30am. Write my family history by June.", "Write my family history by June. I'm at dialysis every Mon, Wed and Fri 7:30-8:30."],
    ['Declutter the flat by May, 3 hours a week, and I have counselling on Tuesdays at 5', "Declutter the flat by May, 3 hours a week. I'm at counselling every Tuesday 17:00-18:00."],
    ['We have choir on Mondays from 7:30pm to 9pm. Redo the bathroom by May', "Redo the bathroom by May. I'm at choir every Monday 19:30-21:00."],
    ['I look after my grandson Tue and Thu 8 to 4. Learn Welsh by August', 'Learn Welsh by August. I work as carer for my grandson Tue and Thu 8 to 4.'],
  ])('%s', (text, said) => {
    expect(written(text)).toBe(said)
  })

  it.each(['I have physio every Wednesday at 4', 'I have physio Mondays at 8, choir Wednesdays 7-9 and a thesis to write', 'I want to join a choir by May, 2 hours a week', 'I look after my skin every Monday', 'Physio on Friday 5 March at 4, then a run of 5 km'])('leaves what is no such telling: %s', (text) => {
    expect(written(text)).toBe(text)
  })
})

it('takes the hour of the appointment, and holds the amount of the goal', () => {
  const goal = 'I have acupuncture every Friday at 3. Train for a half marathon on 20 June, 4 hours a week'
  expect(stated(goal, 'commitment').map(({ title, windows, days }) => [title, windows[0]?.from, days.weekdays])).toEqual([['acupuncture', 900, [5]]])
  expect(stated(goal, 'availability').filter(({ days }) => days.weekdays !== undefined)).toEqual([])
})
