import { join } from 'node:path'

/** The project's folder; every path in scripts is taken from here. */
export const ROOT = join(import.meta.dirname, '..')
