import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { GenerationRequest } from '../../../contract/generation.ts'
import { resumeGeneration, startGeneration } from '../../api/generation/generation-stream.ts'
import { forgetStoredRun, readStoredRun } from '../../api/generation/stored-run.ts'
import { clearHistoryCache, refetchHistory } from '../../api/history.ts'
import { session } from '../../api/session/session.ts'
import { createGenerationController, type GenerationPorts } from '../../features/progress/generation-controller.ts'
import { activeLocale } from '../../locales/active-language.ts'
import { notify } from '../../ui/notify.ts'
import { dashboardTexts } from './texts.ts'

/** The tab's generation, wired to the stream, the notices, the credits and the history. */
export function useGeneration(userId: string | undefined, onPlanShown: (request: GenerationRequest) => void) {
  const queries = useQueryClient()
  const [controller] = useState(() => createGenerationController(browserPorts(queries, onPlanShown)))
  const state = useSyncExternalStore(controller.subscribe, controller.getState)
  useEffect(() => {
    if (userId !== undefined) controller.restore(userId)
    return () => controller.detach()
  }, [controller, userId])
  return { state, submit: controller.submit, rerun: controller.rerun }
}

function browserPorts(queries: QueryClient, onPlanShown: (request: GenerationRequest) => void): GenerationPorts {
  const refetch = ({ user_id: userId }: GenerationRequest) => {
    void session.refetchUser()
    if (userId !== undefined) void refetchHistory(queries, userId)
  }
  return {
    start: startGeneration,
    resume(userId, handlers) {
      const stored = readStoredRun()
      if (!stored) return null
      if (stored.request.user_id === userId) return resumeGeneration(handlers)
      // The tab signed in as somebody else: the run goes on for the one who asked.
      forgetStoredRun(stored.key)
      return null
    },
    storage: sessionStorage,
    now: () => performance.now(),
    onSubmitted: () => clearHistoryCache(queries),
    onPlanShown(request) {
      notify.success(dashboardTexts.planReady)
      onPlanShown(request)
      refetch(request)
    },
    onRunOver: refetch,
    onFailure: notify.error,
  }
}

/** What the page knows that the planner needs: the zone of "tomorrow", the account's before the browser's, and how the reader writes dates. */
export function generationContext(): Pick<GenerationRequest, 'time_zone' | 'locale'> {
  const state = session.getState()
  const chosenZone = state.status === 'signed-in' ? state.user.timeZone : null
  return { time_zone: chosenZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, locale: activeLocale() }
}
