import type { Said } from '../said.ts'

const RANK = String.raw`(?:must|should|could|must[ -]haves?|should[ -]haves?|could[ -]haves?|nice[ -]to[ -]haves?)`
/** 'Must: login and export, could: dark mode': what stands behind a comma is a row of its own. */
const ROW = new RegExp(String.raw`(?<=(?<!\p{L})${RANK}:[^.:;\n]{3,120})(?:, | and |; )(?=(?<rank>${RANK}): ?\p{L})`, 'giu')

/** Ranks in one sentence, each as a sentence, so that neither rank is taken for a thing to do. */
export function ranksInOneSentence(text: string): Said[] {
  return [...text.matchAll(ROW)].map(({ 0: words, index, groups }) => ({ text: `. ${groups!['rank']![0]!.toUpperCase()}${groups!['rank']!.slice(1)}`, start: index, end: index + words.length + groups!['rank']!.length }))
}
