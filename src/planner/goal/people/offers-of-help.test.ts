import { expect, it } from 'vitest'
import { offersOfHelp } from './offers-of-help.ts'

it.each([
  ['Wisdom teeth out on 10 May, my partner Jess can drive me home, back at work on the 14th', 'Jess', 'drive you home'],
  ['Build a shed in March, our neighbour can help at weekends', 'your neighbour', 'help at weekends'],
  ['Clear the loft. My brother-in-law Rui comes with me to the tip', 'Rui', 'come with you to the tip'],
  ['Interview on 8 May and my friend Priya will do a mock with me', 'Priya', 'do a mock with you'],
  ['Baby due on 20 May. My husband Dan can only help at weekends and we’re away in April', 'Dan', 'help at weekends'],
  ['Knee operation on 18 May, my daughter Kate will stay the first 5 days', 'Kate', 'stay the first 5 days'],
  ['Paint the lounge, my dad is lending me his ladder', 'your dad', 'lend you his ladder'],
])('finds who lends a hand: %s', (text, name, deed) => {
  expect(offersOfHelp(text)).toMatchObject([{ name, deed }])
})

it.each([
  'My sister makes the cake', 'My son Piet helps the first week', 'My aunt is coming to live with us from 3 May', 'My cousin stays with us 8-12 March', 'My mum is moving into a care home', 'My son turns 6', 'Help my daughter with maths', 'My wife works on Tuesdays', 'My brother stays for two weeks from 3 April', 'My dad takes tablets three times a day', 'My daughter does ballet on Mondays', 'My husband goes to football on Sundays',
])('leaves what is no help: %s', (text) => {
  expect(offersOfHelp(text)).toEqual([])
})
