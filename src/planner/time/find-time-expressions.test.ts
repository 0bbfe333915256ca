import { describe, expect, it } from 'vitest'
import { clockTime, isoDate } from './day-number.ts'
import { findTimeExpressions } from './find-time-expressions.ts'
import type { TimeExpression } from './grammar/time-expression.ts'

const find = (text: string, locale = 'en-GB') => findTimeExpressions(text, '2027-01-04T08:00', locale)
const days = ({ days }: TimeExpression) => (days ? [isoDate(days.first), isoDate(days.last)] : null)
const clock = ({ clock }: TimeExpression) => [clock?.from ? clockTime(clock.from.minute) : null, clock?.to ? clockTime(clock.to.minute) : null]

describe('hours beside days and parts', () => {
  it.each([
    ['from 9:30 until 11 tomorrow morning', '09:30', '11:00', '2027-01-05'],
    ['between 4 and 5 tomorrow afternoon', '16:00', '17:00', '2027-01-05'],
  ])('%s', (text, from, to, day) => {
    const [found, ...others] = find(text)
    expect(others).toEqual([])
    expect([days(found!)![0], found!.clock!.part]).toEqual([day, from < '12' ? 'morning' : 'afternoon'])
    expect(clock(found!).map((time) => Number(time!.slice(0, 2)) % 12)).toEqual([from, to].map((time) => Number(time.slice(0, 2)) % 12))
  })

  it('takes four digits for hours where one of them can be nothing else', () => {
    expect(find('Start 0900. Open 1830 to 2000.').map(clock)).toEqual([['09:00', null], ['18:30', '20:00']])
    expect(find('The war of 1830 to 2000.').map(clock)).toEqual([[null, null]])
  })

  it.each([
    ['every day from 9 to 10 in February', '09:00', '10:00'],
    ['Mondays 20:00-21:00 in March', '20:00', '21:00'],
    ['twice a week from 6pm to 7pm in May', '18:00', '19:00'],
  ])('reads hours before a month in “%s”', (text, from, to) => {
    const [hours, month] = find(text)
    expect(clock(hours!)).toEqual([from, to])
    expect(days(month!)![0]!.slice(8)).toBe('01')
    expect(find('from 9 to 10 of February').map(days)).toEqual([['2027-02-09', '2027-02-10']])
  })

  it.each(['from Tuesday. 3 sessions a day', 'We move on Tuesday. 2 vans are booked'])('ends a sentence behind the name of a day: “%s”', (text) => {
    expect(days(find(text)[0]!)).toEqual(['2027-01-05', '2027-01-05'])
  })

  it('reads the week of a date behind a loose word', () => {
    expect(find('sometime in the week of the 18th').map(days)).toEqual([['2027-01-18', '2027-01-24']])
  })
})

describe('digits with a to between them', () => {
  it.each([
    ['my hours are 5 to 7 pm', '17:00', '19:00'], ['the hall is ours 10 to 12 on Sundays', '10:00', '12:00'], ['rehearsal 5 to 8pm', '17:00', '20:00'],
  ])('are a stretch: %s', (text, from, to) => {
    expect(find(text).map(clock)).toEqual([[from, to]])
  })

  it.each(['the bus leaves at 10 to 8 am', 'out by 10 to 8 am', 'up at ten to eight am'])('are a point behind words that announce one: %s', (text) => {
    expect(find(text).flatMap(clock)).toContain('07:50')
  })
})

