import { describe, expect, it } from 'vitest'
import { iso, read, stated } from '../../read-for-tests.ts'

function eventsOf(prompt: string): [string, string | null, number | null][] {
  return stated(prompt, 'event').map(({ title, days, from }) => [title, iso(days.first), from])
}

describe('days that words point at', () => {
  it.each([
    ['Grandpa arrives on Saturday 6 March at 14:20, family dinner that same evening at 7.', 'family dinner', '2027-03-06', 1140],
    ['Job interview in Leeds 3 February 11:00, train home that afternoon 16:10.', 'train home', '2027-02-03', 970],
    ['Scan on 2 March 9:40, blood test the same morning at 8.', 'blood test', '2027-03-02', 480],
    ['Hochzeit am 12. Juni um 14 Uhr, Tanz am selben Abend um 20 Uhr.', 'Tanz', '2027-06-12', 1200],
    ['Graduación el 18 de junio a las 12:00, cena esa misma noche a las 21:00.', 'cena', '2027-06-18', 1260],
    ['Chego a Lisboa a 6 de março às 10h, jantar nessa mesma noite às 20h.', 'jantar', '2027-03-06', 1200],
    ['Summer fete Saturday 12 June 2-5pm, tables collected the Monday after.', 'tables collected', '2027-06-14', null],
    ['kitten comes home fri 5 march, vet the tuesday after 9.30am', 'vet', '2027-03-09', 570],
    ['Marathon on Sunday 25 April 10am, number pick-up the day before 2pm.', 'number pick-up', '2027-04-24', 840],
    ['The inspection is on 9 March at 10am, mock inspection two days before at 10.', 'mock inspection', '2027-03-07', 600],
    ['Concert le 29 mai à 20h, générale la veille du concert à 19h.', 'générale', '2027-05-28', 1140],
    ['Premiere ist am 12. März um 19:30, Generalprobe am Abend vor der Premiere um 18 Uhr.', 'Generalprobe', '2027-03-11', 1080],
    ['Estreno el 12 de marzo a las 20:00, ensayo general la víspera del estreno a las 18:00.', 'ensayo general', '2027-03-11', 1080],
    ['We launch on 15 March at 9am. Press note out the morning of the launch.', 'Press note out', '2027-03-15', 540],
    ['Wedding on 12 June at 2pm, rehearsal dinner the night before at 7, brunch the day after at 11.', 'brunch', '2027-06-13', 660],
    ['Wedding Saturday 12 June. Hair trial on the Wednesday of the week before at 10am, nails that Friday at 4pm.', 'nails', '2027-06-04', 960],
    ['Half marathon on Sunday 14 March, last long run two Sundays before.', 'last long run', '2027-02-28', null],
    ['Book fair 12-14 March, setup Thursday from 4pm, takedown Sunday 6-8pm.', 'setup', '2027-03-11', 960],
    ['Book fair 12-14 March, setup Thursday from 4pm, takedown Sunday 6-8pm.', 'takedown', '2027-03-14', 1080],
    ['Messe 12.-14. März, Aufbau am Donnerstag 14 Uhr, Abbau Sonntag 18 Uhr', 'Aufbau', '2027-03-11', 840],
    ["Le plombier passe le 4 mars à 10h, peinture le week-end d'après.", 'peinture', '2027-03-06', null],
  ])('%s', (prompt, title, day, from) => {
    expect(eventsOf(prompt)).toContainEqual([title, day, from])
  })

  it('take the weekdays before them into their week, and the hours that both share', () => {
    expect(eventsOf('Exhibition opens Friday 12 March at 6pm. Hang the pictures Monday, lights Wednesday of that week, both 9-12.').slice(1)).toEqual([['Hang the pictures', '2027-03-08', 540], ['lights', '2027-03-10', 540]])
    expect(eventsOf('El estreno es el jueves 8 de abril a las 20:00. Ensayo técnico el martes y general el miércoles de esa semana, ambos de 18:00 a 22:00.').slice(1)).toEqual([['Ensayo técnico', '2027-04-06', 1080], ['general', '2027-04-07', 1080]])
  })

  it('are each of several weekdays before an occasion', () => {
    expect(eventsOf('Stage is built on the two Saturdays before the festival, which is 12 June.')).toEqual([['Stage is built', '2027-05-29', null], ['Stage is built', '2027-06-05', null], ['festival', '2027-06-12', null]])
  })

  it('keep the words that were typed', () => {
    const brief = read('Prize giving 18 March at 2pm, drinks that evening at 6.')
    expect(brief.prompt).toBe('Prize giving 18 March at 2pm, drinks that evening at 6.')
    expect(brief.readings.filter(({ kind }) => kind === 'event').map(({ words }) => words)).toEqual(['Prize giving 18 March at 2pm', 'drinks that evening at 6'])
  })

  it('are left where a weekday that comes back stands nearer, and where hours are free or barred', () => {
    expect(eventsOf('Race on 25 April. Every Sunday a long run, and swim that evening.').map(([title]) => title)).toEqual(['Race'])
    expect(stated('Exam on 9 March at 9am. No visitors that evening.', 'event').map(({ title }) => title)).toEqual(['Exam'])
  })

  it('leave two days before an occasion a bound where no hour is said', () => {
    expect(stated('Party on 20 March. Order the cake two days before the party.', 'deadline').map(({ latest }) => iso(Math.ceil(latest / 1440) - 1))).toContain('2027-03-18')
  })
})
