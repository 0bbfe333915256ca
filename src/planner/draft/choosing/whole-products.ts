/** Playbooks for making a whole product, and not for changing one. */
export const WHOLE_PRODUCTS: ReadonlySet<string> = new Set(['sprint-ecommerce', 'sprint-mobile-app', 'sprint-website', 'sprint-software', 'sprint-game'])
