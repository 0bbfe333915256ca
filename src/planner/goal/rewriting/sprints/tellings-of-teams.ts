import { deedOf } from '../../topics/deed-forms.ts'
import { ANY_WEEKDAY, weekdayIn } from '../../weekday-names.ts'
import { NAME } from '../people/people-named.ts'
import type { Said } from '../said.ts'

const NUMBER = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|acht|dos|tres|cuatro|cinco|seis|ocho|deux|trois|quatre|cinq|huit|dois|duas|oito)`
const HOURS = String.raw`\d{1,2}(?:[.,]\d)? ?(?:h|hrs?|hours?|stunden|horas?|heures?)`
const EACH_TIME = String.raw`(?:each|every|per|a|an|jedes|jede|cada|chaque) (?:time|session|sitting|${ANY_WEEKDAY}|mal|vez|fois)|per go|a go`

const DONE = String.raw`(?:(?!each|need|red)\p{L}{2,14}ed|proofread|written|shot|drawn|sewn|cut|built|made|sent|read|taught|held|set up|laid out|written up)`
/** 'Six videos, each one scripted, filmed and edited': what is done with each. */
const STEPS = new RegExp(String.raw`(?<=(?:^|[.!?]\s)(?=${NUMBER} )[^.!?:;,\n]{4,70})(?:,|:| [–-])? each (?:one|of them|of which)? ?(?:(?:is|gets|has to be|must be|to be) )?(?<steps>${DONE}(?:,? (?:and |then |and then )?${DONE}){2,5})(?:,? in (?:that|this) order)?(?=[.;,\n]|$)`, 'iu')
const BASE: Readonly<Record<string, string>> = { shot: 'shoot', drawn: 'draw', read: 'read', held: 'hold', taught: 'teach', 'set up': 'set up', 'laid out': 'lay out', 'written up': 'write up' }

/** 'filmed' is to film, 'planned' to plan, 'copied' to copy. */
function baseOf(done: string): string {
  const word = done.toLowerCase()
  const stem = word.replace(/ied$/u, 'y').replace(/ed$/u, '').replace(/([bdgmnprt])\1$/u, '$1')
  return BASE[word] ?? deedOf(word) ?? (/(?:[aou]t|iz|[aeiou]is|uc|ur|iv|os|as|ang)$/u.test(stem) && stem !== word ? `${stem}e` : stem)
}

const TIME_OF_ONE = String.raw`(?:(?:can|has|have|gives?|helps?|hat|hilft|kann|tiene|ayuda|a|aide|tem|ajuda|help|out|with|for|during|für|durante|pendant) ){0,3}(?<hours>(?:${NUMBER}|an|one|half an|eine|una|une|uma) (?:hours?|hrs?|h|stunden?|horas?|heures?)) (?:on|every|each|am|jeden|los|cada|le|chaque|às|na|no|aos) (?<day>\p{L}{3,12}?)s?`

/** Null where the word names no day of the week. */
function ofWeek(word: string, said: (day: string) => string): string | null {
  return weekdayIn(word) === null ? null : said(`${word}s`)
}

/** Words in which teams tell when and how long they work, and the plain ones that say the same; null where they say something else. */
const TELLINGS: readonly { told: RegExp; plain: (match: RegExpMatchArray) => string | null }[] = [
  // 'Tidy-up Fridays! Six in a row from 22 January': the goal has its days in its name.
  { told: new RegExp(String.raw`(?<=^(?!(?:only|every|on|just) )[^.!?:;,\n]{2,50}) (?<day>${ANY_WEEKDAY})s ?(?<sign>[!.:,–-]) ?(?<count>${NUMBER}) (?:in a row|of them|in succession|running|straight|times|weeks? (?:in a row|running))(?!\p{L})`, 'iu'), plain: ({ groups }) => `. ${groups!['count']!} ${groups!['day']!}s` },
  // 'Tom can give two hours on Fridays, plus me for an hour on Mondays': so much time they have, and no work of two hours.
  { told: new RegExp(String.raw`(?<=(?:^|[.;,]|(?<!\p{L})(?:and|plus|und|y|et|e)) )(?<who>${NAME}) ${TIME_OF_ONE}(?=[,.;\n]|$)`, 'gu'), plain: ({ groups }) => ofWeek(groups!['day']!, (day) => `${groups!['who']!} (${groups!['hours']!} a week, only ${day})`) },
  { told: new RegExp(String.raw`(?<=[\p{L}\d)])(?:,|;)? (?:and |plus |& |und |y |et |e )?(?:me|I|ich|yo|moi) ${TIME_OF_ONE}(?=[.;\n]|$)`, 'gu'), plain: ({ groups }) => ofWeek(groups!['day']!, (day) => `. Me: ${groups!['hours']!} a week, only ${day}`) },
  { told: STEPS, plain: ({ groups }) => `: ${groups!['steps']!.split(/,? (?:and then |and |then )|, /u).map((step) => `${baseOf(step)} them`).join(', then ')}` },
  // '4 h max per person each time': of each day on which they work.
  { told: new RegExp(String.raw`(?<!\p{L})(?:(?:max|at most|up to|no more than|höchstens|máximo|maximum)\.? )?(?<hours>${HOURS})(?: (?:max|tops|at most|maximum|höchstens|máximo))? (?:per (?:person|head)|each|a head|pro person|por persona|par personne|por pessoa),? (?:${EACH_TIME})(?!\p{L})`, 'giu'), plain: ({ groups }) => `max ${groups!['hours']!} per person per day` },
]

export function sentencesOfTeamTellings(text: string): Said[] {
  return TELLINGS.flatMap(({ told, plain }) => {
    const matches = told.global ? [...text.matchAll(told)] : [text.match(told)].filter((match) => match !== null)
    return matches.flatMap((match) => {
      const said = plain(match)
      const [start, end] = [match.index!, match.index! + match[0].length]
      return said === null ? [] : [{ text: said, start, end, of: { start: start + match[0].search(/[\p{L}\d]/u), end } }]
    })
  })
}
