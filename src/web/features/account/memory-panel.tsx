import { ActionIcon, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { RememberedPreference } from '../../../contract/account.ts'
import { memoryQuery, removePreference } from '../../api/account.ts'
import { logFailure } from '../../api/log.ts'
import { Badge } from '../../ui/badge.tsx'
import { notify } from '../../ui/notify.ts'
import { Panel } from '../../ui/panel.tsx'
import { SkeletonLines } from '../../ui/skeleton-lines.tsx'
import { accountTexts } from './texts.ts'
import classes from './settings-panel.module.css'
import { settingsTexts } from './settings-texts.ts'

/** What earlier prompts stated, each with its way out. */
export function MemoryPanel({ userId }: { userId: string }) {
  const { data, isError, refetch } = useQuery(memoryQuery(userId))
  return (
    <Panel padding="lg" aria-labelledby="memory">
      <h2 id="memory" className={classes.title}>
        {settingsTexts.memory}
      </h2>
      <p className={classes.lead}>{settingsTexts.memoryLead}</p>
      {isError ? (
        <p className={classes.quiet} role="alert">
          {settingsTexts.memoryNotLoaded}{' '}
          <Button variant="light" size="xs" onClick={() => void refetch()}>
            {accountTexts.tryAgain}
          </Button>
        </p>
      ) : data === undefined ? (
        <div className={classes.quiet}>
          <SkeletonLines count={2} label={settingsTexts.memoryLoading} />
        </div>
      ) : (
        <PreferenceList userId={userId} preferences={data.preferences} />
      )}
    </Panel>
  )
}

function PreferenceList({ userId, preferences }: { userId: string; preferences: RememberedPreference[] }) {
  const queries = useQueryClient()
  const list = useRef<HTMLUListElement>(null)

  async function remove(id: string) {
    try {
      await removePreference(id)
      notify.success(settingsTexts.preferenceRemoved)
    } catch (error) {
      logFailure('a preference was not removed', error)
      notify.error(settingsTexts.preferenceNotRemoved)
    }
    await queries.invalidateQueries({ queryKey: memoryQuery(userId).queryKey })
    // The button that had the focus is gone.
    list.current?.focus()
  }

  return (
    <ul ref={list} className={classes.list} tabIndex={-1} aria-labelledby="memory">
      {preferences.map(({ id, text, timesStated, isOffered }) => (
        <li key={id} className={classes.item}>
          <span className={classes.words}>
            <span>{text}</span>
            <span className={classes.count}>{settingsTexts.timesStated(timesStated)}</span>
            {isOffered && <Badge tone="accent">{settingsTexts.inUse}</Badge>}
          </span>
          <ActionIcon aria-label={settingsTexts.removePreference(text)} onClick={() => void remove(id)}>
            <IconTrash size={18} />
          </ActionIcon>
        </li>
      ))}
      {preferences.length === 0 && <li className={classes.quiet}>{settingsTexts.memoryEmpty}</li>}
    </ul>
  )
}
