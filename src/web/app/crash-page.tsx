import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { logFailure } from '../api/log.ts'
import { Page } from '../ui/page.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { layoutTexts } from './layout/texts.ts'
import { IconAlertTriangle } from '@tabler/icons-react'

/** Shown in place of a page whose code failed to load or to render. */
export function CrashPage({ error }: { error: unknown }) {
  useEffect(() => logFailure('a page failed', error), [error])
  return (
    <Page width="reading">
      <EmptyState icon={<IconAlertTriangle />} title={layoutTexts.pageFailed} titleElement="h1">
        <Button onClick={() => location.reload()}>{layoutTexts.reload}</Button>
      </EmptyState>
    </Page>
  )
}
