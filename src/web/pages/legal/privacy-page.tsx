import { LegalDocument } from './legal-document.tsx'
import { privacyText } from './texts.ts'

export function PrivacyPage() {
  return <LegalDocument text={privacyText} />
}
