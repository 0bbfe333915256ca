import { escapeHtml, renderPage } from '../stand-in/page-shell.ts'
import type { AccountSite } from './account-site.ts'
import { renderDocument } from './document-format.ts'
import type { IssueCard } from './issue-card.ts'
import type { StoredIssue } from './issue-store.ts'

export type IssuePage = {
  owner: AccountSite
  issue: StoredIssue
  card: IssueCard
  sprint: string | null
  status: string
  /** Such as 'blocks WEB-7'. */
  links: { words: string; key: string; summary: string }[]
  boardUrl: string
}

/** One issue with everything that was written into it. */
export function renderIssuePage({ owner, issue, card, sprint, status, links, boardUrl }: IssuePage): string {
  const facts = [
    ['Status', status], ['Sprint', sprint ?? 'Backlog'], ['About', card.facts.join(' · ')], ['Labels', card.labels.join(', ')],
    ...Object.entries(issue.document.properties).map(([key, value]) => [`Property ${key}`, JSON.stringify(value)]),
  ].filter(([, value]) => value !== '')
  return renderPage({
    title: `${issue.key} - sandbox Jira`,
    layout: 'wide',
    body: `<header class="bar"><div><p class="badge">Development stand-in for Jira</p><p><a href="${escapeHtml(boardUrl)}">Board of ${escapeHtml(issue.projectKey)}</a> · ${escapeHtml(owner.site.name)}</p>
<h1>${escapeHtml(card.summary)}</h1><p class="soft">${escapeHtml(issue.key)}</p></div></header>
<main class="sheet">${renderDocument(issue.document.fields.description) || '<p class="soft">No description.</p>'}
<dl>${facts.map(([name, value]) => `<div><dt>${escapeHtml(name!)}</dt><dd>${escapeHtml(value!)}</dd></div>`).join('')}</dl>
${links.length === 0 ? '' : `<h2>Linked issues</h2><ul>${links.map(({ words, key, summary }) => `<li>${escapeHtml(words)} <a href="${escapeHtml(`${owner.url}/browse/${key}`)}">${escapeHtml(key)}</a> ${escapeHtml(summary)}</li>`).join('')}</ul>`}</main>`,
  })
}
