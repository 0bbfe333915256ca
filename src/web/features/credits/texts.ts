/** The banner's apostrophe is straight, as specified. */
export const creditTexts = {
  banner: "You've run out of daily credits. New credits will be available after 24 hours.",
  dismiss: 'Dismiss',
  count: (credits: number) => `${credits} Credits`,
  renewsAt: (moment: string) => `Renews ${moment}`,
  allAvailable: 'Credits renew 24 hours after the first one is used',
}
