import type { SandboxAccount } from '../identity/accounts.ts'
import { renderAccountSwitch } from '../stand-in/account-switch.ts'
import { escapeHtml, renderPage } from '../stand-in/page-shell.ts'
import type { AgendaEntry, CalendarMonth, DayEntry, MonthDay } from './calendar-month.ts'

export type CalendarPage = {
  pagePath: string
  accounts: SandboxAccount[]
  chosen: SandboxAccount
  month: CalendarMonth
  /** Of all months. */
  eventCount: number
  /** An event that a link led to. */
  opened: string | null
  /** ISO date; marked in the month. */
  today: string
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const SHOWN_PER_DAY = 3

/** The calendar of one account, a month and its agenda. */
export function renderCalendarPage(page: CalendarPage): string {
  const { month, eventCount, pagePath, chosen } = page
  const link = (target: string) => `${pagePath}?account=${encodeURIComponent(chosen.email)}&amp;month=${target}`
  return renderPage({
    title: `${month.title} - sandbox calendar`,
    layout: 'wide',
    body: `<header class="bar"><div><p class="badge">Development stand-in for Google Calendar</p>
<h1>${escapeHtml(month.title)}</h1><p class="soft">${eventCount === 1 ? '1 event' : `${eventCount} events`} in this calendar. Nothing here reached Google.</p></div>
${renderAccountSwitch(page)}</header>
<main><nav class="months" aria-label="Months"><a class="button" href="${link(month.previous)}" rel="prev">Previous month</a><a class="button" href="${link(month.next)}" rel="next">Next month</a></nav>
<table class="month"><caption class="hidden">${escapeHtml(month.title)}</caption><thead><tr>${WEEKDAYS.map((day) => `<th scope="col">${day}</th>`).join('')}</tr></thead>
<tbody>${month.weeks.map((week) => `<tr>${week.map((day) => renderDay(day, page.today)).join('')}</tr>`).join('')}</tbody></table>
<section class="agenda" aria-label="Agenda"><h2>Agenda</h2>${renderAgenda(page)}</section></main>`,
  })
}

function renderDay({ date, inMonth, entries }: MonthDay, today: string): string {
  const kinds = [inMonth ? '' : 'outside', date.toString() === today ? 'today' : ''].filter(Boolean).join(' ')
  const more = entries.length - SHOWN_PER_DAY
  return `<td class="${kinds}"><time datetime="${date.toString()}">${date.day}</time>
${entries.slice(0, SHOWN_PER_DAY).map(renderChip).join('')}${more > 0 ? `<span class="soft more">+${more} more</span>` : ''}</td>`
}

function renderChip({ id, title, time }: DayEntry): string {
  return `<a class="chip ${time === null ? 'all-day' : 'timed'}" href="#event-${escapeHtml(id)}">${time === null ? '' : `<span class="time">${time}</span> `}${escapeHtml(title)}</a>`
}

function renderAgenda({ month, opened }: CalendarPage): string {
  if (month.agenda.length === 0) return '<p class="empty">No event begins in this month.</p>'
  return month.agenda.map(({ date, entries }) => `<section class="day"><h3><time datetime="${date.toString()}">${escapeHtml(date.toLocaleString('en', { weekday: 'long', day: 'numeric', month: 'long' }))}</time></h3>
<ul>${entries.map((entry) => renderEntry(entry, entry.id === opened)).join('')}</ul></section>`).join('')
}

function renderEntry(entry: AgendaEntry, open: boolean): string {
  const facts = [['Where', entry.location], ['Time zone', entry.timeZone ?? ''], ['Status', entry.status], ['Id', entry.id], ...entry.properties].filter(([, value]) => value !== '')
  return `<li id="event-${escapeHtml(entry.id)}"${open ? ' class="opened"' : ''}><details${open ? ' open' : ''}><summary><span class="when">${escapeHtml(entry.when)}</span> <span class="title">${escapeHtml(entry.title)}</span></summary>
${entry.description === '' ? '' : `<p class="description">${escapeHtml(entry.description)}</p>`}
<dl>${facts.map(([name, value]) => `<div><dt>${escapeHtml(name!)}</dt><dd>${escapeHtml(value!)}</dd></div>`).join('')}</dl></details></li>`
}
