import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './history-grid.module.css'
import { historyTexts } from './texts.ts'

const SKELETON_CARDS = 6

export function HistoryGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>
}

export function HistorySkeletons() {
  return (
    <div className={classes.grid} aria-busy="true">
      <output className="visually-hidden">{historyTexts.loading}</output>
      {Array.from({ length: SKELETON_CARDS }, (_, card) => (
        <div key={card} className={classes.skeleton} data-testid="history-skeleton">
          <Skeleton className={classes.bone} height={36} width={36} radius="md" />
          <Skeleton className={classes.bone} height={14} mt={20} />
          <Skeleton className={classes.bone} height={14} mt={12} width="70%" />
          <Skeleton className={`${classes.bone} ${classes.button}`} height={34} width={120} radius="md" />
        </div>
      ))}
    </div>
  )
}
