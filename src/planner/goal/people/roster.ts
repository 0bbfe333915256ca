import type { Words } from '../reading-context.ts'

/** Somebody in a list of names, with the brackets and the time behind the name. */
export type RosterMember = { name: string; isUser: boolean; words: Words; bracket: Words | null; share: Words | null }
export type Roster = { members: RosterMember[]; from: number; next: number }
