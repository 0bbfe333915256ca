import type { SeriesTemplate } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { fillText } from '../wording.ts'

/** The goal is reached at this part of the plan; what is left of it is for keeping it. */
const REACHED_AT = 0.85
/** Where nothing is said of today, one begins with this share of the goal. */
const USUAL_START = 0.6
const NUMBER = /(?<![\d.,])\d{1,3}(?:[.,\u00A0 ]\d{3})+(?![\d])|(?<![\d.,])\d{3,6}(?![\d])|(?<![\d.,])\d{1,2}(?:\.\d)?k(?!\p{L})/giu
/** How far a number may stand from its unit or from what says that it is today's, in characters. */
const NEAR = 40

/** '8,000 steps' grown from today's 5,000: how much it is at a place of the plan from 0 to 1; null where the goal names no such number. */
export function countedAmount({ unit, roundTo }: NonNullable<SeriesTemplate['countedIn']>, position: number, frame: PlanFrame): string | null {
  const name = fillText(unit, frame.language)
  const { prompt } = frame.brief
  if (!frame.words.some((word) => word.startsWith(name))) return null
  const numbers = [...prompt.matchAll(NUMBER)].filter(({ 0: said, index }) => isNear(prompt, index, said.length, name)).map(({ 0: said }) => valueOf(said)).filter((value) => value >= 2 * roundTo)
  const goal = Math.max(...numbers)
  if (!Number.isFinite(goal)) return null
  const today = numbers.find((value) => value < goal) ?? USUAL_START * goal
  const grown = today + (goal - today) * Math.min(1, Math.max(0, position) / REACHED_AT)
  const shown = Math.min(goal, Math.max(roundTo, Math.round(grown / roundTo) * roundTo))
  return `${shown.toLocaleString('en-US')} ${name}`
}

/** Beside its unit, or where today's number is told: 'from roughly 4,500 to 9,000 steps', 'I do about 5,000 now'. */
function isNear(prompt: string, index: number, length: number, unit: string): boolean {
  const behind = prompt.slice(index + length, index + length + NEAR).split(/[.!?;\n]/u)[0]!
  const before = prompt.slice(Math.max(0, index - NEAR), index).split(/[.!?;\n]/u).at(-1)!
  return behind.includes(unit) || /(?<!\p{L})(?:now|currently|today|at the moment|right now|so far)(?!\p{L})/iu.test(`${before} ${behind}`)
}

function valueOf(said: string): number {
  return /k$/iu.test(said) ? Number(said.slice(0, -1)) * 1000 : Number(said.replace(/[.,\u00A0 ]/gu, ''))
}
