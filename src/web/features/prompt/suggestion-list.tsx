import { useId } from 'react'
import type { PlannerType } from '../../../contract/plan.ts'
import classes from './suggestion-list.module.css'
import { promptTexts } from './texts.ts'

interface SuggestionListProps {
  plannerType: PlannerType
  disabled: boolean
  onChoose: (prompt: string) => void
}

/** Five ideas for the chosen planner; one click fills the box. */
export function SuggestionList({ plannerType, disabled, onChoose }: SuggestionListProps) {
  const id = useId()
  return (
    <section className={classes.suggestions} aria-labelledby={id}>
      <h2 className={classes.heading} id={id}>
        {promptTexts.suggestionsLabel}
      </h2>
      <ul className={classes.list}>
        {promptTexts.suggestions[plannerType].map((suggestion) => (
          <li key={suggestion} className={classes.item}>
            <button type="button" className={classes.suggestion} disabled={disabled} onClick={() => onChoose(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
