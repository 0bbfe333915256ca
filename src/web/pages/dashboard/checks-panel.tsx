import { IconAlertTriangle, IconCheck, IconShieldCheck, IconX } from '@tabler/icons-react'
import type { Check } from '../../../contract/plan.ts'
import classes from './checks-panel.module.css'
import { dashboardTexts } from './texts.ts'

/** The plan's certificate: every constraint read out of the prompt and whether the finished plan keeps it. */
export function ChecksPanel({ checks }: { checks: readonly Check[] }) {
  const failed = checks.filter((check) => !check.ok).length
  if (checks.length === 0) {
    return (
      <p className={classes.unverified}>
        <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
        {dashboardTexts.unverified}
      </p>
    )
  }
  return (
    <details className={classes.panel} data-ok={failed === 0} open={failed > 0}>
      <summary className={classes.summary}>
        <IconShieldCheck className={classes.shield} size={20} stroke={1.8} aria-hidden />
        <span className={classes.title}>{dashboardTexts.checksTitle}</span>
        <span className={classes.verdict}>
          {failed === 0 ? dashboardTexts.allChecksHold(checks.length) : dashboardTexts.someChecksFail(failed, checks.length)}
        </span>
      </summary>
      <p className={classes.lead}>{dashboardTexts.checksLead}</p>
      <ul className={classes.list}>
        {checks.toSorted((left, right) => Number(left.ok) - Number(right.ok)).map((check) => (
          <CheckItem key={`${check.name}|${check.detail}`} check={check} />
        ))}
      </ul>
    </details>
  )
}

function CheckItem({ check: { name, ok, detail } }: { check: Check }) {
  const Icon = ok ? IconCheck : IconX
  return (
    <li className={classes.check} data-ok={ok}>
      <Icon className={classes.mark} size={16} stroke={2.4} aria-hidden />
      <span>
        <span className={classes.name}>
          {name}
          <span className="visually-hidden"> ({ok ? dashboardTexts.checkHolds : dashboardTexts.checkFails})</span>
        </span>
        {detail ? <span className={classes.detail}>{detail}</span> : null}
      </span>
    </li>
  )
}
