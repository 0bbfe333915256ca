import type { SprintCase } from '../../compose-sprints.ts'

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** The date so many days later; dates are of the form 2027-01-18. */
export const later = (iso: string, days: number) => new Date(Date.parse(`${iso}T12:00Z`) + days * 864e5).toISOString().slice(0, 10)
export const dayOf = (iso: string) => Number(iso.slice(8))
const monthOf = (iso: string) => MONTHS[Number(iso.slice(5, 7)) - 1]!
const ordinal = (n: number) => `${n}${n % 10 === 1 && n !== 11 ? 'st' : n % 10 === 2 && n !== 12 ? 'nd' : n % 10 === 3 && n !== 13 ? 'rd' : 'th'}`
/** 18 January, Jan 18, 18th of January, Monday. */
export const dayMonth = (iso: string) => `${dayOf(iso)} ${monthOf(iso)}`
export const monthDay = (iso: string) => `${monthOf(iso).slice(0, 3)} ${dayOf(iso)}`
export const dayOfMonth = (iso: string) => `${ordinal(dayOf(iso))} of ${monthOf(iso)}`
export const weekday = (iso: string) => DAYS[new Date(`${iso}T12:00Z`).getUTCDay()]!

export const inLetters = (n: number) => NUMBERS[n]!
export const weeksLong = (weeks: number) => `${weeks} week${weeks > 1 ? 's' : ''}`
export const capitalized = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`
export const listed = (items: readonly string[]) => `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
export const bare = (thing: string) => thing.replace(/^(?:an?|the) /u, '')
export const partsOf = ({ parts }: SprintCase) => parts.map(([said]) => said)
/** Whether a thing is said in the plural. */
export const several = (thing: string) => /(?:s|children)$/u.test(thing) && !thing.startsWith('a ')
export const withArticle = (role: string) => `${/^(?:[aeio]|HR)/iu.test(role) ? 'an' : 'a'} ${role}`
