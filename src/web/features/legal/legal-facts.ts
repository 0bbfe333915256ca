import type { PublicConfig } from '../../../contract/public-config.ts'
import { productName } from '../../api/product-name.ts'
import { usePublicConfig } from '../../api/public-config.ts'

/** What the legal texts need to know of the installation; null where its operator said nothing. */
export interface LegalFacts {
  product: string
  operator: string | null
  address: string | null
  law: string | null
  email: string | null
  model: PublicConfig['languageModel']
  sandbox: boolean
}

export interface LegalSection {
  heading: string
  paragraphs: readonly string[]
}

/** Until the settings have come, the texts stand as for an installation that says nothing of itself. */
export function useLegalFacts(): LegalFacts {
  const { data: config } = usePublicConfig()
  return {
    product: productName(),
    operator: config?.operator.name ?? null,
    address: config?.operator.address ?? null,
    law: config?.operator.law ?? null,
    email: config?.supportEmail ?? null,
    model: config?.languageModel ?? null,
    sandbox: config?.sandbox ?? false,
  }
}
