import { Button } from '@mantine/core'
import { useState } from 'react'
import { Combobox } from '../../ui/combobox.tsx'
import { saveAccountChange } from './save-account-change.ts'
import { settingsTexts } from './settings-texts.ts'
import classes from './settings-panel.module.css'
import { listTimeZones } from './time-zones.ts'

/** The account's zone; until there is one, the browser's stands in it. */
export function TimeZoneField({ timeZone }: { timeZone: string | null }) {
  const [browserZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const [zones] = useState(() => listTimeZones(new Date()))
  const chosen = timeZone ?? browserZone
  const save = (zone: string) => void saveAccountChange({ timeZone: zone })
  return (
    <div className={classes.setting}>
      <Combobox label={settingsTexts.timeZone} hint={settingsTexts.timeZoneHint} value={chosen} options={withZone(zones, chosen)} onChange={save} />
      {chosen !== browserZone && (
        <p className={classes.offer}>
          {settingsTexts.browserZone(browserZone.replaceAll('_', ' '))}
          <Button variant="light" size="xs" onClick={() => save(browserZone)}>
            {settingsTexts.takeBrowserZone}
          </Button>
        </p>
      )}
    </div>
  )
}

/** An older name of a zone, which lists leave out, can still be the chosen one. */
function withZone(zones: ReturnType<typeof listTimeZones>, zone: string) {
  if (zones.some(({ value }) => value === zone)) return zones
  return [...listTimeZones(new Date(), [zone]), ...zones]
}
