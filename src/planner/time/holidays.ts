import type { DayNumber, Weekday } from './calendar-time.ts'
import { civilOf, dayFromCivil, daysInMonth, weekdayOf } from './day-number.ts'
import { dayInCalendar } from './other-calendars.ts'
import type { OtherCalendar } from './other-calendars.ts'

/** Null in a year of which the day is not known. */
type HolidayRule = (year: number) => DayNumber | null

const fixed = (month: number, day: number): HolidayRule => (year) => dayFromCivil(year, month, day)!
const fromEaster = (days: number): HolidayRule => (year) => easterSunday(year) + days
const nth = (count: number, weekday: Weekday, month: number): HolidayRule => (year) => nthWeekday({ year, month, weekday }, count)!
const inCalendar = (calendar: OtherCalendar, month: string, day: number): HolidayRule => (year) => dayInCalendar(calendar, { month, day }, year)
/** Month and day of the years from `first`. */
const listed = (first: number, dates: readonly (readonly [month: number, day: number])[]): HolidayRule => (year) => {
  const date = dates[year - first]
  return date === undefined ? null : dayFromCivil(year, ...date)
}

/** Days that people name instead of giving a date, worldwide or where the name leaves no doubt. */
const HOLIDAYS: Readonly<Record<string, HolidayRule>> = {
  'new-year': fixed(1, 1), 'new-year-eve': fixed(12, 31), epiphany: fixed(1, 6), christmas: fixed(12, 25), 'christmas-eve': fixed(12, 24), 'boxing-day': fixed(12, 26),
  easter: fromEaster(0), 'good-friday': fromEaster(-2), 'easter-monday': fromEaster(1), 'ash-wednesday': fromEaster(-46), 'palm-sunday': fromEaster(-7),
  pentecost: fromEaster(49), 'whit-monday': fromEaster(50), 'corpus-christi': fromEaster(60), ascension: fromEaster(39), valentine: fixed(2, 14), 'st-patrick': fixed(3, 17), halloween: fixed(10, 31), 'all-saints': fixed(11, 1),
  'groundhog-day': fixed(2, 2), 'april-fools': fixed(4, 1), 'may-day': fixed(5, 1), 'earth-day': fixed(4, 22), 'guy-fawkes': fixed(11, 5), juneteenth: fixed(6, 19),
  'us-independence': fixed(7, 4), 'veterans-day': fixed(11, 11), 'mlk-day': nth(3, 1, 1), 'presidents-day': nth(3, 1, 2), 'memorial-day': nth(-1, 1, 5),
  'labor-day': nth(1, 1, 9), 'columbus-day': nth(2, 1, 10), thanksgiving: nth(4, 4, 11), 'black-friday': (year) => nthWeekday({ year, month: 11, weekday: 4 }, 4)! + 1,
  'early-may-bank': nth(1, 1, 5), 'spring-bank': nth(-1, 1, 5), 'summer-bank': nth(-1, 1, 8), 'german-unity': fixed(10, 3), 'bastille-day': fixed(7, 14), 'victory-day': fixed(5, 8), assumption: fixed(8, 15), armistice: fixed(11, 11),
  'spain-national': fixed(10, 12), constitution: fixed(12, 6), immaculate: fixed(12, 8), 'carnation': fixed(4, 25), 'portugal-day': fixed(6, 10), 'portugal-republic': fixed(10, 5), restoration: fixed(12, 1), tiradentes: fixed(4, 21), 'brazil-independence': fixed(9, 7),
  aparecida: fixed(10, 12), finados: fixed(11, 2), 'brazil-republic': fixed(11, 15), 'black-awareness': fixed(11, 20), carnival: fromEaster(-47), 'india-republic': fixed(1, 26), 'india-independence': fixed(8, 15), gandhi: fixed(10, 2), 'st-brigid': (year) => nthWeekday({ year, month: 2, weekday: 1 }, 1)!,
  'june-bank': nth(1, 1, 6), 'august-bank': nth(1, 1, 8), 'october-bank': nth(-1, 1, 10), 'kings-day': fixed(4, 27), 'liberation-italy': fixed(4, 25), 'italy-republic': fixed(6, 2), 'canada-day': fixed(7, 1), 'australia-day': fixed(1, 26), anzac: fixed(4, 25), 'swiss-day': fixed(8, 1), 'austria-day': fixed(10, 26), 'belgium-day': fixed(7, 21),
  'cyber-monday': (year) => nthWeekday({ year, month: 11, weekday: 4 }, 4)! + 4, 'mothers-day': nth(2, 7, 5), 'fathers-day': nth(3, 7, 6),
  'maundy-thursday': fromEaster(-3), 'holy-saturday': fromEaster(-1), 'shrove-tuesday': fromEaster(-47), 'shrove-monday': fromEaster(-48), 'mothering-sunday': fromEaster(-21), 'orthodox-easter': orthodoxEaster, candlemas: fixed(2, 2), 'st-nicholas': fixed(12, 6), 'first-advent': (year) => advent(year, 1), 'second-advent': (year) => advent(year, 2), 'third-advent': (year) => advent(year, 3), 'fourth-advent': (year) => advent(year, 4),
  'all-souls': fixed(11, 2), 'st-john': fixed(6, 24), 'st-george': fixed(4, 23), 'burns-night': fixed(1, 25), 'remembrance-sunday': nth(2, 7, 11), 'cinco-de-mayo': fixed(5, 5),
  // By the tables for China, New Year 2027 is a day before the platform's: its new moon falls just before midnight there.
  'lunar-new-year': (year) => (year === 2027 ? dayFromCivil(2027, 2, 6) : dayInCalendar('chinese', { month: '1', day: 1 }, year)), 'mid-autumn': inCalendar('chinese', '8', 15), nowruz: inCalendar('persian', 'Farvardin', 1),
  'rosh-hashanah': inCalendar('hebrew', 'Tishri', 1), 'yom-kippur': inCalendar('hebrew', 'Tishri', 10), sukkot: inCalendar('hebrew', 'Tishri', 15), hanukkah: inCalendar('hebrew', 'Kislev', 25), passover: inCalendar('hebrew', 'Nisan', 15), shavuot: inCalendar('hebrew', 'Sivan', 6), purim: (year) => dayInCalendar('hebrew', { month: 'Adar II', day: 14 }, year) ?? dayInCalendar('hebrew', { month: 'Adar', day: 14 }, year),
  ramadan: inCalendar('islamic-umalqura', 'Ramadan', 1), 'eid-al-fitr': inCalendar('islamic-umalqura', 'Shawwal', 1), 'eid-al-adha': inCalendar('islamic-umalqura', 'Dhuʻl-Hijjah', 10),
  // Reckoned by the sun and moon over India; the days that its governments have named.
  diwali: listed(2025, [[10, 20], [11, 8], [10, 29], [10, 17], [11, 5], [10, 26]]), holi: listed(2025, [[3, 14], [3, 4], [3, 22], [3, 11], [3, 1], [3, 20]]),
}

