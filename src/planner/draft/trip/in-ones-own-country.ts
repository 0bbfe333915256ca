import type { TaskTemplate } from '../../playbooks/playbook.ts'
import { countryOfZone } from '../../time/holidays.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { hasAnyKeyword } from '../wording.ts'
import { tripRoute } from './route.ts'

/** As the gazetteer calls them, by ISO 3166 code. */
const COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  GB: ['United Kingdom', 'Scotland'], IE: ['Ireland'], US: ['United States'], CA: ['Canada'], DE: ['Germany'], AT: ['Austria'], CH: ['Switzerland'], FR: ['France'], BE: ['Belgium'], NL: ['Netherlands'],
  ES: ['Spain'], PT: ['Portugal'], IT: ['Italy'], BR: ['Brazil'], IN: ['India'], AU: ['Australia'],
}
/** What needs a passport, a boarding pass, vaccinations or words of another language. */
const ABROAD: ReadonlySet<string> = new Set(['papers', 'local-words', 'money-phone', 'check-in', 'health', 'travel-fund'])
const FLOWN = ['flight', 'fly', 'flying', 'airport', 'passport', 'visa', 'abroad', 'overseas', 'plane', 'ferry', 'eurostar', 'flug', 'fliegen', 'flughafen', 'reisepass', 'ausland', 'vuelo', 'volamos', 'aeropuerto', 'pasaporte', 'extranjero', '=vol', 'avion', 'aeroport', 'passeport', 'etranger', 'voo', 'aeroporto', 'passaporte', 'exterior']
/** Places without a name that people drive to. */
const NEARBY = ['spa', 'wellness', 'cottage', 'log cabin', 'lodge', 'glamping', 'campsite', 'center parcs', 'holiday park', 'festival', 'thermal bath', 'therme', 'wellnesswochenende', 'balneario', 'casa rural', 'thalasso', 'gite']
/** Ways on foot of a country, as walkers call them. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  GB: ['west highland way', 'great glen way', 'south downs way', 'hadrians wall', 'coast to coast', 'pennine way', 'cotswold way', 'offas dyke', 'south west coast path', 'cleveland way', 'thames path', 'north coast 500', 'nc500', 'cornwall', 'devon', 'wales', 'snowdonia', 'peak district', 'yorkshire', 'norfolk', 'suffolk', 'northumberland', 'cotswolds', 'highlands', 'skye', 'dorset', 'new forest', 'dartmoor'],
  DE: ['rennsteig', 'rheinsteig', 'westweg', 'schwarzwald', 'ostsee', 'nordsee', 'harz', 'allgau', 'eifel', 'moselsteig', 'malerweg', 'sachsische schweiz', 'bayerischer wald', 'usedom', 'rugen', 'sylt'],
}

/** A journey within the country that one lives in, or to a spa round the corner, needs no passport and no boarding pass. */
export function withoutAbroad(templates: TaskTemplate[], frame: PlanFrame): TaskTemplate[] {
  return isInOwnCountry(frame) ? templates.filter(({ id }) => !ABROAD.has(id)) : templates
}

/** Whether all places of a trip lie in the country of the plan's zone, as far as anybody can tell. */
export function isInOwnCountry(frame: PlanFrame): boolean {
  if (hasAnyKeyword(frame.words, FLOWN)) return false
  const home = countryOfZone(frame.brief.timeZone)
  const own = COUNTRIES[home ?? ''] ?? []
  const known = tripRoute(frame).flatMap(({ destination }) => destination ?? [])
  if (known.length > 0) return known.every(({ country }) => own.includes(country))
  return hasAnyKeyword(frame.words, [...NEARBY, ...(WAYS[home ?? ''] ?? [])])
}
