import type { Said } from '../said.ts'

const DAY = String.raw`(?:mon|tue(?:s)?|wed(?:nes)?|thu(?:r|rs)?|fri|sat(?:ur)?|sun)(?:day)?s?(?!\p{L})`
const DAYS = String.raw`(?<days>${DAY}(?:(?:, | and | & | or |/| )${DAY}){0,5})`
/** What one goes to for one's own sake, and is no part of what a plan is for. */
const KIND = String.raw`(?<what>(?:(?:group|speech|occupational|talking|family|couples) )?(?:physio(?:therapy)?|therapy|counselling|counseling|dialysis|chemo(?:therapy)?|radiotherapy|hydrotherapy|acupuncture|osteopath|chiropractor|rehab|rehab class|slimming world|weight watchers|aa|church|choir|orchestra|band|football|netball|rugby|hockey|yoga|pilates|karate|judo|brownies|scouts|guides|cubs|beavers|ballet|gymnastics|swimming lessons?|night school|evening class|book club|bridge))`
const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?`
const TIME = String.raw`(?:,? (?:at|from) )(?<from>${CLOCK})(?: ?(?:-|–|to|till|until) ?(?<to>${CLOCK}))?`
/** One of several said one after the other is read with them. */
const ENDS = String.raw`(?= ?(?:[.;!?)\n]|$|,|so | but | and ))(?!(?:, (?:and )?| and )(?:[\p{L}-]{1,14} ){1,5}?(?:on |every |each )?${DAY})`
const JOINT = String.raw`(?<joint>^|[.!?;\n] {0,2}|, (?:and |but )?| and | but )`
const APPOINTMENT = new RegExp(String.raw`${JOINT}(?:i|we)(?:['’]ve| have)?(?: also)?(?: got| have| go to)? (?:my |a |the )?${KIND} (?:on |every |each )?${DAYS}${TIME}${ENDS}`, 'giu')

const OF_CARE = String.raw`(?:(?:my|our) (?:mum|mom|mother|dad|father|parents|nan|gran|grandma|grandad|grandfather|grandmother|wife|husband|partner|brother|sister|son|daughter|aunt|uncle|neighbour|grandson|granddaughter|grandchildren|grandkids|kids|children|nephew|niece)(?:['’]s (?:kids|children|baby|little one))?)`
const HOURS = String.raw`(?:,? (?:from |at )?\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)? ?(?:-|–|to|till|until) ?\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?)`
const CARE = new RegExp(String.raw`${JOINT}(?:i|we)(?:['’]m| am)? (?:(?:(?:a |the )?(?:full[- ]time |part[- ]time |unpaid |main )?carer for)|look(?:ing)? after|car(?:e|ing) for|mind(?:ing)?|babysit(?:ting)?) (?<who>${OF_CARE}) (?:on |every |each )?(?<when>${DAYS}${HOURS})${ENDS}`, 'giu')

const ENGAGEMENT = new RegExp(String.raw`(?<!\p{L})(?:i|we)(?:['’]ve| have)(?: also)?(?: got)? [^.;!?\n]{2,40}? (?:every|each|on) ${DAY}`, 'giu')

/** 'I have physio every Wednesday at 4', 'I'm a carer for my mum Mon and Fri 10 to 3': their time is taken, and the plan is for what else is said. */
export function appointmentsOfOnesOwn(text: string): Said[] {
  const found = [
    ...[...text.matchAll(APPOINTMENT)].map((match) => ({ match, said: appointment(match.groups!) })),
    ...[...text.matchAll(CARE)].map((match) => ({ match, said: `I work as carer for ${match.groups!['who']!} ${match.groups!['when']!}` })),
  ].filter(({ match }) => text.length - match[0].length > SHORTEST_REST)
  const first = found.toSorted((a, b) => a.match.index - b.match.index)
  // Engagements of several sentences are read together by who knows them all.
  if (first.length === 0 || [...text.matchAll(ENGAGEMENT)].length > first.length) return []
  const atEnd = text.trimEnd().length
  const gone = first.map(({ match: { 0: words, index, groups } }) => {
    const end = index + words.length
    const isSentence = groups!['joint'] === '' || /[.!?;\n]/u.test(groups!['joint']!)
    const sign = isSentence ? (/^ ?[.!?;,\n] ?/u.exec(text.slice(end))?.[0] ?? '') : ''
    return { text: '', start: index + (isSentence ? groups!['joint']!.length : 0), end: end + sign.length }
  })
  return [...gone.map((each) => ({ ...each, end: Math.min(each.end, atEnd) })).filter(({ start, end }) => end > start), { text: `${/[.!?]$/u.test(text.slice(0, gone.at(-1)!.end >= atEnd ? gone.at(-1)!.start : atEnd).trimEnd()) ? '' : '.'} ${first.map(({ said }) => `${said}.`).join(' ')}`, start: atEnd, end: atEnd }]
}

/** A text that is about nothing else is a plan of just that. */
const SHORTEST_REST = 20
/** In hours: an appointment of which only the beginning is told. */
const USUAL_LENGTH = 1
/** Before this hour a bare number is of the afternoon. */
const MORNING = 8

function appointment({ what, days, from, to }: Readonly<Record<string, string | undefined>>): string {
  const start = clockOf(from!)
  return `I'm at ${what!} every ${days!.replaceAll(/(?<=day)s/giu, '')} ${written(start)}-${written(to === undefined ? start + USUAL_LENGTH * 60 : clockOf(to))}`
}

function clockOf(words: string): number {
  const [, hour, minute = '0', half = ''] = /^(\d{1,2})(?:[:.](\d{2}))? ?(am|pm)?$/iu.exec(words.trim()) ?? []
  const value = Number(hour) % 24
  const isLater = /pm/iu.test(half) ? value < 12 : half === '' && value < MORNING
  return (value + (isLater ? 12 : 0)) * 60 + Number(minute)
}

function written(minutes: number): string {
  return `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`
}
