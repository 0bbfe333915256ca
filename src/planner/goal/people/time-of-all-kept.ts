import { claim, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Person } from './people-words.ts'
import { FULL_WEEK_MINUTES } from './shares-of-time.ts'

const SHARE = String.raw`(?:(?<percent>\d{1,2}) ?(?:%|per ?cent|percent|prozent)|(?<part>a (?:fifth|quarter|third|tenth)|half))`
const WHOSE = String.raw`(?:everyone['’]s|everybody['’]s|the team['’]s|our|their|the|each person['’]s|all) (?:time|capacity|hours|weeks?|days?)`
const KEPT = String.raw`(?:goes|go|is (?:kept|reserved|set aside|needed|spent|for|lost)|are (?:kept|reserved|lost)|stays|will go|has to go|must go)`
const FORMS = [
  // '20% of everyone's time goes to support'.
  new RegExp(String.raw`${SHARE} of ${WHOSE} (?:${KEPT}(?: (?:to|for|on|free|into|in))?|(?:for|on|to)) \p{L}`, 'iu'),
  // 'We keep 20% for support', 'reserve 30 % of our time for bugs', 'everyone loses 20 % to support'.
  new RegExp(String.raw`(?:we|everyone|everybody|each of us|please|the team)?,? ?(?:always |also )?(?:keep|keeps|reserve|reserves|set aside|leave|leaves|spend|spends|lose|loses|have|has) ${SHARE}(?: of ${WHOSE})? (?:free )?(?:for|on|to|with) (?!(?:the|this|it|these|that)(?!\p{L}))\p{L}`, 'iu'),
  // '20% buffer for bugs'.
  new RegExp(String.raw`^(?:and |plus |with |a )*${SHARE} (?:buffer|reserve|slack|contingency)(?: (?:for|on|in|each|every|per) .*)?$`, 'iu'),
]
const PARTS: Readonly<Record<string, number>> = { 'a fifth': 20, 'a quarter': 25, 'a third': 33, 'a tenth': 10, half: 50 }

/** '20 % of everyone's time goes to support': everybody has that much less for the plan, whoever's own time is told as well. */
export function keepTimeOfAll(context: ReadingContext, people: ReadonlyMap<string, Person>): void {
  if (context.plannerType !== 'sprint') return
  for (const segment of context.segments) {
    const said = textOf(context, segment)
    const groups = FORMS.map((form) => form.exec(said)).find((match) => match !== null)?.groups
    const percent = groups === undefined ? 0 : groups['percent'] === undefined ? PARTS[groups['part']!.toLowerCase()]! : Number(groups['percent'])
    if (percent <= 0 || [...people.keys()].some((name) => said.includes(name))) continue
    for (const person of people.values()) {
      const { minutes, per } = person.capacity ?? { minutes: FULL_WEEK_MINUTES, per: 'week' as const }
      Object.assign(person, { capacity: { minutes: Math.round((minutes * (100 - percent)) / 100), per } })
    }
    claim(context, segment)
    return
  }
}
