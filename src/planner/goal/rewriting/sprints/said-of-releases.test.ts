import { describe, expect, it } from 'vitest'
import type { Said } from '../said.ts'
import { daysOfReleases } from './days-of-releases.ts'
import { freezesAbroad } from './freezes-abroad.ts'
import { othersLetOne } from './others-let-one.ts'
import { ranksInOneSentence } from './ranks-in-one-sentence.ts'
import { versionsFromTo } from './versions-from-to.ts'

const written = (text: string, find: (text: string) => Said[]) => find(text).toReversed().reduce((said, { text: words, start, end }) => said.slice(0, start) + words + said.slice(end), text)

describe('the weekdays on which a team goes live', () => {
  it.each([
    ['New kiosk. Releases only on Wednesdays.', 'New kiosk. No deploys on Mondays, Tuesdays, Thursdays and Fridays.'],
    ['New kiosk. We only deploy on Mondays and Thursdays.', 'New kiosk. No deploys on Tuesdays, Wednesdays and Fridays.'],
    ['New kiosk. Thursday is our release day, Uma tests.', 'New kiosk. No deploys on Mondays, Tuesdays, Wednesdays and Fridays, Uma tests.'],
    ['New kiosk. Monday is the deployment window.', 'New kiosk. No deploys on Tuesdays, Wednesdays, Thursdays and Fridays.'],
  ])('bar the others, and no work: %s', (text, plain) => {
    expect(written(text, daysOfReleases)).toBe(plain)
  })

  it.each(['New kiosk. We only work on Wednesdays.', 'The release is on Wednesday.', 'New kiosk. Wednesday is our planning day.'])('leave other days: %s', (text) => {
    expect(written(text, daysOfReleases)).toBe(text)
  })
})

describe('freezes in other languages', () => {
  it.each([
    ['Refonte du portail. Gel des déploiements du 3 au 7 mai.', 'Refonte du portail. Release-Freeze du 3 au 7 mai.'],
    ['Nuevo portal. Congelación de despliegues del 3 al 7 de mayo.', 'Nuevo portal. Release-Freeze del 3 al 7 de mayo.'],
    ['Neues Portal. Deployment-Stopp vom 3. bis 7. Mai.', 'Neues Portal. Release-Freeze vom 3. bis 7. Mai.'],
  ])('are said in the word that is known: %s', (text, plain) => {
    expect(written(text, freezesAbroad)).toBe(plain)
  })

  it.each(['Acheter du gel pour les mains du 3 au 7 mai.', 'Neues Portal. Produktionspause planen.', 'La producción del 3 al 7 de mayo.'])('leave what is none: %s', (text) => {
    expect(written(text, freezesAbroad)).toBe(text)
  })
})

describe('versions from and to', () => {
  it.each([
    ['Upgrade Django 4.2 to 5.1, drop old views', 'Upgrade Django 4.2 -> 5.1, drop old views'],
    ['Move our Node from 18 to 22 by May', 'Move our Node 18 -> 22 by May'],
  ])('are one name: %s', (text, plain) => {
    expect(written(text, versionsFromTo)).toBe(plain)
  })

  it.each(['Raise conversion from 2 to 3%', 'Bring waiting time from 30 to 10 minutes', 'Move furniture 9 to 5pm', 'We work 9 to 5'])('leave measures and hours: %s', (text) => {
    expect(written(text, versionsFromTo)).toBe(text)
  })
})

describe('ranks in one sentence', () => {
  it('are rows of their own', () => {
    expect(written('Must: seat map and refunds, should: vouchers, could: gift cards.', ranksInOneSentence)).toBe('Must: seat map and refunds. Should: vouchers. Could: gift cards.')
  })

  it.each(['It must be done, we could ask: nobody knows.', 'Must: seat map, refunds and vouchers.'])('leave other sentences: %s', (text) => {
    expect(written(text, ranksInOneSentence)).toBe(text)
  })
})

describe('what others let a team have or sign off by a day', () => {
  it.each([
    ['Not until procurement signs off on the contract, they need until 12 March.', 'Procurement sign-off on the contract on 12 March.'],
    ['New kiosk. The carrier\'s test system is only available from the 9th.', 'New kiosk. The carrier\'s test system is there on the 9th.'],
  ])('is an event of that day: %s', (text, plain) => {
    expect(written(text, othersLetOne)).toBe(plain)
  })

  it.each(['Uma is only available from 9 March.', 'The kiosk is ready by 9 March.', 'They need till 9 March.'])('leaves people and deadlines: %s', (text) => {
    expect(written(text, othersLetOne)).toBe(text)
  })
})
