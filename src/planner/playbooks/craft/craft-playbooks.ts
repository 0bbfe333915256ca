import { BOOK_WRITING } from './book-writing.ts'
import { BREAD_BAKING } from './bread-baking.ts'
import { BREWING } from './brewing.ts'
import { KNITTING } from './knitting.ts'
import { OCCASION_CAKE } from './occasion-cake.ts'
import { POTTERY } from './pottery.ts'
import { SEWING } from './sewing.ts'
import { WOODWORKING } from './woodworking.ts'
import type { Playbook } from '../playbook.ts'

/** Making things by hand, writing, and the arts. */
export const CRAFT_PLAYBOOKS: readonly Playbook[] = [
  BOOK_WRITING,
  KNITTING,
  SEWING,
  WOODWORKING,
  BREWING,
  BREAD_BAKING,
  OCCASION_CAKE,
  POTTERY,
]
