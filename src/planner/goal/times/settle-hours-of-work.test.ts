import { describe, expect, it } from 'vitest'
import { readingsOf } from '../../verify/binding.ts'
import { read, stated } from '../read-for-tests.ts'

const hours = (prompt: string) => stated(prompt, 'availability').filter(({ appliesTo }) => appliesTo === null).map(({ days, windows }) => [days.weekdays, windows.map(({ from, to }) => [from / 60, to / 60])])

describe('hours beside a sort of work or its place', () => {
  it.each([
    ['Empty the loft by 2 May: cases, toys, tools. I do paperwork on Wednesday evenings 19:00-21:00, heavy stuff Sundays 10-14.', [[[3], [[19, 21]]], [[7], [[10, 14]]]]],
    ['Mend the rowing boat by 2 May: planks, paint, oars. Tuesday nights 6-9 in the workshop, Saturdays 1-5.', [[[2], [[18, 21]]], [[6], [[13, 17]]]]],
    ['Mend the rowing boat by 2 May: planks, paint, oars. Barn only Saturdays 9-12, the neighbours complain otherwise.', [[[6], [[9, 12]]]]],
    ['Change our energy contract by 2 May: meter, offers, notice. Lunch breaks 12-12:30 on weekdays, anything longer goes to Saturday mornings 9-11.', [[[1, 2, 3, 4, 5], [[12, 12.5]]], [[6], [[9, 11]]]]],
    ['Fill the pantry by 2 May: jam, chutney, stock. I cook while the twins sleep, 13:00-15:00, Mondays and Thursdays.', [[[1, 4], [[13, 15]]]]],
    ["Mend the rowing boat by 2 May: planks, paint, oars. I'm home Tuesdays 14-18 and anything noisy Saturdays 10-16.", [[[2], [[14, 18]]], [[6], [[10, 16]]]]],
    ['Boot flicken bis 2. Mai: Planken, Farbe, Ruder. Wir können samstags von 10 bis 17 Uhr und ich allein mittwochs ab 18 Uhr.', [[[6], [[10, 17]]], [[3], [[18, 24]]]]],
    ['Mend the rowing boat by 2 May: planks, paint, oars. Free Saturdays all day and Tuesdays 18:00-20:00.', [[[6], []], [[2], [[18, 20]]]]],
    ["Mend the rowing boat by 2 May: planks, paint, oars. Mon and Fri mornings while the kids are at nursery, 9-11:30.", [[[1, 5], [[9, 11.5]]]]],
    ["Mend the rowing boat by 2 May: planks, paint, oars. My sister covers Tuesday 10-2 and that's when I can do things.", [[[2], [[10, 14]]]]],
    ['Mend the rowing boat by 2 May: planks, paint, oars. Saturdays 10 til 3, first Saturday in March is out (christening).', [[[6], [[10, 15]]]]],
    ['Aménager le grenier avant le 2 mai : plancher, cloison, peinture. On travaille le dimanche 10h-16h et le jeudi soir après 19h.', [[[7], [[10, 16]]], [[4], [[19, 22]]]]],
  ])('are those of the plan: “%s”', (prompt, expected) => {
    expect(hours(prompt)).toEqual(expected)
    expect(stated(prompt, 'rhythm')).toEqual([])
    expect(stated(prompt, 'commitment')).toEqual([])
  })

  it('stay with what the goal itself lists or is about', () => {
    expect(hours('Spring clean by 2 May: kitchen, garage, attic. Garage on Saturdays 9-12, the rest on Sundays.')).not.toContainEqual([[6], [[9, 12]]])
    expect(hours('Clear out the garage by 2 May, garage on Saturdays 9-12.').length).toBeLessThan(2)
    expect(stated('Naturalisation, paperwork any evening after 8', 'availability').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['paperwork']])
  })

  it('are a job where people are employed then', () => {
    expect(stated('Build a hutch by 2 May: frame, roof, mesh. We work Monday to Friday 9-17.', 'commitment')).toHaveLength(1)
  })
})

it('lunch before noon is before noon, and a month in small letters ends the plan', () => {
  expect(hours('Learn to bake by 2 May. Always at lunch 11:30-12:15.')).toEqual([[undefined, [[11.5, 12.25]]]])
  expect(stated('Learn knots. Tuesdays 18-19. plan until the end of march please', 'deadline')).toHaveLength(1)
})

describe('time off work', () => {
  it('is time for the plan, beside hours of work or hours until then', () => {
    expect(stated("Do up the hall by 2 May: walls, floor, lamps. I work Mon-Wed till 6, Thursday and Friday I'm off.", 'exclusion')).toEqual([])
    const spans = readingsOf(read("Kitten comes on 6 March: basket, vet, scratching post. I'm on leave 8-19 March. Until then just evenings from 19:00."), 'exclusion').filter(({ windows }) => windows.length === 0)
    expect(spans).toEqual([])
  })

  it('is an absence where nothing says more', () => {
    expect(stated("Do up the hall by 2 May: walls, floor, lamps. I'm off in the week of 8 March.", 'exclusion')).toHaveLength(1)
  })
})
