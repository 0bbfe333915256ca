import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const GOAL = 'Build a model railway by 20 March.'
const barred = (words: string) => stated(`${GOAL} ${words}`, 'exclusion').filter(({ windows }) => windows.length === 0).map(({ days }) => days.weekdays)
const open = (words: string) => stated(`${GOAL} ${words}`, 'availability').map(({ days, windows }) => [days.weekdays, windows])
const LATER = [{ from: 780, to: 1440 }]

describe('weekdays pointed at', () => {
  it.each([
    ["I'm a porter on nights Thu, Fri, Sat so nothing on those days please, and on the others not before 1pm", [4, 5, 6], [1, 2, 3, 7]],
    ['I mind the twins Mon, Tue and Thu, so keep those days free; the other days only after 1pm', [1, 2, 4], [3, 5, 6, 7]],
    ['Mon, Wed, Fri I drive the school bus so nothing on these days and on the remaining days not before 1pm', [1, 3, 5], [2, 4, 6, 7]],
    ['I help at the farm on Tue and Wed, so nothing then. On the other days not before 1pm', [2, 3], [1, 4, 5, 6, 7]],
  ])('are those named last, and the others the rest of the week: %s', (words, days, others) => {
    expect(barred(words)).toContainEqual(days)
    expect(open(words)).toContainEqual([others, LATER])
    expect(stated(`${GOAL} ${words}`, 'event')).toEqual([])
    expect(stated(`${GOAL} ${words}`, 'rhythm')).toEqual([])
  })

  it.each([
    ['Ich lerne bis 20. März Schwedisch. Ich bin Pfleger und habe Mo, Di, Mi Nachtdienst, an diesen Tagen also nichts, an den anderen nicht vor 13 Uhr.', [1, 2, 3], [4, 5, 6, 7]],
    ['Aprendo sueco hasta el 20 de marzo. Trabajo los lunes y martes, así que nada esos días, y los demás no antes de las 13.', [1, 2], [3, 4, 5, 6, 7]],
    ["J'apprends le suédois avant le 20 mars. Je travaille lundi et mardi, donc rien ces jours-là, et les autres jours pas avant 13h.", [1, 2], [3, 4, 5, 6, 7]],
  ])('are so in any language: %s', (prompt, days, others) => {
    expect(stated(prompt, 'exclusion').map((reading) => reading.days.weekdays)).toContainEqual(days)
    expect(stated(prompt, 'availability').map(({ days: { weekdays }, windows }) => [weekdays, windows])).toContainEqual([others, LATER])
  })

  it('leave whatever is done by others alone', () => {
    expect(barred('Ship the engine, the wagons and the rest')).toEqual([])
    expect(stated(`${GOAL} Pack the wagons on Monday and the others after 1pm`, 'availability').filter(({ days }) => days.weekdays?.length === 6)).toEqual([])
  })
})

describe('how far it is', () => {
  it.each([
    ['I live forty minutes away and can only get there Mon, Wed and Sun', [1, 3, 7]],
    ['The shed is two hours from home, so I can only be there on Tuesdays and Saturdays', [2, 6]],
    ['I live far off; Thursdays and Sundays are the only days I can come', [4, 7]],
    ['Vivo a una hora y solo puedo ir los martes y los sábados', [2, 6]],
  ])('takes no days away: %s', (words, weekdays) => {
    expect(open(words)).toEqual([[weekdays, []]])
    expect(stated(`${GOAL} ${words}`, 'exclusion')).toEqual([])
    expect(stated(`${GOAL} ${words}`, 'session')).toEqual([])
  })

  it('leaves those who are away, away', () => {
    expect(barred('I am away on Tuesdays')).toEqual([[2]])
  })
})

describe('hours that are not to be passed', () => {
  it.each(['weekdays not after 6pm', 'on weekdays no later than 6pm'])('end the day: %s', (words) => {
    expect(open(words)).toEqual([[[1, 2, 3, 4, 5], [{ from: 0, to: 1080 }]]])
  })
})
