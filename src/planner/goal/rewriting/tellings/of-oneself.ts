import type { DayNumber } from '../../../time/calendar-time.ts'
import type { Said } from '../said.ts'
import { spanishTellings } from './spanish-tellings.ts'

const END = String.raw`(?=\s{0,2}(?:[.!?;,)\n]|$))`
const SCORE = String.raw`(?:a |an |at least |over |above )?(?<score>\d{1,4}(?:[.,]\d)?\+?)(?: (?:points|per cent|percent|overall|or more|or better))?`

type Telling = { said: RegExp; plain: (groups: Record<string, string>) => string }

/** What somebody wants to reach or is weak at, told in a list behind the goal: it is no part of the work. */
const STATES: readonly Telling[] = [
  { said: new RegExp(String.raw`(?<comma>,) ?(?:and )?(?:my |the )?(?:target|aim|goal)(?: score| mark| grade| band)?(?: is|:)? ${SCORE}${END}`, 'giu'), plain: ({ score }) => `My target is ${score!}` },
  { said: new RegExp(String.raw`(?<comma>,) ?(?:and )?(?:i['’]?m |i am )?(?:aiming (?:for|at)|hoping for|going for) ${SCORE}${END}`, 'giu'), plain: ({ score }) => `My target is ${score!}` },
  { said: new RegExp(String.raw`(?<comma>,) ?(?:and |but )?(?:i['’]?m |i am )?(?:(?:very|quite|rather|a bit) )?(?<how>weak(?:er|est)?|bad|worst|not (?:so |very )?good) (?<at>in|at|on|with) (?<what>(?:\p{L}+ ?){1,4}?)${END}`, 'giu'), plain: ({ how, at, what }) => `I am ${how!} ${at!} ${what!.trim()}` },
  { said: new RegExp(String.raw`(?<comma>,) ?(?:and |but )?(?<what>(?:\p{L}+ ){1,3})(?:is|are) (?:my |the )(?<how>weak(?:er|est)?|worst|hardest) (?<kind>point|spot|part|subject|area|side|section|paper)s?${END}`, 'giu'), plain: ({ how, kind, what }) => `My ${how!} ${kind!} is ${what!.trim()}` },
]

/** 'I'm a beginner, 30 minutes most evenings': whoever it is does not name what the minutes are for. */
const LEVEL: Telling = { said: new RegExp(String.raw`(?<comma>,) ?(?:and |but )?(?:i['’]m|i am|we['’]re|we are) (?<what>(?:an? |both |all )?(?:complete |total |absolute |real |very much a )?(?:beginners?|novices?|newbies?)|(?:quite |very |completely |totally |fairly )?new to (?:this|it|all this))(?=, (?:about |around |up to |for )?(?:\d|an |one |two |half |a (?:half|quarter)))`, 'giu'), plain: ({ what }) => `I am ${what!}` }

/** 'Bad lower back so no heavy deadlifts': a state of the body is no reason for the hours before it. */
const BODY: Telling = { said: /(?<comma>,) ?(?:and |but )?(?:i have |i['’]ve got |with )?(?:an? |my )?(?<how>bad|dodgy|sore|weak|stiff|injured) (?<part>(?:lower |left |right |upper )?(?:back|knees?|shoulders?|hips?|ankles?|wrists?|neck|elbows?))(?: is)?,? so (?=(?:no|nothing|avoid|without|careful|i can['’]t|i cannot)(?!\p{L}))/giu, plain: ({ how, part }) => `I have ${/s$/iu.test(part!) ? '' : 'a '}${how!} ${part!}. ` }

const DAY = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:mornings?|afternoons?|evenings?))?|weekends|evenings|mornings)`
/** 'I can run 10 km and have Tuesdays, Thursdays and Sundays free': all of them are there for it. */
const DAYS_FREE: Telling = { said: new RegExp(String.raw`(?<comma>,)? ?(?:and |but )?(?:(?<!\p{L})i |(?<!\p{L})we )?(?<!\p{L})have (?:got )?(?<days>${DAY}(?:,? (?:and |& )?${DAY}){1,5}) (?:free|off|available|to spare)(?: for (?:it|this|that))?${END}`, 'giu'), plain: ({ days }) => `I have time on ${days!}` }

const ADVISER = String.raw`(?:(?:the|my|our|her|his) )?(?:doctor|gp|physio|physiotherapist|therapist|cardiologist|dentist|midwife|dietitian|nutritionist|coach|trainer)`
/** 'My doctor says less salt and more movement': that is what is asked for, whoever says so. */
const ADVICE: Telling = { said: new RegExp(String.raw`(?:(?<comma>,)|(?<=^|[.;:\n])) ?${ADVISER} (?:says|said|recommends|recommended|advises|advised|suggests|suggested)(?: that)?:? (?<what>less|more|fewer|no)(?= )`, 'giu'), plain: ({ what }) => what!.replace(/^./u, (letter) => letter.toUpperCase()) }

/** 'Learn salsa so I can go dancing by summer': the day is that of the goal, and what it is for stands behind. */
const PURPOSE = new RegExp(String.raw`,? (?<what>(?:so(?: that)? (?:i|we) can|to be able to) [^.,;:!?\n]{3,60}?) (?<when>by (?:the end of |the beginning of |next |this |early |late |mid-?)?\p{L}{3,12}(?: \d{4})?)${END}`, 'giu')

/** As a sentence of its own, whose words are those of the telling without the commas about it. */
function asSentence(text: string, { said, plain }: Telling): Said[] {
  return [...text.matchAll(said)].flatMap(({ 0: all, index, groups }) => {
    const start = index + (/^,? ?/u.exec(all)?.[0].length ?? 0)
    const end = index + all.length
    const before = text.slice(0, index).trimEnd()
    const opening: Said[] = before === '' || /[.!?;:\n]$/u.test(before) ? [] : [{ text: '. ', start: index, end: start }]
    const told = plain(groups!)
    // A point behind a number makes it a date.
    const closing: Said[] = text[end] === ',' ? [{ text: /\d$/u.test(told) ? ';' : '.', start: end, end: end + 1 }] : []
    return [...opening, { text: told, start, end }, ...closing]
  })
}

/** What people say of themselves in the middle of a goal, in sentences of its own. */
export function tellingsOfOneself(text: string, { today, language }: { today: DayNumber; language: () => string }): Said[] {
  return [...(CUE.test(text) ? englishTellings(text) : []), ...spanishTellings(text, { today, language })]
}

const CUE = /beginner|back|knee|shoulder|hip|ankle|wrist|neck|elbow|novice|newbie|new to|target|aim|goal|hoping|weak|worst|bad |good |hardest|have |says|said|recommend|advise|suggest|can |able /iu

function englishTellings(text: string): Said[] {
  const purposes = [...text.matchAll(PURPOSE)].map(({ 0: all, index, groups }) => ({ text: ` ${groups!['when']!}, ${groups!['what']!}`, start: index, end: index + all.length }))
  const sentences = [...STATES, LEVEL, BODY, DAYS_FREE, ADVICE].flatMap((telling) => asSentence(text, telling))
  // Two that follow each other share the comma between them.
  const seen = new Set<number>()
  return [...purposes, ...sentences.filter(({ start, text: plain }) => !/^[.;] ?$/u.test(plain) || !seen.has(start) && Boolean(seen.add(start)))]
}
