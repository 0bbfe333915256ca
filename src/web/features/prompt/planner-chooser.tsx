import { IconCalendarEvent, IconCheck, IconLayoutKanban } from '@tabler/icons-react'
import { useId } from 'react'
import type { PlannerType } from '../../../contract/plan.ts'
import classes from './planner-chooser.module.css'
import { promptTexts } from './texts.ts'

const PLANNER_TYPES: readonly PlannerType[] = ['calendar', 'sprint']
const ICONS = { calendar: IconCalendarEvent, sprint: IconLayoutKanban }

interface PlannerChooserProps {
  value: PlannerType | null
  disabled: boolean
  onChange: (plannerType: PlannerType) => void
}

/** Two cards as one radio group. Native radio buttons, so that one tab stop and the arrow keys come with it. */
export function PlannerChooser({ value, disabled, onChange }: PlannerChooserProps) {
  const group = useId()
  return (
    <fieldset className={classes.group} role="radiogroup" disabled={disabled} aria-label={promptTexts.chooserLabel}>
      {PLANNER_TYPES.map((plannerType) => (
        <PlannerCard
          key={plannerType}
          plannerType={plannerType}
          group={group}
          isChosen={value === plannerType}
          onChoose={() => onChange(plannerType)}
        />
      ))}
    </fieldset>
  )
}

interface PlannerCardProps {
  plannerType: PlannerType
  group: string
  isChosen: boolean
  onChoose: () => void
}

function PlannerCard({ plannerType, group, isChosen, onChoose }: PlannerCardProps) {
  const { name, description, features } = promptTexts.planners[plannerType]
  const Icon = ICONS[plannerType]
  const id = useId()
  return (
    <label className={classes.card} data-planner={plannerType}>
      <input
        type="radio"
        className={classes.radio}
        name={group}
        value={plannerType}
        checked={isChosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-description`}
        onChange={onChoose}
      />
      <span className={classes.icon}>
        <Icon size={22} stroke={1.7} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.name} id={`${id}-name`}>
          {name}
        </span>
        <span id={`${id}-description`}>
          <span className={classes.description}>{description}</span>
          <span className={classes.features}>
            {features.map((feature) => (
              <span key={feature} className={classes.feature}>
                {feature}
              </span>
            ))}
          </span>
        </span>
      </span>
      <span className={classes.mark} aria-hidden>
        <IconCheck size={14} stroke={2.6} />
      </span>
    </label>
  )
}