describe('days', () => {
  it.each([
    ['12 Feb', '2027-02-12'], ['February the 12th', '2027-02-12'], ['12/02/2027', '2027-02-12'], ['2027-02-12', '2027-02-12'], ['12.2.2027', '2027-02-12'], ['Fri 12 Feb', '2027-02-12'],
    ['tomorrow', '2027-01-05'], ['next Friday', '2027-01-15'], ['this Friday', '2027-01-08'], ['in 3 days', '2027-01-07'], ['two weeks before 12 May', '2027-04-28'], ['3 weeks from tomorrow', '2027-01-26'],
    ['the first Monday of June', '2027-06-07'], ['the last Friday in March', '2027-03-26'], ['Easter Monday', '2027-03-29'], ['next week Monday', '2027-01-11'], ['the 19th of next month', '2027-02-19'],
    ['a week on Tuesday', '2027-01-12'], ['a fortnight on Friday', '2027-01-22'], ['a week tomorrow', '2027-01-12'], ['two Sundays from now', '2027-01-17'], ['on 20 th February', '2027-02-20'],
  ])('%s', (text, day) => {
    const found = find(`See you ${text}.`)
    expect(found.map(days)).toEqual([[day, day]])
  })

  it.each([
    ['11-14 March', '2027-03-11', '2027-03-14'], ['from Feb 3 to Feb 7', '2027-02-03', '2027-02-07'], ['3 to 13 May 2027', '2027-05-03', '2027-05-13'], ['Mon 18 - Fri 22 January', '2027-01-18', '2027-01-22'],
    ['Q3 of last year', '2026-07-01', '2026-09-30'], ['year to date', '2027-01-01', '2027-01-04'],
    ['next week', '2027-01-11', '2027-01-17'], ['in March', '2027-03-01', '2027-03-31'], ['the week of the 18th', '2027-01-18', '2027-01-24'], ['Q2 2027', '2027-04-01', '2027-06-30'],
    ['the weekend of April 24-25', '2027-04-24', '2027-04-25'], ['April until the end of June', '2027-04-01', '2027-06-30'], ['the next 2 weeks', '2027-01-05', '2027-01-18'],
    ['the week after next', '2027-01-18', '2027-01-24'], ['the month after next', '2027-03-01', '2027-03-31'], ['the weekend before last', '2026-12-26', '2026-12-27'], ['the second half of 2027', '2027-07-01', '2027-12-31'],
  ])('%s is a stretch', (text, first, last) => {
    expect(find(`Away ${text}.`).map(days)).toEqual([[first, last]])
  })

  it('of one month may share its name', () => {
    expect(find('on 7, 14 and 21 March').map(days)).toEqual([['2027-03-07', '2027-03-07'], ['2027-03-14', '2027-03-14'], ['2027-03-21', '2027-03-21']])
  })

  it.each(['This may take longer than expected', 'version 1.2.3', 'a 24/7 service', 'covid19', 'There are two to four people in the room', 'Have a nice day'])('are not seen in “%s”', (text) => {
    expect(find(text)).toEqual([])
  })
})

describe('times of day', () => {
  it.each([
    ['0730 hrs', '07:30'], ['at 1830 hrs', '18:30'], ['9am', '09:00'], ['8.30 pm', '20:30'], ['17:30', '17:30'], ['half past 8 in the evening', '08:30'], ["9 o'clock", '09:00'], ['noon', '12:00'], ['quarter to nine', '08:45'],
  ])('%s', (text, from) => {
    expect(find(`Lunch at ${text}`).map(clock)).toEqual([[from, null]])
  })

  it.each([['from 9 to 5', '09:00', '05:00'], ['6-8pm', '18:00', '20:00'], ['between 17:30 and 19:00', '17:30', '19:00'], ['from 2pm for 2 hours', '14:00', '16:00'], ['9 to noon', '09:00', '12:00']])('%s is a stretch', (text, from, to) => {
    expect(find(`Open ${text}`).map(clock)).toEqual([[from, to]])
  })
})

describe('lengths and repetitions', () => {
  it.each([['3 hours', 180], ['an hour and a half', 90], ['1h45', 105], ['half an hour', 30], ['two-hour', 120], ['45 min', 45], ['1 hour and 20 minutes', 80]])('%s', (text, minutes) => {
    expect(find(`It takes ${text} blocks`)[0]?.duration?.high).toBe(minutes * 60)
  })

  it.each([
    ['every other day', { every: 2, unit: 'day' }], ['three times a week', { count: { low: 3, high: 3 }, unit: 'week' }], ['every second Tuesday', { every: 2, weekdays: [2] }], ['Mondays', { weekdays: [1] }],
    ['the first Saturday of every month', { nth: 1, weekdays: [6], unit: 'month' }], ['Tue-Thu', { weekdays: [2, 3, 4] }], ['20 hours a week', { unit: 'week', amount: { high: 72_000 } }], ['fortnightly', { every: 2, unit: 'week' }],
  ])('%s', (text, recurrence) => {
    expect(find(`Swim ${text}`)[0]?.recurrence).toMatchObject(recurrence)
  })
})

