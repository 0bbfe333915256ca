import type { Stage } from '../playbook.ts'
import { PART_STAGES } from './part-kinds.ts'
import type { PartKind } from './part-kinds.ts'

/** Of the steps of each kind of part the one that is left where there is room for one: the organist is asked, the lamp is got. */
const MAIN: Readonly<Record<PartKind, string>> = {
  thing: 'order', supplies: 'fetch', fixture: 'fit', device: 'choose', room: 'do', sign: 'print', food: 'order',
  paper: 'apply', application: 'draft', insurance: 'take-out', contract: 'agree', text: 'write', list: 'fill', figures: 'draw-up',
  people: 'ask', group: 'invite', firm: 'agree', booking: 'book', occasion: 'run', vote: 'announce', check: 'held', course: 'attend', pictures: 'choose',
}

/** The main step of a kind of part; null where its steps have none of that name. */
export function mainStep(kind: PartKind): Stage | null {
  return PART_STAGES[kind].find(({ id }) => id === MAIN[kind]) ?? null
}
