interface Reader {
  now?: Date
  /** BCP 47; the browser's when missing. */
  locale?: string
}

/** 'today at 14:30' or 'tomorrow at 09:05' in the reader's zone and language; a date when it is neither. */
export function formatRenewal(renewal: Date, { now = new Date(), locale }: Reader = {}): string {
  const time = renewal.toLocaleTimeString(locale, { timeStyle: 'short' })
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  if (renewal.toDateString() === now.toDateString()) return `today at ${time}`
  if (renewal.toDateString() === tomorrow.toDateString()) return `tomorrow at ${time}`
  return `${renewal.toLocaleDateString(locale, { month: 'long', day: 'numeric' })} at ${time}`
}
