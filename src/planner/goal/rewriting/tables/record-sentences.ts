import { rangesIn } from './cells.ts'

/** What a column or a field holds. */
export type Role = 'person' | 'place' | 'city' | 'from' | 'to' | 'minutes' | 'days' | 'nights' | 'day' | 'busy' | 'time' | 'part' | 'both-ways' | 'one-way' | 'weekly' | 'per-sprint' | 'away'

export type TableRecord = Partial<Record<Role, string>>

const ROLES: readonly (readonly [Role, RegExp])[] = [
  ['city', /^(?:city|stop|destination|town|stadt|ciudad|ville|cidade)$/u],
  ['person', /^(?:friend|person|name|who|people|attendee|participant|team|teammember|member|crew|staff|freund|amigo|amiga|ami)$/u],
  ['place', /^(?:place|location|where|area|district|spot|meetingpoint|at|ort|lugar|lieu|local)$/u],
  ['from', /^(?:from|start|starts|begin|begins|arrives|opens|since|availablefrom|fromday|startday|firstday|dayfrom|von|ab|desde|de)$/u],
  ['to', /^(?:to|until|till|end|ends|leaves|closes|availableto|availableuntil|today|endday|lastday|dayto|bis|hasta|ate|a)$/u],
  ['minutes', /^(?:minutes|min|mins|atleast|minminutes|minimumminutes|minimum|minutesneeded|minimumtime|timetogether|duration|durationminutes|length|lengthminutes|needed|timeneeded|minuten|minutos)$/u],
  ['days', /^(?:days|stay|howlong|tage|dias|jours)$/u],
  ['nights', /^(?:nights|nachte|noches|nuits|noites)$/u],
  ['day', /^(?:day|weekday|date|tag|dia|jour)$/u],
  ['busy', /^(?:busy|taken|blocked|booked|meetings|appointments|belegt|ocupado)$/u],
  ['time', /^(?:time|hour|oclock|uhrzeit|hora)$/u],
  ['part', /^(?:role|roles|does|job|skill|skills|part|function|rolle|aufgabe|rol|funcion|puesto|poste|papel|funcao)$/u],
  ['both-ways', /^(?:bothways|bothdirections|eitherway|return|returns|returnflight|back|andback|twoway|roundtrip|viceversa)$/u],
  ['one-way', /^(?:oneway|onewayonly|onedirection|single)$/u],
  ['weekly', /^(?:hours|hrs|h|hoursweek|hoursaweek|hoursperweek|hrswk|hrsweek|hrsperweek|hwk|hweek|weeklyhours|stundenwoche|stdwoche|horassemana|heuressemaine)$/u],
  ['per-sprint', /^(?:hourssprint|hoursasprint|hourspersprint|hrssprint|hrspersprint|hsprint|hpersprint|capacity)$/u],
  ['away', /^(?:off|away|absent|absence|leave|holiday|holidays|vacation|pto|unavailable|notavailable|dayoff|daysoff|urlaub|abwesend|frei|vacaciones|ausente|conges|ferias)$/u],
]

export function roleOf(key: string): Role | null {
  const bare = key.replace(/ ?\([^()]*\)/gu, '').toLowerCase().normalize('NFD').replace(/[^\p{L}]/gu, '')
  return ROLES.find(([, pattern]) => pattern.test(bare))?.[0] ?? null
}

const TIME = /^\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?|h|uhr)?$/iu

/** What a row says, as a sentence; null when its columns make none that is known. */
export function sentenceOf(record: TableRecord): string | null {
  return (record.person ? sentenceOfPerson(record) : null) ?? (record.city ? sentenceOfCity(record) : null) ?? sentenceOfWay(record)
}

/** Somebody's hours, whereabouts, and busy or free times. */
function sentenceOfPerson(record: TableRecord): string | null {
  const { person, place, from, to, minutes, busy } = record
  const ofTeam = record.weekly || record['per-sprint'] ? memberOf(record) : null
  if (ofTeam !== null) return ofTeam
  if (place && from && to) return `${person} will be at ${place} from ${from} to ${to}. ${minutes ? `You'd like to meet ${person} for a minimum of ${inMinutes(minutes)}. ` : ''}`
  // The dot of 'Mon.' would end the sentence.
  const day = record.day?.replace('.', '')
  if (!day) return null
  if (busy !== undefined) return busy === '' ? `${person} is free on ${day}. ` : `${person} is busy on ${day} during ${busy}. `
  return from && to ? `${person} is busy on ${day} during ${from} to ${to}. ` : null
}

/** How long a journey stays in a city, and on which of its days. */
function sentenceOfCity({ city, days, nights, from, to }: TableRecord): string | null {
  const fixed = !from || !to ? '' : isNumber(from) && isNumber(to) ? `You must be in ${city} between day ${from} and day ${to}. ` : ''
  if (nights) return `You want to spend ${firstNumber(nights)} nights in ${city}. ${fixed}`
  if (days) return `You want to spend ${firstNumber(days)} ${/night/iu.test(days) ? 'nights' : 'days'} in ${city}. ${fixed}`
  return from && to ? `You must be in ${city} between day ${from} and day ${to}. ` : null
}

function isNumber(text: string): boolean {
  return /^\d{1,3}$/u.test(text)
}

/** An arrival, a direct connection, or how long a way takes. */
function sentenceOfWay(record: TableRecord): string | null {
  const { place, time, from, to, minutes } = record
  if (place && time) return `You arrive at ${place} at ${time}. `
  if (!from || !to) return null
  const arePlaces = [from, to].every((end) => /^\p{Lu}/u.test(end))
  if (!minutes) return !arePlaces ? null : isOneWay(record) ? `Direct flight: from ${from} to ${to}. ` : `Direct flight: ${from} and ${to}. `
  return TIME.test(from) || TIME.test(to) ? null : `${from} to ${to}: ${firstNumber(minutes)}.\n`
}

function isOneWay({ 'both-ways': both, 'one-way': one }: TableRecord): boolean {
  return both !== undefined && !YES.test(both) || one !== undefined && YES.test(one)
}

const YES = /^(?:yes|y|true|1|x|✓|✔|both)$/iu

/** 'Team: Omid (nurse) 16 hours a week. Omid is away 6-7 April.' */
function memberOf({ person, part, weekly, 'per-sprint': perSprint, away }: TableRecord): string | null {
  const hours = /\d+/u.exec(weekly ?? perSprint ?? '')?.[0]
  // '9:00-17:00' are hours of a day.
  if (hours === undefined || !/^\p{Lu}/u.test(person!) || rangesIn(weekly ?? '') !== null) return null
  const role = part && /\p{L}/u.test(part) ? ` (${part})` : ''
  const absence = away && /\d/u.test(away) ? ` ${person} is away ${away}.` : ''
  return `Team: ${person}${role} ${hours} hours ${weekly ? 'a week' : 'per sprint'}.${absence} `
}

function firstNumber(text: string): string {
  return /\d+/u.exec(text)?.[0] ?? text
}

function inMinutes(length: string): string {
  return /^\d+$/u.test(length) ? `${length} minutes` : length
}
