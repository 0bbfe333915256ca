import { inspect } from 'node:util'
import { PlaybookFilesError } from '../integrations/playbook-files/playbook-files-error.ts'
import { ConfigError } from './config.ts'
import { errorCode } from './database/error-code.ts'
import { DatabaseUnusableError } from './database/unusable-error.ts'
import { StartRefusedError } from './start-refused-error.ts'

const REFUSALS = [ConfigError, DatabaseUnusableError, StartRefusedError, PlaybookFilesError]
/** A file that may not be read or written, a read-only file system, a full disk or quota. */
const FILE_TROUBLES: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'])

/** What a failed start says to the person who starts the server; a stack, with what caused it, stands only where the failure is ours. */
export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return `The server did not start: ${String(error)}`
  if (REFUSALS.some((refusal) => error instanceof refusal)) return error.message
  if (FILE_TROUBLES.has(errorCode(error))) return `The server did not start: ${error.message}. Check that it may read and write there, and that the disk has room.`
  return `The server did not start: ${inspect(error)}`
}
