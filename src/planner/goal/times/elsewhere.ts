import { keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeEntry } from './time-entries.ts'

/** What is said before days: 'but unfortunately also'. */
const LEAD = "(?:(?:but|and|also|because|as|since|while|when|plus|sadly|unfortunately|then|that|then|oh|note|ps|of|a|an|course|mind you|next|after that|in between) )*"
const IS = "(?:i'm|im|i am|we're|we are|i'll be|we'll be|i will be|we will be|i'll|we'll|i should be|we should be|i have to be|we have to be|i need to be|my (?:wife|husband|partner|family|boyfriend|girlfriend|sister|brother|mum|mother|dad|father) and i (?:are|will be))"
/** 'also away', 'mostly down', 'back over'. */
const HOW = "(?:(?:away|down|up|over|out|off|back|round|also|both|all|still|mostly|probably|then|actually|stuck|busy|based|staying|visiting|helping|going|going to be|attending|travelling|traveling|flying|driving|heading|sailing|hosting|moving|working|touring|cycling|hiking|walking) )*"
/** 'I'm down in Cornwall', 'we are with my parents', 'I am flying to Oslo'. */
const BEING = new RegExp(`^${LEAD}${IS} ${HOW}(?:in|at|on|with|to|visiting|helping|attending|hosting|travelling|traveling|touring|skiing|camping|hiking|sailing) (?:\\S|$)`, 'u')
/** 'we go skiing', 'I fly to Oslo', 'we head off to the coast'. */
const GOING = new RegExp(`^${LEAD}(?:i|we)(?: will| must| also| have to| need to|'ll)? (?:go|fly|drive|head|travel|sail)(?: (?:off|down|up|out|over|away|back|home|on holiday))*(?: (?:to|for|on|round|through|\\p{L}+ing)(?: |$)|$)`, 'u')
/** What keeps somebody elsewhere or busy for whole days. */
const ABSENCES = "(?:trips?|business trips?|conference|congress|course|seminar|workshop|retreat|wedding|holidays?|break|vacation|leave|honeymoon|exams?|finals|operation|placement|festival|offsite|training|jury duty|jury service|guests|visitors|house guests|inventory|stocktake|stocktaking|audit|(?:night |late |early )?shifts|secondment|family reunion|gap|pause|strike|time off|days off|rest|fast)"
const HAVING = new RegExp(`^${LEAD}(?:(?:i|we)(?:'ve| have|'ve got| have got| take| need| want)|i'm taking|we're taking|there(?:'s| is| are| will be)|because of)(?: (?:also|already|then|got|to go to|to go on))*(?: (?:an?|my|our|the|some))*(?: \\p{L}+(?:-\\p{L}+)?){0,2} ${ABSENCES}(?: |$)`, 'u')
/** 'work trip to Oslo', 'jury service': no aim of anybody's. */
const BARE = /^(?:(?:but|and|also|then|my|our|the|an?|own) )*(?:(?:work|business|company|family|long|short|annual|ski|skiing|city|sailing|beach|winter|spring|summer|yearly|little|quick) (?:trip|break|holidays?|vacation|leave)|trip (?:to|with|round)|jury (?:duty|service)|leave|honeymoon|stocktak(?:e|ing)|inventory|(?:night|late|early) shifts|nights|half ?-? ?term|(?:all )?(?:babysitting|house ?-? ?sitting|dog ?-? ?sitting|visiting|hosting|helping|travelling|traveling|skiing|camping|hiking|sailing|attending|volunteering|looking after|away with|moving my|moving our))(?: |$)/u
/** What a plan may lead up to, unless its goal has days of its own. */
const GATHERING = /^(?!(?:(?:and|but|also|then|the) )*weekend$)(?:(?:but|and|also|then|my|our|the|an?|own|work|company|family|school|team) )*(?:\p{L}+ )?(?:conference|congress|convention|seminar|retreat|training course|course|offsite|away days?|family reunion|reunion|wedding|festival|weekend|stag do|hen do|stag weekend|hen weekend)(?: (?:in|at|on|near|with) (?:\p{L}+ ?){1,4})?$/u

