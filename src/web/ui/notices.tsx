import { IconX } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconButton } from './icon-button.tsx'
import classes from './notices.module.css'
import { shownNotices, type Notice } from './notify.ts'
import { uiTexts } from './texts.ts'

const NOTICE_DURATION_MS = 3000
const NONE: readonly Notice[] = []

/** Rendered once, by the app: at the foot, so that the header's credits and avatar stay in reach. */
export function Notices() {
  const notices = useSyncExternalStore(shownNotices.subscribe, shownNotices.current, () => NONE)
  return (
    <div className={classes.stack}>
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </div>
  )
}

/** Goes by itself, but not from under the pointer or the focus (WCAG 2.2, 2.2.1). */
function NoticeCard({ notice: { id, type, message } }: { notice: Notice }) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => shownNotices.dismiss(id), NOTICE_DURATION_MS)
    return () => clearTimeout(timer)
  }, [id, isHeld])
  return (
    <div
      role={type === 'error' ? 'alert' : 'status'}
      className={classes.notice}
      data-type={type}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className={classes.message}>{message}</p>
      <IconButton className={classes.dismiss} aria-label={uiTexts.dismiss} onClick={() => shownNotices.dismiss(id)}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </div>
  )
}
