import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useUser } from '../../api/session/session.ts'
import classes from './not-found-page.module.css'
import { notFoundTexts } from './texts.ts'

export function NotFoundPage() {
  const user = useUser()
  const navigate = useNavigate()
  return (
    <div className={classes.page}>
      <p className={classes.code}>{notFoundTexts.code}</p>
      <h1 className={classes.title}>{notFoundTexts.title}</h1>
      <p className={classes.text}>{notFoundTexts.text}</p>
      <div className={classes.actions}>
        <Button onClick={() => void navigate({ to: '/' })}>{notFoundTexts.goHome}</Button>
        {user && (
          <Button variant="default" onClick={() => void navigate({ to: '/app' })}>
            {notFoundTexts.goToDashboard}
          </Button>
        )}
      </div>
    </div>
  )
}
