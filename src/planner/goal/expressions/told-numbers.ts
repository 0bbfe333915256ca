import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** Behind a number, what says that it is counted: 'about 20 a day', 'around 15 per shift'. */
const RATE_BEHIND = /^ (?:a|an|per|each|every) (?:day|night|week|month|year|hour|time|go|person|head|shift|session|visit|lesson|class)(?!\p{L})|^ (?:al|por|a la) (?:d[ií]a|semana|mes|a[ñn]o)|^ par (?:jour|semaine|mois)|^ (?:am|pro) (?:tag|woche|monat)|^ por (?:dia|semana|m[eê]s)/iu
/** 'Les enfants (5 et 9 ans)', 'Kids (6 and 9)', 'die Kinder (4 und 7)': how old they are. */
const AGES = /(?:kids?|children|girls|boys|twins|sons|daughters|enfants|filles|fils|kinder|m[äa]dchen|jungs|t[öo]chter|s[öo]hne|ni[ñn][oa]s|hij[oa]s|crian[çc]as|filh[oa]s|meninos|meninas) ?(?:\(|, |of |aged |de )*$/iu
const OLD = /^(?:,? (?:and|et|y|e|und) \d{1,2})? (?:ans|jahren?|a[ñn]os|anos|years? old|year-olds|yrs)(?!\p{L})/iu
const HOUR_WRITTEN = /[:.h]|[ap]\.?m|uhr|o['’]clock|noon/iu
const LONGEST_BEFORE = 24

const KIDS_AGED = /(?<=(?:kids?|children|girls|boys|twins|sons?|daughters?|enfants?|filles?|fils|kinder|töchter|söhne|ni[ñn][oa]s?|hij[oa]s?|crian[çc]as?|filh[oa]s?|grandchildren|grandkids) )\((?:aged? )?\d{1,2}(?:,? (?:and|et|y|e|und|&) \d{1,2}|, \d{1,2})*(?: (?:ans|jahre|años|anos|years|yrs|years old))?\)(?= \p{L})/giu

/** 'My mother (84)', 'mi padre (84 años)': no time that somebody has done something. */
const ELDERS_AGED = /(?<=(?<!\p{L})(?:mother|father|mum|mom|dad|gran|grand(?:ma|pa|mother|father)|mutter|vater|oma|opa|madre|padre|mam[áa]|pap[áa]|abuel[oa]|suegr[oa]|m[èe]re|p[èe]re|m[ãa]e|pai|av[óô]) )\((?:aged? )?\d{2,3}(?: (?:ans|jahre|años|anos|years|yrs|years old))?\)/giu

/** 'The kids (6 and 9) are off school': how old they are parts no sentence; the places of all other words stay. */
export function withoutAges(text: string): string {
  return [KIDS_AGED, ELDERS_AGED].reduce((rest, aged) => rest.replace(aged, (ages) => ' '.repeat(ages.length)), text)
}

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const PARTY = new RegExp(String.raw`(?<=(?<!\p{L})for )\d{1,2}(?=, \d{1,2}(?:st|nd|rd|th)?(?: ?[-–] ?| to )\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTHS}))`, 'giu')

/** 'Stag do in Prague for 10, 16-18 April': how many come is no first of its days; the places of all other words stay. */
export function withoutPartySizes(text: string): string {
  return text.replace(PARTY, (count) => ' '.repeat(count.length))
}

/** Amounts and ages that look like hours of the day. */
export function withoutToldNumbers(text: string, found: readonly TimeExpression[]): TimeExpression[] {
  const told = found.filter((expression) => isToldNumber(text, expression))
  // The 'a week' of 'spend about 20 a week' is no length.
  const isRate = ({ duration, start, words }: TimeExpression) => duration !== null && /^(?:an?|per) /iu.test(words) && told.some(({ end }) => end === start - 1)
  return told.length === 0 ? [...found] : found.filter((expression) => !told.includes(expression) && !isRate(expression))
}

function isToldNumber(text: string, { words, start, end, clock, days, recurrence }: TimeExpression): boolean {
  if (clock === null || days !== null || recurrence !== null || clock.part !== null || HOUR_WRITTEN.test(words.replace(/^(?:around|about|roughly|until)/iu, ''))) return false
  const behind = text.slice(end, end + LONGEST_BEFORE)
  // 'A cast of about 24'.
  if (/^(?:about|around|roughly) \d+$/iu.test(words) && /(?<!\p{L})of $/iu.test(text.slice(Math.max(0, start - LONGEST_BEFORE), start))) return true
  if (/\d$/u.test(words) && RATE_BEHIND.test(behind) && !/^(?:at|from|until|by|before|after|um|à|a) /iu.test(words)) return true
  return OLD.test(behind) || AGES.test(text.slice(Math.max(0, start - LONGEST_BEFORE), start)) && behind.startsWith(')')
}
