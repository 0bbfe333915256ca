import { gate, stage } from './around-a-length.ts'
import type { Around, Found } from './around-a-length.ts'
import { HAS_TO_BE } from './gate-forms.ts'
import { LENGTH } from './gate-length.ts'
import { nameOfGate } from './names-of-gates.ts'

/** 'Certificate (has to be requested from the registry, 3 weeks, then legalised, 2 weeks)': one stage after the other. */
export function inOrder({ item, left, length, right, at }: Around): Found | null {
  const words = HAS_TO_BE.exec(left)?.groups
  if (item === null || words === undefined || left.length !== at || !ORDERING.test(words['deed']!)) return null
  const next = NEXT_STAGE.exec(right)
  const second = next === null ? [] : [{ ...stage('ask', next.groups!['length']!), said: deedOf(next.groups!['deed']!, '') }]
  return { value: gate({ of: nameOfGate(item), sort: 'application', stages: [{ ...stage('order', length), said: deedOf(words['deed']!, words['where'] ?? '') }, ...second] }), left: left.length, right: next?.[0].length ?? 0 }
}

const ORDERING = /^(?:ordered|requested|applied for|asked for|fetched|obtained|sent|booked|collected|issued|posted)$/iu
const NEXT_STAGE = new RegExp(String.raw`^,? (?:and )?then (?:be )?(?<deed>\p{L}{2,}(?:ed|t|n))(?: (?:by|in|at|with|through) [\p{L} ]{2,30}?)?,? (?:which )?(?:takes? )?(?<length>${LENGTH})`, 'iu')

/** 'Order it from Lisbon' of 'has to be ordered from Lisbon'; 'have it translated' of what others do then. */
function deedOf(deed: string, where: string): string {
  const plain = DEEDS[deed.toLowerCase()]
  return plain === undefined ? `have it ${deed}${where}` : `${plain}${where}`
}

const DEEDS: Readonly<Record<string, string>> = { ordered: 'order it', requested: 'request it', 'applied for': 'apply for it', 'asked for': 'ask for it', fetched: 'fetch it', obtained: 'ask for it', sent: 'send it', booked: 'book it', collected: 'ask for it', issued: 'ask for it', posted: 'post it' }

