import type { Keyword, Text } from './playbook.ts'

/** What there is to say about a date of this kind, and how long it usually lasts where nobody says so. */
export type EventText = { id: string; keywords: readonly Keyword[]; /** Words with which it is another kind: whoever arrives is not signed for. */ unless?: readonly Keyword[]; minutes?: number; text: Text }
