import type { Plan } from '../../../contract/plan.ts'
import { planRhythm } from './plan-rhythm.ts'
import classes from './rhythm-strip.module.css'

const STEP = 6
const BAR_WIDTH = 4
const HEIGHT = 24
const LEAST_HEIGHT = 7
const REST_HEIGHT = 2

/** A plan's days at a glance, so that cards are told apart before they are read; the words stand beside it. */
export function RhythmStrip({ plan }: { plan: Plan }) {
  const rhythm = planRhythm(plan.tasks, plan.metadata)
  const width = rhythm.length * STEP
  return (
    <svg className={classes.strip} viewBox={`0 0 ${Math.max(width, STEP)} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden>
      {rhythm.map((share, index) => {
        const x = index * STEP
        const height = share === 0 ? REST_HEIGHT : LEAST_HEIGHT + share * (HEIGHT - LEAST_HEIGHT)
        return <rect key={x} className={share === 0 ? classes.rest : classes.bar} x={x} y={HEIGHT - height} width={BAR_WIDTH} height={height} rx={1} />
      })}
    </svg>
  )
}
