import { Skeleton } from '@mantine/core'
import classes from './skeleton-lines.module.css'

/** Grey lines where text will stand. `label` is read out once. */
export function SkeletonLines({ count = 3, label }: { count?: number; label?: string }) {
  return (
    <div className={classes.lines} aria-busy="true">
      {label !== undefined && <span className="visually-hidden">{label}</span>}
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} height={12} radius="sm" className={classes.line} />
      ))}
    </div>
  )
}
