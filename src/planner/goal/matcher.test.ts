import { expect, test } from 'vitest'
import { isInOrder, matchesTask } from './matcher.ts'

const matches = (label: string, title: string, subjects: string[] = []) => matchesTask({ labels: [label] }, { title, subjects })

test('a label matches whatever form of the word the title has', () => {
  expect(matches('derivative', 'Derivatives of products')).toBe(true)
  expect(matches('parties', 'Plan the party')).toBe(true)
  expect(matches('invitation', 'Send the invitations')).toBe(true)
  expect(matches('canción', 'Elegir canciones')).toBe(true)
})

test('a label matches other forms of its verb', () => {
  expect(matches('running', 'Easy run: 5 km')).toBe(true)
  expect(matches('paint', 'Painting the nursery')).toBe(true)
  expect(matches('writing', 'Write chapter 2')).toBe(true)
  expect(matches('proofreading', 'Proofread everything once')).toBe(true)
  expect(matches('planned', 'Planning')).toBe(true)
  expect(matches('evening', 'The event itself')).toBe(false)
  expect(matches('wedding', 'Call on Wednesday')).toBe(false)
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

test('an order speaks of the tasks that are about its words or are called so, not of those that say them in passing', () => {
  const inOrder = (title: string, subjects: string[] = []) => isInOrder({ labels: ['import'] }, { title, subjects })
  expect(inOrder('Trial run: counted twice', ['import'])).toBe(true)
  expect(inOrder('Import the contacts: twice')).toBe(true)
  expect(inOrder('Switch: last import, old tool off', ['switch'])).toBe(false)
})
