import { useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { GenerationRequest } from '../../../contract/generation.ts'
import { useUser } from '../../api/session/session.ts'
import { PlannerChooser } from '../../features/prompt/planner-chooser.tsx'
import { PromptBox } from '../../features/prompt/prompt-box.tsx'
import type { PromptDraft } from '../../features/prompt/prompt-draft.ts'
import { SuggestionList } from '../../features/prompt/suggestion-list.tsx'
import { Page } from '../../ui/page.tsx'
import classes from './dashboard-page.module.css'
import { GenerationOutput } from './generation-output.tsx'
import { HeroBanner } from './hero-banner.tsx'
import { dashboardTexts } from './texts.ts'
import { generationContext, useGeneration } from './use-generation.ts'
import { usePromptDraft } from './use-prompt-draft.ts'

export function DashboardPage() {
  const user = useUser()
  const [draft, setDraft] = usePromptDraft()
  const generation = useGeneration(user?.id, (request) =>
    setDraft((current) => (current.text.trim() === request.prompt ? { ...current, text: '' } : current)),
  )
  const output = useRef<HTMLElement>(null)
  const hasCredits = user !== null && user.credits > 0

  function submit(request: Pick<GenerationRequest, 'prompt' | 'planner_type'>) {
    if (!user || !hasCredits) return
    const wanted = { ...request, ...generationContext(), user_id: user.id }
    begin(() => generation.submit(wanted))
  }

  /** What was just asked for is what the reader should see and hear next; the focused box is disabled meanwhile. */
  function begin(start: () => boolean) {
    // Drawn first, because the output only then is tall enough to be scrolled to the top.
    if (flushSync(start)) bringIntoView(output)
  }

  return (
    <Page>
      <div className={classes.dashboard}>
        <HeroBanner />
        <Composer
          draft={draft}
          onChange={setDraft}
          isLoading={generation.state.phase === 'loading'}
          hasCredits={hasCredits}
          onSubmit={(prompt) => submit({ prompt, planner_type: draft.plannerType })}
        />
        <section ref={output} className={classes.output} data-idle={generation.state.phase === 'idle' || undefined} tabIndex={-1} aria-label={dashboardTexts.outputLabel}>
          <GenerationOutput
            state={generation.state}
            canSubmit={hasCredits}
            onSubmit={submit}
            onRerun={() => begin(generation.rerun)}
          />
        </section>
      </div>
    </Page>
  )
}

interface ComposerProps {
  draft: PromptDraft
  onChange: (draft: PromptDraft) => void
  isLoading: boolean
  hasCredits: boolean
  onSubmit: (prompt: string) => void
}

function Composer({ draft, onChange, isLoading, hasCredits, onSubmit }: ComposerProps) {
  const text = useRef<HTMLTextAreaElement>(null)
  const isDisabled = isLoading || !hasCredits
  return (
    <section className={classes.composer} aria-label={dashboardTexts.composerLabel}>
      <PlannerChooser value={draft.plannerType} disabled={isLoading} onChange={(plannerType) => onChange({ ...draft, plannerType })} />
      <PromptBox
        ref={text}
        value={draft.text}
        onChange={(value) => onChange({ ...draft, text: value })}
        plannerType={draft.plannerType}
        disabled={isDisabled}
        onSubmit={onSubmit}
      />
      {hasCredits ? null : <p className={classes.noCredits}>{dashboardTexts.noCredits}</p>}
      <SuggestionList
        plannerType={draft.plannerType}
        disabled={isDisabled}
        onChoose={(suggestion) => {
          onChange({ ...draft, text: suggestion })
          text.current?.focus()
        }}
      />
    </section>
  )
}

function bringIntoView(output: RefObject<HTMLElement | null>) {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  output.current?.focus({ preventScroll: true })
  output.current?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' })
}
