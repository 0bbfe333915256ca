import { readAskedClauses } from '../topics/asked-clauses.ts'
import { nameLooseParts } from '../topics/name-loose-parts.ts'
import { namePronouns } from '../topics/name-pronouns.ts'
import { nameTopicsOfOrders } from '../topics/topics-of-orders.ts'
import { namePronounsOfDeeds } from '../topics/pronouns-of-deeds.ts'
import type { Group } from './step.ts'

export const NAMES: Group = {
  name: 'names of what only words point at',
  why: "Parts and orders are complete, so that 'it' and 'that' have something to stand for, and clauses nobody read become parts.",
  steps: [
    namePronouns,
    nameLooseParts,
    readAskedClauses,
    namePronounsOfDeeds,
    nameTopicsOfOrders,
  ],
}
