import { describe, expect, it } from 'vitest'
import { read } from '../read-for-tests.ts'

const subjectOf = (prompt: string, plannerType: 'calendar' | 'sprint' = 'calendar') => read(prompt, plannerType).subject

describe('who asks, before what is asked', () => {
  it.each([
    ["I'm a bus driver on early shifts. I want to learn Portuguese by September, 20 minutes a day.", 'learn Portuguese'],
    ["We live on a boat and work remotely. We'd like to repaint the hull in May.", 'repaint the hull'],
    ['My weeks are pretty full until June. I want to run a 10k in autumn.', 'run a 10k'],
    ['Paramedic here, nights mostly. Want to repaint my loft by May.', 'repaint my loft'],
    ['Bin Krankenpfleger im Nachtdienst. Ich will bis Juni Spanisch lernen, dreimal pro Woche.', 'Spanisch lernen'],
    ['Soy enfermera y trabajo de noche. Quiero preparar una oposición antes de octubre.', 'preparar una oposición'],
    ['Je travaille à mi-temps le matin. Je voudrais refaire la cuisine avant Noël.', 'refaire la cuisine'],
    ['Sou motorista e trabalho à noite. Quero aprender violão até dezembro.', 'aprender violão'],
  ])('is not the goal: “%s”', (prompt, subject) => {
    expect(subjectOf(prompt)).toBe(subject)
  })

  it.each([
    ['We are four students building a rover for the June contest. Chassis, wiring, code.', 'building a rover for the June contest'],
    ['Wir sind ein Team von drei und bauen eine Wetter-App. Sprint ab 1. März: Karte, Push, Login.', 'Wetter-App'],
    ['Tiny brewery, 3 people. We need a new label for the summer beer by 1 May. Design, print, stick.', 'new label for the summer beer'],
    ['Six of us run a bike workshop. Spring sprint: 1 March to 19 March. Repair stand, new sign, price list.', 'bike workshop'],
  ])('of a team is not either: “%s”', (prompt, subject) => {
    expect(subjectOf(prompt, 'sprint')).toBe(subject)
  })

  it.each([
    ["I'm training for a triathlon on 12 June. Swim twice a week.", 'training for a triathlon'],
    ['Driver training: theory by 3 May, practice in June.', 'Driver training'],
    ['We have a wedding on 3 July. I need to order the dress, book the band and write the speech.', 'wedding'],
    ['Home office. I need to clear it, paint it and build shelves by 1 May.', 'Home office'],
    ['Taxes! I own a small shop. I want to be finished by Easter. Sort receipts, call the accountant.', 'Taxes'],
  ])('is what is done itself, or nothing else is asked: “%s”', (prompt, subject) => {
    expect(subjectOf(prompt)).toBe(subject)
  })
})

describe('a goal that is called after a day, a month or an age', () => {
  it.each([
    ['Lunar new year dinner at ours on Saturday 6 February, 18 people.', 'Lunar new year dinner at ours'],
    ['dry september + october. check in every sunday night', 'dry september + october'],
    ['Training for the Queenstown trail run on Saturday 7 August.', 'Training for the Queenstown trail run'],
    ['Harbour show get-in. Flyers, cue sheet, set by 3 August.', 'Harbour show get-in'],
    ['Organizar los 50 años de mi padre, sábado 8 de mayo', 'Organizar los 50 años de mi padre'],
  ])('keeps its name: “%s”', (prompt, subject) => {
    expect(subjectOf(prompt)).toBe(subject)
  })

  it.each([
    ['Paint the shed this spring. Sand, prime, paint.', 'Paint the shed'],
    ['Move to Berlin in March. Boxes, van.', 'Move to Berlin'],
    ['Wedding June 5. Cake, rings, venue.', 'Wedding'],
  ])('unlike one that only says when: “%s”', (prompt, subject) => {
    expect(subjectOf(prompt)).toBe(subject)
  })
})
