import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { Plan } from '../../../contract/plan.ts'
import { logFailure } from '../../api/log.ts'
import { notify } from '../../ui/notify.ts'
import classes from './copy-button.module.css'
import { planText } from './plan-text.ts'
import { dashboardTexts } from './texts.ts'

const COPIED_MS = 2000

export function CopyButton({ plan }: { plan: Plan }) {
  const [copies, setCopies] = useState(0)
  const isCopied = copies > 0
  useEffect(() => {
    if (copies === 0) return undefined
    const timer = setTimeout(() => setCopies(0), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy() {
    try {
      await navigator.clipboard.writeText(planText(plan))
      setCopies((count) => count + 1)
    } catch (error) {
      logFailure('the plan was not copied', error)
      notify.error(dashboardTexts.copyFailed)
    }
  }

  const Icon = isCopied ? IconCheck : IconCopy
  return (
    <Button
      variant="default"
      size="sm"
      className={classes.copy}
      onClick={() => void copy()}
      leftSection={<Icon size={16} stroke={1.8} aria-hidden />}
    >
      <span aria-live="polite">{isCopied ? dashboardTexts.copied : dashboardTexts.copy}</span>
    </Button>
  )
}
