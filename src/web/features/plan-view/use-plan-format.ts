import { activeLocale } from '../../locales/active-language.ts'
import { planFormatFor, type PlanFormat } from './plan-format.ts'

/** The page's language and the browser's region decide how dates and numbers are written and on which day the week starts. */
export function usePlanFormat(): PlanFormat {
  return planFormatFor(activeLocale())
}
