import { labelOf } from '../labels.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isWholePlan } from '../surroundings.ts'
import type { Surroundings } from '../surroundings.ts'

const NOT_DOING = /^(?:(?:and|but|so|also|sorry|ps|oh|,) )*(?:(?:i'm|im|i am|we're|we are) (?:definitely |really |just )?not|we aren't|(?:i|we) (?:won't|will not) be) (?:definitely |really |just )?(?<verb>[\p{L}]{2,}ing) (?<thing>.+)$/u
/** Who says so is not there for the plan, whatever stands behind the verb. */
const BEING_THERE = /^(?:being|coming|going|leaving|getting|feeling|staying|working|travell?ing|flying|looking|living|sleeping|returning|allowing|moving|joining|sitting|standing)$/u
/** No thing that a plan could do without: all of it, a place, a person, how or how long. */
const NO_THING = /^(?:any|anything|anyone|anybody|everything|something|nothing|much|a lot|lots|it|that|this|them|things?|stuff|to|in|on|at|for|with|by|from|up|out|off|away|home|back|well|very|as|because|until|till|before|after|when|if)(?: |$)/u
const LONGEST = 5

/** 'I'm not growing potatoes this year', 'we won't be serving wine in June': the thing that is not done then, while all else is. */
export function thingNotDone(context: ReadingContext, { left, leftKeys }: Surroundings): string[] | null {
  const { verb, thing } = NOT_DOING.exec(leftKeys.join(' '))?.groups ?? {}
  const words = thing?.split(' ') ?? []
  if (verb === undefined || BEING_THERE.test(verb) || NO_THING.test(thing!) || words.length > LONGEST) return null
  const label = labelOf(context, { from: left.to - words.length, to: left.to }, 3)
  return label === null || isWholePlan(label) ? null : [label]
}
