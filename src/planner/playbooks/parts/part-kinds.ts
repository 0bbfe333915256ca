import type { Stage } from '../playbook.ts'
import { DEVICE, FIXTURE, FOOD, ROOM, SIGN, SUPPLIES, THING } from './things.ts'
import { APPLICATION, CONTRACT, FIGURES, INSURANCE, LIST, PAPER, TEXT } from './papers.ts'
import { BOOKING, CHECK, COURSE, FIRM, GROUP, OCCASION, PEOPLE, PICTURES, VOTE } from './people.ts'

/** The steps of each kind of part, in the five languages. */
export const PART_STAGES = {
  thing: THING, supplies: SUPPLIES, fixture: FIXTURE, device: DEVICE, room: ROOM, sign: SIGN, food: FOOD,
  paper: PAPER, application: APPLICATION, insurance: INSURANCE, contract: CONTRACT, text: TEXT, list: LIST, figures: FIGURES,
  people: PEOPLE, group: GROUP, firm: FIRM, booking: BOOKING, occasion: OCCASION, vote: VOTE, check: CHECK, course: COURSE, pictures: PICTURES,
} satisfies Record<string, Stage[]>

export type PartKind = keyof typeof PART_STAGES

export const PART_KINDS: readonly PartKind[] = ['thing', 'supplies', 'fixture', 'device', 'room', 'sign', 'food', 'paper', 'application', 'insurance', 'contract', 'text', 'list', 'figures', 'people', 'group', 'firm', 'booking', 'occasion', 'vote', 'check', 'course', 'pictures']

/** What somebody who builds, mends, sells or clears works on anyway; the others keep their steps in any goal. */
export const WORKED_ON: ReadonlySet<PartKind> = new Set(['thing', 'supplies', 'fixture', 'device', 'room', 'sign', 'text', 'pictures', 'food'])
