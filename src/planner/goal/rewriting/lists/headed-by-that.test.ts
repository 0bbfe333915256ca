import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

const due = (prompt: string) => stated(prompt, 'deadline').flatMap(({ appliesTo, latest }) => (appliesTo?.labels ?? []).map((label) => `${label} ${iso(Math.floor((latest - 1) / 1440))!.slice(5)}`))

describe('a list headed by when its things are needed', () => {
  it.each([
    ['We collect our kitten, a tabby, from the rescue at 11am on Sat 20 March. Second jab is 1 April. Stuff to sort before she’s here: litter tray, carrier, insurance.', ['litter tray 03-19', 'carrier 03-19', 'insurance 03-19']],
    ['The plumber comes Mon 8 March. In time for it: empty the bathroom, choose taps, clear the hall.', ['empty the bathroom 03-07', 'choose taps 03-07', 'clear the hall 03-07']],
    ['New colleague starts 1 March. Ready by then: laptop, badge, desk. Help me plan it.', ['laptop 02-28', 'badge 02-28', 'desk 02-28']],
    ['The inspector comes on 18 March. Everything to fix before he’s here - smoke alarm, gutter, fence.', ['smoke alarm 03-17', 'gutter 03-17', 'fence 03-17']],
    ['We fetch the puppy on 20 March. All this has to be in place by the time he’s home: gate, crate, food.', ['gate 03-19', 'crate 03-19', 'food 03-19']],
  ])('is done before that day: %s', (prompt, expected) => {
    expect(due(prompt)).toEqual(expect.arrayContaining(expected))
  })

  it('is no list where it says when there is time', () => {
    expect(due('The van comes on 12 March. By then I’m free: weekends, evenings.')).toEqual([])
  })
})
