import type { Language } from '../../playbook.ts'
import { ATLANTIC_NAMES } from './atlantic-names.ts'
import { CENTRAL_NAMES } from './central-names.ts'
import { FAR_NAMES } from './far-names.ts'
import type { ForeignNames } from './foreign-names.ts'
import { MEDITERRANEAN_NAMES } from './mediterranean-names.ts'
import { NORTHERN_REGION_NAMES } from './northern-region-names.ts'
import { SOUTHERN_REGION_NAMES } from './southern-region-names.ts'
import { WESTERN_REGION_NAMES } from './western-region-names.ts'

const NAMES: Readonly<Record<string, ForeignNames>> = {
  ...CENTRAL_NAMES, ...ATLANTIC_NAMES, ...MEDITERRANEAN_NAMES, ...FAR_NAMES,
  ...NORTHERN_REGION_NAMES, ...SOUTHERN_REGION_NAMES, ...WESTERN_REGION_NAMES,
}
const COLUMNS: readonly Exclude<Language, 'en'>[] = ['de', 'es', 'fr', 'pt']
const JOINS: Readonly<Record<string, ForeignNames>> = { ' and ': [' und ', ' y ', ' et ', ' e '], ' or ': [' oder ', ' o ', ' ou ', ' ou '], ', ': [', ', ', ', ', ', ', '] }

/** What stands around a name, with {} for it. */
const AROUND: readonly [RegExp, ForeignNames][] = [
  [/^(.+) at dusk$/u, ['{} in der Abenddämmerung', '{} al anochecer', '{} à la tombée du jour', '{} ao anoitecer']],
  [/^(.+) (?:at sunset|sunset)$/u, ['{} bei Sonnenuntergang', '{} al atardecer', '{} au coucher du soleil', '{} ao pôr do sol']],
  [/^(.+) by bike$/u, ['{} mit dem Rad', '{} en bici', '{} à vélo', '{} de bicicleta']],
  [/^(.+) by boat$/u, ['{} mit dem Boot', '{} en barco', '{} en bateau', '{} de barco']],
  [/^(.+) by cable car$/u, ['{} mit der Seilbahn', '{} en teleférico', '{} en téléphérique', '{} de teleférico']],
  [/^(.+) on foot$/u, ['{} zu Fuß', '{} a pie', '{} à pied', '{} a pé']],
  [/^(.+) by night$/u, ['{} bei Nacht', '{} de noche', '{} de nuit', '{} à noite']],
  [/^(.+) early$/u, ['{}, früh am Tag', '{}, a primera hora', '{}, de bon matin', '{}, bem cedo']],
  [/^(.+) (?:at opening|at opening time)$/u, ['{} gleich zur Öffnung', '{} a la hora de abrir', '{} dès l’ouverture', '{} na hora de abrir']],
  [/^(.+) \(book ahead\)$/u, ['{} (vorher buchen)', '{} (reservar antes)', '{} (à réserver)', '{} (reservar antes)']],
  [/^(.+) walk$/u, ['Spaziergang: {}', 'Paseo: {}', 'Promenade : {}', 'Passeio: {}']],
  [/^(.+) lanes$/u, ['Gassen: {}', 'Callejuelas: {}', 'Ruelles : {}', 'Ruelas: {}']],
  [/^(.+) shops$/u, ['Läden: {}', 'Tiendas: {}', 'Boutiques : {}', 'Lojas: {}']],
  [/^(.+) Museum$/u, ['{}-Museum', 'Museo {}', 'Musée {}', 'Museu {}']],
  [/^(.+) [Mm]arket$/u, ['Markt {}', 'Mercado {}', 'Marché {}', 'Mercado {}']],
  [/^(.+) Cathedral$/u, ['Kathedrale {}', 'Catedral {}', 'Cathédrale {}', 'Catedral {}']],
  [/^(.+) Castle$/u, ['Burg {}', 'Castillo {}', 'Château {}', 'Castelo {}']],
  [/^(.+) Palace$/u, ['Palast {}', 'Palacio {}', 'Palais {}', 'Palácio {}']],
  [/^(.+) Temple$/u, ['{}-Tempel', 'Templo {}', 'Temple {}', 'Templo {}']],
  [/^(.+) [Bb]each$/u, ['Strand {}', 'Playa {}', 'Plage {}', 'Praia {}']],
  [/^(.+) [Gg]ardens$/u, ['Gärten {}', 'Jardines {}', 'Jardins {}', 'Jardins {}']],
  [/^a(?:n)? (.+)$/u, ['{}', '{}', '{}', '{}']],
]

/**
 * A sight, an area, an outing or a dish of the gazetteer in a language: its name there, or put together from the
 * names of its parts; what has none keeps the name it has in English, which is most often its own.
 */
export function sightName(english: string, language: Language): string {
  if (language === 'en') return english
  const column = COLUMNS.indexOf(language)
  return NAMES[english]?.[column] ?? joinedName(english, column, language) ?? wrappedName(english, column, language) ?? english
}

function joinedName(english: string, column: number, language: Language): string | null {
  for (const [join, foreign] of Object.entries(JOINS)) {
    const parts = english.split(join)
    if (parts.length > 1) return parts.map((part) => sightName(part, language)).join(foreign[column])
  }
  return null
}

function wrappedName(english: string, column: number, language: Language): string | null {
  for (const [pattern, foreign] of AROUND) {
    const inner = pattern.exec(english)?.[1]
    if (inner !== undefined) return foreign[column]!.replace('{}', sightName(inner, language))
  }
  return null
}
