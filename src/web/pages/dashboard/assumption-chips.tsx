import { useMediaQuery } from '@mantine/hooks'
import { IconBulb, IconQuote } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { Assumption } from '../../../contract/plan.ts'
import classes from './assumption-chips.module.css'
import { dashboardTexts } from './texts.ts'

/** More would push the plan itself off the first screen. */
const SHOWN_AT_FIRST = { phone: 3, wider: 8 }
/** So few more are shown at once: a button would take their room. */
const NOT_WORTH_HIDING = 2
const PHONE = '(max-width: 47.99em)'

/** How the goal was read: each reading with the words it came from, what was assumed first. */
export function AssumptionChips({ assumptions }: { assumptions: readonly Assumption[] }) {
  const [isExpanded, setIsExpanded] = useState(false)
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const id = useId()
  if (assumptions.length === 0) return null
  const ordered = assumptions.toSorted((left, right) => Number(left.source === 'stated') - Number(right.source === 'stated'))
  const atFirst = isPhone ? SHOWN_AT_FIRST.phone : SHOWN_AT_FIRST.wider
  const canFold = ordered.length > atFirst + NOT_WORTH_HIDING
  const shown = isExpanded || !canFold ? ordered : ordered.slice(0, atFirst)
  return (
    <section aria-labelledby={id}>
      <h3 className={classes.title} id={id}>
        {dashboardTexts.readingsTitle}
      </h3>
      <ul className={classes.chips}>
        {shown.map((assumption) => (
          <AssumptionChip key={`${assumption.text}|${assumption.words}`} assumption={assumption} />
        ))}
        {canFold ? (
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
          {isStated ? <Quote text={text} words={words} /> : dashboardTexts.assumed}
        </span>
      </span>
    </li>
  )
}

/** The words of the prompt, where they say more than the reading itself. */
function Quote({ text, words }: { text: string; words: string }) {
  return text.toLowerCase() === words.toLowerCase() ? null : <q>{words}</q>
}
