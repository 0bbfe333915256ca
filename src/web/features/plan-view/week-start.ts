const SUNDAY = 0
const MONDAY = 1
const SATURDAY = 6

/** Regions whose week does not start on Monday: Unicode CLDR supplemental data, weekData firstDay. */
const SUNDAY_REGIONS = new Set(
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'.split(' '),
)
const SATURDAY_REGIONS = new Set('AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' '))

interface WeekInfo {
  /** 1 is Monday, 7 is Sunday. */
  firstDay: number
}
type LocaleWithWeekInfo = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }

/** First day of the week for a BCP 47 locale: 0 is Sunday, 1 Monday, 6 Saturday. Monday when the locale is unknown. */
export function weekStartOf(localeName: string): number {
  try {
    const locale: LocaleWithWeekInfo = new Intl.Locale(localeName)
    const info = locale.getWeekInfo?.() ?? locale.weekInfo
    return info ? info.firstDay % 7 : weekStartOfRegion(locale.maximize().region)
  } catch {
    return MONDAY
  }
}

/** For engines without Intl.Locale week information. */
export function weekStartOfRegion(region: string | undefined): number {
  if (region && SUNDAY_REGIONS.has(region)) return SUNDAY
  if (region && SATURDAY_REGIONS.has(region)) return SATURDAY
  return MONDAY
}
