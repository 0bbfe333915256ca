import { planFormatFor, type PlanFormat } from './plan-format.ts'

/** The browser's own locale decides how dates and numbers are written and on which day the week starts. */
export function usePlanFormat(): PlanFormat {
  return planFormatFor(navigator.language)
}
