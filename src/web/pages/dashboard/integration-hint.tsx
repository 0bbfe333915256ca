import { IconArrowRight, IconPlugConnected } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { PlannerType } from '../../../contract/plan.ts'
import classes from './integration-hint.module.css'
import { dashboardTexts } from './texts.ts'

interface IntegrationHintProps {
  plannerType: PlannerType
  /** Of the calendar for a calendar plan, of the tracker for a sprint plan. */
  isConnected: boolean
}

export function IntegrationHint({ plannerType, isConnected }: IntegrationHintProps) {
  const texts = dashboardTexts.hint[plannerType]
  return (
    <aside className={classes.hint}>
      <IconPlugConnected className={classes.icon} size={20} stroke={1.7} aria-hidden />
      <p className={classes.text}>{isConnected ? texts.connected : texts.notConnected}</p>
      <Link className={classes.link} to={isConnected ? '/history' : '/profile'}>
        {isConnected ? dashboardTexts.goToHistory : dashboardTexts.goToProfile}
        <IconArrowRight size={16} stroke={2} aria-hidden />
      </Link>
    </aside>
  )
}
