import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, IconPlugConnectedX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Provider } from '../../../contract/connections.ts'
import { disconnect } from '../../api/connections.ts'
import { logFailure } from '../../api/log.ts'
import { useUser } from '../../api/session/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notify.ts'
import classes from './connection-menu.module.css'
import { integrationTexts } from './texts.ts'

const MENU_PARTS = { dropdown: classes.dropdown!, item: classes.item! }

/** What is seldom wanted: disconnecting, behind a question. */
export function ConnectionMenu({ provider }: { provider: Provider }) {
  const [isAsking, setAsking] = useState(false)
  const target = useRef<HTMLButtonElement>(null)
  const { name } = integrationTexts.services[provider]

  // The item that asked is gone with the menu: the keyboard goes on from the menu's button, where there still is one.
  function closeQuestion() {
    setAsking(false)
    target.current?.focus()
  }

  return (
    <>
      <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false} classNames={MENU_PARTS}>
        <Menu.Target>
          <ActionIcon ref={target} variant="subtle" size={36} aria-label={integrationTexts.moreFor(name)}>
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPlugConnectedX size={18} aria-hidden />} onClick={() => setAsking(true)}>
            {integrationTexts.disconnect}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <DisconnectDialog provider={provider} isOpen={isAsking} onClose={closeQuestion} />
    </>
  )
}

function DisconnectDialog({ provider, isOpen, onClose }: { provider: Provider; isOpen: boolean; onClose: () => void }) {
  const { name } = integrationTexts.services[provider]
  const { leave, isLeaving } = useDisconnect(provider)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={integrationTexts.disconnectTitle(name)} size="28rem">
      <p className={classes.body}>{integrationTexts.disconnectBody(name)}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {integrationTexts.cancel}
        </Button>
        <Button variant="default" className={classes.danger} loading={isLeaving} onClick={() => void leave().then(onClose)}>
          {integrationTexts.disconnect}
        </Button>
      </div>
    </Dialog>
  )
}

function useDisconnect(provider: Provider): { leave: () => Promise<void>; isLeaving: boolean } {
  const [isLeaving, setLeaving] = useState(false)
  const queries = useQueryClient()
  const user = useUser()

  async function leave(): Promise<void> {
    if (user === null) return
    setLeaving(true)
    try {
      await disconnect(queries, provider, user.id)
      notify.success(integrationTexts.disconnected(integrationTexts.services[provider].name))
    } catch (error) {
      logFailure(`${provider} was not disconnected`, error)
      notify.error(integrationTexts.notDisconnected)
    } finally {
      setLeaving(false)
    }
  }

  return { leave, isLeaving }
}
