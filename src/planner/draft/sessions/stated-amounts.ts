import type { ReadingOf } from '../../goal/brief.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'

/** Where an amount matters first. */
const ABOUT: Record<string, string[]> = {
  budget: ['budget', 'cost', 'money', 'price', 'quote', 'saving', 'sum', 'spend', 'presupuesto', 'orcamento'],
  people: ['guest', 'invit', 'head count', 'catering', 'caterer', 'venue', 'seat', 'food', 'menu', 'registration', 'gast', 'convid'],
  distance: ['route', 'race', 'distance', 'long run', 'long ride'],
}
const LONGEST_QUOTE = 60

/** Amounts that no task speaks of (a budget, guests) are named in the task where they matter, in the user's words. */
export function withStatedAmounts(tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  return frame.of('quantity').reduce((named, quantity) => withAmount(named, quantity), [...tasks])
}

function withAmount(tasks: NetworkTask[], quantity: ReadingOf<'quantity'>): NetworkTask[] {
  const number = String(quantity.amount.value)
  if (quantity.source !== 'stated' || tasks.some((task) => numbersIn(`${task.title} ${task.description}`).includes(number))) return tasks
  const movable = tasks.filter((task) => task.type !== 'deadline' && task.fixed === null)
  const chosen = movable.find((task) => hasAnyKeyword(plainWords(task.title), ABOUT[quantity.role] ?? plainWords(quantity.amount.unit))) ?? movable[0]
  return tasks.map((task) => (task === chosen ? { ...task, description: `${task.description} (${quoted(quantity)})` } : task))
}

function quoted({ words, amount }: ReadingOf<'quantity'>): string {
  return words !== '' && words.length <= LONGEST_QUOTE ? `“${words}”` : `${amount.value.toLocaleString('en-US')} ${amount.unit}`
}

function numbersIn(text: string): string[] {
  return text.replaceAll(/(?<=\d)[,.\u00A0](?=\d{3}\b)/gu, '').match(/\d+(?:\.\d+)?/gu) ?? []
}
