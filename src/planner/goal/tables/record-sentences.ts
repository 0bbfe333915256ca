/** What a column or a field holds. */
export type Role = 'person' | 'place' | 'city' | 'from' | 'to' | 'minutes' | 'days' | 'day' | 'busy' | 'time'

export type TableRecord = Partial<Record<Role, string>>

const ROLES: readonly (readonly [Role, RegExp])[] = [
  ['city', /^(?:city|stop|destination|town|stadt|ciudad|ville|cidade)$/u],
  ['person', /^(?:friend|person|name|who|people|attendee|participant|freund|amigo|amiga|ami)$/u],
  ['place', /^(?:place|location|where|area|district|spot|meetingpoint|at|ort|lugar|lieu|local)$/u],
  ['from', /^(?:from|start|starts|begin|begins|arrives|opens|since|availablefrom|fromday|startday|firstday|dayfrom|von|ab|desde|de)$/u],
  ['to', /^(?:to|until|till|end|ends|leaves|closes|availableto|availableuntil|today|endday|lastday|dayto|bis|hasta|ate|a)$/u],
  ['minutes', /^(?:minutes|min|mins|atleast|minminutes|minimumminutes|minimum|duration|durationminutes|length|lengthminutes|needed|timeneeded|minuten|minutos)$/u],
  ['days', /^(?:days|nights|stay|howlong|tage|dias|jours)$/u],
  ['day', /^(?:day|weekday|date|tag|dia|jour)$/u],
  ['busy', /^(?:busy|taken|blocked|booked|meetings|appointments|belegt|ocupado)$/u],
  ['time', /^(?:time|hour|oclock|uhrzeit|hora)$/u],
]

export function roleOf(key: string): Role | null {
  const bare = key.toLowerCase().normalize('NFD').replace(/[^\p{L}]/gu, '')
  return ROLES.find(([, pattern]) => pattern.test(bare))?.[0] ?? null
}

const TIME = /^\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?|h|uhr)?$/iu

/** What a row says, as a sentence; null when its columns make none that is known. */
export function sentenceOf(record: TableRecord): string | null {
  const { person, place, city, from, to, minutes, days, day, busy, time } = record
  if (person && place && from && to) return `${person} will be at ${place} from ${from} to ${to}. ${minutes ? `You'd like to meet ${person} for a minimum of ${inMinutes(minutes)}. ` : ''}`
  if (person && day && busy !== undefined) return busy === '' ? `${person} is free on ${day}. ` : `${person} is busy on ${day} during ${busy}. `
  if (person && day && from && to) return `${person} is busy on ${day} during ${from} to ${to}. `
  if (city && days) return `You want to spend ${firstNumber(days)} ${/night/iu.test(days) ? 'nights' : 'days'} in ${city}. `
  if (city && from && to) return `You must be in ${city} between day ${from} and day ${to}. `
  if (place && time) return `You arrive at ${place} at ${time}. `
  if (from && to && minutes && !TIME.test(from) && !TIME.test(to)) return `${from} to ${to}: ${firstNumber(minutes)}.\n`
  return null
}

function firstNumber(text: string): string {
  return /\d+/u.exec(text)?.[0] ?? text
}

function inMinutes(length: string): string {
  return /^\d+$/u.test(length) ? `${length} minutes` : length
}
