import { wellFormed } from './well-formed.ts'

/** What of an answer was not taken, by reason. */
const REASONS = {
  'unreadable-task': (count: number) => `${tasks(count)} of the model’s answer could not be used.`,
  'too-many-tasks': (count: number) => `The model proposed ${tasks(count)} more than one plan takes; they were left out.`,
  'repeated-task': (count: number, names: string) => `The model repeated ${tasks(count)} (${names}); each is in the plan once.`,
  'wrong-type': (_count: number, names: string) => `Some of what the model gave had the wrong form and was not used: ${names}.`,
  'unknown-field': (_count: number, names: string) => `The model gave fields that a plan does not have; they were not used: ${names}.`,
  date: (_count: number, names: string) => `The model tried to set dates or times (${names}). They were left out: the scheduler places every task.`,
  address: (_count: number, names: string) => `The model gave web addresses that are not yours (${names}). They were left out, because nobody checked them.`,
  'unknown-order': (_count: number, names: string) => `The model ordered tasks after ones that do not exist (${names}); that order was left out.`,
  cycle: (_count: number, names: string) => `The model’s order of tasks went in a circle; it was opened at ${names}.`,
  'unknown-person': (_count: number, names: string) => `The model gave work to people whom your words do not name (${names}); it is open who does it.`,
  'unknown-name': (_count: number, names: string) => `The model named people or places that your words do not (${names}); what it said of them was left out.`,
  'wrong-language': (_count: number, names: string) => `The model answered in another language than yours, so its words were left out${names && ` and with them its new tasks: ${names}`}.`,
  'no-room': (count: number, names: string) => `There was no room for ${tasks(count)} that the model added: ${names}.`,
  'too-many-readings': (count: number) => `The model corrected more than one plan takes; ${count} of its readings were left out.`,
  'not-quoted': (_count: number, names: string) => `The model quoted words that are not yours (${names}); what it made of them was left out.`,
  'stated-wins': (_count: number, names: string) => `The model read your words differently (${names}). What you said in so many words stands.`,
  'not-understood': (_count: number, names: string) => `What the model read out of your words could not be understood: ${names}.`,
  contradiction: (_count: number, names: string) => `What the model read out of your words did not go together with the rest of them, so it was left out: ${names}.`,
}
export type LeftOutReason = keyof typeof REASONS

const NAMED = 3
const LONGEST_NAME = 60

/** Collects what is not taken of an answer, so that the plan's warnings can name it. */
export class LeftOut {
  readonly #names = new Map<LeftOutReason, Set<string>>()

  /** `name` tells one thing from the next; the same one counts once. */
  add(reason: LeftOutReason, name: string): void {
    const names = this.#names.get(reason) ?? new Set()
    this.#names.set(reason, names.add(shownName(name)))
  }

  count(reason: LeftOutReason): number {
    return this.#names.get(reason)?.size ?? 0
  }

  warnings(): string[] {
    return [...this.#names].map(([reason, names]) => REASONS[reason](names.size, listOf([...names])))
  }
}

function listOf(names: string[]): string {
  const shown = names.filter(Boolean).slice(0, NAMED).map((name) => `“${name}”`)
  return shown.join(', ') + (names.length > NAMED ? ` and ${names.length - NAMED} more` : '')
}

/** On one line, short, and without what no screen can show. */
function shownName(name: string): string {
  const line = name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return wellFormed(line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME)}…` : line)
}

function tasks(count: number): string {
  return `${count} ${count === 1 ? 'task' : 'tasks'}`
}