describe('bounds', () => {
  it.each([['by 12 Feb', 'by'], ['before Friday', 'before'], ['until 12 Feb', 'until'], ['starting Monday', 'since'], ['after 12 Feb', 'after'], ['no later than 12 Feb', 'by']])('%s', (text, bound) => {
    expect(find(`Do it ${text}`)[0]).toMatchObject({ bound })
  })
})

describe('words of other languages', () => {
  it.each([
    ['es', 'del 3 al 10 de marzo', '2027-03-03', '2027-03-10'], ['de', 'vom 3. bis 10. März', '2027-03-03', '2027-03-10'], ['fr', 'du 3 au 10 mars', '2027-03-03', '2027-03-10'], ['pt', 'de 3 a 10 de março', '2027-03-03', '2027-03-10'],
    ['es', 'la próxima semana', '2027-01-11', '2027-01-17'], ['de', 'nächste Woche', '2027-01-11', '2027-01-17'], ['fr', 'la semaine prochaine', '2027-01-11', '2027-01-17'], ['pt', 'próxima semana', '2027-01-11', '2027-01-17'], ['hi', 'अगले हफ्ते', '2027-01-11', '2027-01-17'],
    ['es', '12 de febrero', '2027-02-12', '2027-02-12'], ['de', '12. Februar', '2027-02-12', '2027-02-12'], ['fr', 'le 12 février', '2027-02-12', '2027-02-12'], ['pt', '12 de fevereiro', '2027-02-12', '2027-02-12'], ['hi', '12 फरवरी', '2027-02-12', '2027-02-12'],
  ])('%s: %s', (language, text, first, last) => {
    expect(find(text, language).map(days)).toEqual([[first, last]])
  })

  it.each([['es', 'tres veces por semana'], ['de', 'dreimal pro Woche'], ['fr', 'trois fois par semaine'], ['pt', 'três vezes por semana'], ['hi', 'हफ्ते में तीन बार']])('%s: %s', (language, text) => {
    expect(find(text, language)[0]?.recurrence).toMatchObject({ unit: 'week', count: { low: 3, high: 3 } })
  })
})

