import { IconArrowRight, IconPlugConnected } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { PlannerType } from '../../../contract/plan.ts'
import { useConnectionStatus } from '../../api/connections.ts'
import classes from './integration-hint.module.css'
import { dashboardTexts } from './texts.ts'

/** Where the plan's tasks can be synced: from History when the matching service is connected, else after Profile. */
export function IntegrationHint({ plannerType }: { plannerType: PlannerType }) {
  const { data: status, isPending } = useConnectionStatus(plannerType === 'calendar' ? 'google' : 'jira')
  const isConnected = status?.connected === true
  const texts = dashboardTexts.hint[plannerType]
  return (
    <aside className={classes.hint} data-unknown={isPending || undefined}>
      <IconPlugConnected className={classes.icon} size={20} stroke={1.7} aria-hidden />
      <p className={classes.text}>{isConnected ? texts.connected : texts.notConnected}</p>
      <Link className={classes.link} to={isConnected ? '/history' : '/profile'}>
        {isConnected ? dashboardTexts.goToHistory : dashboardTexts.goToProfile}
        <IconArrowRight size={16} stroke={2} aria-hidden />
      </Link>
    </aside>
  )
}
