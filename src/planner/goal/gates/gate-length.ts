import type { GateLength, GateStage } from '../brief.ts'

const NUMBERS: Readonly<Record<string, number>> = {
  'a couple of': 2, 'a couple': 2, 'a few': 3, a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, fifteen: 15, twenty: 20,
  ein: 1, eine: 1, einen: 1, einer: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, zwölf: 12,
  un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, diez: 10, quince: 15,
  une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, dix: 10, quinze: 15,
  um: 1, uma: 1, dois: 2, duas: 2, três: 3, quatro: 4, sete: 7, oito: 8, dez: 10,
}

const NUMBER = String.raw`(?:\d{1,3}|${Object.keys(NUMBERS).toSorted((a, b) => b.length - a.length).join('|')})`
const WORKING = String.raw`(?:working|business|work)[ -]days?|(?:arbeits|werk)tag(?:e[ns]?)?|días? (?:hábiles|laborables)|jours? (?:ouvrés?|ouvrables?)|dias? úteis`
const UNIT = String.raw`(?:${WORKING}|(?:calendar |full |whole )?(?:days?|weeks?|wks?|months?|fortnights?)|tag(?:en?)?|wochen?|monate?n?|días?|semanas?|mes(?:es)?|jours?|semaines?|mois|dias?|mês)`
const ABOUT = String.raw`(?:(?:about|around|roughly|approx\.?|approximately|up to|at least|at most|some|another|a further|usually|currently|just|only|etwa|ca\.?|rund|bis zu|mindestens|unos|unas|hasta|al menos|environ|jusqu['’]à|au moins|uns|umas|até|pelo menos|cerca de) |~ ?)`

/** '10 working days', 'about 3-4 weeks', 'up to five days', as part of a regular expression without groups of its own. */
export const LENGTH = String.raw`(?:${ABOUT}){0,3}(?:${NUMBER}(?: ?(?:[-–]|to|or|bis|a|à) ?| ))?${NUMBER}[ -](?:more )?${UNIT}(?!\p{L})`

const PARTS = new RegExp(String.raw`(?<number>${NUMBER})[ -](?:more )?(?<unit>${UNIT})(?!\p{L})`, 'iu')
const OF_WORKING_DAYS = new RegExp(String.raw`^(?:${WORKING})$`, 'iu')
/** Calendar days by the beginning of their unit. */
const DAYS: readonly (readonly [RegExp, number])[] = [[/^(?:fortnight)/iu, 14], [/^(?:week|wk|woche|semain|semana)/iu, 7], [/^(?:month|monat|mes|mois|mês)/iu, 30]]
const LONGEST = 400

/** The longer end of a stated length; null for none, or one that no plan waits for. */
export function gateLength(words: string): GateLength | null {
  const found = PARTS.exec(words)
  if (found === null) return null
  const { number = '', unit = '' } = found.groups!
  const count = NUMBERS[number.toLowerCase()] ?? Number(number)
  const plain = unit.replace(/^(?:calendar|full|whole) /iu, '')
  const isWorking = OF_WORKING_DAYS.test(plain)
  const days = count * (isWorking ? 1 : (DAYS.find(([form]) => form.test(plain))?.[1] ?? 1))
  return days > 0 && days <= LONGEST ? { count: days, unit: isWorking ? 'working-day' : 'day' } : null
}

/** '10 working days', '1 day'. */
export function describeLength({ count, unit }: GateLength): string {
  const weeks = unit === 'day' && count % 7 === 0 ? count / 7 : 0
  const noun = weeks > 0 ? 'week' : unit === 'day' ? 'day' : 'working day'
  const number = weeks > 0 ? weeks : count
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

const WORKDAYS = 5
const WEEK = 7
const WEEKEND = 2

/** Calendar days that a length covers from whichever day it begins: whole weeks, and a weekend beside what is left of them. */
export function daysOfLength(length: GateLength | null): number {
  if (length === null) return 0
  const { count, unit } = length
  const rest = count % WORKDAYS
  return unit === 'day' ? count : Math.floor(count / WORKDAYS) * WEEK + rest + (rest > 0 ? WEEKEND : 0)
}

/** Calendar days from the first asking to the last answer. */
export function daysOfGate({ stages }: { stages: readonly GateStage[] }): number {
  return stages.reduce((sum, { takes }) => sum + daysOfLength(takes), 0)
}
