import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const orders = (prompt: string) => stated(prompt, 'precedence').map(({ text }) => text)
const topics = (prompt: string) => stated(prompt, 'topic').map(({ label }) => label)
const events = (prompt: string) => stated(prompt, 'event').map(({ title, days, from, to }) => `${title} ${iso(days.first)!.slice(5)}${from === null ? '' : ` ${from / 60}`}${to === null ? '' : `-${to / 60}`}`)
const starts = (prompt: string) => stated(prompt, 'horizon').filter(({ appliesTo }) => appliesTo !== null).map(({ appliesTo, first }) => `${appliesTo!.labels[0]} ${iso(first)?.slice(5)}`)
const lengths = (prompt: string) => stated(prompt, 'session').map(({ appliesTo, maxMinutes }) => `${appliesTo?.labels[0]} ${maxMinutes}`)

describe('orders in other words', () => {
  it.each([
    ['Quarto até 30 de abril: primeiro o gesso, a seguir pintura, só no fim as cortinas.', 'cortinas last', 'cortinas'],
    ['Dormitorio hasta el 30 de abril: primero yeso, luego pintura, y al final las cortinas.', 'cortinas last', 'cortinas'],
    ['Chambre d’ici le 30 avril : d’abord le plâtre, ensuite la peinture, et les rideaux seulement à la fin.', 'rideaux last', 'rideaux'],
    ['Zimmer bis 30. April renovieren: zuerst Gips, danach Farbe, ganz zum Schluss die Vorhänge.', 'Vorhänge last', 'Vorhänge'],
  ])('put what comes at the end there, and name it without them: %s', (prompt, order, topic) => {
    expect(orders(prompt)).toContain(order)
    expect(topics(prompt)).toContain(topic)
  })

  it('begin with what a bracket puts first', () => {
    expect(orders('Papers for the loan: payslips, valuation (takes two weeks, so start with that one), bank statements')).toContain('valuation first')
  })
})

describe('a bracket that says when something starts', () => {
  it('puts nothing first', () => {
    expect(orders('Enter the swim on 20 June (start 11:00), revise from half-term (starts 15 Feb), buy a wetsuit')).toEqual([])
  })
})

describe('what waits for a thing with a date', () => {
  it('is done from the day after it', () => {
    expect(starts('Beehives arrive 12-13 March, the beekeeper checks the frames once they’re in.')).toEqual(['beekeeper checks the frames 03-14'])
    expect(starts('Fence goes up on 12 March, scaffolding down on the 20th, hang the gate after it’s up')).toContain('hang the gate 03-13')
    expect(starts('Zaun kommt am 12. März, Tor einhängen, sobald er steht')).toEqual(['Tor einhängen 03-13'])
  })

  it('is done before the week of it', () => {
    expect(stated('Windows get delivered mon mar 15, plastering has to be finished before that week starts', 'deadline').map(({ appliesTo, latest }) => `${appliesTo?.labels[0]} ${iso(Math.floor((latest - 1) / 1440))!.slice(5)}`)).toContain('plastering 03-14')
  })
})

describe('days in a row before their date', () => {
  it.each([
    ['Puppet show, three nights in a row starting Friday 5 March: doors 18:00, end 21:30', ['Puppet show day 1 03-05 18-21.5', 'Puppet show day 2 03-06 18-21.5', 'Puppet show day 3 03-07 18-21.5']],
    ['Our book stall, two days running from 8 May, stall open 10 to 6. Stock by 1 May', ['book stall day 1 05-08 10-18', 'book stall day 2 05-09 10-18']],
    ['Flohmarkt, zwei Samstage hintereinander ab 6. März, jeweils 9 bis 14 Uhr', ['Flohmarkt Tag 1 03-06 9-14', 'Flohmarkt Tag 2 03-13 9-14']],
    ['Mercadillo dos días seguidos desde el 8 de mayo, de 10 a 18', ['Mercadillo día 1 05-08 10-18', 'Mercadillo día 2 05-09 10-18']],
  ])('have each its date and hours: %s', (prompt, expected) => {
    expect(events(prompt)).toEqual(expected)
  })
})

describe('what each item of a list takes', () => {
  it.each([
    ['Reports: Ines, Tom; each is 2 hours of writing and a half-hour call, by 1 March', ['Ines writing 120', 'Ines call 30', 'Tom writing 120', 'Tom call 30']],
    ['Zwei Zeugnisse: Anna, Ben. Je eine Stunde Text und 20 Minuten Gespräch.', ['Anna Text 60', 'Anna Gespräch 20', 'Ben Text 60', 'Ben Gespräch 20']],
    ['Album, zwei Kapitel (Alpen, Ostsee), pro Kapitel zwei Abende à 90 Minuten', ['Alpen 1 90', 'Alpen 2 90', 'Ostsee 1 90', 'Ostsee 2 90']],
  ])('is a part of its own for each: %s', (prompt, expected) => {
    expect(lengths(prompt)).toEqual(expected)
    expect(topics(prompt)).toHaveLength(expected.length)
  })

  it('leaves one length for every item alone', () => {
    expect(topics('Revise: algebra, optics; each takes two hours of reading, by 1 March')).toEqual(['algebra', 'optics'])
  })
})
