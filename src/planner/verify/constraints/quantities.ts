import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { stems } from '../../goal/matcher.ts'
import { readingsOf } from '../binding.ts'
import type { Finding } from '../finding.ts'
import type { PlacedTask } from '../placed-task.ts'
import { counted, reportReading } from '../report.ts'

/** Amounts to get through are shared out over the plan; the others (a budget, guests) are named where they matter. */
export function checkQuantities(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  return readingsOf(brief, 'quantity').map((quantity) => {
    const about = tasks.filter((task) => speaksOf(quantity, task))
    const violations = about.length > 0 ? [] : [{ task: null, text: `no task speaks of it` }]
    return { ...reportReading('quantity', quantity, { violations, met: `In ${counted(about.length, 'task')}.` }), strength: 'soft' }
  })
}

/** By the number and its unit, or in the words of the goal: '350 mil euros'. */
function speaksOf({ amount, words: told }: ReadingOf<'quantity'>, task: PlacedTask): boolean {
  const words = new Set(stems(task.visible.join(' ')))
  const number = String(amount.value)
  const grouped = amount.value.toLocaleString('en').split(',')
  const unit = stems(amount.unit)
  const said = stems(told)
  return words.has(number) || (grouped.length > 1 && grouped.every((part) => words.has(part))) || (unit.length > 0 && unit.every((word) => words.has(word))) || (said.length > 1 && said.every((word) => words.has(word)))
}
