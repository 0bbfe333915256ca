import { useEffect, useRef, useState } from 'react'
import type { Plan } from '../../../contract/plan.ts'
import { logFailure } from '../../api/log.ts'
import type { Example } from '../../features/examples/example.ts'
import { loadExamplePlan } from '../../features/examples/load-example-plan.ts'
import { exampleTexts } from '../../features/examples/texts.ts'
import { PlanView } from '../../features/plan-view/plan-view.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SkeletonLines } from '../../ui/skeleton-lines.tsx'
import classes from './example-viewer.module.css'
import type { ExampleViewerProps } from './landing-content.tsx'

const PHONE = '(max-width: 47.99em)'

/** The plan viewer over the landing page. An example has no history id, so nothing can be exported. */
export function ExampleViewer({ example, onClose }: ExampleViewerProps) {
  // Kept while the dialog fades out.
  const [last, setLast] = useState(example)
  if (example !== null && example !== last) setLast(example)
  // The dialog gives the focus back to where it was when it opened, and it opens only after it is there.
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Dialog isOpen={isThere && example !== null} onClose={onClose} title={last?.prompt} size="64rem" isFullScreen={matchMedia(PHONE).matches}>
      {last && <ExamplePlan key={last.id} example={last} />}
    </Dialog>
  )
}

function ExamplePlan({ example }: { example: Example }) {
  const [plan, setPlan] = useState<Plan | 'failed' | null>(null)
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const loaded = await loadExamplePlan(example.id).catch((error: unknown) => {
        logFailure('an example plan was not loaded', error)
        return 'failed' as const
      })
      if (!isGone) setPlan(loaded)
    }
    void load()
    return () => {
      isGone = true
    }
  }, [example.id])
  const panel = useRef<HTMLDivElement>(null)
  // Late in a month the plan's first days stand at the foot of the grid.
  useEffect(() => {
    if (plan !== null) panel.current?.querySelector('td[data-filled]')?.scrollIntoView({ block: 'nearest' })
  }, [plan])
  if (plan === null) return <SkeletonLines count={6} label={exampleTexts.loading} />
  if (plan === 'failed') return <p role="alert">{exampleTexts.notLoaded}</p>
  return (
    <div ref={panel}>
      <p className={classes.note}>{exampleTexts.exampleNote}</p>
      <PlanView plan={plan} />
    </div>
  )
}
