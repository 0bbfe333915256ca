import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { createMailServer } from '../../../tests/support/mail-server.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { feedback } from '../database/ownerless-tables.ts'

const database = await createTestDatabase()
const server = await startTestServer({ database })
afterAll(() => server.close())

const message = { full_name: '  Ada Lovelace ', email: 'ada@example.org', phone: '+91 98765 43210', message: 'Can it plan a sea voyage?\n\n.\nYours, Ada' }

describe('POST /feedback', () => {
  it('stores the message, the name trimmed, without anybody signed in', async () => {
    const reply = await post(server, message)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ received: true })
    const [row] = await database.db.select().from(feedback)
    expect(row).toMatchObject({ fullName: 'Ada Lovelace', email: 'ada@example.org', phone: '+91 98765 43210', message: message.message, mailedAt: null })
  })

  it('takes a message without a phone number', async () => {
    for (const phone of [undefined, null, '']) {
      await database.db.delete(feedback)
      expect((await post(server, { ...message, phone })).statusCode).toBe(200)
      expect(await database.db.select({ phone: feedback.phone }).from(feedback)).toEqual([{ phone: null }])
    }
  })

  it('answers a program that fills the hidden field as it answers people, and stores nothing', async () => {
    await database.db.delete(feedback)
    const reply = await post(server, { ...message, website: 'https://spam.example' })
    expect([reply.statusCode, reply.json()]).toEqual([200, { received: true }])
    expect(await database.db.select().from(feedback)).toEqual([])
  })

  it.each([
    ['no name', { full_name: '   ' }, 'Full name is required'],
    ['no address', { email: '' }, 'body.email'],
    ['an address that is none', { email: 'ada' }, 'body.email'],
    ['an address with a line break', { email: 'ada@example.org\r\nBcc: all@example.org' }, 'body.email'],
    ['a name with a line break', { full_name: 'Ada\r\nBcc: all@example.org' }, 'body.full_name'],
    ['a blank message', { message: ' \n ' }, 'Message is required'],
    ['a message that is too long', { message: 'x'.repeat(5001) }, 'body.message'],
    ['a phone number of 16 digits', { phone: '+1234567890123456' }, 'at most 15 digits'],
    ['a phone number of words', { phone: 'call me' }, 'body.phone'],
  ])('answers 400 to %s and says what is wrong', async (_title, fields, named) => {
    const reply = await post(await freshServer(), { ...message, ...fields })
    expect(reply.statusCode).toBe(400)
    expect(reply.json<{ detail: string }>().detail).toContain(named)
  })

  it('takes ten messages of one address in an hour', async () => {
    const another = await freshServer()
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) statuses.push((await post(another, message)).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})

describe('with a mail server', () => {
  it('mails the message as plain text, to be answered to its writer', async () => {
    const { mail, planner } = await withMail()
    await post(planner, message)
    await expect.poll(() => mail.mails.length).toBe(1)
    const { from, to, text } = mail.mails[0]!
    expect({ from, to }).toEqual({ from: 'planner@example.org', to: ['help@example.org'] })
    expect(text).toMatch(/^Reply-To: "?Ada Lovelace"? <ada@example\.org>\r$/m)
    expect(text).toMatch(/^Subject: Planwright: message from Ada Lovelace\r$/m)
    expect(text).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m)
    expect(text).toContain('Phone: +91 98765 43210')
    expect(text).toContain('Can it plan a sea voyage?')
    await expect.poll(async () => (await database.db.select().from(feedback))[0]?.mailedAt).toBeInstanceOf(Date)
  })

  it('lets nothing of a message into the headers', async () => {
    const { mail, planner } = await withMail()
    await post(planner, { ...message, full_name: 'Eve <eve@example.org>, "Bcc": all@example.org', message: 'Bcc: all@example.org\r\n\r\nBcc: all@example.org' })
    await expect.poll(() => mail.mails.length).toBe(1)
    const [head = ''] = mail.mails[0]!.text.split('\r\n\r\n')
    expect(head.split(/\r\n(?! )/).filter((line) => /^(bcc|cc|to):/i.test(line))).toEqual(['To: help@example.org'])
    expect(mail.mails[0]!.to).toEqual(['help@example.org'])
  })

  it('mails it later when the mail server is down', async () => {
    const { mail, planner } = await withMail()
    await mail.stop()
    expect((await post(planner, message)).statusCode).toBe(200)
    await mail.start()
    await expect.poll(() => mail.mails.length).toBe(1)
  })

  it('goes on after a message that the mail server refuses for good', async () => {
    const { mail, planner } = await withMail()
    mail.refusedTexts.add('unwanted')
    await post(planner, { ...message, message: 'unwanted' })
    await post(planner, { ...message, message: 'wanted' })
    await expect.poll(() => mail.mails.map(({ text }) => text.includes('\r\nwanted'))).toEqual([true])
  })

  it('mails each message once, whichever of two servers is awake', async () => {
    const { mail, env } = await withMail()
    const servers = await Promise.all([freshServer(env), freshServer(env)])
    await Promise.all(servers.flatMap((planner) => Array.from({ length: 5 }, () => post(planner, message))))
    await expect.poll(async () => (await database.db.select().from(feedback)).every(({ mailedAt }) => mailedAt !== null)).toBe(true)
    expect(mail.mails).toHaveLength(10)
  })
})

function post(planner: TestServer, payload: object) {
  return planner.app.inject({ method: 'POST', url: '/api/feedback', payload })
}

/** With a count of its own of who wrote how often. */
async function freshServer(env: Record<string, string> = {}): Promise<TestServer> {
  const planner = await startTestServer({ database, env, issuer: server.issuer, timing: { mailRetryMs: 50 } })
  onTestFinished(() => planner.close())
  return planner
}

async function withMail() {
  await database.db.delete(feedback)
  const mail = await createMailServer()
  await mail.start()
  onTestFinished(() => mail.stop())
  const env = { SMTP_URL: mail.url, SMTP_FROM: 'planner@example.org', SUPPORT_EMAIL: 'help@example.org' }
  return { mail, env, planner: await freshServer(env) }
}
