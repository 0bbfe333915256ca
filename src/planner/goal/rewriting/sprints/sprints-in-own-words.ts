import type { Said } from '../said.ts'

const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?'
const DATE = String.raw`(?:(?:${WEEKDAY},? )?(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}{3,9}|(?:${WEEKDAY},? )?\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?)`
const LENGTH = String.raw`(?<length>(?:an?|one|two|three|four|1|2|3|4) weeks?|a fortnight|a month)`
const SPRINTS = '(?:(?:the|our|all) )?(?:sprints|iterations)'
const ONE = '(?: (?:one|sprint|of them))?'
const STARTS = String.raw`(?:starts?|begins?|is|kicks? off)(?: on)?`

type Form = { told: RegExp; plain: (groups: Readonly<Record<string, string | undefined>>) => string }

/** How long sprints are, and from when to when they go, told in sentences of their own. */
const FORMS: readonly Form[] = [
  { told: new RegExp(String.raw`(?<!\p{L})${SPRINTS} (?:start|begin|run)(?: on| from)? (?<from>${DATE}),? (?:and |they )?(?:last|run|take|are|go on)(?: for)? ${LENGTH}(?: each| long)?`, 'giu'), plain: ({ from, length }) => `${asKind(length!)} sprints from ${from!}` },
  { told: new RegExp(String.raw`(?<!\p{L})${SPRINTS} (?:last|run|take|are)(?: for)? ${LENGTH}(?: each| long)?,? (?:and )?(?:the )?first${ONE} ${STARTS} (?<from>${DATE})`, 'giu'), plain: ({ from, length }) => `${asKind(length!)} sprints from ${from!}` },
  { told: new RegExp(String.raw`(?<!\p{L})${SPRINTS} are (?<kind>weekly|fortnightly|bi-?weekly|monthly)(?!\p{L})(?:,? (?:from )?${WEEKDAY}(?: to | ?[-–] ?)${WEEKDAY}(?=[,.;]))?(?:,? (?:and )?(?:the )?first${ONE}(?: is| starts| begins)?(?: on)? (?<from>${DATE}))?`, 'giu'), plain: ({ kind, from }) => `${kind!} sprints${from === undefined ? '' : ` from ${from}`}` },
  { told: new RegExp(String.raw`(?<!\p{L})sprint (?:length|duration):? (?:is |of )?${LENGTH}[,;.] (?:the )?first${ONE} ${STARTS} (?<from>${DATE})[,;.]? (?:and )?(?:the )?last${ONE} (?:ends?|finishes)(?: on)? (?<to>${DATE})`, 'giu'), plain: ({ length, from, to }) => `${asKind(length!)} sprints from ${from!} until ${to!}` },
  { told: new RegExp(String.raw`(?<=sprints?[^.;!?\n]{0,40}[,;] )(?:the )?first${ONE} ${STARTS} (?<from>${DATE})[,;]? (?:and )?(?:the )?last${ONE} (?:ends?|finishes)(?: on)? (?<to>${DATE})`, 'giu'), plain: ({ from, to }) => `from ${from!} until ${to!}` },
]

/** The 'two-week' of 'two weeks'. */
function asKind(length: string): string {
  const [count, unit] = /fortnight/iu.test(length) ? ['two', 'week'] : length.split(' ')
  return `${/^an?$/iu.test(count!) ? 'one' : count!.toLowerCase()}-${unit!.toLowerCase().replace(/s$/u, '')}`
}

/** Such sentences as the sprints that every reader knows: 'sprints start on 5 April and last two weeks'. */
export function sprintsInOwnWords(text: string): Said[] {
  return FORMS.flatMap(({ told, plain }) => [...text.matchAll(told)].map(({ 0: words, index, groups }) => {
    const said = plain(groups ?? {})
    return { text: /^\p{Lu}/u.test(words) ? said.replace(/^./u, (letter) => letter.toUpperCase()) : said, start: index, end: index + words.length }
  }))
}
