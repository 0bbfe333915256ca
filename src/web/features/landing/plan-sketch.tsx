import { IconCheck } from '@tabler/icons-react'
import classes from './plan-sketch.module.css'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
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
        Learn to swim in 5 weeks, <mark>Tuesday and Thursday</mark> <mark>before 9</mark>
      </p>
      <div className={classes.grid}>
        {WEEKDAYS.map((name) => (
          <span key={name} className={classes.weekday}>
            {name}
          </span>
        ))}
        {Array.from({ length: WEEKS * WEEKDAYS.length }, (_, cell) => (
          <Day key={cell} week={Math.floor(cell / 7)} day={cell % 7} />
        ))}
      </div>
      <ul className={classes.checks}>
        {['Tuesdays and Thursdays only', 'Ends before 9:00', 'A day of rest between lessons'].map((check) => (
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
        <span className={classes.task} data-finish={isFinish} style={{ animationDelay: `${200 + (week * 2 + day) * 70}ms` }}>
          {LESSON_TIME}
        </span>
      )}
    </span>
  )
}
