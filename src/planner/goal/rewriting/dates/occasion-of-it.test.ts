import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ title, days, from }) => `${title} ${iso(days.first)!.slice(5)}${from === null ? '' : ` ${from / 60}`}`)

describe('what is only called it', () => {
  it.each([
    ['I’m running the tombola at the school fair. It’s Saturday 6 March, opens at 2pm. Plan what I need.', 'school fair 03-06 14'],
    ['Help me with the village show. It’s on Sat 6 March and starts at 10.30am.', 'village show 03-06 10.5'],
    ['We’re putting on a jumble sale. Doors 9.30am on Saturday 6 March.', 'jumble sale 03-06 9.5'],
    ['I’ve promised to do the teas at the cricket match. It is on Sunday 7 March, first ball 1pm.', 'cricket match 03-07 13'],
    ['The parish quiz night needs organising. It’s on Friday 5 March, 7.30pm for 8.', 'parish quiz night 03-05 19.5'],
    ['We want to enter the raft race. It takes place on Sunday 6 June.', 'raft race 06-06'],
    ['Ich organisiere den Flohmarkt unserer Schule. Er ist am Samstag, 6. März, und beginnt um 10 Uhr.', 'Flohmarkt unserer Schule 03-06 10'],
    ['Organizo la verbena del barrio. Es el sábado 6 de marzo, empieza a las 18:00.', 'verbena del barrio 03-06 18'],
    ['J’organise la kermesse de l’école. C’est le samedi 6 mars, ça commence à 14h.', 'kermesse de l’école 03-06 14'],
    ['Organizo o arraial da escola. É no sábado 6 de março, começa às 15h.', 'arraial da escola 03-06 15'],
  ])('is called after the occasion of the sentence before: %s', (prompt, event) => {
    expect(events(prompt)).toContain(event)
  })

  it.each([
    'I moved into the new flat. It’s Monday 11 January, so I have all week. Plan the unpacking.',
    'We have the keys. It’s on Friday 5 March that the van comes.',
    'I’m writing an essay on Kant. It’s due 5 March.',
    'I have a dog. Saturday 6 March I work.',
  ])('names nothing that is only spoken of: %s', (prompt) => {
    expect(events(prompt).join()).not.toMatch(/flat|keys|essay|dog/u)
  })
})
