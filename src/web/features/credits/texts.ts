import { defineTexts } from '../../locales/define-texts.ts'

/** The banner's apostrophe is straight, as specified. */
export const creditTexts = defineTexts('credits', {
  banner: "You've run out of daily credits. New credits will be available after 24 hours.",
  dismiss: 'Dismiss',
  count: (credits: number) => `${credits} Credits`,
  renewsAt: (moment: string) => `Renews ${moment}`,
  todayAt: (time: string) => `today at ${time}`,
  tomorrowAt: (time: string) => `tomorrow at ${time}`,
  dateAt: (date: string, time: string) => `${date} at ${time}`,
  allAvailable: 'Credits renew 24 hours after the first one is used',
})
