import { matchesTask } from '../../goal/matcher.ts'
import { english } from '../../playbooks/playbook-texts.ts'
import type { TaskTemplate } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'

/** Verbs of steps that are over once a thing is booked, bought or in other hands; telling, confirming and using it are not. */
const ARRANGES = /^(?:book|find|choose|hire|reserve|order|rent|fix|settle|compare|visit|look for|get|buy|ask for|bake|make|pick|decide|engage|secure|apply (?:for|to)|hold (?:the )?(?:auditions?|try-?outs?)|win)\b/iu

/** What is no longer to be sent once invitations are out. */
const INVITES = /^(?:invite|send|write|print)\b/iu
const INVITATIONS = /\binvit|\bcards? (?:are|went) out/iu
/** Steps that look for the day, or for the place, of what has one. */
const LOOKS_FOR_DAY = /^(?:fix|settle|choose|agree on) (?:the )?(?:date|day)s?(?: and (?:what|a |the |hour)| with the (?!blood))/iu
/** 'Outing to a farm park'. */
const DESTINATION = / (?:to|at|around) (?:(?:an?|the|our) )?\p{L}/u
const LOOKS_FOR_DESTINATION = /^(?:choose|decide|find out) where to go(?!\p{L})/iu
const LOOKS_FOR_PLACE = /^(?:choose|find|settle) (?:or look over )?the (?:place|venue)(?=:| for the meal)/iu

/** Whoever goes to a course on its days looks for none. */
const TAUGHT = /(?<!\p{L})(?:course|class(?:es)?|theory|lessons?|kurs|unterricht|curso|clases?|cours|aulas?)(?!\p{L})/iu
const BEGINS_A_COURSE = /^(?:begin|book|find|choose|join|register for|sign up for) (?:an? )?(?:[\p{L}’'-]+ ){0,2}(?:course|class)\b/iu

/** The steps of a playbook without those that arrange what is settled already: what is said to be, what has its day of delivery, and the day and the place that the goal itself names. */
export function withoutSettled(templates: readonly TaskTemplate[], frame: PlanFrame): TaskTemplate[] {
  const said = frame.of('settled').flatMap(({ appliesTo }) => appliesTo?.labels ?? [])
  const coming = thingsWithTheirDay(frame)
  const { hasDay, hasPlace } = knownOfEvent(frame)
  const hasDestination = frame.of('place').length > 0 || DESTINATION.test(frame.brief.subject)
  const isTaught = frame.of('rhythm').some(({ source, title }) => source === 'stated' && title !== null && TAUGHT.test(title))
  if (said.length === 0 && coming.length === 0 && !hasDay && !hasDestination && !isTaught) return [...templates]
  const words = said.map(plainWords)
  const areInvited = said.some((label) => INVITATIONS.test(label))
  const isOver = (template: TaskTemplate) => {
    const title = english(template.title)
    const [head = ''] = title.split(': ')
    if (isTaught && BEGINS_A_COURSE.test(title)) return true
    if (hasDestination && LOOKS_FOR_DESTINATION.test(title)) return true
    if (hasDay && LOOKS_FOR_DAY.test(title) || hasPlace && LOOKS_FOR_PLACE.test(title) || areInvited && INVITES.test(title) && INVITATIONS.test(`${head} ${(template.about ?? []).join(' ')}`)) return true
    if (!ARRANGES.test(title)) return false
    if (words.some((each) => hasAnyKeyword(each, template.about ?? [])) || said.some((label) => matchesTask({ labels: [label] }, { title: head, subjects: [] }))) return true
    return GETS.test(title) && coming.some((thing) => matchesTask({ labels: [thing] }, { title, subjects: [] }))
  }
  const gone = new Set([...templates.filter(isOver).map(({ id }) => id), ...wayToGranted(templates, frame)])
  return templates.filter(({ id }) => !gone.has(id)).map((template) => (template.after?.some((id) => gone.has(id)) === true ? { ...template, after: template.after.filter((id) => !gone.has(id)) } : template))
}

/** 'The permit was granted last week': the steps that ask for it are over, all that they wait for, and the waiting. */
function wayToGranted(templates: readonly TaskTemplate[], frame: PlanFrame): string[] {
  const granted = frame.of('settled').filter(({ words }) => GRANTED.test(words)).flatMap(({ appliesTo }) => appliesTo?.labels ?? [])
  const asks = granted.length === 0 ? [] : templates.filter(({ title, about }) => granted.some((label) => hasAnyKeyword(plainWords(label), about ?? []) && matchesTask({ labels: [label] }, { title: english(title).split(': ')[0]!, subjects: [] })))
  const over = new Set(asks.map(({ id }) => id))
  for (const id of over) for (const before of templates.find((template) => template.id === id)?.after ?? []) over.add(before)
  const waits = templates.filter(({ after, waitDays }) => waitDays !== undefined && after?.some((id) => over.has(id)) === true)
  return [...over, ...waits.map(({ id }) => id)]
}

const GRANTED = /(?<!\p{L})(?:granted|approved|issued|obtained|received|accepted)(?!\p{L})/iu
const GETS = /^(?:book|reserve|order|rent|hire|get|buy)\b/iu

/** 'Picking up the nucleus', 'studio is booked 16-18 July', 'cabinets get delivered': what has been ordered, since it has its day. */
function thingsWithTheirDay(frame: PlanFrame): string[] {
  return frame.of('event').filter(({ source }) => source === 'stated').flatMap(({ title, words }) => {
    const fetched = FETCHED.exec(title)?.groups!['thing'] ?? DELIVERED.exec(title)?.groups!['thing']
    const booked = BOOKED.test(words) ? title : undefined
    // 'Studio Nord' is a studio.
    return [fetched, booked].filter((thing) => thing !== undefined).flatMap((thing) => thing.split(/\s+(?:and|und|y|et|e)\s+/u)).flatMap((thing) => [thing, ...thing.split(' ').filter((word) => word.length >= LONG_WORD)])
  })
}

const FETCHED = /^(?:pick(?:ing)? up|collect(?:ing)?|fetch(?:ing)?) (?:the |our |my )?(?<thing>.+)$/iu
const DELIVERED = /^(?<thing>.+?) (?:gets?|is|are|be(?:ing)?)? ?(?:delivered|delivery|arrives?|comes? home)$/iu
const BOOKED = /(?<!\p{L})(?:is|are|'s|'re|already|been) (?:booked|reserved|hired)(?!\p{L})/iu
const LONG_WORD = 5

function knownOfEvent(frame: PlanFrame): { hasDay: boolean; hasPlace: boolean } {
  const main = frame.of('event').filter(({ source, days }) => source === 'stated' && days.first === frame.anchor)
  // A town is still full of places.
  const isVenue = (place: string | null) => place !== null && VENUE.test(place)
  return { hasDay: main.length > 0, hasPlace: main.some(({ place }) => isVenue(place)) }
}

const VENUE = /(?<!\p{L})(?:hall|tavern|pub|inn|caf[eé]|bar|restaurant|hotel|church|chapel|cathedral|school|gym|barn|club|clubhouse|cent(?:re|er)|theat(?:re|er)|library|museum|gallery|park|garden|farm|house|playhouse|studio|casino|stadium|marquee|courtyard|yard|kirche|saal|halle|gasthaus|schule|garten|scheune|vereinsheim|salle|[ée]glise|[ée]cole|ferme|sal[oó]n|iglesia|escuela|finca|sal[aã]o|igreja|escola|s[ií]tio)(?!\p{L})|\p{L}+(?:halle|saal|haus|kirche|hof|heim)(?!\p{L})/iu
