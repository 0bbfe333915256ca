import classes from './choice-chips.module.css'

interface ChoiceChipsProps {
  label: string
  options: readonly { id: string; label: string; hint?: string }[]
  chosen: string | null
  onChoose: (id: string) => void
}

/** At most one of many; pressing a chip chooses it. */
export function ChoiceChips({ label, options, chosen, onChoose }: ChoiceChipsProps) {
  if (options.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={label}>
      {options.map((option) => (
        <li key={option.id}>
          <button type="button" className={classes.chip} aria-pressed={option.id === chosen} onClick={() => onChoose(option.id)}>
            {option.label}
            {option.hint ? <span className={classes.hint}>{option.hint}</span> : null}
          </button>
        </li>
      ))}
    </ul>
  )
}
