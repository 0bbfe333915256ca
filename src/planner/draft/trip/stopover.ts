import type { Destination } from '../../playbooks/destinations/destination.ts'

/** A town of the trip; `days` null where the prompt leaves open how long. `destination` null where the gazetteer has none; `said`: the preposition that the prompt gives a place of its own. */
export type Stopover = { title: string; country: string | null; destination: Destination | null; days: number | null; readingIds: string[]; said: string; /** Where one set out and comes back to. */ isHome?: true; /** On the way of a journey from place to place. */ isWayside?: true }
