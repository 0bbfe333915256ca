import type { Said } from '../said.ts'

const BODY = String.raw`(?:association|club|council|committee|choir|band|society|group|class|parish|charity|school|board|congregation|troupe|orchestra|asociaci[oó]n|comunidad|comisi[oó]n|pe[ñn]a|coro|vereins?|elternbeirat|elternrat|chor|gruppe|gemeinde|kirchengemeinde|fachschaft|klasse|vorstand|nachbarschaft|comit[ée]|chorale|amicale|paroisse|associa[cç][aã]o|clube|comiss[aã]o|grupo|par[oó]quia|turma)`
const HOUSE = String.raw`(?:chain|company|firm|business|enterprise|shop|store|bakery|hospital|clinic|surgery|practice|pharmacy|museum|gallery|theatre|theater|library|archive|laboratory|lab|institute|university|college|academy|kindergarten|nursery|agency|studio|publisher|factory|plant|brewery|hotel|restaurant|farm|garden centre|garden center|charity|foundation|ngo|start-?up|council|city|town|municipality|authority|office|department)`
/** Houses that somebody runs alone or in a few. */
const SMALL_HOUSE = String.raw`(?:caf[eé]|pub|bar|salon|barber['’]?s?|cattery|kennels?|gym|campsite|guest ?house|b&b|hostel|vineyard|winery|dairy|orchard|workshop|stables|riding school|playgroup|day ?care|kiosk|food truck|food bank|bookshop|florist['’]?s?|butcher['’]?s?|garage|firm)`
const NAME = String.raw`[^.,;:!?\n]{0,60}?`
const ONE = String.raw`(?:the|a|an|der|die|das|ein|eine|la|el|una|un|le|l['’]|une|o|um|uma|os|as|los|las|les|our|my)`
/** A plan is asked for, and what it is of. */
const ASKS = new RegExp(String.raw`^(?:${ONE} )${NAME}\p{L} (?:asks?(?: me| us)?(?: for)?|is asking(?: me| us)? for|needs?|wants?|would like|has asked(?: me| us)? for)(?: to have)? (?:a|the) (?:(?:clear|detailed|full|good|proper|realistic|complete|rough) )?(?:schedule|plan|timetable)(?: for| of) (?:its|the|our|their|her|his|a|an) (?=\p{L})`, 'iu')
const WE_ARE: readonly RegExp[] = [
  // 'As treasurer of our rowing club I must …': the post, and none of the goal.
  new RegExp(String.raw`^as (?:(?:the|a|an|your|our|this year['’]s) )?(?:[\p{L}-]+ ){1,3}(?:of|for|at) ${NAME},? (?:i|we)(?:['’](?:m|re|ve|d)| am| are| have)? (?:(?:must|should|will|now|going|supposed|asked|need|want|like|have|has|got|to) )*(?:to )?(?=\p{Ll})`, 'iu'),
  new RegExp(String.raw`^(?:we are|we['’]re) ${ONE} ${NAME}(?<!\p{L})${BODY}(?!\p{L})${NAME}(?: and|,|[:;]| -| –)(?: and)? (?=we(?:['’]re| are|['’]ll| will| want| would| have| need| plan)? )`, 'iu'),
  // 'We are a chain of 12 pet shops and want to bring in a new till system': a house, and none of those who do it.
  new RegExp(String.raw`^(?:we are|we['’]re) ${ONE} ${NAME}(?<!\p{L})${HOUSE}(?!\p{L})${NAME}(?: and|,)(?: and)? (?:we )?(?:want|would like|['’]d like|need|plan|intend|hope|have decided|are going|have) to (?=\p{L})`, 'iu'),
  // 'I run a village bakery and the hygiene visit is on 3 May': what somebody lives on, before what comes up there.
  new RegExp(String.raw`^(?:i|we) (?:run|own|manage|run and own|own and run) ${ONE} ${NAME}(?<!\p{L})(?:${HOUSE}|${SMALL_HOUSE})s?(?!\p{L})${NAME}(?:,? and|,|;|\.| -| –) (?=(?:the|our|my) (?:[\p{L}\d'’-]+ ){1,6}?(?:is|are|has to|have to|needs?|must|will|ends?|starts?|begins?|comes?|expires?|runs out|closes?|opens?|takes place|falls)(?!\p{L}))`, 'iu'),
  new RegExp(String.raw`^(?:wir sind) ${ONE} ${NAME}(?:\p{L}*)${BODY}(?!\p{L})${NAME}(?: und|,|[:;])(?: und)? (?:wir )?(?=(?:organisieren|veranstalten|planen|feiern|machen|wollen|möchten|richten|stellen|bauen) )`, 'iu'),
  new RegExp(String.raw`^somos ${ONE} ${NAME}(?<!\p{L})${BODY}(?!\p{L})${NAME}(?: [ye]|,|[:;])(?: [ye])? (?=(?:montamos|organizamos|hacemos|fazemos|queremos|preparamos|celebramos|vamos|estamos) )`, 'iu'),
  new RegExp(String.raw`^(?:nous sommes|on est) ${ONE} ?${NAME}(?<!\p{L})${BODY}(?!\p{L})${NAME}(?: et|,|[:;])(?: et)? (?=(?:nous|on) )`, 'iu'),
]
/** What is organised is the goal: 'organisieren das Sommerfest', 'montamos la verbena'. */
const ORGANISE = /^(?:(?:wir )?(?:organisieren|veranstalten|planen)|montamos|organizamos|preparamos|celebramos) (?:(?:das|die|den|ein|eine|einen|unser|unsere|unseren|el|la|los|las|una?|nuestr[oa]s?|os?|as?|uma?|noss[oa]s?) )?(?=\p{L})/iu

/** 'We are the residents' association and we're putting on a fair', 'the committee asks for a schedule for its fair': who asks is left out, so that the goal is what the text begins with. */
export function whoAsks(text: string): Said[] {
  const start = /^\s*/u.exec(text)![0].length
  const rest = text.slice(start)
  const asked = ASKS.exec(rest)?.[0].length ?? WE_ARE.map((form) => form.exec(rest)?.[0].length ?? 0).find((length) => length > 0)
  if (asked === undefined) return []
  const from = asked + (ORGANISE.exec(rest.slice(asked))?.[0].length ?? 0)
  return [{ text: rest[from]!.toUpperCase(), start, end: start + from + 1 }]
}
