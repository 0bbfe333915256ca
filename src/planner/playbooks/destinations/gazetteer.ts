import { AMERICAS_AND_AFRICA } from './americas-and-africa.ts'
import { ASIA_AND_PACIFIC } from './asia-and-pacific.ts'
import type { Destination } from './destination.ts'
import { NORTHERN_EUROPE } from './northern-europe.ts'
import { REGIONS } from './regions.ts'
import { SOUTHERN_EUROPE } from './southern-europe.ts'

/** Names, areas and positions are public facts, positions to about a hundred metres; opening hours have to be checked before going. */
export const DESTINATIONS: readonly Destination[] = [...NORTHERN_EUROPE, ...SOUTHERN_EUROPE, ...ASIA_AND_PACIFIC, ...AMERICAS_AND_AFRICA, ...REGIONS]
