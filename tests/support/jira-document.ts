import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OpenAPIBackend, type Document } from 'openapi-backend'
import { z } from 'zod'

/** A reduction of Atlassian's own OpenAPI documents, which may lie beside the repository. */
const DOCUMENT = join(import.meta.dirname, '../../../shared/jira-openapi/jira-subset.json')
const FORMATS = {
  uri: (text: string) => URL.canParse(text),
  uuid: (text: string) => z.uuid().safeParse(text).success,
  date: (text: string) => z.iso.date().safeParse(text).success,
  'date-time': (text: string) => !Number.isNaN(Date.parse(text)),
  int32: true, int64: true, double: true, float: true,
} as const

/** For `describe.each`: the document's path, or nothing where it is absent, which is said aloud: a green run has shown less. */
export function jiraDocuments(what: string): string[] {
  if (existsSync(DOCUMENT)) return [DOCUMENT]
  process.stderr.write(`${DOCUMENT} is absent: ${what}.\n`)
  return []
}

export async function openJiraDocument(file: string): Promise<OpenAPIBackend> {
  const definition: Document = JSON.parse(readFileSync(file, 'utf8'))
  const backend = new OpenAPIBackend({ definition, quick: true, ajvOpts: { formats: FORMATS } })
  await backend.init()
  return backend
}
