import { createHash } from 'node:crypto'
import { SITES, type Site } from './catalogue.ts'
import { JIRA_SANDBOX_PATH } from './endpoints.ts'

/** One demonstration site as one account has it: nobody sees another account's issues. */
export type AccountSite = { site: Site; subject: string; cloudId: string; url: string }

/** Every account has its own copy of each site, under a cloud id of its own. */
export function accountSite(subject: string, slug: string, origin: string): AccountSite | null {
  const site = SITES.find((candidate) => candidate.slug === slug)
  if (site === undefined) return null
  return { site, subject, cloudId: cloudIdOf(subject, slug), url: `${origin}${JIRA_SANDBOX_PATH}/sites/${slug}-${subject}` }
}

export function accountSiteByCloudId(subject: string, cloudId: string, origin: string): AccountSite | null {
  const site = SITES.find(({ slug }) => cloudIdOf(subject, slug) === cloudId)
  return site === undefined ? null : accountSite(subject, site.slug, origin)
}

/** In the form of a UUID, the same at every call. */
export function cloudIdOf(subject: string, slug: string): string {
  const hex = createHash('sha256').update(`sandbox-site:${subject}:${slug}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