/** The holiday's day in a year; null for a name that is not in the table. */
export function holidayIn(name: string, year: number): DayNumber | null {
  return HOLIDAYS[name]?.(year) ?? null
}

const CHRISTIAN = ['new-year', 'easter-monday', 'christmas']
/** Days off by law in the whole country (the countries' own lists, 2026); holidays of single states or provinces are left out. */
const PUBLIC_HOLIDAYS: Readonly<Record<string, readonly string[]>> = {
  GB: [...CHRISTIAN, 'good-friday', 'early-may-bank', 'spring-bank', 'summer-bank', 'boxing-day'], IE: [...CHRISTIAN, 'st-brigid', 'st-patrick', 'early-may-bank', 'june-bank', 'august-bank', 'october-bank', 'boxing-day'],
  US: ['new-year', 'mlk-day', 'presidents-day', 'memorial-day', 'juneteenth', 'us-independence', 'labor-day', 'columbus-day', 'veterans-day', 'thanksgiving', 'christmas'], CA: ['new-year', 'good-friday', 'canada-day', 'labor-day', 'christmas'],
  DE: [...CHRISTIAN, 'good-friday', 'may-day', 'ascension', 'whit-monday', 'german-unity', 'boxing-day'], AT: [...CHRISTIAN, 'epiphany', 'may-day', 'ascension', 'whit-monday', 'corpus-christi', 'assumption', 'austria-day', 'all-saints', 'immaculate', 'boxing-day'],
  CH: ['new-year', 'ascension', 'swiss-day', 'christmas'], FR: [...CHRISTIAN, 'may-day', 'victory-day', 'ascension', 'whit-monday', 'bastille-day', 'assumption', 'all-saints', 'armistice'], BE: [...CHRISTIAN, 'may-day', 'ascension', 'whit-monday', 'belgium-day', 'assumption', 'all-saints', 'armistice'],
  NL: [...CHRISTIAN, 'kings-day', 'ascension', 'whit-monday', 'boxing-day'], ES: ['new-year', 'epiphany', 'good-friday', 'may-day', 'assumption', 'spain-national', 'all-saints', 'constitution', 'immaculate', 'christmas'],
  PT: ['new-year', 'good-friday', 'carnation', 'may-day', 'corpus-christi', 'portugal-day', 'assumption', 'portugal-republic', 'all-saints', 'restoration', 'immaculate', 'christmas'], IT: [...CHRISTIAN, 'epiphany', 'liberation-italy', 'may-day', 'italy-republic', 'assumption', 'all-saints', 'immaculate', 'boxing-day'],
  BR: ['new-year', 'good-friday', 'tiradentes', 'may-day', 'brazil-independence', 'aparecida', 'finados', 'brazil-republic', 'black-awareness', 'christmas'], IN: ['india-republic', 'india-independence', 'gandhi'], AU: [...CHRISTIAN, 'good-friday', 'australia-day', 'anzac', 'boxing-day'],
}
const COUNTRY_OF_ZONE: Readonly<Record<string, string>> = {
  'Europe/London': 'GB', 'Europe/Belfast': 'GB', 'Europe/Dublin': 'IE', 'Europe/Berlin': 'DE', 'Europe/Busingen': 'DE', 'Europe/Vienna': 'AT', 'Europe/Zurich': 'CH', 'Europe/Paris': 'FR', 'Europe/Brussels': 'BE', 'Europe/Amsterdam': 'NL', 'Europe/Madrid': 'ES', 'Atlantic/Canary': 'ES',
  'Europe/Lisbon': 'PT', 'Europe/Rome': 'IT', 'America/Sao_Paulo': 'BR', 'America/Fortaleza': 'BR', 'America/Recife': 'BR', 'America/Bahia': 'BR', 'America/Manaus': 'BR', 'Asia/Kolkata': 'IN', 'Asia/Calcutta': 'IN', 'America/Toronto': 'CA', 'America/Vancouver': 'CA', 'America/Winnipeg': 'CA', 'America/Halifax': 'CA', 'America/Edmonton': 'CA',
  'America/New_York': 'US', 'America/Chicago': 'US', 'America/Denver': 'US', 'America/Los_Angeles': 'US', 'America/Phoenix': 'US', 'America/Anchorage': 'US', 'America/Detroit': 'US', 'Pacific/Honolulu': 'US', 'Australia/Sydney': 'AU', 'Australia/Melbourne': 'AU', 'Australia/Brisbane': 'AU', 'Australia/Perth': 'AU', 'Australia/Adelaide': 'AU',
}

