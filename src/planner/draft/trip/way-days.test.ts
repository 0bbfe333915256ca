import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { isoDate } from '../../time/day-number.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const briefOf = (prompt: string) => reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-30T22:15', timeZone: 'Europe/London', locale: 'en-GB' }))
const draft = (prompt: string) => draftNetwork(briefOf(prompt)).tasks
/** The days of a way: which day, and the title up to its colon with the way behind it. */
const days = (prompt: string, title = /^(?:Stage|Drive \d|Rest day|Etappe|Ruhetag|Étape|Jour de repos|Etapa|Día de descanso)/u) => draft(prompt).filter((task) => title.test(task.title)).map((task) => `${isoDate(task.wish.day!).slice(5)} ${task.title.replace(/^(Rest day|Ruhetag|Jour de repos|Día de descanso).*$/u, '$1')}`)

describe('a way from one place to another', () => {
  it('has a stage a day from its start until one is there, and a day of rest where it was said', () => {
    expect(days('Cycle the coast, Whitby to Filey: 3 August start, three riding days, one rest day after day two.')).toEqual(['08-03 Stage 1 of 3: Whitby → Filey', '08-04 Stage 2 of 3: Whitby → Filey', '08-05 Rest day', '08-06 Stage 3 of 3: Whitby → Filey'])
    expect(days('Mit dem Rad von Bamberg nach Mainz, ab 5. Juni, drei Etappen und ein Ruhetag nach dem ersten Tag.')).toEqual(['06-05 Etappe 1 von 3: Bamberg → Mainz', '06-06 Ruhetag', '06-07 Etappe 2 von 3: Bamberg → Mainz', '06-08 Etappe 3 von 3: Bamberg → Mainz'])
    expect(days('En bici de Burgos a León, salida el 10 de mayo, dos etapas y un día de descanso')).toEqual(['05-10 Etapa 1 de 2: Burgos → León', '05-11 Día de descanso', '05-12 Etapa 2 de 2: Burgos → León'])
    expect(days('À pied du Puy à Conques, départ le 3 mai, trois étapes, un jour de repos après la deuxième étape.')).toEqual(['05-03 Étape 1 sur 3 : Puy → Conques', '05-04 Étape 2 sur 3 : Puy → Conques', '05-05 Jour de repos', '05-06 Étape 3 sur 3 : Puy → Conques'])
  })

  it('has its share of the kilometres on each day, and ends when one has to be there', () => {
    expect(days('Walking Ribadeo to Lugo, 80 km, from 30 April, there on the 3rd at the latest')).toEqual(['04-30', '05-01', '05-02', '05-03'].map((day, index) => `${day} Stage ${index + 1} of 4: Ribadeo → Lugo, 20 km`))
    expect(days('Walk Ribadeo to Lugo from 30 April, 80 km, 40 km a day at most')).toHaveLength(2)
  })

  it('has what is booked before one leaves done by the day before', () => {
    expect(briefOf('Hike Oban to Mallaig, 10-14 May; huts booked before we set off').readings.find(({ kind }) => kind === 'deadline')?.text).toBe('Book the huts done by Sun 9 May 2027')
  })

  it('stops when the prompt says until when one rides, and for how long', () => {
    const tasks = draft('Oaxaca to Tuxtla by motorbike, 14 to 17 Feb: three riding days plus one rest day. No more than 4 hours in the saddle per day and never riding after dark (18:30).')
    const stages = tasks.filter(({ title }) => title.startsWith('Stage'))
    expect(stages.map(({ effortMinutes }) => effortMinutes)).toEqual([240, 240, 240])
    expect(tasks.filter(({ title }) => title.startsWith('Rest day'))).toHaveLength(1)
  })

  it('goes there and back at the wheel, with a night on the way where the hours are bounded, and sees what was asked for in between', () => {
    const prompt = 'Boise to Jackson and back, 3-8 August, at most four hours behind the wheel a day, and we want to see Craters Rim.'
    expect(days(prompt)).toEqual(['08-03 Drive 1 of 4: Boise → Jackson', '08-04 Drive 2 of 4: Boise → Jackson', '08-07 Drive 3 of 4: Jackson → Boise', '08-08 Drive 4 of 4: Jackson → Boise'])
    expect(days(prompt, /^Craters Rim/u)).toHaveLength(1)
  })

  it.each([
    'I cycle from Leith to Morningside every day and want to learn Spanish, 20 minutes a day in March',
    'Move from Leeds to York on 14 May and drive the van on the day',
    'Train from Paris to Rome and back, 3 to 9 May, want to see the Forum',
    'Train for a ride from London to Brighton on 20 June, three rides a week',
  ])('is none where one moves, commutes, trains or is carried: %s', (prompt) => {
    expect(days(prompt)).toEqual([])
  })
})
