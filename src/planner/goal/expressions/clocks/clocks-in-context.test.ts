import { describe, expect, it } from 'vitest'
import { isoDate } from '../../../time/day-number.ts'
import { stated, TODAY } from '../../read-for-tests.ts'
import { pointOf } from '../../times/clock-windows.ts'
import { wordingOf } from '../../rewriting/wording.ts'

/** The hours seen in a text, each as 'H:MM' in its half of the day or as 'H:MM-H:MM', with the day that is part of the same expression before it. */
function hoursIn(prompt: string): string[] {
  const expressions = wordingOf({ prompt, plannerType: 'calendar', now: `${TODAY}T08:00`, timeZone: 'Europe/London', locale: 'en-GB' }).expressions()
  return expressions.flatMap(({ clock, days }) => {
    const from = clock?.isPoint === true ? pointOf(clock, false) : clock?.from?.minute
    const told = [from, clock?.to?.minute].filter((minute) => minute !== null && minute !== undefined).map((minute) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`)
    return told.length === 0 ? [] : [`${days === null ? '' : `${isoDate(days.first).slice(5)} `}${told.join('-')}`]
  })
}

describe('hours that only the rest of the goal makes hours', () => {
  it.each([
    ['with a point behind what they are hours of', 'Wedding on Sat 12 June. Hair 9.30, ceremony 1.15, first dance 8.', ['9:30', '13:15', '20:00']],
    ['at the head of what is done', 'School fair Sat 12 June: 10.30 raffle, 11.45 tug of war, 12.15 cakes', ['06-12 10:30', '11:45', '12:15']],
    ['on lines of their own', 'Regatta, 10 July\n08.30 – briefing\n09.15 – first race\n16.10 – prizes', ['8:30', '9:15', '16:10']],
    ['as numbers alone in a list with others', 'Leavers’ ball fri 25 june: photographer 6, coaches 6.30, meal 7.15, crowning 10', ['18:00', '18:30', '19:15', '22:00']],
    ['right behind their day', 'piano tuner tue 12 jan 9, recital sun 14 mar 2', ['01-12 9:00', '03-14 14:00']],
    ['behind their day and a comma', 'Plumber, Tuesday 12 January, 9. Then paint.', ['01-12 9:00']],
    ['before their day', 'Choir tour: coach 7.50, Sat 10 July.', ['07-10 7:50']],
    ['without any sign between hour and minutes', 'vet fri 9 apr 1040 then groomer', ['04-09 10:40']],
    ['where four digits behind a date are no year', 'union meeting thu 8 july 1330', ['07-08 13:30']],
    ['as half an hour past', 'dress fitting sat 6 march half two, bring shoes', ['03-06 14:30']],
    ['in a word', 'Carol service: Friday 10 December, seven.', ['12-10 19:00']],
    ['more or less', 'Gig on Friday 9 April. Friends come round sixish, taxi 9-ish.', ['18:00', '21:00']],
    ['for those who come early', 'Murder mystery dinner on 2 October, guests arrive 6.45 for 7.', ['18:45']],
    ['as a stretch beside their day', 'Bake sale Sunday 7 March, 10–1. Clear up after.', ['10:00-1:00']],
    ['as a stretch behind what has the day', 'The auditors are in on 12 March, 9 to 4.', ['9:00-4:00']],
    ['on days of the week', 'Band practice Thursdays, 7.30. Concert 12 June.', ['19:30']],
    ['behind a day that is pointed at', 'Party sat 4 dec, band comes same day 5, cake from the baker.', ['12-04 17:00']],
    ['at midday', 'Portrait sitting on Friday 5 March, midday', ['03-05 12:00']],
    ['before a clause that goes on', 'At six that evening we have the theory test.', ['18:00']],
    ['where it was taken for a day of a month', 'Physio on Tuesday 12 January, 2.10. Bring shoes.', ['01-12 14:10']],
    ['from a higher number to a lower one', 'Strip the roof by 12 June. The neighbour allows noise 8 to 5 and none on Sundays.', ['8:00-5:00']],
    ['in Spanish', 'La firma es el 18 de marzo, 10.30. Ensayo el 5 de abril, nueve menos cuarto.', ['03-18 10:30', '04-05 8:45']],
    ['in Portuguese', 'Batizado: 21 de novembro, dez e meia. Levar bolo.', ['11-21 10:30']],
    ['in French', 'Concert le 12 juin, 20.30. Répétition le 5 juin, 18h.', ['06-12 20:30', '06-05 18:00']],
    ['in German', 'Flohmarkt am 12. Juni, 9.30. Aufbau am 11. Juni, 17.30.', ['06-12 9:30', '06-11 17:30']],
  ])('%s: %s', (_, prompt, expected) => {
    expect(hoursIn(prompt)).toEqual(expected)
  })

  it.each([
    'Read chapters 3, 4 and 7 by 12 June', 'Write 500 words on Fri 9 April', 'Party for 8 on Sat 12 June', 'Dinner party Sat 12 June, 8 guests', 'Sat 12 June: 3 loads of washing',
    'Budget 900, done by 12 June', 'Run 7.30 km on Sat 12 June', 'Sprint 2 starts on 12 June', 'Exam on 12 June, room 12', 'Concert on 12 June, tickets 7.50 each',
    'Three Saturdays from 6 March: paint the fence', 'Interview 1 on 12 March, interview 2 on 13 March', 'Move on Sat 12 June, flat 4', 'Upgrade to version 7.30 by 12 June', 'Lose 4.50 kg by 12 June',
    'Kids aged 7 and 9 have a party on 12 June', 'Meet at 10 Oak Street on 12 June', 'Two hours on weekdays, four at weekends', 'On 12 June we pick one of them', 'We need 4, not 9, for 12 June',
    '1. Call the vet, Fri 9 April\n2. Book the hall\n3. Paint it, 12 June', 'Matinee in screen 1 on 12 June', 'A Joana (matemática 9.º) tem exame a 12 de junho', 'Football on 12 June, last year we won 5-3.', 'Gym on 12 June, sets: 5, reps: 12', 'Cup final on 12 June, lose 3-2 and we are out',
    'Six coats of oil by 12 June', 'Cost £7.30, due 12 June', 'The 5 of us sail on 12 June', 'Team of 6, launch 12 June', 'A 10.15 macOS upgrade by 12 June',
  ])('leaves what is counted, numbered, measured or paid: %s', (prompt) => {
    expect(hoursIn(prompt).filter((hour) => !hour.includes('undefined'))).toEqual([])
  })
})

it('leaves days of a month with a point', () => {
  expect(hoursIn('Flohmarkt am Samstag, 12.6., Aufbau am Freitag, 11.06.')).toEqual([])
})

describe('which half of the day', () => {
  const hours = (prompt: string) => stated(prompt, 'event').map(({ title, from }) => [title?.toLowerCase(), from === null ? null : from / 60])

  it('is the evening for what is held then, and what follows in the list is later', () => {
    expect(hoursIn('Panto on Fri 10 December. Make-up 5.45, curtain 7.30.')).toEqual(['17:45', '19:30'])
    expect(hours('Panto opening night on Fri 10 December, curtain 7.30.').map(([, from]) => from)).toContain(19.5)
  })

  it('is the morning again on the next day', () => {
    expect(hoursIn('Scout camp Fri 7 May: lights out 10, breakfast 7.20 next morning')).toEqual(['22:00', '7:20'])
  })
})

it('takes what is counted with something for no hour', () => {
  expect(stated('Bake 12 loaves for the fair on 3 June, 6 with seeds.', 'event').map(({ title, from }) => [title, from])).toEqual([['fair', null]])
})

it('takes a number behind the most or the least of something for no hour', () => {
  expect(stated('Move 80 servers by 30 June. Waves of max 12, on Wednesday nights.', 'availability').filter(({ windows }) => windows.some(({ from }) => from === 720))).toEqual([])
})

it('takes a smaller number behind an hour of the morning for one after noon', () => {
  expect(stated('My cousin’s wedding is on 12 June: dressing 10.30, ceremony 2, dinner 6.30.', 'event').map(({ title, from }) => [title, from])).toContainEqual(['ceremony', 14 * 60])
})

it('takes numbers under a heading that says their unit for no hours', () => {
  expect(hoursIn('A day out on 5 June.\nWalking (in minutes):\nHarbour to mill: 6.\nMill to harbour: 7.')).toEqual([])
})
