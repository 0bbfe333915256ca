import { Button } from '@mantine/core'
import { IconCalendarEvent, IconLayoutKanban, IconPencil, IconRefresh } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { Plan } from '../../../contract/plan.ts'
import { PromptBox } from '../../features/prompt/prompt-box.tsx'
import { Badge } from '../../ui/badge.tsx'
import { CopyButton } from './copy-button.tsx'
import { PromptQuote } from './prompt-quote.tsx'
import classes from './result-header.module.css'
import { dashboardTexts } from './texts.ts'

const ICONS = { calendar: IconCalendarEvent, sprint: IconLayoutKanban }

interface ResultHeaderProps {
  plan: Plan
  prompt: string
  canSubmit: boolean
  onSubmit: (prompt: string) => void
  onRerun: () => void
}

/** The plan's name, what was asked for, and Edit, Rerun and Copy. */
export function ResultHeader({ plan, prompt, canSubmit, onSubmit, onRerun }: ResultHeaderProps) {
  const [isEditing, setIsEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const Icon = ICONS[plan.plannerType]

  function cancelEdit() {
    setIsEditing(false)
    editButton.current?.focus()
  }

  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Badge tone={plan.plannerType} icon={<Icon size={14} stroke={2} aria-hidden />}>
          {dashboardTexts.planLabels[plan.plannerType]}
        </Badge>
        <div className={classes.actions}>
          <Button
            ref={editButton}
            variant="default"
            size="sm"
            aria-expanded={isEditing}
            disabled={!canSubmit}
            onClick={() => setIsEditing(!isEditing)}
            leftSection={<IconPencil size={16} stroke={1.8} aria-hidden />}
          >
            {dashboardTexts.edit}
          </Button>
          <Button
            variant="default"
            size="sm"
            disabled={!canSubmit}
            onClick={onRerun}
            leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden />}
          >
            {dashboardTexts.rerun}
          </Button>
          <CopyButton plan={plan} />
        </div>
      </div>
      <div>
        <h2 className={classes.title}>{plan.title}</h2>
        {plan.description ? <p className={classes.description}>{plan.description}</p> : null}
      </div>
      {isEditing ? (
        <PromptEditor prompt={prompt} plannerType={plan.plannerType} disabled={!canSubmit} onSubmit={onSubmit} onCancel={cancelEdit} />
      ) : (
        <PromptQuote prompt={prompt} />
      )}
    </header>
  )
}

interface PromptEditorProps {
  prompt: string
  plannerType: Plan['plannerType']
  disabled: boolean
  onSubmit: (prompt: string) => void
  onCancel: () => void
}

/** The prompt in place, filled in, with the caret after its last character. */
function PromptEditor({ prompt, plannerType, disabled, onSubmit, onCancel }: PromptEditorProps) {
  const [text, setText] = useState(prompt)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    box.current?.focus()
    box.current?.setSelectionRange(prompt.length, prompt.length)
  }, [prompt])
  return (
    <PromptBox
      ref={box}
      label={dashboardTexts.editLabel}
      value={text}
      onChange={setText}
      plannerType={plannerType}
      disabled={disabled}
      onSubmit={onSubmit}
      onCancel={onCancel}
    />
  )
}
