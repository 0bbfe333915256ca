import { activeLocale } from '../../locales/active-language.ts'

/** Milliseconds as people read them: `42 ms`, `1.4 s`, `2 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`
  const seconds = milliseconds / 1000
  if (seconds < 59.95) return `${seconds.toLocaleString(activeLocale(), { maximumFractionDigits: 1 })} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min ${whole % 60} s`
}
