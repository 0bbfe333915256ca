import { z } from 'zod'
import type { CallResult } from '../outbound/call-json.ts'
import type { JiraCaller } from './list-pages.ts'
import { readAllPages } from './list-pages.ts'

export type JiraProjectOfSite = { id: string; key: string; name: string }

const ProjectPageSchema = z.object({
  values: z.array(z.object({ id: z.string().min(1), key: z.string().min(1), name: z.string() })),
  isLast: z.boolean(),
})

/** Live projects in which the person may create issues, by name. */
export function listProjects(call: JiraCaller): Promise<CallResult<JiraProjectOfSite[]>> {
  return readAllPages(ProjectPageSchema, {
    call,
    pageSize: 100,
    path: '/rest/api/3/project/search?action=create&status=live&orderBy=name',
  })
}
