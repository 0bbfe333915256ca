import type { generationTexts } from '../api/generation/generation-texts.ts'
import type { layoutTexts } from '../app/layout/texts.ts'
import type { accountTexts } from '../features/account/texts.ts'
import type { creditTexts } from '../features/credits/texts.ts'
import type { historyTexts } from '../features/history/texts.ts'
import type { planViewTexts } from '../features/plan-view/texts.ts'
import type { progressTexts } from '../features/progress/texts.ts'
import type { promptTexts } from '../features/prompt/texts.ts'
import type { contactTexts } from '../pages/contact/texts.ts'
import type { dashboardTexts } from '../pages/dashboard/texts.ts'
import type { notFoundTexts } from '../pages/not-found/texts.ts'
import type { uiTexts } from '../ui/texts.ts'
import type { Translated } from './define-texts.ts'

/** Everything that a language besides English brings, by the names given to defineTexts. */
export type Catalogue = {
  generation: Translated<typeof generationTexts>
  ui: Translated<typeof uiTexts>
  layout: Translated<typeof layoutTexts>
  account: Translated<typeof accountTexts>
  credits: Translated<typeof creditTexts>
  history: Translated<typeof historyTexts>
  planView: Translated<typeof planViewTexts>
  progress: Translated<typeof progressTexts>
  prompt: Translated<typeof promptTexts>
  contact: Translated<typeof contactTexts>
  dashboard: Translated<typeof dashboardTexts>
  notFound: Translated<typeof notFoundTexts>
}
