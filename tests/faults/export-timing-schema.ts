import { z } from 'zod'
import type { ExportTiming } from '../../src/server/exports/export-timing.ts'

/** Times as a test hands them to a process. */
export const ExportTimingSchema = z.record(z.string(), z.number()).transform((times) => times as Partial<ExportTiming>)
