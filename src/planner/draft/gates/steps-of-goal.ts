import type { ReadingOf } from '../../goal/brief.ts'
import { stems } from '../../goal/matcher.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'

const APPLIES = ['apply', 'hand in', 'hand it in', 'submit', 'appointment', 'send in', 'beantrag', 'einreich', 'abgeben', 'termin', 'presentar', 'entregar la solicitud', 'cita', 'deposer', 'rendez vous', 'entregar o pedido']
/** What an office does, whatever was handed in. */
const OF_ANYTHING = /^(?:renewal|processing(?: time)?|application|registration|bearbeitung(?:szeit)?|antrag|tramitación|solicitud|renovación|traitement|demande|renouvellement|processamento|pedido|renovação)$/iu
const COLLECTS = ['=collect', 'collect it', 'pick up', 'pick it up', 'receive', 'read the decision', 'abhol', 'recog', 'retirer', 'buscar']

/**
 * Of a goal that is about the thing itself, such as a passport, the playbook's own step that applies for it and the one that
 * collects it: the time between them is the stated one. None where it has not both.
 */
export function stepsOfGoal(tasks: readonly NetworkTask[], { of, sort }: ReadingOf<'gate'>, { brief }: PlanFrame): NetworkTask[] {
  const goal = stems(`${brief.subject} ${brief.prompt.split(/[.!?\n]/u, 1)[0]!}`)
  if (sort !== 'application' || !OF_ANYTHING.test(of) && !stems(of).some((stem) => stem.length > 3 && goal.includes(stem))) return []
  const own = tasks.filter(({ fixed, occurrence, subjects, type }) => fixed === null && occurrence === null && subjects.length === 0 && type !== 'deadline').toSorted((a, b) => (a.wish.position ?? 0) - (b.wish.position ?? 0))
  const collecting = own.find(({ title }) => hasAnyKeyword(plainWords(title).slice(0, 4), COLLECTS))
  const applying = own.findLast((task) => (task.wish.position ?? 0) < (collecting?.wish.position ?? 0) && hasAnyKeyword(plainWords(task.title.split(':')[0]!).slice(0, 4), APPLIES) && !/^(?:book|make|ask)/iu.test(task.title))
  return collecting === undefined || applying === undefined ? [] : [applying, collecting]
}
