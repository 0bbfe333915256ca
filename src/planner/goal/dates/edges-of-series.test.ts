import { describe, expect, it } from 'vitest'
import { iso, readingsOf, read, stated } from '../read-for-tests.ts'

const edges = (prompt: string) => [...stated(prompt, 'rhythm').map((rhythm) => ({ inAll: rhythm.inAll, ...rhythm })), ...stated(prompt, 'commitment').map((busy) => ({ inAll: undefined, ...busy }))].map(({ days: { spans }, windows: [window], inAll }) => [iso(spans?.[0]?.first ?? null), spans?.[0] && spans[0].last < 22_000 ? iso(spans[0].last) : null, window?.from ?? null, inAll ?? null])

describe('what is said of the first and the last of a series', () => {
  it.each([
    ['Iron drip every 10 days, the first on 12 January at 8:20, last one 21 February.', ['2027-01-12', '2027-02-21', 500, null]],
    ['Groom the pony every third week (first time 16 January)', ['2027-01-16', null, null, null]],
    ['Flute class every Friday 16:30, first 15 Jan, last 26 March', ['2027-01-15', '2027-03-26', 990, null]],
    ['Acupuncture every two weeks - first on 11 Jan 9am - last on 8 March.', ['2027-01-11', '2027-03-08', 540, null]],
    ['Alle 12 Tage Blutabnahme, die erste am 14. Januar um 7:45, die letzte am 15. März.', ['2027-01-14', '2027-03-15', 465, null]],
    ['Una sesión de láser cada 20 días, la primera el 13 de enero a las 9:10, la última el 14 de marzo', ['2027-01-13', '2027-03-14', 550, null]],
    ['Une infusion tous les 14 jours, la première le 12 janvier à 8h30, la dernière le 23 mars', ['2027-01-12', '2027-03-23', 510, null]],
    ['Troco o filtro a cada 15 dias, a primeira em 12 de janeiro às 8h30, a última em 12 de abril', ['2027-01-12', '2027-04-12', 510, null]],
  ])('bounds it in “%s”', (prompt, expected) => {
    expect(edges(prompt)[0]).toEqual(expected)
    expect([...stated(prompt, 'event'), ...stated(prompt, 'horizon'), ...stated(prompt, 'deadline')]).toEqual([])
  })

  it('counts them', () => {
    expect(edges('Laser treatment every four weeks, starting 18 January at 10:40, five in all.')[0]).toEqual(['2027-01-18', '2027-05-10', 640, 5])
    expect(edges('Counselling every other Monday 17:30, six sessions.')[0]![3]).toBe(6)
  })

  it('leaves other firsts and dates as they are', () => {
    const prompt = 'Write my novel every Tuesday 19:00-21:00. First reader on 14 March, launch on 30 June.'
    expect(stated(prompt, 'event').map(({ title }) => title)).toEqual(['First reader', 'launch'])
    expect(readingsOf(read('Run every second day. Race on 9 May at 10:00'), 'event').map(({ title }) => title)).toEqual(['Race'])
  })
})
