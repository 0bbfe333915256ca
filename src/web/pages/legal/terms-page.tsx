import { LegalDocument } from '../../features/legal/legal-document.tsx'
import { Page } from '../../ui/page.tsx'

export function TermsPage() {
  return (
    <Page width="reading">
      <LegalDocument name="terms-of-use" titleElement="h1" />
    </Page>
  )
}
