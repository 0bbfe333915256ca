import type { Keyword } from './playbook.ts'

/** Every phrase with one wording from each slot in turn; '' leaves its slot out: `wordings(['buy'], ['a', 'my first'], ['', 'used'], ['car'])`. */
export function wordings(...slots: readonly (readonly string[])[]): Keyword[] {
  const phrases = slots.reduce<string[]>((begun, slot) => begun.flatMap((phrase) => slot.map((word) => `${phrase} ${word}`.trim())), [''])
  return [...new Set(phrases)]
}
