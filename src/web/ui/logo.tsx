import classes from './logo.module.css'

/** The mark: three strokes placed on a board, as tasks are on a plan. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={classes.mark}>
      <rect width="32" height="32" rx="8" />
      <path d="M8 9.5h9M8 16h16M14 22.5h10" fill="none" strokeWidth="3.4" strokeLinecap="round" />
    </svg>
  )
}
