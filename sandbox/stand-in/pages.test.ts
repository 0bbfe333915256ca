import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { connectGoogle, openJiraSite, nextEmail, startStandIns } from '../../tests/support/stand-ins.ts'
import { createTestDatabase } from '../../tests/support/test-database.ts'
import { mountSandboxes } from './mount.ts'

const database = await createTestDatabase()
const standIns = await startStandIns(database.pool)
afterAll(() => standIns.close())

describe('the calendar page', () => {
  test('opens at the event that a link leads to, in the zone of the event', async () => {
    const email = nextEmail()
    const { access_token: token } = await connectGoogle(standIns, { email })
    const event = { id: 'abcde', summary: 'Swim <fast> & far', location: 'Pool', start: { dateTime: '2027-03-04T18:00:00', timeZone: 'Europe/Berlin' }, end: { dateTime: '2027-03-04T19:30:00', timeZone: 'Europe/Berlin' } }
    const created = await insert(token, event)
    await insert(token, { id: 'fghij', summary: 'Holiday', start: { date: '2027-03-08' }, end: { date: '2027-03-11' } })
    const page = await fetch(created.htmlLink)
    expect(new URL(page.url).searchParams.get('month')).toBe('2027-03')
    const html = await page.text()
    for (const words of ['Development stand-in for Google Calendar', 'March 2027', 'Swim &#60;fast&#62; &#38; far', '18:00–19:30', 'All day, until 2027-03-10', 'Europe/Berlin', email]) expect(html).toContain(words)
    expect(html.split('class="chip all-day"')).toHaveLength(4)
    expect([page.headers.get('content-security-policy'), html.includes('<script')]).toEqual([expect.stringContaining("default-src 'none'"), false])
    await fetch(`${standIns.google.rootUrl}calendar/v3/calendars/primary/events/abcde`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
    expect((await fetch(created.htmlLink)).status).toBe(404)
  })

  test('is there before anything arrived, and for any month', async () => {
    expect(await (await fetch(`${standIns.google.pageUrl}?month=2024-02`)).text()).toContain('February 2024')
    expect((await fetch(`${standIns.google.pageUrl}?month=now&account=nobody@example.test`)).status).toBe(200)
  })
})

describe('the board', () => {
  test('shows the sprints of the project with their issues', async () => {
    const site = await openJiraSite(standIns)
    await site.call('POST', '/rest/api/3/issue', { fields: { project: { key: 'WEB' }, issuetype: { id: '10002' }, summary: 'Build <the> cart', labels: ['plan-1'], customfield_10107: 103, timetracking: { originalEstimate: '4h' } } })
    const html = await (await fetch(`${standIns.jira.pageUrl}?account=${site.email}&project=WEB`)).text()
    for (const words of ['Development stand-in for Jira', 'Website sprint 3', 'Build &#60;the&#62; cart', 'WEB-5 · Task · Medium · 4h', 'plan-1', 'Backlog', 'Demo lab']) expect(html).toContain(words)
    expect(html).not.toContain('<script')
  })

  test('leads to an issue with its description, properties and links, under the address of its site', async () => {
    const site = await openJiraSite(standIns)
    const description = { type: 'doc', version: 1, content: [{ type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A <b> c', marks: [{ type: 'strong' }] }] }] }] }] }
    await site.call('PUT', '/rest/api/3/issue/WEB-1', { fields: { description }, properties: [{ key: 'plan', value: 'p1' }] })
    await site.call('POST', '/rest/api/3/issueLink', { type: { name: 'Blocks' }, inwardIssue: { key: 'WEB-1' }, outwardIssue: { key: 'WEB-2' } })
    const reply = await fetch(`${standIns.jira.apiUrl}/oauth/token/accessible-resources`, { headers: { authorization: `Bearer ${site.access_token}` } })
    const [resource] = JSON.parse(await reply.text())
    const html = await (await fetch(`${resource.url}/browse/WEB-1`)).text()
    for (const words of ['<ul><li><p><strong>A &#60;b&#62; c</strong></p></li></ul>', 'Property plan', 'blocks', 'Check the contrast of all buttons']) expect(html).toContain(words)
    expect((await fetch(`${resource.url}/browse/WEB-99`)).status).toBe(404)
    expect((await fetch(resource.url)).url).toContain(`account=${encodeURIComponent(site.email)}`)
  })
})

test('an origin that others can reach is refused', async () => {
  const options = { origin: 'https://plans.example.org', productName: 'Planwright', pool: database.pool, clock: Date.now, google: null, jira: null }
  await expect(mountSandboxes(Fastify(), options)).rejects.toThrow(/localhost only/)
})

async function insert(token: string, event: object): Promise<{ htmlLink: string }> {
  const reply = await fetch(`${standIns.google.rootUrl}calendar/v3/calendars/primary/events`, {
    method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: JSON.stringify(event),
  })
  return JSON.parse(await reply.text())
}
