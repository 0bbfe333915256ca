import type { Said } from '../said.ts'

const BODY = String.raw`(?:association|club|council|committee|choir|band|society|group|class|parish|charity|school|board|congregation|troupe|orchestra|asociaci[oó]n|comunidad|comisi[oó]n|pe[ñn]a|coro|vereins?|elternbeirat|elternrat|chor|gruppe|gemeinde|kirchengemeinde|fachschaft|klasse|vorstand|nachbarschaft|association|comit[ée]|chorale|club|amicale|paroisse|troupe|associa[cç][aã]o|clube|comiss[aã]o|grupo|par[oó]quia|turma)`
const NAME = String.raw`[^.,;:!?\n]{0,60}?`
const ONE = String.raw`(?:the|a|an|der|die|das|ein|eine|la|el|una|un|le|l['’]|une|o|um|uma|os|as|los|las|les|our|my)`
/** A plan is asked for, and what it is of. */
const ASKS = new RegExp(String.raw`^(?:${ONE} )${NAME}\p{L} (?:asks?(?: me| us)?(?: for)?|is asking(?: me| us)? for|needs?|wants?|would like|has asked(?: me| us)? for)(?: to have)? (?:a|the|an)(?: \p{L}+)? ?(?:schedule|plan|timetable|calendar|programme|program|run-?up)(?: for| of| towards| to) (?:its|the|our|their|her|his|a|an) (?=\p{L})`, 'iu')
const WE_ARE: readonly RegExp[] = [
  new RegExp(String.raw`^(?:we are|we['’]re) ${ONE} ${NAME}(?<!\p{L})${BODY}(?!\p{L})${NAME}(?: and|,|[:;]| -| –)(?: and)? (?=we(?:['’]re| are|['’]ll| will| want| would| have| need| plan)? )`, 'iu'),
  new RegExp(String.raw`^(?:wir sind) ${ONE} ${NAME}(?:\p{L}*)${BODY}(?!\p{L})${NAME}(?: und|,|[:;])(?: und)? (?:wir )?(?=(?:organisieren|veranstalten|planen|feiern|machen|wollen|möchten|richten|stellen|bauen) )`, 'iu'),
  new RegExp(String.raw`^somos ${ONE} ${NAME}(?<!\p{L})${BODY}(?!\p{L})${NAME}(?: y|,|[:;])(?: y)? (?=(?:montamos|organizamos|hacemos|queremos|preparamos|celebramos|vamos) )`, 'iu'),
  new RegExp(String.raw`^(?:nous sommes|on est) ${ONE} ?${NAME}(?<!\p{L})${BODY}(?!\p{L})${NAME}(?: et|,|[:;])(?: et)? (?=(?:nous|on) )`, 'iu'),
  new RegExp(String.raw`^somos ${ONE} ${NAME}(?<!\p{L})${BODY}(?!\p{L})${NAME}(?: e|,|[:;])(?: e)? (?=(?:organizamos|fazemos|queremos|preparamos|vamos|montamos|estamos) )`, 'iu'),
]
/** German and Spanish say 'we organise' with what is organised behind it: the order is the goal. */
const ORGANISE = /^(?:wir )?(?:organisieren|veranstalten|planen)(?= )|^(?:montamos|organizamos|preparamos|celebramos|hacemos|fazemos)(?= )/iu
const ORDERS: Readonly<Record<string, string>> = { montamos: 'Montar', organizamos: 'Organizar', preparamos: 'Preparar', celebramos: 'Celebrar', hacemos: 'Hacer', fazemos: 'Fazer' }

/** 'We are the residents' association and we're putting on a fair', 'the committee asks for a schedule for its fair': who asks is left out, so that the goal is what the text begins with. */
export function whoAsks(text: string): Said[] {
  const start = /^\s*/u.exec(text)![0].length
  const rest = text.slice(start)
  const asked = ASKS.exec(rest)?.[0].length ?? WE_ARE.map((form) => form.exec(rest)?.[0].length ?? 0).find((length) => length > 0)
  if (asked === undefined) return []
  const behind = rest.slice(asked)
  const order = ORGANISE.exec(behind)?.[0]
  const plain = order === undefined ? null : ORDERS[order.toLowerCase()] ?? null
  const word = plain ?? /^\S+/u.exec(behind)![0].replace(/^./u, (letter) => letter.toUpperCase())
  return [{ text: word, start, end: start + asked + (plain === null ? /^\S+/u.exec(behind)![0].length : order!.length) }]
}
