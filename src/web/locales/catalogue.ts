import type { generationTexts } from '../api/generation/generation-texts.ts'
import type { layoutTexts } from '../app/layout/texts.ts'
import type { settingsTexts } from '../features/account/settings-texts.ts'
import type { accountTexts } from '../features/account/texts.ts'
import type { contactTexts } from '../features/contact/texts.ts'
import type { creditTexts } from '../features/credits/texts.ts'
import type { exampleTexts } from '../features/examples/texts.ts'
import type { exportTexts } from '../features/exports/texts.ts'
import type { historyTexts } from '../features/history/texts.ts'
import type { integrationTexts } from '../features/integrations/texts.ts'
import type { landingTexts } from '../features/landing/texts.ts'
import type { languageTexts } from '../features/language/texts.ts'
import type { privacyTexts } from '../features/legal/privacy-texts.ts'
import type { termsTexts } from '../features/legal/terms-texts.ts'
import type { planViewTexts } from '../features/plan-view/texts.ts'
import type { progressTexts } from '../features/progress/texts.ts'
import type { promptTexts } from '../features/prompt/texts.ts'
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
  settings: Translated<typeof settingsTexts>
  language: Translated<typeof languageTexts>
  credits: Translated<typeof creditTexts>
  landing: Translated<typeof landingTexts>
  examples: Translated<typeof exampleTexts>
  exports: Translated<typeof exportTexts>
  history: Translated<typeof historyTexts>
  integrations: Translated<typeof integrationTexts>
  planView: Translated<typeof planViewTexts>
  progress: Translated<typeof progressTexts>
  prompt: Translated<typeof promptTexts>
  privacy: Translated<typeof privacyTexts>
  terms: Translated<typeof termsTexts>
  contact: Translated<typeof contactTexts>
  dashboard: Translated<typeof dashboardTexts>
  notFound: Translated<typeof notFoundTexts>
}
