import { describe, expect, it } from 'vitest'
import { describePattern } from '../../describe.ts'
import { read, stated } from '../../read-for-tests.ts'

function busyOf(prompt: string): [string, string][] {
  return stated(prompt, 'commitment').map(({ days, windows }) => [describePattern(days), windows.map(({ from, to }) => `${from / 60}-${to / 60}`).join(', ')])
}

function openOf(prompt: string): [string, string][] {
  return stated(prompt, 'availability').map(({ days, windows }) => [describePattern(days), windows.map(({ from, to }) => `${from / 60}-${to / 60}`).join(', ')])
}

describe('hours of oneself', () => {
  it.each([
    ['I do shifts: early (6-14) Mon Tue, late (14-22) Wed Thu, off Fri-Sun. Learn the banjo', [['Mon, Tue', '6-14'], ['Wed, Thu', '14-22']]],
    ['My shifts are 6-2 Mon to Wed and 2-10 Thu Fri. Learn the banjo', [['Mon, Tue, Wed', '6-14'], ['Thu, Fri', '14-22']]],
    ['work Mon 9-5, Tue 12-8, Thu-Fri 9-5, off Wed and weekends. Learn the banjo', [['Mon', '9-17'], ['Tue', '12-20'], ['Thu, Fri', '9-17']]],
    ['Shift pattern: days 7-7 Mon-Thu, off Fri-Sun. Learn the banjo', [['Mon, Tue, Wed, Thu', '7-19']]],
  ])('are shifts with their days: %s', (prompt, busy) => {
    expect(busyOf(prompt)).toEqual(busy)
    expect(stated(prompt, 'rhythm')).toEqual([])
    expect(read(prompt).subject).toBe('Learn the banjo')
    expect(stated(prompt, 'topic')).toEqual([])
  })

  it.each([
    ['I work Tue-Fri 9:30-14:30. Restore the harmonium by 20 March', 'Restore the harmonium'],
    ['Free Mondays after 4, Wednesdays until noon. Restore the harmonium by 20 March', 'Restore the harmonium'],
    ['I can only work on it while my daughter is at nursery, Mon-Thu 9-12. Restore the harmonium by 20 March', 'Restore the harmonium'],
    ['Ich arbeite Mo bis Do 8-16 Uhr. Das Harmonium restaurieren bis 20. März', 'Harmonium restaurieren'],
    ['Je travaille le lundi et le mardi de 9h à 17h. Restaurer le piano pour le 20 mars', 'Restaurer le piano'],
  ])('are not what the goal is called: %s', (prompt, subject) => {
    expect(read(prompt).subject).toBe(subject)
  })

  it('are weekly engagements, said one after the other', () => {
    const prompt = "I've got physio Mondays at 8, choir Wednesdays 7-9pm and football with the kids Sat mornings. Need 4 hours a week for my thesis chapter, due 31 March"
    expect(busyOf(prompt)).toEqual([['Mon', '8-10'], ['Wed', '19-21'], ['Sat', '8-12']])
    expect(read(prompt).subject).toBe('thesis chapter')
  })

  it('are no engagements of each week where they are once', () => {
    expect(stated('I have a check-up on Monday at 9 and a haircut on Friday at 2pm. Help me sort the week', 'commitment')).toEqual([])
  })

  it('keep their own words as evidence', () => {
    const [work] = stated('I work Tue-Fri 9:30-14:30. Restore the harmonium by 20 March', 'commitment')
    expect(work?.words).toBe('I work Tue-Fri 9:30-14:30')
  })

  it('are free while others are looked after', () => {
    expect(openOf('When the baby sleeps (1-3pm) I want to study for the citizenship test on 15 April')).toEqual([['every day', '13-15']])
    expect(openOf('Sew costumes while the kids are at school 9-3, done by 12 March')).toEqual([['weekdays', '9-15']])
  })

  it('are not free where nothing may be done then', () => {
    expect(openOf('Renovate the hall, no drilling while the baby sleeps 1-3pm')).toEqual([])
  })

  it('stay where the first sentence asks for something', () => {
    expect(read('I want to work on my thesis on Mondays 9-12. Then the garden').subject).not.toBe('garden')
  })
})

describe('hours a week', () => {
  it.each([
    ['Fit in 3 hours a week of bookkeeping over the next six weeks', 'bookkeeping'],
    ['I want to do 3 hours of bookkeeping a week for the next six weeks', 'bookkeeping'],
    ['Do bookkeeping 3 hours a week for six weeks', 'bookkeeping'],
  ])('are a rate of the thing, and no week is work of its own: %s', (prompt, subject) => {
    expect(read(prompt).subject).toBe(subject)
    expect(stated(prompt, 'limit').map(({ per, max }) => [per, max])).toEqual([['week', 180]])
    expect(stated(prompt, 'topic')).toEqual([])
  })
})
