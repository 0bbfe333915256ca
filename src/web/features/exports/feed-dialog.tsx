import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { createFeed, feedQuery, revokeFeed } from '../../api/exports.ts'
import { logFailure } from '../../api/log.ts'
import { activeLocale } from '../../locales/active-language.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { SkeletonLines } from '../../ui/skeleton-lines.tsx'
import classes from './feed-dialog.module.css'
import { exportTexts } from './texts.ts'

const COPIED_MS = 2000

/** Makes and revokes the plan's private calendar address. */
export function FeedDialog({ planId, isOpen, onClose }: { planId: string; isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={exportTexts.feed} size="34rem">
      {isOpen ? <Feed planId={planId} /> : null}
    </Dialog>
  )
}

function Feed({ planId }: { planId: string }) {
  const { data, isPending } = useQuery(feedQuery(planId))
  const [address, setAddress] = useState<string | null>(null)
  const { create, revoke, isBusy } = useFeed(planId, setAddress)
  if (isPending) return <SkeletonLines count={3} />
  const exists = data?.exists === true
  return (
    <div className={classes.feed}>
      <p className={classes.body}>{exportTexts.feedBody}</p>
      {address === null ? null : <Address address={address} />}
      {address === null && exists && data.createdAt !== null ? (
        <p className={classes.body}>{exportTexts.feedExists(new Date(data.createdAt).toLocaleDateString(activeLocale(), { dateStyle: 'medium' }))}</p>
      ) : null}
      <div className={classes.actions}>
        {exists ? (
          <Button variant="default" disabled={isBusy} onClick={() => void revoke()}>
            {exportTexts.feedRevoke}
          </Button>
        ) : null}
        <Button variant={address === null ? 'filled' : 'default'} loading={isBusy} onClick={() => void create()}>
          {exists ? exportTexts.feedReplace : exportTexts.feedCreate}
        </Button>
      </div>
    </div>
  )
}

function useFeed(planId: string, onAddress: (address: string | null) => void) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      logFailure('the calendar subscription was not changed', error)
      notify.error(exportTexts.feedFailed)
    } finally {
      setBusy(false)
      await queries.invalidateQueries({ queryKey: feedQuery(planId).queryKey })
    }
  }

  const create = () => attempt(async () => onAddress((await createFeed(planId)).url))
  const revoke = () =>
    attempt(async () => {
      await revokeFeed(planId)
      onAddress(null)
      notify.success(exportTexts.feedRevoked)
    })
  return { create, revoke, isBusy }
}

function Address({ address }: { address: string }) {
  const id = useId()
  const [isCopied, setCopied] = useState(false)

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address)
    setCopied(true)
    setTimeout(() => setCopied(false), COPIED_MS)
  }

  return (
    <div className={classes.address}>
      <label htmlFor={id} className={classes.label}>
        {exportTexts.feedAddress}
      </label>
      <div className={classes.line}>
        <input id={id} className={classes.input} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        <Button variant="default" onClick={() => void copy()}>
          <span aria-live="polite">{isCopied ? exportTexts.feedCopied : exportTexts.feedCopy}</span>
        </Button>
      </div>
    </div>
  )
}
