import { IconBulb, IconQuote } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { Assumption } from '../../../contract/plan.ts'
import classes from './assumption-chips.module.css'
import { dashboardTexts } from './texts.ts'

const SHOWN_AT_FIRST = 8

/** How the goal was read: each reading with the words it came from, what was assumed first. */
export function AssumptionChips({ assumptions }: { assumptions: readonly Assumption[] }) {
  const [isExpanded, setIsExpanded] = useState(false)
  const id = useId()
  if (assumptions.length === 0) return null
  const ordered = assumptions.toSorted((left, right) => Number(left.source === 'stated') - Number(right.source === 'stated'))
  const shown = isExpanded ? ordered : ordered.slice(0, SHOWN_AT_FIRST)
  return (
    <section aria-labelledby={id}>
      <h3 className={classes.title} id={id}>
        {dashboardTexts.readingsTitle}
      </h3>
      <ul className={classes.chips}>
        {shown.map((assumption) => (
          <AssumptionChip key={`${assumption.text}|${assumption.words}`} assumption={assumption} />
        ))}
        {ordered.length > SHOWN_AT_FIRST ? (
          <li>
            <button type="button" className={classes.toggle} aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
              {isExpanded ? dashboardTexts.showFewerReadings : dashboardTexts.showAllReadings(ordered.length)}
            </button>
          </li>
        ) : null}
      </ul>
    </section>
  )
}

function AssumptionChip({ assumption: { text, source, words } }: { assumption: Assumption }) {
  const isStated = source === 'stated'
  const Icon = isStated ? IconQuote : IconBulb
  return (
    <li className={classes.chip} data-source={source}>
      <Icon className={classes.icon} size={15} stroke={1.8} aria-hidden />
      <span>
        {text}{' '}
        <span className={classes.source}>
          <span className="visually-hidden">{isStated ? dashboardTexts.fromYourWords : null}</span>
          {isStated ? <q>{words}</q> : dashboardTexts.assumed}
        </span>
      </span>
    </li>
  )
}
