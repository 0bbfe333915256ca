import { describe, expect, it, vi } from 'vitest'
import { iso, read, stated } from '../read-for-tests.ts'
import { LED_UP_TO } from './led-up-to.ts'

describe('days that the goal leads up to', () => {
  it.each(LED_UP_TO)('$says', (row) => {
    const holds = vi.spyOn(row, 'holds')
    read(row.says)
    expect(holds.mock.results.map(({ value }) => value)).toContain(true)
  })

  it.each([
    ['Prepare for a hiking holiday 5-12 June', 'hiking holiday', '2027-06-05', '2027-06-12'],
    ['Organise a trip for 30 pupils to Ypres from 5 to 8 May: coach, hostel, deposits', 'trip for 30 pupils to Ypres', '2027-05-05', '2027-05-08'],
    ['Host an exchange student from Japan from 5 March to 2 April: room, school forms, insurance', 'Host an exchange student from Japan', '2027-03-05', '2027-04-02'],
    ['Zeltlager mit 40 Kindern vom 2. bis 8. August: Platz, Essen, Programm', 'Zeltlager mit 40 Kindern', '2027-08-02', '2027-08-08'],
    ['Bereite die Sommerfreizeit vom 2. bis 10. August vor', 'Sommerfreizeit', '2027-08-02', '2027-08-10'],
    ['Brush up my Greek for our holiday on Crete, 8-22 May', 'holiday on Crete', '2027-05-08', '2027-05-22'],
    ['Revise for my finals from 3 to 14 May', 'finals', '2027-05-03', '2027-05-14'],
    ["Améliorer mon espagnol pour notre voyage à Séville du 8 au 22 mai", 'voyage à Séville', '2027-05-08', '2027-05-22'],
    ['Kita-Eingewöhnung ab 1. April vorbereiten', 'Kita-Eingewöhnung', '2027-04-01', '2027-04-01'],
    ['Préparer le séjour linguistique du 5 au 12 avril', 'séjour linguistique', '2027-04-05', '2027-04-12'],
    ['Acoger a un estudiante de intercambio del 5 de marzo al 2 de abril', 'Acoger a un estudiante de intercambio', '2027-03-05', '2027-04-02'],
    ['Preparar a viagem de formatura de 5 a 12 de abril', 'viagem de formatura', '2027-04-05', '2027-04-12'],
  ])('%s', (prompt, title, first, last) => {
    expect(stated(prompt, 'event').map((event) => [event.title, iso(event.days.first), iso(event.days.last)])).toEqual([[title, first, last]])
    expect(stated(prompt, 'deadline').map(({ latest }) => iso(latest / 1440))).toEqual([first])
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it.each([
    ["We're moving to Canada in September: visa, flat, school", '2027-09-01'],
    ['Wir ziehen im September nach Kanada um: Visum, Wohnung, Schule', '2027-09-01'],
    ['Plan a gap year starting in September', '2027-09-01'],
    ['My aunt is coming to live with us from 3 May, we have to empty the spare room and tell the landlord', '2027-05-03'],
    ['Walk the Camino in June, 8 days, help me get ready', '2027-06-01'],
    ['Find a room in Utrecht before my semester starts on 1 March', '2027-03-01'],
    ['Hand over my job before I leave at the end of February', '2027-02-28'],
    ['Write the report before the audit at the end of March', '2027-03-25'],
    ['Write the report before our move in September', '2027-09-01'],
    ['Moving to a bigger flat in September', '2027-09-01'],
    ['Get ready for the new school year, from 1 August, an hour each weekday', '2027-08-01'],
    ['Let out our spare room from 1 October', '2027-10-01'],
    ['New bin rota for our house from 1 June, explain it to six flats', '2027-06-01'],
    ['Rewrite the club statutes, in force from 1 May, evenings 20-21', '2027-05-01'],
    ['My welding course starts on 12 April, get tools and papers together before', '2027-04-12'],
    ['Get the barn ready for the arrival of two ponies in May', '2027-05-01'],
    ['Improve my Portuguese for a week in Porto in June, half an hour a day', '2027-06-01'],
    ['We want to go car-free from 1 June, Sunday evenings', '2027-06-01'],
  ])('%s is over when that begins', (prompt, first) => {
    expect(stated(prompt, 'deadline').map(({ latest }) => iso(latest / 1440))).toEqual([first])
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it('keeps the first day of the plan beside the days of the camp', () => {
    const prompt = 'Plan a language camp for 20 teenagers from 5 to 11 July, starting in March, Saturdays'
    expect(stated(prompt, 'horizon').map(({ first }) => iso(first))).toEqual(['2027-03-01'])
    expect(stated(prompt, 'event').map(({ days }) => [iso(days.first), iso(days.last)])).toEqual([['2027-07-05', '2027-07-11']])
  })

  it.each([
    ['Trip to Lisbon from 5 to 9 March with two museums', '2027-03-05'],
    ['Family holiday in Puglia, 7 days from 5 June', '2027-06-05'],
    ['Prepare the choir for two weeks in March', '2027-03-01'],
    ['House-sit for my aunt from 10 to 24 April', '2027-04-10'],
    ['Prepare for my exam from 1 to 20 March, 2 hours a day', '2027-03-01'],
    ['Train for a hiking holiday from 1 March, three workouts a week', '2027-03-01'],
    ['Prepare for the fair from 1 March, Saturdays 10-12', '2027-03-01'],
    ['Moving to a plant-based diet in March', '2027-03-01'],
    ['Organise the festival crew rota from 1 to 14 June', '2027-06-01'],
    ['Run a book fair stall at the school from 1 to 5 March', '2027-03-01'],
  ])('%s is done on its days', (prompt, first) => {
    expect(stated(prompt, 'horizon').map((horizon) => iso(horizon.first))).toContain(first)
    expect(stated(prompt, 'event')).toEqual([])
  })
})

describe('a month in which what the goal is for begins', () => {
  it.each([
    ['I want to know enough Greek for our holiday in May', '2027-05-01'],
    ['Get my Spanish up to scratch for our trip in June', '2027-06-01'],
    ['I need to be fit for my trip to Nepal in April', '2027-04-01'],
  ])('%s', (prompt, by) => {
    expect(stated(prompt, 'deadline').map(({ latest }) => iso(latest / 1440))).toEqual([by])
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it('is the plan’s own where it is the holiday that is planned', () => {
    expect(stated('Itinerary for our holiday in Crete in May', 'deadline')).toEqual([])
  })
})
