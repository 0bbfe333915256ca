import { LegalDocument } from './legal-document.tsx'
import { termsText } from './texts.ts'

export function TermsPage() {
  return <LegalDocument text={termsText} />
}
