import { BOOK_WRITING } from './book-writing.ts'
import { KNITTING } from './knitting.ts'
import { SEWING } from './sewing.ts'
import { WOODWORKING } from './woodworking.ts'
import type { Playbook } from '../playbook.ts'

/** Making things by hand, writing, and the arts. */
export const CRAFT_PLAYBOOKS: readonly Playbook[] = [
  BOOK_WRITING,
  KNITTING,
  SEWING,
  WOODWORKING,
]
