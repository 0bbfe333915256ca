import type { ReadingOf } from '../../goal/brief.ts'

const ONLY_THEN = /(?<!\p{L})only (?:available|free|there|here|in town|open|works?|around|has time|have time|possible|can (?:come|do it|make it))(?!\p{L})|(?<!\p{L})(?:available|free|there|here|can (?:come|do it|make it)|has time|have time) only(?!\p{L})|(?<!\p{L})(?:kann|können|hat|haben|ist|sind) nur (?:am|vom|an)(?!\p{L})|(?<!\p{L})(?:solo|sólo|só) (?:está|están|estão|puede|pueden|pode|podem|tiene|tem)(?!\p{L})|(?<!\p{L})(?:n['’]est|ne sont|ne peu(?:t|vent)) (?:disponibles?|libres?|venir) que(?!\p{L})/iu

/** 'The tuner is only free on 5 May': a day on which somebody or something can be had, and nothing that a plan leads to. */
export function isOnlyThen({ words, source }: Pick<ReadingOf<'event'>, 'words' | 'source'>): boolean {
  return source === 'stated' && ONLY_THEN.test(words)
}
