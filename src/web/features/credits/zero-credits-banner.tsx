import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { clearBannerDismissal, dismissBanner, isBannerDismissed } from './banner-dismissal.ts'
import { creditTexts } from './texts.ts'
import classes from './zero-credits-banner.module.css'

export function ZeroCreditsBanner({ credits }: { credits: number }) {
  const hasCredits = credits > 0
  useEffect(() => {
    if (hasCredits) clearBannerDismissal(localStorage)
  }, [hasCredits])
  return hasCredits ? null : <DismissibleBanner />
}

function DismissibleBanner() {
  const [isDismissed, setDismissed] = useState(() => isBannerDismissed(localStorage, Date.now()))
  if (isDismissed) return null
  return (
    <div className={classes.banner}>
      <output>{creditTexts.banner}</output>
      <ActionIcon
        size={28}
        className={classes.close}
        aria-label={creditTexts.dismiss}
        onClick={() => {
          dismissBanner(localStorage, Date.now())
          setDismissed(true)
        }}
      >
        <IconX size={16} />
      </ActionIcon>
    </div>
  )
}