/** ISO 3166 code of the country whose clocks an IANA zone keeps; null for a zone that is not in the table. */
export function countryOfZone(timeZone: string): string | null {
  return COUNTRY_OF_ZONE[timeZone] ?? null
}

/** The public holidays of the zone's country from `first` to `last`, in order; null for a country that is not in the table. */
export function publicHolidays(timeZone: string, { first, last }: { first: DayNumber; last: DayNumber }): DayNumber[] | null {
  const names = PUBLIC_HOLIDAYS[COUNTRY_OF_ZONE[timeZone] ?? '']
  if (!names) return null
  const years = Array.from({ length: civilOf(last).year - civilOf(first).year + 1 }, (_, index) => civilOf(first).year + index)
  const named = years.flatMap((year) => names.map((name) => holidayIn(name, year))).filter((day) => day !== null)
  const days = [...named, ...daysInLieu(named, COUNTRY_OF_ZONE[timeZone]!)].filter((day) => day >= first && day <= last)
  return [...new Set(days)].toSorted((a, b) => a - b)
}

/** In these a holiday at the weekend has the next working day instead; the United States take the Friday before a Saturday. */
const LATER_INSTEAD = new Set(['GB', 'IE', 'AU'])

function daysInLieu(named: readonly DayNumber[], country: string): DayNumber[] {
  const taken = new Set(named)
  return [...named].toSorted((a, b) => a - b).flatMap((day) => {
    if (weekdayOf(day) < 6 || country !== 'US' && !LATER_INSTEAD.has(country)) return []
    if (country === 'US') return [weekdayOf(day) === 6 ? day - 1 : day + 1]
    let next = day + 1
    while (weekdayOf(next) > 5 || taken.has(next)) next += 1
    taken.add(next)
    return [next]
  })
}

/** The nth weekday of a month, counted from its end when negative; null when there is none. */
export function nthWeekday(of: { year: number; month: number; weekday: Weekday }, count: number): DayNumber | null {
  const first = dayFromCivil(of.year, of.month, 1)!
  const last = first + daysInMonth(of.year, of.month) - 1
  const day = count > 0 ? first + ((of.weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7 : last - ((weekdayOf(last) - of.weekday + 7) % 7) + (count + 1) * 7
  return day < first || day > last ? null : day
}

/** The nth Sunday of Advent; the fourth is the last before Christmas. */
function advent(year: number, sunday: 1 | 2 | 3 | 4): DayNumber {
  const christmas = dayFromCivil(year, 12, 25)!
  return christmas - weekdayOf(christmas) - 7 * (4 - sunday)
}

/** Meeus's Julian algorithm (Astronomical Algorithms, chapter 8), thirteen days later in our calendar until 2099. */
function orthodoxEaster(year: number): DayNumber | null {
  const moon = (19 * (year % 19) + 15) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const index = moon + sunday + 114
  const julian = dayFromCivil(year, Math.floor(index / 31), (index % 31) + 1)
  return year < 1900 || year > 2099 || julian === null ? null : julian + 13
}

/** The anonymous Gregorian algorithm (Nature, 20 April 1876; Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): DayNumber {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const leapCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - leapCorrection + 15) % 30
  const weekdayShift = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekdayShift) / 451)
  const index = epact + weekdayShift - 7 * late + 114
  return dayFromCivil(year, Math.floor(index / 31), (index % 31) + 1)!
}
