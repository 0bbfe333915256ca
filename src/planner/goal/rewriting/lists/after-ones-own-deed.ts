import type { Said } from '../said.ts'

const LENGTH = String.raw`(?:(?:about|around|roughly|up to|at least|another) )?(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) ?(?:working |business )?(?:days?|weeks?|wks?|months?)`
/** 'That takes 4 weeks after I send the form', 'results come 5 weeks after we hand it in'. */
const AFTER_DEED = new RegExp(String.raw`(?<!\p{L})(?<verb>takes?|needs?|comes?|arrives?|lasts?) (?<length>${LENGTH}) (?:after|from when|from the (?:day|moment)|once) (?:i|we) (?:['’]?(?:ve|have) )?\p{L}+(?: (?:it|them|(?:the|my|our|a) (?:\p{L}+ )?\p{L}+|in|off|out|back))*(?=\s*[.,;:!?)\n]|$| and | but | so )`, 'giu')

/** How long something takes, counted from what one does for it and from no date: what is waited for. */
export function afterOnesOwnDeed(text: string): Said[] {
  return Array.from(text.matchAll(AFTER_DEED), ({ 0: words, index, groups }) => ({ text: `${/s$/iu.test(groups!['verb']!) ? 'takes' : 'take'} ${groups!['length']} to come`, start: index, end: index + words.length }))
}
