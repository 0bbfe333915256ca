import { CARE_MOVE } from './care-move.ts'
import { NEWBORN } from './newborn.ts'
import { PAPERWORK } from './paperwork.ts'
import { PERSONAL_FINANCE } from './personal-finance.ts'
import { PERSONAL_GROWTH } from './personal-growth.ts'
import type { Playbook } from '../playbook.ts'

/** Papers, money, family and care. */
export const LIFE_PLAYBOOKS: readonly Playbook[] = [
  CARE_MOVE,
  NEWBORN,
  PAPERWORK,
  PERSONAL_FINANCE,
  PERSONAL_GROWTH,
]
