import type { ClockWindow } from '../../time/calendar-time.ts'

const MEALS: readonly { called: RegExp; window: ClockWindow }[] = [
  { called: /(?<!\p{L})(?:breakfasts?|frühstücke?|desayunos?|petits? déjeuners?|café da manhã|pequenos?-almoços?)(?!\p{L})/iu, window: { from: 7 * 60, to: 9 * 60 } },
  { called: /(?<!\p{L})(?:lunch(?:es)?|mittagessen|almuerzos?|déjeuners?|almoços?)(?!\p{L})/iu, window: { from: 12 * 60, to: 13 * 60 + 30 } },
  { called: /(?<!\p{L})(?:dinners?|suppers?|abendessen|cenas?|dîners?|jantar(?:es)?)(?!\p{L})/iu, window: { from: 18 * 60, to: 20 * 60 } },
]

/** When a meal is eaten, where nobody said so: lunches at noon. Null for what is no meal. */
export function mealHours(name: string): ClockWindow | null {
  return MEALS.find(({ called }) => called.test(name))?.window ?? null
}
