import type { StopWords } from '../words/trip-text.ts'

/** What the days of a stay hold, in one language: the afternoon of arriving, the next morning where it is another than those that follow, and the parts of the days in turn. */
export type StayWords = {
  first: StopWords
  start?: StopWords
  morning: readonly StopWords[]
  afternoon: readonly StopWords[]
  evening: readonly StopWords[]
  /** What moves at sunrise is seen at sunrise. */
  isEarly?: true
}
