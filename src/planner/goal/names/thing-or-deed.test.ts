import { expect, it } from 'vitest'
import { deedOfSomebody, isFragment, placedIn, withoutUnit } from './thing-or-deed.ts'

const placed = (prompt: string, name: string) => placedIn(prompt, name, 0)

it.each([
  ['The dough rests 3 full days before we bake', '3 full days'],
  ['I’d like two hours for the baking on the day', 'two hours for the baking'],
  ['needs two people, Oct 9', 'two people'],
  ['Stuff to buy before the move: boxes, tape', 'Stuff to buy'],
  ['Help us not to mess this up', 'mess'],
  ['It is from wool and delicate, so I wash by hand', 'wool and delicate'],
  ['Text Grandpa at noon, he forgets', 'forgets'],
  ['the roof leaks, so that comes first', 'comes first'],
  ['Snacks for all. Allergies: nuts, sesame', 'sesame'],
  ['We are three: me Ana, my wife Lea and Tim (9)', 'my wife Lea'],
  ['The new season', 'new season'],
  ['cycle there, twice with me in front', 'twice with me in front'],
])('%s: “%s” is a piece of the sentence', (prompt, name) => {
  expect(isFragment(placed(prompt, name))).toBe(true)
})

it.each([
  ['brew day on Saturday', 'brew day'], ['the open evening', 'open evening'], ['two hives to clean', 'two hives'], ['night light for the hall', 'night light'],
  ['It is painting the fence that takes longest', 'painting the fence'], ['order the parts first', 'order the parts'], ['time trial on the track', 'time trial'],
  ['Menu: nuts, bread, soup', 'nuts'], ['We are three. Ask Lea for tent pegs', 'Ask Lea for tent pegs'], ['day bags for six', 'day bags'], ['it needs new strings, a bridge', 'new strings'],
  ['last coat of paint', 'last coat of paint'], ['both bedrooms', 'both bedrooms'],
])('%s: “%s” is something to write on a list', (prompt, name) => {
  expect(isFragment(placed(prompt, name))).toBe(false)
})

it.each([
  ['Karin has to confirm the hall by 3 March', 'Karin', 'Karin to confirm the hall'],
  ['my aunts must send their photos before 30 June', 'my aunts', 'my aunts to send their photos'],
  ['Karin has to be there by 3 March', 'Karin', null],
  ['the hall has to open by 9', 'hall', null],
  ['Karin brings salad', 'Karin', null],
  ['Karin can help the weekend of 8 May', 'Karin', 'help from Karin'],
  ['my brother-in-law will help on 5 June', 'brother-in-law', 'help from brother-in-law'],
  ['the pump can help', 'pump', null],
])('%s', (prompt, name, deed) => {
  expect(deedOfSomebody(placed(prompt, name))).toBe(deed)
})

it('takes the unit of an amount off its thing', () => {
  expect(withoutUnit('kg brown flour', 'and 5 ')).toBe('brown flour')
  expect(withoutUnit('l', 'and 5 ')).toBe('l')
  expect(withoutUnit('ft ladder', 'a ')).toBe('ft ladder')
})
