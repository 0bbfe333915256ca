import type { SandboxAccount } from '../identity/accounts.ts'
import { renderAccountSwitch } from '../stand-in/account-switch.ts'
import { escapeHtml, renderPage } from '../stand-in/page-shell.ts'
import type { AccountSite } from './account-site.ts'
import type { Project, Site } from './catalogue.ts'
import type { IssueCard } from './issue-card.ts'
import { STATUSES } from './status.ts'

export type BoardSprint = { name: string; note: string; state: string; cards: IssueCard[] }

export type BoardPage = {
  pagePath: string
  accounts: SandboxAccount[]
  chosen: SandboxAccount
  sites: readonly Site[]
  owner: AccountSite
  project: Project
  /** With the backlog among them. */
  sprints: BoardSprint[]
}

/** The board of one project: its sprints, each with a column for every status. */
export function renderBoardPage(page: BoardPage): string {
  const { owner, project, sites, sprints } = page
  const count = sprints.reduce((sum, { cards }) => sum + cards.length, 0)
  const projects = owner.site.projects.filter(({ status }) => status === 'live')
  return renderPage({
    title: `${project.name} - sandbox Jira`,
    layout: 'wide',
    body: `<header class="bar"><div><p class="badge">Development stand-in for Jira</p>
<h1>${escapeHtml(project.name)}</h1><p class="soft">${count === 1 ? '1 issue' : `${count} issues`} in project ${escapeHtml(project.key)} of ${escapeHtml(owner.site.name)}. Nothing here reached Atlassian.</p></div>
${renderAccountSwitch(page)}</header>
<main><nav class="tabs" aria-label="Sites">${sites.map((site) => renderTab(page, { site, project: null })).join('')}</nav>
<nav class="tabs" aria-label="Projects">${projects.map((candidate) => renderTab(page, { site: owner.site, project: candidate })).join('')}</nav>
${sprints.map((sprint) => renderSprint(sprint)).join('')}</main>`,
  })
}

function renderTab({ pagePath, chosen, owner, project: current }: BoardPage, { site, project }: { site: Site; project: Project | null }): string {
  const query = new URLSearchParams({ account: chosen.email, site: site.slug, ...(project === null ? {} : { project: project.key }) })
  const isCurrent = project === null ? site === owner.site : project === current
  return `<a href="${pagePath}?${escapeHtml(query.toString())}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(project?.name ?? site.name)}</a>`
}

function renderSprint({ name, note, state, cards }: BoardSprint): string {
  const columns = STATUSES.map((status) => {
    const own = cards.filter(({ statusId }) => statusId === status.id)
    return `<section class="column"><h3>${escapeHtml(status.name)} <span>${own.length}</span></h3><ul>${own.map(renderCard).join('')}</ul></section>`
  })
  return `<section class="sprint"><header><h2>${escapeHtml(name)}</h2><span class="state">${escapeHtml(state)}</span><span class="soft">${escapeHtml(note)}</span></header>
${cards.length === 0 ? '<p class="empty">Nothing in it yet.</p>' : `<div class="columns">${columns.join('')}</div>`}</section>`
}

function renderCard({ key, url, summary, facts, labels }: IssueCard): string {
  return `<li class="issue"><a href="${escapeHtml(url)}">${escapeHtml(summary)}</a><p>${[key, ...facts].map(escapeHtml).join(' · ')}</p>
${labels.length === 0 ? '' : `<div class="labels">${labels.map((label) => `<span>${escapeHtml(label)}</span>`).join('')}</div>`}</li>`
}
