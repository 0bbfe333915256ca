import { z } from 'zod'
import type { Plan } from '../../contract/plan.ts'
import { planCsv } from '../../planner/present/plan-csv.ts'
import { planIcs } from '../../planner/present/plan-ics.ts'
import { planMarkdown } from '../../planner/present/plan-markdown.ts'

export const FileFormatSchema = z.enum(['ics', 'csv', 'md', 'json'])
export type FileFormat = z.infer<typeof FileFormatSchema>

export type PlanFile = { contentType: string; fileName: string; text: string }

const CONTENT_TYPES: Record<FileFormat, string> = {
  ics: 'text/calendar; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

const WRITERS: Record<FileFormat, (plan: Plan) => string> = {
  ics: calendarText,
  // Spreadsheets take a file without this mark for one of an older encoding.
  csv: (plan) => `\uFEFF${planCsv(plan)}`,
  md: planMarkdown,
  json: (plan) => `${JSON.stringify(plan, null, 2)}\n`,
}

export function planFile(plan: Plan, format: FileFormat): PlanFile {
  return { contentType: CONTENT_TYPES[format], fileName: `${fileTitle(plan.title)}.${format}`, text: WRITERS[format](plan) }
}

/** The same plan always gives the same text, so that a subscriber is told when nothing has changed. */
export function calendarText(plan: Plan): string {
  return planIcs(plan, madeAt(plan.id))
}

/** A plan's id is a UUIDv7 (RFC 9562, 5.7), whose first 48 bits are the moment it was made, in milliseconds. */
function madeAt(id: string): string {
  const milliseconds = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
  return new Date(Number.isNaN(milliseconds) ? 0 : milliseconds).toISOString()
}

const LONGEST_TITLE = 80

/** A file name that every system takes: letters, digits and hyphens. */
function fileTitle(title: string): string {
  const words = title.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/gu, '')
  return words.slice(0, LONGEST_TITLE).replace(/[\uD800-\uDBFF]$/u, '') || 'plan'
}

/** RFC 6266: a name in ASCII for old readers, and the whole one in UTF-8 (RFC 8187). */
export function attachment(fileName: string): string {
  const ascii = fileName.normalize('NFKD').replaceAll(/[^\x20-\x7e]/gu, '').replace(/^\./u, 'plan.')
  const encoded = encodeURIComponent(fileName).replaceAll(/['()*]/gu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
