import { Tooltip } from '../../ui/tooltip.tsx'
import classes from './credit-count.module.css'
import { formatRenewal } from './format-renewal.ts'
import { creditTexts } from './texts.ts'

interface CreditCountProps {
  credits: number
  /** ISO 8601; null while no credit of the period was used. */
  renewAt: string | null
}

/** A button, so that its tooltip opens by keyboard and touch too. */
export function CreditCount({ credits, renewAt }: CreditCountProps) {
  const hint = renewAt === null ? creditTexts.allAvailable : creditTexts.renewsAt(formatRenewal(new Date(renewAt)))
  return (
    <Tooltip label={hint}>
      {(describedBy) => (
        <button type="button" className={classes.count} data-empty={credits === 0} aria-describedby={describedBy}>
          {creditTexts.count(credits)}
        </button>
      )}
    </Tooltip>
  )
}
