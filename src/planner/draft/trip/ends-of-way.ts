import type { PlanFrame } from '../plan-frame.ts'
import { plainWords } from '../wording.ts'
import type { Stopover } from './stopover.ts'

const NAME = "(\\p{Lu}[\\p{L}'’-]*(?: (?:(?:de|del|da|do|la|le|les|sur|am|an der|of|upon) )?(?:o['’])?\\p{Lu}[\\p{L}'’-]*){0,3})"
/** 'Pick up the van in Inverness', 'starting in Ferrol', 'd’Orléans à Tours', and the first place of legs. */
const STARTS = new RegExp(`(?<!\\p{L})(?:(?:[Pp]ick(?:ing)? up|[Cc]ollect)[^.,;:!?\\n]{2,30}? (?:in|at|from)|[Ss]tart(?:s|ing)?(?: and (?:end|finish)(?:s|ing)?)? (?:in|at|from)|[Ss]et(?:ting)? off from|[Ss]alimos de|[Ss]alida (?:de|desde)|[Pp]art(?:ons|ir) d(?:e |['’])|[Aa]u départ d(?:e |['’])|[Ss]a[ií]mos de|[Ll]os in|[Ss]tart in|[Ff]rom|[Dd]['’]|[Dd]esde|[Vv]on|[Dd]e) ?${NAME}`, 'gu')
const GOALS = new RegExp(`(?<!\\p{L})(?:to|reach|(?:be|arrive|end|finish)(?:ing)? in|nach|bis|hasta|estar en|llegar a|à|jusqu['’]à|até|chegar a|(?:de|desde) \\p{Lu}\\p{L}+ a) ${NAME}`, 'gu')
const LEG = new RegExp(`${NAME}\\s*(?:–|—|->|→)\\s*\\p{Lu}`, 'u')
const RETURNED = /(?<!\p{L})(?:(?:give|hand|bring|take|drop|return)(?:s|ing)? (?:it|the (?:van|car|camper|motorhome|bikes?)) ?(?:back|off)?|start(?:s|ing)? and (?:end|finish)(?:s|ing)?|loop|round trip|back (?:to|in) |rundtour|rückgabe|devol\p{L}+|rend(?:re|ons)|vuelta al punto)(?!\p{L})/iu

/** Where the way sets out, if it is none of its beds; where it ends behind the last of them; and whether that is where it began. */
export type EndsOfWay = { start: string | null; goal: string | null; returns: boolean }

export function endsOfWay(beds: readonly Stopover[], { brief: { prompt } }: PlanFrame): EndsOfWay {
  const isBed = (name: string) => beds.some(({ title }) => plainWords(title).join(' ') === plainWords(name).join(' '))
  const isWritten = (name: string) => !MONTHS.test(name)
  const first = (names: Iterable<RegExpExecArray>, ...not: (string | null)[]) => [...names].map(([, name]) => name!).find((name) => isWritten(name) && !isBed(name) && !not.includes(name)) ?? null
  const leg = LEG.exec(prompt)?.[1] ?? null
  const start = leg !== null && !isBed(leg) ? leg : first(prompt.matchAll(STARTS))
  return { start, goal: first(prompt.matchAll(GOALS), start), returns: start !== null && RETURNED.test(prompt) }
}

/** 'From May', 'to Friday'. */
const MONTHS = /^(?:Jan|Feb|Mar|Apr|May|Mai|Jun|Jul|Aug|Sep|Oct|Okt|Nov|Dec|Dez|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Diens|Mitt|Donners|Frei|Sams|Sonn|(?:Mo|Di|Mi|Do|Fr|Sa|So|The|Our|My|We|I|Die|Der|Das|La|El|Le|Les)(?!\p{L}))/u
