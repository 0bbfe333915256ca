import { expect, test } from 'vitest'
import { matchesTask } from './matcher.ts'

const matches = (label: string, title: string, subjects: string[] = []) => matchesTask({ labels: [label] }, { title, subjects })

test('a label matches whatever form of the word the title has', () => {
  expect(matches('derivative', 'Derivatives of products')).toBe(true)
  expect(matches('parties', 'Plan the party')).toBe(true)
  expect(matches('invitation', 'Send the invitations')).toBe(true)
  expect(matches('canción', 'Elegir canciones')).toBe(true)
})

test('a label of several words needs all of them in one text', () => {
  expect(matches('mock exam', 'Mock exam 2')).toBe(true)
  expect(matches('mock exam', 'Exam', ['mock'])).toBe(false)
})

test('a short label is not found inside other words', () => {
  expect(matches('gym', 'Zygymatic')).toBe(false)
  expect(matches('party', 'Order spare parts')).toBe(false)
})

test('an excepted label wins', () => {
  expect(matchesTask({ labels: ['run'], except: ['long run'] }, { title: 'Long run: 14 km', subjects: [] })).toBe(false)
})