/** The first sentence says when or how often. */
function isGoalDated({ groups, segments }: ReadingContext): boolean {
  const end = segments.findLast(({ sentence }) => sentence === 0)?.to ?? 0
  return groups.some(({ from, expressions }) => from < end && expressions.some(({ days, duration, recurrence }) => days !== null || duration !== null || recurrence !== null))
}

/** Whoever says so of some days does the work on them, or leads up to what happens then. */
const OF_THE_PLAN = /(?:^| )(?:can|could|may|free|available|time|hours?|only|start|begin|finish|work|working|do|doing|practi[cs]e|practi[cs]ing|train|training|study|studying|learn|learning|revise|revising|rehearse|rehearsing|write|writing|read|reading|planning|preparing|building|painting|making|baking|plan|prefer|want|would|'d|should|need|like|able|focus|concentrate|build|paint|bake|make|(?:exhibit|sell|perform|play|launch|present|show|run|runn|open|celebrat|marry|compet|rac|submit|submitt|deliver)(?:ing|e)?|move|exams?|test|tests)(?: |$)/u
/** 'We look after my mum', 'I am fasting': the user's own clause. */
const OWN_CLAUSE = new RegExp(`^${LEAD}(?:i|we|i'm|we're|i'll|we'll|im|i've|we've|my (?:wife|husband|partner|family) and i) \\p{L}`, 'u')

/** 'We'll be moving my parents', "I'm looking after my mum". */
const CONTINUOUS = new RegExp(`^${LEAD}${IS} (?:all |both |also |then )*\\p{L}{3,}ing(?: |$)`, 'u')

/** At these, one is there for the plan. */
const HERE = /(?:^| )(?:town|home|free|person|charge|available|level|working on (?:it|this)|my own|schedule|track|it)(?: |$)/u
/** 'I'm in from 8 to 12', 'I'm on it', 'to start with'. */
const AT_WORK_ON_IT = /(?:^| )(?:start|begin|finish|learn|study|practise|practice|train|work on|do it|revise|print|press|market|school|bed|the gym|court)(?: |$)/u

const TRIPS = /^(?:trips?|holidays?|vacation|weekend|visit|visiting|itinerary|tour|touring|journey|honeymoon|sightseeing|travel|travelling|traveling|getaway|nights?|city|excursion|reise|urlaub|viaje|voyage|viagem|cruise|pilgrimage|interrail|roadtrip|camino|\p{L}+(?:urlaub|reise|reisen|radtour|wandertour|huttentour)|sejour|escapada|hutte)$/u
/** Days of which one would be away; 'three runs a week on Mondays' is how often. */
const DAYS_THERE = /(?:^| )(?:hut to hut|hut - to - hut|de hutte en hutte|refuge en refuge|refugio a refugio)(?: |$)|(?:^| )(?:plan|organi[sz]e) (?:my|our|the) (?:days|time|stay|week)(?: |$)|(?<!(?:^| )(?:once|twice|thrice|hour|minutes|min|\p{L}{2,}s))(?:^| )(?:\d+|an?|one|two|three|four|five|six|seven|ten|fourteen) (?:days|weeks?|nights|weekend|month) (?:in|on|around|through)(?: |$)/u
const FOR_THEM = /(?:^| )(?:for|before|until|ahead of) (?:(?!so |but |because )\S+ ){0,6}$/u
/** What one does away from home for days, as the goal. */
const OUT_THERE = /^(?:(?:we|i|we're|i'm|we are|i am|going|plan|planning|a|our|my) )*(?:camping|glamping|backpacking|interrailing|trekking|staycation|houseboating)(?: |$)/u

/** Where what is said beside the goal begins: ', I have a work trip to Oslo', '- because of a trip'. */
const ASIDE = /^(?:i|we|i'm|we're|i'll|we'll|im|i've|we've|my|our|because|but|as|since|there|there's|apart|except|not|no|on|from|until)$/u

/** What is planned is days elsewhere: 'A week in Crete', not 'Learn Greek for our trip'. */
export function plansTrip(context: ReadingContext): boolean {
  if (context.readings.some(({ kind }) => kind === 'stay' || kind === 'visit')) return true
  const sentence = context.segments.filter(({ sentence }) => sentence === 0)
  const aside = sentence.findIndex(({ from }, index) => index > 0 && ASIDE.test(context.source.tokens[from]!.key))
  const goal = (aside < 0 ? sentence : sentence.slice(0, aside)).flatMap((segment) => keysOf(context, segment))
  const trip = goal.findIndex((key) => TRIPS.test(key))
  if (trip < 0) return DAYS_THERE.test(goal.join(' ')) || OUT_THERE.test(goal.join(' '))
  return !FOR_THEM.test(`${goal.slice(Math.max(0, trip - 7), trip).join(' ')} `)
}

/** The words of the clause that holds the time, without it; for a bracket, those before the bracket. */
function ownWords(context: ReadingContext, { left, right, segment }: Surroundings): string {
  if (segment === null) return ''
  if (segment.lead === '(') return keysOf(context, { from: sentenceOf(context, segment)[0]!.from, to: segment.from - 1 }).join(' ')
  const before = keysOf(context, { from: segment.from, to: Math.max(segment.from, left.to) })
  const behind = keysOf(context, { from: Math.min(right.from, segment.to), to: segment.to })
  return [...before.filter((key) => key !== ':'), ...behind].join(' ')
}

/** A sentence or a part of one behind what the plan is for. */
export function isBehindGoal({ segments }: ReadingContext, segment: Segment): boolean {
  return segment.sentence > 0 || segment !== segments[0] && /^(?:[,;(-]|–|—|but|because|so|though|although|however|plus)$/u.test(segment.lead)
}

/** "I'm in Oslo 17-20 May", 'work trip to Graz 3-5 March', 'we go skiing from 6 to 13 February': somewhere else on those days. */
export function isElsewhere(context: ReadingContext, around: Surroundings, entry: TimeEntry | null): boolean {
  const { segment } = around
  if (segment === null || entry === null || !isBehindGoal(context, segment) || !namesDays(entry)) return false
  const said = ownWords(context, around)
  if (context.plannerType === 'sprint') return isTeamElsewhere(context, said)
  if (plansTrip(context)) return false
  if (HERE.test(said) || AT_WORK_ON_IT.test(said)) return false
  // 'The hen do in July' is on some days of it.
  const isLong = entry.spans.some(({ first, last }) => last > first) && !(isOfMonth(entry) && (GATHERING.test(said) || BARE.test(said)))
  return BEING.test(said) || isLong && (CONTINUOUS.test(said) && !OF_THE_PLAN.test(said) || GOING.test(said) || HAVING.test(said) || BARE.test(said) || (GATHERING.test(said) || OWN_CLAUSE.test(said) && !OF_THE_PLAN.test(said)) && isGoalDated(context))
}

/** 'From 1 to 5 February I'm in Oslo' of who works alone, 'we are at a fair'; of one of several it says nothing of the others. */
function isTeamElsewhere({ people }: ReadingContext, said: string): boolean {
  const isOfAll = people.size <= 1 || /(?:^| )(?:we|we['’]re|we['’]ll)(?: |$)/u.test(said)
  return isOfAll && !HERE.test(said) && !AT_WORK_ON_IT.test(said) && BEING.test(said)
}

function isOfMonth({ expressions }: TimeEntry): boolean {
  return expressions.every(({ days }) => days?.grain === 'month')
}

function namesDays({ spans, windows, point, expressions }: TimeEntry): boolean {
  return spans.length > 0 && windows.length === 0 && point === null && expressions[0]!.bound === null
}
