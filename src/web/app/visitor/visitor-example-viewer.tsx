import '../styles.ts'
import type { ExampleViewerProps } from '../../pages/landing/landing-content.tsx'
import { ExampleViewer } from '../../pages/landing/example-viewer.tsx'
import { Kit } from '../kit.tsx'

/** The plan viewer, with the kit that the landing page itself does without. */
export function VisitorExampleViewer(props: ExampleViewerProps) {
  return (
    <Kit>
      <ExampleViewer {...props} />
    </Kit>
  )
}
