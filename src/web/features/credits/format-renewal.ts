import { activeLocale } from '../../locales/active-language.ts'
import { creditTexts } from './texts.ts'

interface Reader {
  now?: Date
  /** BCP 47; the page's when missing. */
  locale?: string
}

/** 'today at 14:30' or 'tomorrow at 09:05' in the reader's zone and language; a date when it is neither. */
export function formatRenewal(renewal: Date, { now = new Date(), locale = activeLocale() }: Reader = {}): string {
  const time = renewal.toLocaleTimeString(locale, { timeStyle: 'short' })
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  if (renewal.toDateString() === now.toDateString()) return creditTexts.todayAt(time)
  if (renewal.toDateString() === tomorrow.toDateString()) return creditTexts.tomorrowAt(time)
  return creditTexts.dateAt(renewal.toLocaleDateString(locale, { month: 'long', day: 'numeric' }), time)
}
