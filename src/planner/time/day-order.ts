/** Regions that write the month before the day (CLDR). */
const MONTH_FIRST_REGIONS = new Set(['US', 'PH', 'FM', 'GU', 'PR', 'UM', 'VI', 'BZ', 'PW', 'MH'])
/** Zones of the United States outside `America/`, and the larger ones in it. */
const MONTH_FIRST_ZONES = /^(?:US\/|Pacific\/(?:Honolulu|Guam)$|America\/(?:New_York|Chicago|Denver|Phoenix|Los_Angeles|Anchorage|Adak|Boise|Detroit|Indiana\/|Kentucky\/|North_Dakota\/|Juneau|Sitka|Nome|Puerto_Rico))/u

/** Whether 3/4 is 3 April: the locale's region decides, else the zone's country, else the language. */
export function writesDayFirst({ locale, timeZone, language }: { locale: string; timeZone: string; language: string }): boolean {
  if (language !== 'en') return true
  const region = /[-_]([A-Z]{2})\b/u.exec(locale)?.[1]
  if (region !== undefined) return !MONTH_FIRST_REGIONS.has(region)
  return !MONTH_FIRST_ZONES.test(timeZone)
}
