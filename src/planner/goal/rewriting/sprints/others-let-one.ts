import type { Said } from '../said.ts'

const DATE = String.raw`(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}{3,9}|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th))`
const END = String.raw`(?=\s{0,2}(?:[.;!\n]|, \p{L}|$))`
const WHO = String.raw`(?:the |our )?(?<who>\p{L}[\p{L}-]{1,20}(?: \p{L}[\p{L}-]{1,20}){0,2}?)`
/** 'Not before legal signs off on the transcripts, they need till 5 Feb'. */
const SIGNED_BY = new RegExp(String.raw`(?<!\p{L})(?:(?:but )?not (?:before|until|till) )?${WHO} (?:signs?|has signed|have signed) off (?:on )?(?<what>[^.,;:\n]{3,60})(?:,| –| -|;|\.) (?:and |which |but )?(?:they|he|she|it|this)(?:['’]ll| will)? (?:needs?|takes?|wants?|has|have|is done)(?: time)? (?:until|till|up to|by) (?<day>${DATE})${END}`, 'giu')
/** 'The vendor's sandbox is only available from 15 February': no person, as what one has from then on. */
const AVAILABLE = new RegExp(String.raw`(?<=(?:^|[.;!?\n]\s{0,4}|, )(?:the |our |their )?(?:\p{L}[\p{L}'’-]{1,20} ){0,3}(?:sandbox|environments?|test system|access|hardware|devices?|licen[cs]es?|data|api|server|staging|credentials|keys?|boards?|samples|prototypes?)) (?:is|are|will be|only becomes?|becomes?) (?:only )?(?:available|ready|open|usable|there|up) (?:only )?(?:from|as of|starting|after) (?<day>${DATE})(?: on(?:wards?)?)?${END}`, 'giu')

/** What a team has to wait for until a day that others name is an event of that day, and no bound of the whole plan. */
export function othersLetOne(text: string): Said[] {
  return [
    ...[...text.matchAll(SIGNED_BY)].map(({ 0: words, index, groups }) => ({ text: `${capital(groups!['who']!)} sign-off on ${groups!['what']!} on ${groups!['day']!}`, start: index, end: index + words.length })),
    ...[...text.matchAll(AVAILABLE)].map(({ 0: words, index, groups }) => ({ text: ` is there on ${groups!['day']!}`, start: index, end: index + words.length })),
  ]
}

function capital(words: string): string {
  return words[0]!.toUpperCase() + words.slice(1)
}