describe('Portuguese days and turns', () => {
  it.each([['Limpo a casa ao sábado', [6], null], ['Corro ao fim de semana', [6, 7], null], ['Ensaio de duas em duas semanas ao domingo', [7], 2], ['Ensaio quinzenalmente aos domingos', [7], 2]])('%s', (text, weekdays, every) => {
    expect(find(text, 'pt-PT')[0]?.recurrence).toMatchObject({ weekdays, ...(every === null ? {} : { every }) })
  })

  it('go from a day to another', () => {
    expect(find('Trabalho de segunda ao sábado', 'pt-PT')[0]?.recurrence?.weekdays).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('other languages', () => {
  it.each([['Ich komme um halb neun nach Hause', 'de-DE', '08:30'], ['Estoy libre el jueves 11 de febrero a las 10', 'es-ES', '10:00']])('%s', (text, locale, at) => {
    expect(find(text, locale).map(clock)).toEqual([[at, null]])
  })

  it.each([
    ['Nos vemos la semana que viene', 'es-ES', '2027-01-11', '2027-01-17'], ['Empiezo la semana q viene con todo', 'es-ES', '2027-01-11', '2027-01-17'], ['Viajo na semana que vem com meus pais', 'pt-BR', '2027-01-11', '2027-01-17'],
    ['Wir sind in KW 9 nicht da', 'de-DE', '2027-03-01', '2027-03-07'], ['Ich will bis Ende April 5 km laufen', 'de-DE', '2027-04-01', '2027-04-30'],
  ])('%s', (text, locale, first, last) => {
    expect(find(text, locale).map(days)).toEqual([[first, last]])
  })

  it.each([['En ratos de 1 a 2 horas', 'es-ES'], ["Par créneaux d'une à deux heures", 'fr-FR'], ['In Blöcken von 1 bis 2 Stunden', 'de-DE']])('a range of lengths is no time of the day: %s', (text, locale) => {
    expect(find(text, locale).map(({ duration, clock: hours }) => [duration?.low, duration?.high, hours])).toEqual([[3600, 7200, null]])
  })

  it('hours of the day are no length', () => {
    expect(find('Trabajo de 9 a 14 horas', 'es-ES').map(clock)).toEqual([['09:00', '14:00']])
  })
})

describe('so many of several are no hour', () => {
  it.each([['Not before three of us are there', 'en-GB'], ['until four of them are checked', 'en-GB'], ['after two of the walls are dry', 'en-GB'], ['nicht vor drei von uns', 'de-DE'], ['hasta cuatro de ellos', 'es-ES']])('%s', (text, locale) => {
    expect(find(text, locale).flatMap((found) => (found.clock ? [clock(found)] : []))).toEqual([])
  })

  it('an hour of the day is one', () => {
    expect(find('until four pm on Mondays').map(clock)).toEqual([[null, '16:00']])
  })
})

describe('days in a list', () => {
  it.each([
    ['Away 15-16 and 22-23 May', 'en-GB', [['2027-05-15', '2027-05-16'], ['2027-05-22', '2027-05-23']]],
    ['Frei am 15.-16. und 22.-23. Mai', 'de-DE', [['2027-05-15', '2027-05-16'], ['2027-05-22', '2027-05-23']]],
    ['Lates on 11-13 January and 8-9 February', 'en-GB', [['2027-01-11', '2027-01-13'], ['2027-02-08', '2027-02-09']]],
    ['Letzter Termin am 14. Dezember. Vom 11. bis 23. Oktober nicht', 'de-DE', [['2027-12-14', '2027-12-14'], ['2027-10-11', '2027-10-23']]],
  ])('%s', (text, locale, expected) => {
    expect(find(text, locale).map(days)).toEqual(expected)
  })

  it('are no hours counted in October: from 18:00 to 20:00 and on 12 October', () => {
    expect(find('Training on 5 October from 18:00 to 20:00 and on 12 October').map((found) => (found.clock ? clock(found) : null))).toEqual([['18:00', '20:00'], null])
  })

  it('are none at sea', () => {
    expect(find('Aulas práticas no mar todos os sábados', 'pt-PT').map(({ days: found }) => found)).toEqual([null])
  })
})

describe('hours as they are spoken in other languages', () => {
  const half = (found: TimeExpression) => ({ morning: 'am', afternoon: 'pm', evening: 'pm', night: 'pm' } as Readonly<Record<string, string>>)[found.clock?.part ?? ''] ?? (found.clock?.from?.meridiem ?? found.clock?.to?.meridiem ?? null)

  it.each([
    ['de', 'Gitarre lernen am Montag von halb acht bis neun abends', ['07:30', '09:00'], 'pm'],
    ['es', 'Aprender guitarra el lunes de siete y media a nueve de la noche', ['19:30', '21:00'], 'pm'],
    ['es', 'El examen es el lunes a las ocho menos cuarto de la mañana', ['07:45', null], 'am'],
    ['fr', 'L’examen est lundi à 8 heures et demie du matin', ['08:30', null], 'am'],
    ['fr', 'Le concert est lundi à neuf heures moins le quart du soir', ['20:45', null], 'pm'],
    ['pt', 'A prova é segunda às oito e quinze da manhã', ['08:15', null], 'am'],
    ['pt', 'Ensaio na segunda das sete e meia às nove da noite', ['19:30', '21:00'], 'pm'],
  ] as const)('%s: %s', (language, text, hours, part) => {
    const found = find(text, language).find((expression) => expression.clock !== null)
    expect([clock(found!), half(found!)]).toEqual([hours, part])
  })

  it.each([['es', 'Estudiar dos horas y media los sábados', 150], ['fr', 'Étudier deux heures et demie le samedi', 150], ['pt', 'Estudar uma hora e meia por dia', 90]])('keeps lengths: %s %s', (language, text, minutes) => {
    expect(find(text, language).map(({ duration, recurrence }) => (duration?.high ?? 0) / 60 || (recurrence?.amount?.high ?? 0) / 60)).toContain(minutes)
  })

  it.each([['fr', 'Passer le permis bateau (A2) avant le 1er mai'], ['pt', 'Tirar a carta A1 antes de maio']])('takes a class of licence for no hour: %s %s', (language, text) => {
    expect(find(text, language).filter(({ clock }) => clock !== null)).toEqual([])
  })

  it.each([['es', 'El año pasado suspendí', '2026-01-01'], ['fr', 'La semaine dernière j’ai commencé', '2026-12-28'], ['pt', 'Como o ano passado', '2026-01-01']])('knows the period before this one: %s %s', (language, text, first) => {
    expect(days(find(text, language)[0]!)![0]).toBe(first)
  })
})
