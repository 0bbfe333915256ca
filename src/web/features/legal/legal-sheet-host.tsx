import { lazy, Suspense, useEffect, useState } from 'react'
import { BottomSheet } from '../../ui/bottom-sheet.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import type { LegalDocumentName } from './legal-document.tsx'

const LegalDocument = lazy(async () => ({ default: (await import('./legal-document.tsx')).LegalDocument }))

const DOCUMENTS: readonly LegalDocumentName[] = ['privacy-policy', 'terms-of-use']
const TITLE_ID = 'legal-sheet-title'

/**
 * While `isActive`, links to the legal pages open them in a sheet over the page: leaving would lose what is being
 * written or made there. Everywhere else, and with a modifier key, they are links like any other.
 */
export function LegalSheetHost({ isActive }: { isActive: boolean }) {
  const [shown, setShown] = useState<LegalDocumentName | null>(null)

  useEffect(() => {
    if (!isActive) return undefined
    const open = (event: MouseEvent) => {
      const name = documentOf(event)
      if (name === null) return
      event.preventDefault()
      event.stopPropagation()
      setShown(name)
    }
    // Before the router's own listener.
    document.addEventListener('click', open, { capture: true })
    return () => document.removeEventListener('click', open, { capture: true })
  }, [isActive])

  if (shown === null) return null
  return (
    <BottomSheet labelledBy={TITLE_ID} onClose={() => setShown(null)}>
      <Suspense fallback={<PageSpinner />}>
        <LegalDocument name={shown} titleElement="h2" titleId={TITLE_ID} />
      </Suspense>
    </BottomSheet>
  )
}

function documentOf(event: MouseEvent): LegalDocumentName | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || link === null || link.target !== '' || link.origin !== location.origin) return null
  return DOCUMENTS.find((name) => link.pathname === `/${name}`) ?? null
}
