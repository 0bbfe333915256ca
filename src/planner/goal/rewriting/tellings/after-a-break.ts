import { COUNT } from './so-long-behind.ts'
import type { Said } from '../said.ts'

const BREAK = new RegExp(String.raw`(?<word>[^\s,]{1,40}),? after (?:about |around |almost |nearly |over |more than )?${COUNT}(?: long| whole)? (?:(?:years|months|weeks)(?: (?:off|out|away|of (?:nothing|doing nothing|no \p{L}{3,20}|not \p{L}{3,20})|without (?:it|\p{L}{3,20})|(?:on|at) (?:the sofa|the couch|home|my desk))|['’] (?:break|pause|gap))|years)(?=\s{0,2}(?:[.!?;,\n]|$))`, 'giu')

/** 'Get back to lifting after 2 years off', 'quit smoking after 15 years': how long it has been is no time of the plan. */
export function afterABreak(text: string): Said[] {
  return [...text.matchAll(BREAK)].map(({ 0: words, index, groups }) => ({ text: groups!['word']!, start: index, end: index + words.length }))
}
