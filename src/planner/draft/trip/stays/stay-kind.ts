import type { Language } from '../../../playbooks/playbook.ts'
import type { PlanFrame } from '../../plan-frame.ts'
import type { TripDay } from '../trip-days.ts'
import { BEACH_DAYS } from './beach.ts'
import { COTTAGE_DAYS, WELLNESS_DAYS, WILDLIFE_DAYS } from './in-the-country.ts'
import { CRUISE_DAYS, DIVING_DAYS, SAILING_DAYS } from './on-water.ts'
import { SKIING_DAYS } from './skiing.ts'
import type { StayWords } from './stay-words.ts'
import { VISITING_DAYS } from './visiting.ts'

/** What a journey to one place is for, where that fills its days and sights do not. */
export type StayKind = {
  /** In the languages in which they stand; in others the days are those of the place. */
  days: Readonly<Partial<Record<Language, StayWords>>>
  /** Its days need no town: 'skiing in Austria' is not spent in Vienna. */
  isAnywhere: boolean
  /** Every so many days something of the place is seen; null where nothing is. */
  seesEvery: number | null
}

const SKIING: StayKind = { days: SKIING_DAYS, isAnywhere: true, seesEvery: null }
const AT_THE_BEACH: StayKind = { days: BEACH_DAYS, isAnywhere: false, seesEvery: 3 }
const VISITING: StayKind = { days: VISITING_DAYS, isAnywhere: false, seesEvery: 2 }

const ON_SNOW = /(?<!\p{L})(?<!water[ -]|jet[ -])(?:ski(?:ing|s)?|snowboard(?:ing)?|ski(?:urlaub|ferien|woche|reise|fahrt|wochenende|freizeit)\p{L}*|skifahren|esqu[ií](?:ar)?|esquiar)(?!\p{L})/iu
const BY_THE_SEA = /(?<!\p{L})(?:beach (?:holiday|vacation|week|break|getaway)|(?:week|days|holiday|vacation)(?: \p{L}+){0,2} (?:on|at) the beach|(?:bade|strand)(?:urlaub|ferien|woche)|vacaciones (?:de|en la) playa|(?:semana|días) (?:de|en la) playa|vacances à la (?:plage|mer)|semaine à la (?:plage|mer)|férias (?:de|na) praia|semana (?:de|na) praia)(?!\p{L})/iu
const RELATIVES = 'my|our|his|her|the (?:grandparents|in-laws|family|cousins)'
const WITH_SOMEBODY = new RegExp(`^\\P{L}{0,3}(?:(?:we|i)(?:['’]?re|['’]?m| are| am| want to| will)? )?(?:visit(?:ing)?|stay(?:ing)? with|going to see|go and see|see(?:ing)?) (?:${RELATIVES})(?!\\p{L})|^besuch(?:en)? (?:bei|wir|mein|unser)|^(?:visitar|ver) a (?:mi|nuestr)|^(?:visiter|rendre visite à|voir) (?:ma|mon|mes|nos|notre) (?!\\p{L}*maison)|^visitar (?:a|o|os|as) (?:minha|meu|nossa|nosso)`, 'iu')

const HOLIDAY = '(?:holidays?|vacation|week|weekend|trip|break|honeymoon|getaway|days|cruise|tour|adventure)'
/** Journeys that are called by what one does all day, each the first whose words stand in the goal's name. */
const CALLED_BY_ITS_DAYS: readonly (readonly [RegExp, StayKind])[] = [
  [called(`sailing ${HOLIDAY}|(?:week|days|holiday)(?: of)? sailing|yacht (?:charter|holiday|week)|charter(?:ed|ing)? (?:a |the )?(?:yacht|sailing boat|catamaran)|flotilla|bareboat`), { days: { en: SAILING_DAYS }, isAnywhere: true, seesEvery: null }],
  [called('(?:scuba|diving) (?:holiday|week|trip|vacation|days)|scuba diving|dive trip|liveaboard'), { days: { en: DIVING_DAYS }, isAnywhere: true, seesEvery: null }],
  [called('safari|gorilla trek(?:king)?|wildlife (?:holiday|trip|tour)'), { days: { en: WILDLIFE_DAYS }, isAnywhere: true, seesEvery: null }],
  [called(`(?<!river |canal )(?:(?:mediterranean|baltic|caribbean|norwegian|fjords?|atlantic|alaska|ocean) )cruise|cruise (?:to|in|on|around|through|with)|cruise ship`), { days: { en: CRUISE_DAYS }, isAnywhere: true, seesEvery: null }],
  [called(`(?:spa|wellness|thermal) ${HOLIDAY}|spa hotel|thermal baths? ${HOLIDAY}`), { days: { en: WELLNESS_DAYS }, isAnywhere: true, seesEvery: null }],
  [called(`(?:lakeside|country|holiday|rented|remote|forest|farm|mountain|seaside)? ?(?:cottage|cabin|farmhouse|gîte|gite|log cabin|holiday house|chalet|summer house|hytte)(?: ${HOLIDAY})?(?= (?:in|at|on|by|near|with|for|from)(?!\\p{L})|$|,)`), { days: { en: COTTAGE_DAYS }, isAnywhere: true, seesEvery: null }],
]

function called(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
}

/** What fills the days of a journey, or null where it is made for the place. */
export function stayKind(frame: Pick<PlanFrame, 'brief' | 'of' | 'language'>): StayKind | null {
  const kind = frame.of('stay').length > 1 ? null : kindSaid(frame)
  return kind?.days[frame.language] === undefined ? null : kind
}

function kindSaid({ brief }: Pick<PlanFrame, 'brief'>): StayKind | null {
  if (ON_SNOW.test(brief.subject)) return SKIING
  if (BY_THE_SEA.test(brief.prompt)) return AT_THE_BEACH
  if (WITH_SOMEBODY.test(brief.prompt)) return VISITING
  return CALLED_BY_ITS_DAYS.find(([words]) => words.test(brief.subject))?.[1] ?? null
}

/** Whether something of the place is seen on a day of a stay. */
export function isForSights({ seesEvery }: StayKind, { indexInTown, isLast }: TripDay): boolean {
  return seesEvery !== null && !isLast && indexInTown > 0 && indexInTown % seesEvery === 0
}
