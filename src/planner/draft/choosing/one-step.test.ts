import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { DEED_TEXTS } from '../../playbooks/parts/deed-texts.ts'
import { TRANSLATED_LANGUAGES } from '../../playbooks/translations/translations.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { planFrame } from '../plan-frame.ts'
import { namedTopic } from '../topics.ts'
import { deedText } from './one-step.ts'

const briefOf = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
const tasksOf = (prompt: string) => draftNetwork(briefOf(prompt)).tasks
const frames = { en: planFrame(briefOf('Village fair on 24 April')), de: planFrame(briefOf('Dorffest am 24. April vorbereiten')), fr: planFrame(briefOf('Préparer la fête du village le 24 avril')) }
const idOf = (label: string, language: keyof typeof frames = 'en') => deedText(namedTopic(label), frames[language])?.id ?? null

describe('what is said of a task by its verb', () => {
  it.each([
    ['Warn the neighbours', 'tell'], ['Ring the council', 'ask'], ['Hire a marquee', 'book'], ['Borrow two urns', 'borrow'], ['Deposit paid', 'pay'], ['Programmes printed', 'print'],
    ['Renew the licence', 'register'], ['Pack the trailer', 'pack'], ['Take down the stalls', 'dismantle'], ['Take the sofa upstairs', 'move'], ['Taking down the tents', 'dismantle'], ['Switch the gas supplier', 'cancel'], ['Cancel the gym', 'cancel'], ['Turkey ordered', 'buy'],
    ['Selling the old tent', 'sell'], ['Fence repaired', 'repair'], ['Empty the loft', 'clear'], ['Look for a drummer', 'find'], ['Two invoices to chase', 'ask'], ['Lights to buy', 'buy'],
  ])('%s: %s', (label, id) => expect(idOf(label)).toBe(id))

  it.each([['Getränke bestellen', 'buy'], ['Nachbarn informieren', 'tell'], ['Bänke ausleihen', 'borrow'], ['Zelt aufbauen', 'build']])('in German the verb stands last: %s', (label, id) => expect(idOf(label, 'de')).toBe(id))
  it.each([['Réserver la salle', 'book'], ['Prévenir les voisins', 'tell'], ['Imprimer les affiches', 'print']])('in French it stands first: %s', (label, id) => expect(idOf(label, 'fr')).toBe(id))

  it.each(['Take the measurements', 'Take minutes', 'Switching on the lights', 'Switch off the pump', 'Get up early'])('what goes with its verb makes it another one: %s', (label) => expect(idOf(label)).toBeNull())

  it.each(['Posters', 'Orderly queue', 'Payroll', 'Callum', 'Checkers set', 'Boxing gloves', 'Fitness bands', 'Findings', 'Ringmaster', 'Bookends', 'Hangers', 'Changelog', 'Mailbox', 'Levels'])('a thing is no deed: %s', (label) => expect(idOf(label)).toBeNull())
})

it('says of each part of a long list how it is done', () => {
  const tasks = tasksOf('Village fair on 24 April, evenings only: warn the neighbours, heat lamp, organist, risk assessment, bunting, raffle, deposit paid, ginger beer')
  const find = (name: RegExp) => tasks.filter(({ title }) => name.test(title))
  expect(find(/^organist/iu)[0]).toMatchObject({ title: expect.stringMatching(/ask by name/u), description: expect.stringMatching(/a day to answer by/u) })
  expect(find(/^heat lamp/iu)).toHaveLength(1)
  expect(find(/^heat lamp/iu)[0]!.description).toMatch(/who lends one/u)
  expect(find(/neighbours/iu)[0]!.description).toMatch(/before it concerns them/u)
  expect(find(/^deposit/iu)[0]!.effortMinutes).toBeLessThanOrEqual(30)
})

it('keeps the words of the user alone where nothing tells what it is', () => {
  expect(tasksOf('Village fair on 24 April, evenings only: welly wanging, heat lamp, organist, risk assessment, bunting, raffle').map(({ title }) => title)).toContain('Welly wanging')
})

it('says it in every language', () => {
  const missing = DEED_TEXTS.flatMap(({ id, how, done }) => [how, done].flatMap((text) => (typeof text === 'string' ? [id] : TRANSLATED_LANGUAGES.filter((language) => text[language] === undefined).map((language) => `${id} ${language}`))))
  expect(missing).toEqual([])
})
