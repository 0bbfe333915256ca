import { firstOf, gate, stage } from './around-a-length.ts'
import type { Around, Found } from './around-a-length.ts'
import { BEFORE_END, SIDE_BY_SIDE } from './gate-forms.ts'
import { nameOfGate } from './names-of-gates.ts'

/** 'Run old and new side by side for 3 weeks before turning off the old one'. */
export function parallel({ left, length, right }: Around): Found | null {
  const end = BEFORE_END.exec(right)
  const what = end === null ? null : firstOf(SIDE_BY_SIDE, left)?.['what']
  if (end === null || what === undefined || what === null || !PARALLEL.test(left + right)) return null
  const then = end.groups!['then']!
  return { value: gate({ of: nameOfGate(what), sort: 'parallel', stages: [stage('begin', length)], opens: then.trim() }), left: left.length, right: end[0].length }
}

const PARALLEL = /paral|side by side|alongside|together/iu

