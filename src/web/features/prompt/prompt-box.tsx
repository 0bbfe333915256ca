import { Button } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import { useId, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { PROMPT_MAX_LENGTH } from '../../../contract/limits.ts'
import type { PlannerType } from '../../../contract/plan.ts'
import { activeLocale } from '../../locales/active-language.ts'
import classes from './prompt-box.module.css'
import { checkPrompt, isAtLimit, truncatePrompt, type PromptProblem } from './prompt-rules.ts'
import { promptTexts } from './texts.ts'

interface PromptBoxProps {
  /** Stands above the box; the page's main box has the default. */
  label?: string
  value: string
  onChange: (text: string) => void
  plannerType: PlannerType | null
  /** Loading, or no credits left. Without a planner the box disables itself. */
  disabled: boolean
  onSubmit: (prompt: string) => void
  /** Shows a Cancel button and lets Esc on an empty box leave. */
  onCancel?: () => void
  ref?: Ref<HTMLTextAreaElement>
}

/** The prompt and its rules: limits, keys and inline errors. */
export function PromptBox(props: PromptBoxProps) {
  const { value, onChange, plannerType, onSubmit, onCancel, label = promptTexts.inputLabel, ref } = props
  const disabled = props.disabled || plannerType === null
  const [problem, setProblem] = useState<PromptProblem | null>(null)
  const isComposing = useRef(false)
  const id = useId()

  function change(text: string) {
    setProblem(null)
    onChange(isComposing.current ? text : truncatePrompt(text))
  }

  function submit() {
    if (disabled) return
    const check = checkPrompt(value, plannerType)
    setProblem(check.ok ? null : check.problem)
    if (check.ok) onSubmit(check.prompt)
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      submit()
    } else if (event.key === 'Escape') {
      if (onCancel && value === '') onCancel()
      else change('')
    }
  }

  return (
    <div className={classes.box} data-invalid={problem !== null || undefined} data-disabled={disabled || undefined}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={ref}
        id={id}
        className={classes.input}
        rows={3}
        value={value}
        placeholder={promptTexts.placeholders[plannerType ?? 'calendar']}
        disabled={disabled}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-error ${id}-hints ${id}-counter`}
        onChange={(event) => change(event.currentTarget.value)}
        onCompositionStart={() => {
          isComposing.current = true
        }}
        onCompositionEnd={(event) => {
          isComposing.current = false
          change(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
      />
      <div className={classes.bar}>
        <PromptHints id={`${id}-hints`} />
        <PromptCounter id={`${id}-counter`} text={value} />
        {onCancel ? (
          <Button variant="subtle" size="sm" onClick={onCancel}>
            {promptTexts.cancelEdit}
          </Button>
        ) : null}
        <Button variant="filled" size="sm" disabled={disabled} onClick={submit} rightSection={<IconArrowUp size={16} stroke={2.2} aria-hidden />}>
          {promptTexts.submit}
        </Button>
      </div>
      <p className={classes.error} id={`${id}-error`} role="alert">
        {problem === null ? null : promptTexts.errors[problem]}
      </p>
    </div>
  )
}

function PromptHints({ id }: { id: string }) {
  return (
    <p className={classes.hints} id={id}>
      <span>{promptTexts.submitHint}</span>
      <span>{promptTexts.clearHint}</span>
    </p>
  )
}

function PromptCounter({ id, text }: { id: string; text: string }) {
  const used = text.length.toLocaleString(activeLocale())
  const limit = PROMPT_MAX_LENGTH.toLocaleString(activeLocale())
  const isFull = isAtLimit(text)
  return (
    <p className={classes.counter} data-full={isFull || undefined}>
      <span aria-hidden>
        {used}/{limit}
      </span>
      <span className="visually-hidden" id={id}>
        {promptTexts.counterLabel(used, limit)}
      </span>
      <output className="visually-hidden">{isFull ? promptTexts.limitReached : null}</output>
    </p>
  )
}
