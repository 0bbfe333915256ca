import { describe, expect, it } from 'vitest'
import { iso, read, stated } from '../../read-for-tests.ts'

const windows = (prompt: string) => stated(prompt, 'availability').map(({ days, windows: [window], person }) => [person, days.weekdays ?? 'daily', ...(window ? [window.from / 60, window.to / 60] : [])])
const off = (prompt: string) => stated(prompt, 'exclusion').map(({ days }) => days.weekdays ?? days.spans!.map(({ first, last }) => `${iso(first)} ${iso(last)}`).join())

describe('what is told in Spanish in one breath with the goal', () => {
  it.each<[string, unknown[]]>([
    ['Hacer el Camino de Santiago, salimos el 3 de mayo. Entreno martes y jueves por la tarde y los domingos por la mañana', [[null, [2, 4], 12, 18], [null, [7], 8, 12]]],
    ['Boda el 18 de septiembre. Nos ponemos los domingos de 11 a 14', [[null, [7], 11, 14]]],
    ['Abrir una cafetería el 1 de junio con mi hermano; yo tengo las mañanas libres', [[null, 'daily', 8, 12]]],
    ['Me operan de la cadera el 15 de febrero. Vivo sola, mi hija Lucía puede venir los fines de semana', [['Lucía', [6, 7]]]],
    ['Aprender guitarra en tres meses, por las tardes de 17 a 19', [[null, 'daily', 17, 19]]],
    ['Preparar la adaptación a la guardería, tardes de 17 a 19', [[null, 'daily', 17, 19]]],
  ])('says when there is time: %s', (prompt, expected) => {
    expect(windows(prompt)).toEqual(expected)
  })

  it.each<[string, unknown[]]>([
    ['Organizar la cena de Nochebuena. Compras el viernes 22, el 23 trabajo todo el día', ['2027-01-23 2027-01-23']],
    ['Reformar el baño en marzo. El fontanero viene solo los martes; del 15 al 19 no estoy', ['2027-03-15 2027-03-19']],
    ['Aprender francés media hora al día, nunca en fin de semana', [[6, 7]]],
    ['Preparar el B2, simulacros los domingos, no puedo del 24 de enero al 2 de febrero', ['2027-01-24 2027-02-02']],
  ])('says when there is none: %s', (prompt, expected) => {
    expect(off(prompt)).toEqual(expected)
  })

  it('has another deed on another day', () => {
    expect(stated('Adelgazar 6 kilos, gimnasio lunes, miércoles y viernes a las 7, los domingos cocino', 'rhythm').map(({ title, days }) => [title, days.weekdays])).toEqual([['gimnasio', [1, 3, 5]], ['cocino', [7]]])
  })

  it('has a day of the week behind a date of another, and a birth before which something is made', () => {
    expect(windows('Aprender el vals para nuestra boda el 5 de junio, martes a las 20:30')).toEqual([[null, [2], 20.5, 22.5]])
    expect(stated('Tejer una manta para mi sobrina que nace en abril', 'deadline').map(({ latest }) => iso(Math.floor((latest - 1) / 1440)))).toEqual(['2027-03-31'])
  })

  it('has a journey on as many days as are named', () => {
    const { readings, notes, subject } = read('Pasar tres días en Oporto con mi madre del 9 al 11 de abril')
    expect(subject).toBe('Viaje a Oporto con mi madre')
    expect(notes).toEqual([])
    expect(readings.some(({ kind }) => kind === 'topic')).toBe(false)
    expect(read('Viaje de tres días a Oporto del 9 al 11 de abril').notes).toEqual([])
    expect(read('Pasar cinco días en Berlín').subject).toMatch(/^Viaje/u)
  })

  it('has the parts of a text behind the day on which it is handed in', () => {
    const parts = (prompt: string) => stated(prompt, 'topic').map(({ label }) => label)
    expect(parts('Escribir mi TFM de 15.000 palabras, entrega el 30 de junio, marco teórico, metodología y resultados')).toEqual(['marco teórico', 'metodología', 'resultados'])
    expect(windows('Escribir mi TFM, entrega el 30 de junio, martes y jueves de 9 a 13')).toEqual([[null, [2, 4], 9, 13]])
  })

  it('has the month of next year, and the day of a birthday', () => {
    expect(stated('Ahorrar 6.000 euros hasta diciembre del año que viene', 'deadline').map(({ latest }) => iso(Math.floor((latest - 1) / 1440)))).toEqual(['2028-12-31'])
    expect(stated('Cumpleaños de mi hijo Hugo, cumple 5 el sábado 30 de enero, con 12 niños', 'event').map(({ title, days }) => [title, iso(days.first)])).toEqual([['Cumpleaños de mi hijo Hugo', '2027-01-30']])
    expect(stated('Mi hijo cumple 5 años el 30 de enero', 'event').map(({ title, days }) => [title, iso(days.first)])).toEqual([['Cumpleaños de mi hijo', '2027-01-30']])
  })
})

describe('what stays as it is told', () => {
  it('keeps days together that share what is said of them', () => {
    expect(windows('Aprender guitarra. Puedo los martes de 17 a 19, los sábados de 10 a 12')).toEqual([[null, [2], 17, 19], [null, [6], 10, 12]])
    expect(off('Aprender guitarra, 20 minutos cada noche, los sábados no')).toEqual([[6]])
  })

  it('keeps the day of the week that is that of its date', () => {
    expect(windows('Cita con el notario el 5 de enero, martes a las 10')).toEqual([])
  })

  it('leaves work with hours, and a goal of the same words, alone', () => {
    expect(off('Aprender guitarra. Los martes trabajo hasta las 20')).toEqual([[2]])
    expect(stated('Un curso de yoga los martes a las 19', 'rhythm').map(({ days }) => days.weekdays)).toEqual([[2]])
  })
})
