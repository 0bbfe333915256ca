import { IconCheck } from '@tabler/icons-react'
import classes from './plan-sketch.module.css'
import { landingTexts } from './texts.ts'

const DAYS_PER_WEEK = 7
const WEEKS = 5
const LESSON_DAYS = new Set([1, 3])
const LESSON_TIME = '7:30'
/** The last lesson of the sketch: a test, on the fifth Thursday. */
const FINISH = { week: 4, day: 3 }

/** A drawing of what the product does: words become placed and checked tasks. Decoration, so hidden from screen readers. */
export function PlanSketch() {
  return (
    <div className={classes.board} aria-hidden="true">
      <p className={classes.prompt}>
        {landingTexts.sketchPrompt.split(/(?=\[)|(?<=\])/).map((part) => (part.startsWith('[') ? <mark key={part}>{part.slice(1, -1)}</mark> : part))}
      </p>
      <div className={classes.grid}>
        {landingTexts.sketchWeekdays.map((name) => (
          <span key={name} className={classes.weekday}>
            {name}
          </span>
        ))}
        {Array.from({ length: WEEKS * DAYS_PER_WEEK }, (_, cell) => (
          <Day key={cell} week={Math.floor(cell / DAYS_PER_WEEK)} day={cell % DAYS_PER_WEEK} />
        ))}
      </div>
      <ul className={classes.checks}>
        {landingTexts.sketchChecks.map((check) => (
          <li key={check}>
            <IconCheck size={16} stroke={2.5} />
            {check}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Day({ week, day }: { week: number; day: number }) {
  const isFinish = week === FINISH.week && day === FINISH.day
  const hasLesson = LESSON_DAYS.has(day)
  return (
    <span className={classes.day} data-weekend={day > 4}>
      {hasLesson && (
        <span className={classes.task} data-finish={isFinish} data-week={week}>
          {LESSON_TIME}
        </span>
      )}
    </span>
  )
}
