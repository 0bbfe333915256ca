import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

const due = (prompt: string) => stated(prompt, 'deadline').flatMap(({ appliesTo, latest }) => (appliesTo === null ? [] : [`${appliesTo.labels[0]} ${iso(Math.floor((latest - 1) / 1440))!.slice(5)}`]))
const events = (prompt: string) => stated(prompt, 'event').map(({ title, days, from }) => `${title} ${iso(days.first)!.slice(5)}${from === null ? '' : ` ${from / 60}`}`)

describe('what each of several dated occasions needs', () => {
  it.each([
    ['I lead our bird walks:\n7 March - Spurn\n4 April - Filey\nEvery walk needs a recce at least a week before.', ['Arrange the recce for Spurn 02-28', 'Arrange the recce for Filey 03-28']],
    ['Film nights: 3 March Alien, 17 March Heat. For every film the screening rights must be asked 30 days before.', ['Ask the screening rights for Alien 02-01', 'Ask the screening rights for Heat 02-15']],
    ['Match days: 6 March v Derby, 13 March v Stoke. Before every match the kit must be washed.', ['Wash the kit for Derby 03-05', 'Wash the kit for Stoke 03-12']],
    ['I run three supper clubs: 6 March Thai, 20 March Greek, 3 April Polish. The week before each, remind the guests.', ['Remind the guests for Thai 03-05', 'Remind the guests for Greek 03-19', 'Remind the guests for Polish 04-02']],
    ['Talks 3 March bees, 17 March owls. Kindly put a reminder in to email members in the week before each talk.', ['Email members for bees 03-02', 'Email members for owls 03-16']],
  ])('is a task for each, called after it: %s', (prompt, expected) => {
    expect(due(prompt)).toEqual(expect.arrayContaining(expected))
  })

  it('lies on the day before, or on the day itself, where that is said', () => {
    expect(events('Craft fairs: Ripon 6 March, Thirsk 20 March. Each fair needs its stock packed the evening before.')).toEqual(expect.arrayContaining(['Pack the stock for Ripon 03-05 19', 'Pack the stock for Thirsk 03-19 19']))
    expect(events('Film nights: 3 March Alien, 17 March Heat. After each film there is a small discussion, and I need a projector.')).toEqual(expect.arrayContaining(['Small discussion for Alien 03-03', 'Small discussion for Heat 03-17']))
    expect(events('Workshops on 6 March and 20 March. For each one I have to order the clay at least ten days beforehand.')).toEqual(expect.arrayContaining(['Order the clay 02-24', 'Order the clay 03-10']))
  })

  it('keeps the weekdays on which it is done', () => {
    const [days] = stated('I lead our bird walks: 7 March Spurn, 4 April Filey. Every walk needs a recce, which I do on Wednesdays, at least a week before the walk in question.', 'availability')
    expect([days?.appliesTo?.labels, days?.days.weekdays]).toEqual([['Recce'], [3]])
  })

  it.each([
    'I go for a run every other day. Stretch after every run. Races on 6 March in Leeds, 13 March in York.',
    'Exams: maths 9 March, physics 11 March. After each exam I want a break.',
    'I’m away 3 March and 10 March. Every lesson needs a worksheet the day before.',
  ])('is nothing where the dates are those of something else: %s', (prompt) => {
    expect([...due(prompt), ...events(prompt)].join()).not.toMatch(/stretch|break|worksheet for/iu)
  })
})
