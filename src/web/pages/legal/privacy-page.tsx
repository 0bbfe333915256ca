import { LegalDocument } from '../../features/legal/legal-document.tsx'
import { Page } from '../../ui/page.tsx'

export function PrivacyPage() {
  return (
    <Page width="reading">
      <LegalDocument name="privacy-policy" titleElement="h1" />
    </Page>
  )
}
