import { Button, Skeleton } from '@mantine/core'
import { IconAlertTriangleFilled, IconCalendarEvent, IconCircleCheckFilled, IconSubtask } from '@tabler/icons-react'
import type { ConnectionStatus, Provider } from '../../../contract/connections.ts'
import { useConnectionStatus } from '../../api/connections.ts'
import { ConnectionMenu } from './connection-menu.tsx'
import classes from './integration-row.module.css'
import { JiraSiteSelect } from './jira-site-select.tsx'
import { integrationTexts } from './texts.ts'
import { useConnect } from './use-connect.ts'

const ICONS = { google: IconCalendarEvent, jira: IconSubtask }

/** One service: what it is for, whether it is connected, and the button that changes that. */
export function IntegrationRow({ provider }: { provider: Provider }) {
  const texts = integrationTexts.services[provider]
  const { data: status, isError, refetch } = useConnectionStatus(provider)
  const Icon = ICONS[provider]
  return (
    <li className={classes.row} data-provider={provider}>
      <span className={classes.icon} aria-hidden="true">
        <Icon size={22} stroke={1.7} />
      </span>
      <div className={classes.words}>
        <h3 className={classes.name}>{texts.name}</h3>
        <p className={classes.purpose}>{describe(provider, status)}</p>
      </div>
      {status ? <KnownStatus provider={provider} status={status} /> : <UnknownStatus hasFailed={isError} onRetry={() => void refetch()} />}
      {provider === 'jira' && status && status.sites.length > 1 && !status.needsReconnect ? <JiraSiteSelect status={status} /> : null}
    </li>
  )
}

function describe(provider: Provider, status: ConnectionStatus | undefined): string {
  const texts = integrationTexts.services[provider]
  if (status?.needsReconnect) return texts.ended
  if (status?.available === false) return integrationTexts.notAvailable
  if (status?.connected && status.account) return integrationTexts.connectedAs(status.account)
  return texts.purpose
}

function KnownStatus({ provider, status }: { provider: Provider; status: ConnectionStatus }) {
  // A grant over several sites is there, and can be ended, before one of them is chosen.
  const hasGrant = status.connected || (status.sites.length > 0 && !status.needsReconnect)
  return (
    <div className={classes.state}>
      {status.connected ? (
        <p className={classes.connected}>
          <IconCircleCheckFilled size={20} aria-hidden />
          {integrationTexts.connected}
        </p>
      ) : (
        <p className={classes.warning} title={integrationTexts.notConnected}>
          <IconAlertTriangleFilled size={20} aria-hidden />
          <span className="visually-hidden">{integrationTexts.notConnected}</span>
        </p>
      )}
      {hasGrant ? null : <ConnectButton provider={provider} status={status} />}
      {hasGrant || status.needsReconnect ? <ConnectionMenu provider={provider} /> : null}
    </div>
  )
}

function ConnectButton({ provider, status: { needsReconnect, available } }: { provider: Provider; status: ConnectionStatus }) {
  const { connect, isConnecting } = useConnect(provider)
  const { name } = integrationTexts.services[provider]
  if (!available) return null
  const label = needsReconnect ? integrationTexts.reconnect : integrationTexts.connect
  const spoken = needsReconnect ? integrationTexts.reconnectService(name) : integrationTexts.connectService(name)
  return (
    <Button variant="default" className={classes.connect} disabled={isConnecting} aria-label={isConnecting ? undefined : spoken} onClick={() => void connect()}>
      {isConnecting ? integrationTexts.connecting : label}
    </Button>
  )
}

function UnknownStatus({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  if (!hasFailed) {
    return (
      <output className={classes.state}>
        <Skeleton width={104} height={36} aria-hidden />
        <span className="visually-hidden">{integrationTexts.checking}</span>
      </output>
    )
  }
  return (
    <div className={classes.state}>
      <p className={classes.unknown}>{integrationTexts.notChecked}</p>
      <Button variant="default" onClick={onRetry}>
        {integrationTexts.tryAgain}
      </Button>
    </div>
  )
}
