import { ActionIcon, Button, Loader, Tooltip } from '@mantine/core'
import { IconCalendarPlus, IconCheck, IconPlugConnected, IconSubtask } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { PlanExport } from '../../../contract/exports.ts'
import type { HistoryRecord } from '../../../contract/history.ts'
import { withLoadingOverlay } from '../../ui/loading-overlay.tsx'
import classes from './export-button.module.css'
import { JiraExportDialog } from './jira-export-dialog.tsx'
import { targetOf } from './plan-target.ts'
import { exportTexts } from './texts.ts'
import { useExport } from './use-export.ts'
import { usePlanExport, type ExportStanding } from './use-plan-export.ts'

export interface ConnectControl {
  /** Leaves for the service's consent screen. */
  connect: () => void
  isConnecting: boolean
}

interface ExportButtonProps {
  record: HistoryRecord
  /** Of Google Calendar; Jira is connected on the profile. */
  google: ConnectControl
  /** Icon alone, for a card; its words are in the tooltip. */
  isCompact?: boolean
  /** Something did not arrive. */
  onIncomplete?: () => void
}

/** The one click that sends a plan to its service, or the step that is missing before it. */
export function ExportButton({ record, google, isCompact = false, onIncomplete }: ExportButtonProps) {
  const { provider } = targetOf(record)
  const { standing, planExport } = usePlanExport(record, { isWatched: !isCompact })
  const { toCalendar } = useExport(record)
  const [isChoosing, setChoosing] = useState(false)

  async function send(): Promise<void> {
    if (provider === 'jira') return setChoosing(true)
    if (!(await withLoadingOverlay(toCalendar))) onIncomplete?.()
  }

  const act = () => (standing === 'not-connected' ? google.connect() : void send())
  const face = { provider, standing, label: labelOf(provider, standing, planExport), isBusy: standing === 'not-connected' && google.isConnecting, act }
  return (
    <>
      {isCompact ? <CompactFace {...face} /> : <WideFace {...face} />}
      {provider === 'jira' ? <JiraExportDialog record={record} isOpen={isChoosing} onClose={() => setChoosing(false)} onIncomplete={onIncomplete} /> : null}
    </>
  )
}

interface FaceProps {
  provider: 'google' | 'jira'
  standing: ExportStanding
  label: string
  isBusy: boolean
  act: () => void
}

function WideFace({ provider, standing, label, isBusy, act }: FaceProps) {
  const icon = iconOf(provider, standing)
  if (standing === 'checking') return <p className={classes.checking}>{label}</p>
  if (standing === 'running') {
    return (
      <Button disabled leftSection={<Loader size={16} />}>
        {label}
      </Button>
    )
  }
  if (standing === 'exported') {
    return (
      <Button disabled className={classes.exported} leftSection={icon}>
        {label}
      </Button>
    )
  }
  if (standing === 'not-connected' && provider === 'jira') {
    return (
      <Button component={Link} to="/profile" variant="default" leftSection={icon}>
        {label}
      </Button>
    )
  }
  return (
    <Button variant={standing === 'ready' ? 'filled' : 'default'} leftSection={icon} loading={isBusy} onClick={act}>
      {label}
    </Button>
  )
}

function CompactFace({ provider, standing, label, isBusy, act }: FaceProps) {
  // The card's tick says that it is exported; while the connection is unknown there is nothing to press.
  if (standing === 'exported' || standing === 'running' || standing === 'checking') return null
  const icon = iconOf(provider, standing)
  return (
    <Tooltip label={label}>
      {standing === 'not-connected' && provider === 'jira' ? (
        <ActionIcon component={Link} to="/profile" aria-label={label}>
          {icon}
        </ActionIcon>
      ) : (
        <ActionIcon aria-label={label} loading={isBusy} onClick={act}>
          {icon}
        </ActionIcon>
      )}
    </Tooltip>
  )
}

const LABELS = { checking: 'checking', 'not-connected': 'connect', ready: 'create', exported: 'exported' } as const

function labelOf(provider: 'google' | 'jira', standing: ExportStanding, planExport: PlanExport | null): string {
  if (standing === 'running') return exportTexts.progress(planExport?.sent ?? 0, planExport?.total ?? 0)
  return exportTexts[provider][LABELS[standing]]
}

function iconOf(provider: 'google' | 'jira', standing: ExportStanding) {
  if (standing === 'exported') return <IconCheck size={18} aria-hidden />
  if (standing === 'not-connected') return <IconPlugConnected size={18} aria-hidden />
  return provider === 'google' ? <IconCalendarPlus size={18} aria-hidden /> : <IconSubtask size={18} aria-hidden />
}
