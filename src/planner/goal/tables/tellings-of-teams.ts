import { deedOf } from '../topics/deed-forms.ts'
import { ANY_WEEKDAY } from '../weekday-names.ts'
import type { Said } from './said.ts'

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

/** Words in which teams tell when and how long they work, and the plain ones that say the same. */
const TELLINGS: readonly { told: RegExp; plain: (match: RegExpMatchArray) => string }[] = [
  // 'Tidy-up Fridays! Six in a row from 22 January': the goal has its days in its name.
  { told: new RegExp(String.raw`(?<=^(?!(?:only|every|on|just) )[^.!?:;,\n]{2,50}) (?<day>${ANY_WEEKDAY})s ?(?<sign>[!.:,–-]) ?(?<count>${NUMBER}) (?:in a row|of them|in succession|running|straight|times|weeks? (?:in a row|running))(?!\p{L})`, 'iu'), plain: ({ groups }) => `. ${groups!['count']!} ${groups!['day']!}s` },
  { told: STEPS, plain: ({ groups }) => `: ${groups!['steps']!.split(/,? (?:and then |and |then )|, /u).map((step) => `${baseOf(step)} them`).join(', then ')}` },
  // '4 h max per person each time': of each day on which they work.
  { told: new RegExp(String.raw`(?<!\p{L})(?:(?:max|at most|up to|no more than|höchstens|máximo|maximum)\.? )?(?<hours>${HOURS})(?: (?:max|tops|at most|maximum|höchstens|máximo))? (?:per (?:person|head)|each|a head|pro person|por persona|par personne|por pessoa),? (?:${EACH_TIME})(?!\p{L})`, 'giu'), plain: ({ groups }) => `max ${groups!['hours']!} per person per day` },
]

export function sentencesOfTeamTellings(text: string): Said[] {
  return TELLINGS.flatMap(({ told, plain }) => {
    const matches = told.global ? [...text.matchAll(told)] : [text.match(told)].filter((match) => match !== null)
    return matches.map((match) => ({ text: plain(match), start: match.index!, end: match.index! + match[0].length }))
  })
}
