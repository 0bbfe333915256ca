import type { GateLength, GateStage, ReadingOf } from '../../goal/brief.ts'
import { gateMark } from '../../goal/gates/gate-marks.ts'
import type { Language } from '../../playbooks/playbook.ts'
import { newTask } from '../new-task.ts'
import type { NetworkTask } from '../task-network.ts'
import { capitalise, describe, fillText, slug } from '../wording.ts'
import { AHEAD, ANSWERING, ASKING, RUNNING, THEM, UNITS, WAITING } from './gate-texts.ts'
import type { StepText } from './gate-texts.ts'

type Gate = ReadingOf<'gate'>
const WEEK = 7

/** '10 working days', '4 weeks' in the plan's language. */
export function lengthText({ count, unit }: GateLength, language: Language): string {
  const isWeeks = unit === 'day' && count % WEEK === 0
  const number = isWeeks ? count / WEEK : count
  return `${number} ${UNITS[isWeeks ? 'week' : unit][language][number === 1 ? 0 : 1]}`
}

/** The short task that asks for one stage, counted from 0. */
export function askingTask(gate: Gate, index: number, language: Language): NetworkTask {
  const stage = gate.stages[index]!
  const text = ASKING[stage.step]
  const said = stage.said === null ? null : `${gate.of}: ${stage.said}`
  return fromText(text, gate, { language, stage: index + 1, id: `ask-${index + 1}`, title: said, waiting: waitingText(gate, stage, language) })
}

/** How long nothing is done about it, as a sentence; '' where nobody says. */
export function waitingText({ sort, stages }: Gate, { takes, step }: GateStage, language: Language): string {
  const isAhead = sort === 'notice' || step === 'book' && stages.length > 1
  return takes === null ? '' : fillText(sort === 'parallel' ? RUNNING : isAhead ? AHEAD : WAITING, language, { length: lengthText(takes, language) })
}

/** What is done with what comes back; null where nothing is. */
export function answeringTask(gate: Gate, language: Language): NetworkTask | null {
  const text = ANSWERING[gate.sort]
  return text === undefined ? null : fromText(text, gate, { language, stage: 0, id: 'use', title: null, waiting: '' })
}

type Written = { language: Language; stage: number; id: string; title: string | null; waiting: string }

function fromText(text: StepText, { of, id, opens, holder }: Gate, { language, stage, id: step, title, waiting }: Written): NetworkTask {
  const slots = { of, opens: capitalise(opens ?? of), holder: holder ?? THEM[language] }
  const body = [fillText(text.how, language, slots), waiting].filter((part) => part !== '').join(' ')
  return newTask({
    id: `gate-${slug(of)}-${step}`,
    title: title ?? fillText(text.title, language, slots),
    description: describe(body, fillText(text.done, language, slots), language),
    effortMinutes: text.minutes,
    priority: 'high',
    subjects: [of, gateMark(of, stage)],
    answers: [id],
  })
}
