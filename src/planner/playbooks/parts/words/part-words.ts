import type { PartKind } from '../part-kinds.ts'

/** Nouns by what they name, lower case without diacritics, in the singular, separated by commas. */
export type PartWords = Readonly<Record<PartKind, string>>
