import { BOOK_WRITING } from './book-writing.ts'
import type { Playbook } from '../playbook.ts'

/** Making things by hand, writing, and the arts. */
export const CRAFT_PLAYBOOKS: readonly Playbook[] = [
  BOOK_WRITING,
]
