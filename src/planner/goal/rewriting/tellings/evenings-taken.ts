import type { Said } from '../said.ts'

const DAY = String.raw`(?:mon|tue(?:s)?|wed(?:nes)?|thu(?:r|rs)?|fri)(?:day)?s?(?!\p{L})`
const DAYS = String.raw`(?<days>${DAY}(?:(?:, | and | & | or |/)${DAY}){0,4})`
/** What people do in the evening for itself, week by week. */
const PASTIME = String.raw`(?<what>(?:five-a-side |kids['’]? |choir |band |netball |orchestra |church )?(?:football|soccer|futsal|rugby|netball|hockey|cricket|basketball|volleyball|tennis|badminton|squash|bowling|darts|swimming|gymnastics|ballet|danc(?:e|ing)|salsa|scouts|guides|brownies|cubs|beavers|judo|karate|taekwondo|boxing|fencing|climbing|skating|choir|band|orchestra|bell[- ]ringing|drama(?: club)?|theatre group|chess club|book club|bridge|pub quiz|quiz|poker|yoga|pilates|night school|evening class(?:es)?|night class(?:es)?|bible study|youth (?:group|club)|rehearsals?|band practice|choir practice)(?: (?:practice|training|night|class|club|lessons?))?)`
const WHO = String.raw`(?:i|we|he|she|they|(?:my|our) (?:son|daughter|kids?|children|wife|husband|partner|boys|girls|other half))`
const HAS = String.raw`(?:['’](?:ve|s)(?: got)?| have(?: got)?| has(?: got)?| do| does| go(?:es)? to| play(?:s)?| am at|['’]m at)`
const ENDS = String.raw`(?= ?(?:[.,;!?)\n]|$| (?:so|but|and)))`

const FORMS: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})${WHO}${HAS} ${PASTIME} (?:on |every |each )?${DAYS}${ENDS}`, 'giu'),
  new RegExp(String.raw`(?<!\p{L})(?:on )?${DAYS},? ${WHO}${HAS} ${PASTIME}${ENDS}`, 'giu'),
]
/** A plan of the week or of one's body may be about just that. */
const OF_THE_WEEK = /(?<!\p{L})(?:week(?:ly)? (?:plan|schedule|routine|timetable)|plan (?:my|our|the) week|schedule|timetable|routine|juggl|fit(?:ter|ness)?|weight|in shape|exercise|active|sporty?|gym|workouts?)/iu

/** 'I have choir on Mondays', 'he has soccer Tues and Thurs' beside a goal that is about something else: those evenings are taken. */
export function eveningsTaken(text: string): Said[] {
  if (OF_THE_WEEK.test(text)) return []
  return FORMS.flatMap((form) => [...text.matchAll(form)].flatMap(({ 0: words, index, groups }) => {
    const { what, days } = groups!
    const root = what!.toLowerCase().split(' ').at(0)!.slice(0, LONGEST_ROOT)
    const others = `${text.slice(0, index)} ${text.slice(index + words.length)}`.toLowerCase()
    // A sentence of its own: they are taken from all of the work, and not from what stands before.
    const joint = /(?:, (?:and )?| and )$/iu.exec(text.slice(0, index))?.[0] ?? ''
    if (others.includes(root)) return []
    return [...(joint === '' ? [] : [{ text: '. ', start: index - joint.length, end: index }]), { text: `${joint === '' ? 'n' : 'N'}o evenings on ${days!}`, start: index, end: index + words.length }]
  }))
}

/** Letters by which 'dance' and 'dancing' are told to be one. */
const LONGEST_ROOT = 4
