import { notifications } from '@mantine/notifications'
import classes from './notify.module.css'
import { uiTexts } from './texts.ts'

const NOTICE_DURATION_MS = 3000

type NoticeType = 'success' | 'error' | 'info'

function show(type: NoticeType, message: string): void {
  notifications.show({
    message,
    autoClose: NOTICE_DURATION_MS,
    withBorder: false,
    classNames: { root: classes.root!, description: classes.description!, closeButton: classes.close! },
    closeButtonProps: { 'aria-label': uiTexts.dismiss },
    'data-type': type,
    role: type === 'error' ? 'alert' : 'status',
  })
}

/** Notices of the three types, 3000 ms each. */
export const notify = {
  success: (message: string): void => show('success', message),
  error: (message: string): void => show('error', message),
  info: (message: string): void => show('info', message),
}
