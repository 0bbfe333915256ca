import { NO_END_DAYS } from '../../time/calendar-time.ts'
import { describePattern } from '../describe.ts'
import { personNamed } from '../people/people-words.ts'
import { addReading, claim, keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

/** In words, from whoever leaves to the day. */
const FURTHEST = 8
const LEAVING = /^(?:[)(,] ?)*(?:(?:who|der|die|que|qui) )?(?:then |only )?(?:leaves|is leaving|will leave|quits|retires|finishes|goes|moves on|is gone|has (?:his|her|their) last day|geht|verlasst uns|hort auf|se va|deja el equipo|part|s'en va|nous quitte|sai|vai embora)(?: us| the team| the company| here)?(?: (?:on|after|am|el|le|em|no dia|dia))?$/u
const THERE = /^(?:[)(,] ?)*(?:(?:who|der|die|que|qui) )?(?:(?:is|are|ist|esta|est) )?(?:only |nur |solo |so |seulement )?(?:here|there|with us|available|hired|employed|on the team|stays|da|dabei|bei uns|con nosotros|avec nous|conosco|disponible|disponivel)?$/u

/** 'Ines leaves on 12 March', 'a temp until 12 March': somebody who works on the plan up to that day, and not behind it. */
export function addLeaves(context: ReadingContext): void {
  for (const group of context.groups) {
    const [first] = group.expressions
    const { days, bound } = first!
    if (days?.grain !== 'day' || days.first <= context.today || context.claimed[group.from] === 1 || first!.clock !== null || group.expressions.length > 1) continue
    const found = personBefore(context, group.from)
    if (!found) continue
    const said = keysOf(context, { from: found.to, to: group.from }).join(' ')
    const isLeaving = (bound === null || bound === 'after') && LEAVING.test(said) || bound === 'until' && (LEAVING.test(said) || THERE.test(said))
    if (!isLeaving) continue
    const words = { from: found.from, to: group.to }
    const spans = [{ first: days.last + 1, last: days.last + NO_END_DAYS }]
    addReading(context, words, { value: { kind: 'exclusion', days: { spans }, windows: [], person: found.name }, text: `${found.name} away ${describePattern({ spans })}` })
    claim(context, words)
  }
}

/** Somebody of the team, by name or by what they alone are: 'Ines', 'a temp'. */
function personBefore(context: ReadingContext, day: number): { name: string; from: number; to: number } | null {
  const { tokens } = context.source
  for (let to = day; to > 0 && to > day - FURTHEST; to -= 1) {
    if (to < day && (tokens[to]!.kind === 'break' || /^[.;!?]$/u.test(tokens[to]!.key))) return null
    const name = personNamed(context, tokens[to - 1]!.text.replace(/['’]s$/u, ''))
    if (name !== null) return { name, from: to - 1, to }
    for (let from = Math.max(0, to - LONGEST_POST); from < to; from += 1) {
      const said = tokens.slice(from, to).map(({ text }) => text.toLowerCase()).join(' ')
      const post = [...context.people].find((each) => each.toLowerCase() === said)
      if (post !== undefined) return { name: post, from, to }
    }
  }
  return null
}

const LONGEST_POST = 3
