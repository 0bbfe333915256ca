import type { Said } from '../said.ts'

/** What somebody holds for others. */
const OCCASION = String.raw`(?:(?:science |book |craft |school |village |summer |winter |spring |autumn |christmas |easter |street |plant |beer |food |music |film |street |open |sports |fun |quiz |film |charity |church |parish |family |staff |office |team |class |year )*(?:fairs?|f[eê]te|festival|panto(?:mime)?|play|concert|show|gala|party|raffle|auction|bazaar|fundraiser|carnival|parade|pageant|tournament|regatta|race|fun run|sports day|open day|open evening|quiz(?: night)?|ball|dinner|banquet|barbecue|bbq|picnic|market|sale|exhibition|conference|retreat|reunion|camp|outing|prom|ceremony|harvest supper|supper|nativity|jamboree|ceilidh))`
const HANDED = String.raw`(?:been (?:handed|given|landed with|lumbered with|saddled with|put in charge of|made responsible for|asked to (?:run|do|organi[sz]e|take on|take over)|roped into (?:running|doing|organi[sz]ing))|taken (?:over|on)|inherited|ended up (?:with|running)|volunteered to (?:run|do|take on|take over))`
const TOLD = new RegExp(String.raw`^(?<lead>\s*(?:[^.!?\n]{0,80}?(?:^|[\s,(]))?)(?:(?:i|we)(?:['’]ve| have)|(?<=and )have|and['’]ve) (?:just |now |somehow |recently |foolishly |kindly |suddenly )*${HANDED} (?=(?:the|our|this year['’]s|my|a|an) (?:\p{L}+ ){0,2}?${OCCASION}(?!\p{L}| (?:shop|business|company|stall)))`, 'iu')

/** 'I teach maths and have been handed the book fair', 'I've taken over the panto': who tells it is left out, so that the goal is what there is to organise. */
export function handedOccasions(text: string): Said[] {
  const told = TOLD.exec(text)
  if (told === null) return []
  return [{ text: 'Organise ', start: 0, end: told[0].length }]
}
