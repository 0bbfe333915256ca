import { nameOfOuting } from '../../goal/rewriting/tellings/outing-of-day.ts'
import { DAYS_THERE, signsOfTravel, WORKED_ON } from '../../goal/journeys/travel-signs.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { plainWords } from '../wording.ts'
import { bareGoal } from './goal-head.ts'
import { kindIn } from './kinds-of-work.ts'
import { daysAway } from '../trip/programme.ts'
import { roamedPlaces } from '../trip/roamed-places.ts'
import { isStageTour } from '../trip/stages.ts'

/** Longer than this, days elsewhere are a stay with weeks of its own. */
const LONGEST_TRIP_DAYS = 31

const PLACE = '(?:in|at|near|on|to|nach|en|à|au|a|em|no|na)\\s+(?:the |la |el |le )?\\p{Lu}'
/** 'Visiting my parents in Albuquerque', 'Besuch bei Oma in Kiel'. */
const VISITING = new RegExp(`^\\W{0,4}(?:we(?:'re| are)? |i(?:'m| am)? )?(?:[Vv]isit(?:ing)?|[Gg]oing to see|[Ss]taying with|[Ss]eeing|[Bb]esuch(?:en)?(?: bei)?|[Vv]isita(?:r|mos)?(?: a)?|[Rr]endre visite à|[Vv]isite chez|[Vv]isitar)\\s[^.!?;:]{2,50}?\\s${PLACE}`, 'u')
/** Journeys by their own names. */
const JOURNEYS = /(?<!\p{L})(?:hut[ -]to[ -]hut|camino (?:de|del|inglés|ingles|francés|frances|portugués|portugues|primitivo)|jakobsweg|way of st\.? james|via francigena|pilgrimage|pilgerreise|peregrinación|pèlerinage|road ?trip|interrail|island[ -]hopping|cruise|kreuzfahrt|crucero|croisière|cruzeiro|sailing week|ski(?:ing)? week|city break|stopover|long weekend in)(?!\p{L})/iu

const WITH = '(?:my|our|both|his|her|their|the (?:kids|children|family|girls|boys|grandparents|parents|in-laws))'
const MONTHS = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)'
const ACTIVITY = '(?:ski(?:ing)?|snowboarding|safari|cruise|sailing|surf(?:ing)?|scuba diving|diving|hiking|walking|cycling|golf(?:ing)?|wine)'
/** Going away, by the verb or by what is done there: 'take my parents to Rome', 'skiing in Les Gets', 'partir une semaine en Corse'. */
const LEAVES_FOR = new RegExp([
  `^(?:(?:we|i)(?:['’]re|['’]m| are| am| want to| would like to)? )?(?:take|bring|taking) ${WITH}(?!\\p{L})[^.!?;:,]{0,40}? to (?:the |see )?\\p{Lu}(?!&)`,
  `^(?:a |our |my |the |first |family ){0,3}${ACTIVITY}(?: (?:week|holiday|trip|break|weekend|vacation))?(?: with [^.!?;:,]{2,30}?)? (?:in|on|around|through|along) (?:the )?\\p{Lu}`,
  `^(?:(?:our|the|my|february|october|may|easter|summer|winter|christmas) ){0,2}(?:half[- ]term|holidays?|break|school holidays) (?:with [^.!?;:,]{2,30}? )?(?:in|on|at) (?:the )?(?!${MONTHS})\\p{Lu}`,
  `^(?:partir|on part|nous partons|je pars|départ)\\s(?!(?:vivre|habiter|travailler|étudier|(?:s['’]|m['’]|nous )installer)(?!\\p{L}))[^.!?;:,]{0,40}?(?:en|à|au|aux|dans|sur) (?:le |la |les |l['’])?\\p{Lu}`,
  `^(?:une |notre |la )?(?:semaine|séjour|vacances|quelques jours) (?:au |de |à la |en )(?:ski|neige|mer|montagne|plage)(?: en famille)? (?:à|au|aux|en|dans|sur) (?:le |la |les |l['’])?\\p{Lu}`,
  `^(?:una |la |uma )?(?:semana|vacaciones|férias|escapada|fin de semana|fim de semana) (?:de \\p{Ll}+ )?(?:en|em|no|na|nos|nas) (?:el |la |los |las )?\\p{Lu}`,
  `^(?:eine? |unser(?:e|en)? )?(?:ski|bade|wander|rad|familien|strand)(?:urlaub|ferien|woche|reise) (?:in|auf|an|am|im|bei) (?:der |den |dem )?\\p{Lu}`,
  `^(?:un |notre |le )?week-?end (?:prolongé )?(?:à|au|en|aux|dans) (?:le |la |les |l['’])?\\p{Lu}`,
].join('|').replace(/(?<=^|\|)\^/gu, '^\\P{L}{0,4}'), 'u')
const CARED_FOR = /(?<!\p{L})to (?:the )?(?:A&E|School|Hospital|Doctor|Dr|Vet|Nursery|Court|Church|University|Uni|College)(?!\p{L})/u

