import type { Said } from '../said.ts'

const VERSION = String.raw`v?\d{1,4}(?:\.\d{1,3}){0,3}`
/** 'upgrade Rails 6.1 to 7.1', 'Node from 18 to 22': from which version to which. */
const FROM_TO = new RegExp(String.raw`(?<=(?<!\p{L})(?:upgrade|update|upgrading|updating|move|migrate|bump|bring|raise|aktualisiere|actualizar|mettre à jour|atualizar) (?:(?:our|the|from|all|to) ){0,2}\p{L}[\p{L}.#+-]{1,20}(?: [\p{L}.#+-]{2,20})?) (?:from )?(?<old>${VERSION}) ?(?:to|auf|a|à|para) (?<new>${VERSION})(?![\p{L}\d%:]|[.,]\d| ?(?:am|pm|h|%|hours?|minutes?|seconds?|days?|weeks?|people|users|customers|items)(?!\p{L}))`, 'giu')

/** Two versions are no hours of the day and no end of a sentence: joined by an arrow, they are both part of the name. */
export function versionsFromTo(text: string): Said[] {
  return [...text.matchAll(FROM_TO)].map(({ 0: words, index, groups }) => ({ text: ` ${groups!['old']!} -> ${groups!['new']!}`, start: index, end: index + words.length }))
}
