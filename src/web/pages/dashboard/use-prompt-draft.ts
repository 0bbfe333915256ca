import { useEffect, useState } from 'react'
import { readPromptDraft, writePromptDraft, type PromptDraft } from '../../features/prompt/prompt-draft.ts'

/** The prompt being written, kept for the tab across reloads, sign-ins and expired logins. */
export function usePromptDraft() {
  const [draft, setDraft] = useState<PromptDraft>(() => readPromptDraft(sessionStorage))
  useEffect(() => writePromptDraft(sessionStorage, draft), [draft])
  return [draft, setDraft] as const
}
