import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'
import { placedIn } from './thing-or-deed.ts'
import { isNoTurn, saysWork, whyNoWork } from './no-work.ts'

const why = (prompt: string, name: string) => whyNoWork(placedIn(prompt, name, 0))

it.each([
  ['not Tuesdays nor Fridays', 'nor'], ['slips out by May, back by June', 'back'], ['I want it workable by May', 'workable'], ['the gate, before tea', 'before tea'], ['Without the dog twice a week', 'Without the dog'],
  ['gate, cousin Ada, hinges', 'cousin Ada'], ['paint, Ms otieno, brushes', 'Ms otieno'], ['drop it at the frame lady', 'frame lady'], ['at ten, two strong men and a van', 'two strong men'], ['sealant, Marcus, Sunday', 'Marcus'],
  ['I live in Leith and am new to this', 'Leith'], ['he’s in the navy until June', 'navy'], ['A clinker hull, 9 metres, on the hard', 'metres'], ['Tickets, euros per head by Friday', 'euros per head'],
  ['Painting. No scaffold before 9', 'scaffold'], ['beds, night frosts until May', 'night frosts'], ['hedge, storm warnings', 'storm warnings'], ['sorry I speak slowly', 'speak slowly'], ['I’ll be frank', 'frank'], ['me: I’m also free Thursdays', 'free'],
])('%s: “%s” names no work', (prompt, name) => {
  expect(why(prompt, name)).toBe('piece')
})

it.each([
  ['Sister Berta deals with the boxes', 'Sister Berta deals with the boxes'], ['Ada organises, we pay', 'Ada organises'], ['lids come from my aunt', 'lids come from my aunt'], ['Town hall opens Tuesdays', 'Town hall opens'],
  ['order is roof, then walls', 'order is roof'], ['dogs allowed on the beach', 'dogs allowed on the beach'], ['the boat can’t be lifted', 'boat can’t be lifted'], ['and they go home to Cork', 'go home to Cork'],
  ['the moss, which hates rain', 'hates rain'], ['committee agrees the sum', 'committee agrees the sum'], ['visa expires', 'visa expires'],
])('%s: “%s” tells of others', (prompt, name) => {
  expect(why(prompt, name)).toBe('told')
})

it.each([
  ['hang the gate, oil it', 'hang the gate'], ['Buy a table', 'table'], ['timetable', 'timetable'], ['photographer, caterer', 'photographer'], ['call my mother', 'call my mother'], ['cat boarding at Ada’s', 'cat boarding at Ada’s'],
  ['gifts for the children', 'gifts for the children'], ['clean the gutters', 'clean the gutters'], ['running costs', 'running costs'], ['hospital visits', 'hospital visits'], ['tax files', 'tax files'], ['stage lights', 'stage lights'],
  ['Draw what the house is', 'Draw what the house is'], ['9 metres of rope', 'rope'], ['jobs: no-dig beds', 'no-dig beds'], ['after-school club', 'after-school club'], ['invite people', 'invite people'], ['Pumps need charging first', 'Pumps need charging'], ['Stretch hips, back and neck', 'back'], ['By July the boat is sold', 'boat is sold'], ['Beds are to be made up', 'Beds are to be made up'],
])('%s: “%s” can be done', (prompt, name) => {
  expect(why(prompt, name)).toBe(null)
})

it.each([['hang the gate', true], ['hedge cutting', true], ['binding by hand', true], ['gates painted', true], ['cake pick-up', true], ['ladder hire', true], ['drop-in sessions', true], ['bake', true], ['pool', false], ['morning', false], ['garage hours', false]])('%s says work: %s', (name, expected) => {
  expect(saysWork(name)).toBe(expected)
})

it.each([['He plays boules on Wednesdays', 'plays boules', true], ['Town hall opens Tuesdays', 'Town hall opens', true], ['the lad is in college Fridays', 'lad is in college', true], ['a day a week without the dog', 'without the dog', true], ['pipers Thursdays', 'pipers', false], ['I swim Mondays', 'swim', false], ['lesson with Ada', 'lesson with Ada', false]])('%s: “%s” is no turn of anything: %s', (prompt, name, expected) => {
  expect(isNoTurn(placedIn(prompt, name, 0))).toBe(expected)
})

it('calls what comes again without the verb that says when', () => {
  expect(stated('Sort my aunt’s attic by June. The sorting goes on Sundays, ten to four.', 'rhythm').map(({ title }) => title)).not.toContain('sorting goes')
})

it.each([
  ['Singers can’t do two nights in a row on weekdays', 'row'], ['I’m in a bit of a rush on Mondays', 'rush'], ['helpers: six students, two have said yes', 'two have said yes'],
])('an idiom and who agreed are no work: %s', (prompt, name) => {
  expect(why(prompt, name)).not.toBeNull()
})

it.each([['They can’t do both evenings on weekdays', 'both evenings', true], ['I mustn’t miss yoga on Mondays', 'yoga', false], ['Yoga on Mondays, and I can’t wait', 'Yoga', false]])('what somebody cannot do is no turn: %s', (prompt, name, isNone) => {
  expect(isNoTurn(placedIn(prompt, name, 0))).toBe(isNone)
})
