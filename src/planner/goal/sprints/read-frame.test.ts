import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

type Frame = [count: number | null, lengthDays: number | null, firstDay: string | null]

function frameOf(prompt: string): Frame[] {
  return stated(prompt, 'sprint-calendar', 'sprint').map(({ count, lengthDays, firstDay }) => [count, lengthDays, iso(firstDay)])
}

const START = '2027-01-18'

describe('the frame of a sprint plan', () => {
  it.each<[string, number, number]>([
    ['2 week sprints, 4 of them, jan 18 start.', 4, 14],
    ['Monthly sprints? Rather 2-week ones, four of them, from 18 January.', 4, 14],
    ['Weekly cycles starting 18 jan, five of them.', 5, 7],
    ['Weekly cycles starting 18 jan, last day fri 19 feb.', 5, 7],
    ['Sprints last four weeks, there are three, and we begin on 18 January.', 3, 28],
    ['Three sprints, three weeks each, the first one on Monday 18 January.', 3, 21],
    ['We work in fortnights, six of them, beginning 18 January.', 6, 14],
    ['Make it three fortnights from Mon 18 January.', 3, 14],
    ['On 18 January we kick off. Sprint length two weeks, number of sprints three.', 3, 14],
    ['Four iterations, every one of them two weeks, from Monday 18 January.', 4, 14],
    ['Sprint cadence is weekly. We have six sprints. Sprint 1 = 18 January.', 6, 7],
    ['Sprints: weekly, six, from 18 January.', 6, 7],
    ['Our sprints take two weeks. Three should do. First day: 18 January.', 3, 14],
    ['The work is cut into three sprints. They run for four weeks and the first opens on 18 January.', 3, 28],
    ['Sprint one runs from 18 January to 31 January, and there are four such sprints.', 4, 14],
    ['Sprint 1 starts 18 January, sprint 2 on 1 February, sprint 3 on 15 February.', 3, 14],
    ['Between 18 January and 26 February we want three equal sprints.', 3, 14],
    ['Sprints are a fortnight, the first of the four starts on January 18th.', 4, 14],
    ['Two weeks per sprint, four sprints, starting on 18 January.', 4, 14],
    ['Four sprints please. Two weeks per sprint. Begin 18 January.', 4, 14],
    ['sprints = 2 wks, 4x, start 18.01.', 4, 14],
    ['Three sprints. Two weeks. From 18 January.', 3, 14],
    ['Sprint 1 of 3 starts 18 January; every sprint lasts 2 weeks.', 3, 14],
    ['Two-weekly sprints as of 18 January, three in number.', 3, 14],
    ['Four consecutive two-week sprints from 18 January onwards.', 4, 14],
    ['Four week-long sprints, first one begins mon 18 jan.', 4, 7],
    ['Three trial rounds (2 weeks each), from 18 January.', 3, 14],
    ['Three study cycles, 3 weeks each, the first kicks off Mon 18 January.', 3, 21],
    ['The hall closes Mon 18 January, by Sunday 14 February it must be open again, so 4 one-week sprints.', 4, 7],
    ['8 weeks from 18 January, two-week sprints.', 4, 14],
    ['15-day sprints from 18 January until 19 March.', 3, 21],
  ])('is put together from what is told in any order: %s', (words, count, lengthDays) => {
    expect(frameOf(`Set up the book fair: tables, posters, raffle. ${words} Ana and Bo do it.`)).toEqual([[count, lengthDays, START]])
    expect(frameOf(`${words} Ana and Bo set up the book fair: tables, posters, raffle.`)).toEqual([[count, lengthDays, START]])
  })

  it.each<[string, number, number]>([
    ['Wir bereiten den Büchermarkt vor: Tische, Plakate. Die Sprints dauern drei Wochen, es sind vier, und los geht es am 18. Januar.', 4, 21],
    ['Preparamos la feria del libro: mesas, carteles. Los sprints duran dos semanas, son cuatro y empezamos el 18 de enero.', 4, 14],
    ['Nous préparons la foire aux livres : tables, affiches. Les sprints durent deux semaines, il y en a trois, et on commence le 18 janvier.', 3, 14],
    ['Preparamos a feira do livro: mesas, cartazes. Os sprints duram duas semanas, são quatro, e começamos a 18 de janeiro.', 4, 14],
  ])('is told in other languages: %s', (prompt, count, lengthDays) => expect(frameOf(prompt)).toEqual([[count, lengthDays, START]]))

  it('has as many sprints as lead to its end where hours of each are told', () => {
    expect(frameOf('I am a solo joiner with 70 hours in each two-week sprint; sprint one starts 18 January. An oak chair must be ready for the fair on 15 March.')[0]![0]).not.toBe(1)
  })

  it.each([
    'Posters take three weeks to print.',
    'We need four tables.',
    'There are three halls.',
    'The printer starts on 1 February.',
    'Bo begins on 25 January.',
    'Five of them are heavy.',
    'The last day to book a hall is 5 February.',
    'Each stall is three metres long.',
    'A weekly call is enough.',
    'Ana is away for two weeks from 1 February.',
    'The first delivery is on 3 February.',
    'Bo on leave 25 - 27 January.',
    'The raffle runs in the last sprint (1 to 14 February).',
    'From 28 January through 30 January the hall is shut.',
  ])('is not changed by what is told of other things: %s', (words) => {
    expect(frameOf(`Set up the book fair: tables, posters, raffle. 2 two-week sprints from 18 January. ${words} Ana and Bo do it.`)).toEqual([[2, 14, START]])
    expect(frameOf(`Set up the book fair: tables, posters, raffle. ${words} 2 two-week sprints from 18 January. Ana and Bo do it.`)).toEqual([[2, 14, START]])
  })

  it.each(['Clean the pond in three stages: drain, scrub, refill. Ana and Bo do it.', 'Three cycles for the hire stand by 12 February. Ana and Bo do it.', 'Two rounds of tasting on 20 and 27 January: invite, cook, score. Ana and Bo do it.'])('is none where nothing is called a sprint: %s', (prompt) => expect(frameOf(prompt)).toEqual([]))
})