/** The goal's own first words say that somebody goes away, and where. */
export function leavesForPlace({ brief: { prompt, plannerType } }: Pick<PlanFrame, 'brief'>): boolean {
  const opening = `${prompt.slice(0, 1).toLowerCase()}${prompt.slice(1, OPENING)}`
  return plannerType === 'calendar' && LEAVES_FOR.test(opening) && !CARED_FOR.test(opening) && !WORKED_ON.test(opening)
}

/** A goal that no playbook knows and whose days are spent elsewhere: a trip, wherever it goes. */
export function isPlainTrip(frame: PlanFrame): boolean {
  const { brief, of } = frame
  const isShort = (days: { first: number; last: number }) => days.last > days.first && days.last - days.first < LONGEST_TRIP_DAYS
  const spans = [...of('horizon').flatMap(({ first, last, source, appliesTo }) => (source === 'stated' && appliesTo === null && first !== null && last !== null ? [{ first, last }] : [])), ...of('event').map(({ days }) => days)]
  const isDated = spans.some(isShort)
  return brief.plannerType === 'calendar' && isDated && !isWorkOnThings(frame) && (DAYS_THERE.test(brief.prompt) || isStageTour(frame) || roamedPlaces(frame) !== null || VISITING.test(brief.prompt) || JOURNEYS.test(brief.prompt.slice(0, OPENING)))
}

/** 'We will paint the cabin … my parents are visiting': the goal says what is done, and it is no journey. */
export function isWorkOnThings(frame: PlanFrame): boolean {
  const kind = kindIn(plainWords(bareGoal(frame.brief.subject)).slice(0, 1))
  return kind === 'tidy' || kind === 'repair'
}

/** 'Day trip to Bath on Saturday': one day, and home again, which wants no beds and no passport; days laid out by the hour are the trip's own. */
export function isDayOut({ brief, of }: Pick<PlanFrame, 'brief' | 'of'>): boolean {
  return brief.plannerType === 'calendar' && brief.language.startsWith('en') && nameOfOuting(brief.prompt) !== null && of('stay').length === 0 && of('visit').length === 0 && !ABROAD.test(brief.prompt)
}

/** Whoever flies or sleeps there has more to prepare. */
const ABROAD = /(?<!\p{L})(?:flights?|fly|ferry|eurostar|passports?|overnight|hotel|nights?|abroad)(?!\p{L})/iu

/** Days on the road whatever words the goal has: beds in several places, or travellers' words of several sorts; their playbook knows them better than one for a sport, a language or a birthday that is met on the way. */
export function isJourney(frame: PlanFrame): boolean {
  const { brief, of, first, last } = frame
  const isOnItsDays = of('horizon').some((horizon) => horizon.source === 'stated' && horizon.appliesTo === null && horizon.first === first && horizon.last === last) && last > first && last - first < LONGEST_TRIP_DAYS
  if (brief.plannerType !== 'calendar' || !isOnItsDays && daysAway(frame) === null || WORKED_ON.test(brief.subject) || isWorkOnThings(frame) || TRAINED.test(brief.prompt)) return false
  return of('stay').length > 1 || signsOfTravel(brief.prompt) >= ENOUGH_SIGNS
}

const ENOUGH_SIGNS = 2
/** Weeks of exercise before a tour are a sport's. */
const TRAINED = /(?<!\p{L})(?:training|train for|get(?:ting)? (?:fit|in shape)|trainieren|entren\p{L}+|entraîn\p{L}+|treinar|treino)(?!\p{L})/iu

/** The goal stands at the beginning. */
const OPENING = 120
