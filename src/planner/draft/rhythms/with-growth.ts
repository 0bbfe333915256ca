import type { ReadingOf } from '../../goal/brief.ts'
import { MINUTES_OF, sameUnit } from '../../goal/growth/growth-forms.ts'
import { matchesTask } from '../../goal/matcher.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { groupBy } from '../../verify/group-by.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { shorten } from '../wording.ts'

type Growth = ReadingOf<'growth'>

/** 'Start at 30 seconds, 10 more every day': each turn of what grows says how much it is, and one that grows by the minute takes as long. */
export function withGrowth(tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  return frame.of('growth').reduce<NetworkTask[]>((all, growth) => {
    const turns = turnsOf(growth, all)
    const amounts = new Map(turns.map((task, index) => [task, amountAt(growth, { index, of: turns.length, days: (task.wish.day ?? 0) - (turns[0]!.wish.day ?? 0) })]))
    return all.map((task) => (amounts.has(task) ? grown(task, growth, amounts.get(task)!) : task))
  }, [...tasks])
}

/** The turns of the series that is called so, else of the only one that somebody named, else of the longest, by their days. */
function turnsOf(growth: Growth, tasks: readonly NetworkTask[]): NetworkTask[] {
  const turns = tasks.filter(({ occurrence, fixed }) => occurrence !== null && fixed === null)
  const isOfDay = ({ wish: { day } }: NetworkTask) => growth.weekday === null || day !== null && weekdayOf(day) === growth.weekday
  const called = turns.filter((task) => growth.appliesTo !== null && isOfDay(task) && matchesTask(growth.appliesTo, task))
  const open = called.length > 0 ? called : turns
  const inUnit = open.filter(({ title }) => numberIn(title, growth.unit) !== null)
  const bySeries = groupBy(inUnit.length > 1 ? inUnit : open, ({ occurrence }) => occurrence!.series)
  const rows = [...bySeries.values()]
  const asked = rows.filter((row) => row[0]!.answers.length > 0)
  const [row = []] = (asked.length > 0 ? asked : rows).toSorted((a, b) => b.length - a.length)
  return row.toSorted((a, b) => (a.wish.day ?? 0) - (b.wish.day ?? 0))
}

/** How much one turn is; where nobody said how much the first is, how much more than that. */
function amountAt({ from, step, to, every }: Growth, { index, of, days }: { index: number; of: number; days: DayNumber }): number {
  const first = from ?? 0
  if (step === null) return first + (to! - first) * (of > 1 ? index / (of - 1) : 1)
  const steps = every.per === 'turn' ? index / every.count : days / (every.count * DAYS_OF[every.per])
  const amount = first + step * Math.floor(steps)
  if (to !== null) return step > 0 ? Math.min(to, amount) : Math.max(to, amount)
  return from === null ? amount : Math.max(0, amount)
}

const DAYS_OF = { day: 1, week: 7, month: 30.4 } as const

function grown(task: NetworkTask, growth: Growth, amount: number): NetworkTask {
  const said = amountText(growth, amount)
  const before = numberIn(task.title, growth.unit)
  const title = before === null ? `${shorten(task.title, LONGEST_TITLE - said.length)}: ${said}` : task.title.replace(before.words, said)
  const minutes = growth.from === null ? undefined : MINUTES_OF[sameUnit(growth.unit)]
  const effortMinutes = minutes !== undefined ? Math.max(SHORTEST, Math.round(amount * minutes)) : before === null || amount === 0 ? task.effortMinutes : Math.max(SHORTEST, Math.round(task.effortMinutes * amount / before.value / 5) * 5)
  return { ...task, title, effortMinutes, answers: [...task.answers, growth.id], ...(before === null ? {} : { description: task.description.replaceAll(before.words, said) }) }
}

const LONGEST_TITLE = 100
/** In minutes. */
const SHORTEST = 5

/** '40 seconds'; '+3 pages' where nobody said how many there are at first. */
function amountText({ unit, from, step, to }: Growth, amount: number): string {
  const isWhole = [from ?? 0, step ?? 0, to ?? 0].every((value) => Number.isInteger(value))
  const number = step === null && isWhole && Math.abs((to ?? 0) - (from ?? 0)) > 4 ? Math.round(amount) : Math.round(amount * 10) / 10
  const sign = from === null && number > 0 ? '+' : ''
  return `${sign}${number}${unit === '' ? '' : ` ${inNumber(unit, number)}`}`
}

/** '1 minute', '5 minutes'; what is shortened stays as it is. */
function inNumber(unit: string, number: number): string {
  if (!/^\p{Ll}{3,}$/u.test(unit) || /^(?:min|sec|hrs|lbs)$|ss$/u.test(unit)) return unit
  return Math.abs(number) === 1 ? unit.replace(/s$/u, '') : unit.endsWith('s') ? unit : `${unit}s`
}

function numberIn(title: string, unit: string): { words: string; value: number } | null {
  if (unit === '') return null
  const found = [...title.matchAll(/(\d+(?:\.\d+)?) (\p{L}+)/gu)].find(([, , word]) => sameUnit(word!) === sameUnit(unit))
  return found ? { words: found[0], value: Number(found[1]) } : null
}
