import type { Said } from '../said.ts'

/** 'We've estimated 74 developer-days for the pager replacement'. */
const ESTIMATED = /(?<=(?:^|[.!?\n])\s{0,2})(?<estimate>(?:we|i)(?:['’]ve| have)? estimated? (?:it )?(?:at )?(?:about |roughly |around )?\d{1,4}[ -](?:\p{L}+[- ]){0,2}(?:hours|days|weeks|months)(?: of work)?) for (?<what>(?:the |our |a )?[\p{L}\p{N}][\p{L}\p{N}'’-]*(?: (?!and|but|in|by|from|which|that|plus|with|until|on)[\p{L}\p{N}'’-]+){1,6})(?=\s{0,2}(?:[.,;!\n]|$)| and | but )/giu
const POINTS = /^(?:it|this|that|all|everything|each|every|them|one)(?: |$)/iu

/** What a team has estimated is its goal: it stands first, and the estimate behind it. */
export function estimateOfGoal(text: string): Said[] {
  return [...text.matchAll(ESTIMATED)].filter(({ groups }) => !POINTS.test(groups!['what']!)).slice(0, 1).map(({ 0: words, index, groups }) => {
    const what = groups!['what']!.replace(/^(?:the|a) /iu, '')
    return { text: `${what[0]!.toUpperCase()}${what.slice(1)}. ${groups!['estimate']!}`, start: index, end: index + words.length }
  })
}
