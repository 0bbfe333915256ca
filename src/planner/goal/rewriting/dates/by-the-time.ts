import { ANY_DATE } from '../time-patterns.ts'
import type { Said } from '../said.ts'

const HAPPENS = String.raw`(?:comes?(?: home| back| over)?|arrives?|is (?:born|due|here|back|home)|gets? (?:here|back|home)|starts?|begins?|moves? (?:in|out)|opens?|leaves?|returns?)`
const TIME = new RegExp(String.raw`(?<!\p{L})by the time (?:that )?(?=[^.!?;,\n]{2,50}? ${HAPPENS} (?:on |in |at )?(?:${ANY_DATE}|(?:january|february|march|april|may|june|july|august|september|october|november|december|next \p{L}+)(?!\p{L})))`, 'giu')

/** 'By the time the baby comes on 1 March': it is over before that, and no name of anything. */
export function byTheTime(text: string): Said[] {
  return [...text.matchAll(TIME)].map(({ 0: words, index }) => ({ text: 'before ', start: index, end: index + words.length }))
}
