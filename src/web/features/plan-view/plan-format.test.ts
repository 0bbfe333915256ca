import { afterEach, expect, test, vi } from 'vitest'
import { parseDay } from './plan-day.ts'
import { planFormatFor, whenOf } from './plan-format.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'])('dates and times stay the plan’s own in a browser in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  const format = planFormatFor(`en-US-x-${zone.slice(0, 3).toLowerCase()}`)
  expect(format.day(parseDay('2026-11-20'))).toBe('Fri, Nov 20, 2026')
  expect(plain(format.time('00:30'))).toBe('12:30 AM')
  expect(format.month({ year: 2026, month: 11 })).toBe('November 2026')
})

test('the locale decides how they are written', () => {
  const german = planFormatFor('de-DE')
  expect(german.time('18:05')).toBe('18:05')
  expect(german.weekStart).toBe(1)
  expect(german.hours(1.5)).toBe('1,5 h')
  expect(german.shortTime('18:00')).toBe('18:00')
  expect(['18:00', '18:30'].map((clock) => plain(planFormatFor('en-US').shortTime(clock)))).toEqual(['6 PM', '6:30 PM'])
  expect(plain(planFormatFor('en-US').timeRange('10:00', '12:00'))).toBe('10:00 AM – 12:00 PM')
})

test.each([
  ['its hours', { startTime: '10:00', endTime: '12:00' }, 'Fri, Nov 20, 2026, 10:00 AM – 12:00 PM'],
  ['its day alone', {}, 'Fri, Nov 20, 2026'],
  ['the days it spans', { endDate: '2026-11-22' }, 'Nov 20 – 22, 2026'],
] as const)('a task says when: %s', (_, fields, words) => {
  const task = { date: '2026-11-20', startTime: null, endTime: null, ...fields }
  expect(plain(whenOf(task, planFormatFor('en-US')))).toBe(words)
})

/** CLDR writes narrow and thin spaces around some separators. */
function plain(text: string): string {
  return text.replaceAll(/[\u{2009}\u{202F}\u{A0}]/gu, ' ')
}
