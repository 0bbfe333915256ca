import type { Language } from '../../../playbooks/playbook.ts'
import type { PlanFrame } from '../../plan-frame.ts'
import type { TripDay } from '../trip-days.ts'
import { BEACH_DAYS } from './beach.ts'
import { SKIING_DAYS } from './skiing.ts'
import type { StayWords } from './stay-words.ts'
import { VISITING_DAYS } from './visiting.ts'

/** What a journey to one place is for, where that fills its days and sights do not. */
export type StayKind = {
  days: Readonly<Record<Language, StayWords>>
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

/** What fills the days of a journey, or null where it is made for the place. */
export function stayKind({ brief, of }: Pick<PlanFrame, 'brief' | 'of'>): StayKind | null {
  if (of('stay').length > 1) return null
  if (ON_SNOW.test(brief.subject)) return SKIING
  if (BY_THE_SEA.test(brief.prompt)) return AT_THE_BEACH
  return WITH_SOMEBODY.test(brief.prompt) ? VISITING : null
}

/** Whether something of the place is seen on a day of a stay. */
export function isForSights({ seesEvery }: StayKind, { indexInTown, isLast }: TripDay): boolean {
  return seesEvery !== null && !isLast && indexInTown > 0 && indexInTown % seesEvery === 0
}
