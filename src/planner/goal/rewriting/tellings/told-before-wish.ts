import type { Said } from '../said.ts'

const PAST = String.raw`(?:\p{L}{3,}ed|began|bought|built|came|found|got|had|left|lost|met|moved|sold|took|went|won)`
const WISH = String.raw`(?:would|['’]d) (?:like|love)|want|need|have to|must|hope to|plan to|wish`
const TOLD_FIRST = new RegExp(String.raw`(?<=^\s{0,4})(?<who>i|we) (?:only |just |finally )?${PAST} [^.!?;,\n]{0,60}?\d[^.!?;,\n]{0,20}?(?<joint>,? and(?: now)? )(?=(?:${WISH})(?!\p{L}))`, 'iu')

/** 'We moved in on 12 December and want the nursery ready by 5 March': what is over in a sentence of its own, the wish in the next. */
export function toldBeforeWish(text: string): Said[] {
  const match = TOLD_FIRST.exec(text)
  if (match?.groups === undefined) return []
  const { who, joint } = match.groups
  const end = match.index + match[0].length
  return [{ text: `. ${who![0]!.toUpperCase()}${who!.slice(1)} `, start: end - joint!.length, end }]
}
