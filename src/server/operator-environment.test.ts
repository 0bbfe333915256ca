import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'

test('an operator who says nothing is nobody, and no mail is sent', () => {
  const { operator, mail } = loadConfig({})
  expect(operator).toEqual({ name: null, address: null, law: null, contact: null, links: [], salesEmail: null })
  expect(mail).toBeNull()
})

test('an operator may say who they are', () => {
  const { operator } = loadConfig({
    OPERATOR_NAME: 'Example Planning Ltd',
    OPERATOR_ADDRESS: '1 Example Street, Cork',
    OPERATOR_LAW: 'Ireland',
    OPERATOR_CONTACT_NAME: 'Example Person',
    OPERATOR_CONTACT_ROLE: 'Runs this installation',
    OPERATOR_CONTACT_PHOTO_URL: '/founder.jpg',
    OPERATOR_LINKS: 'GitHub=https://github.com/example, Search=https://example.org/?q=a=b',
    SUPPORT_EMAIL: 'help@example.org',
  })
  expect(operator).toEqual({
    name: 'Example Planning Ltd',
    address: '1 Example Street, Cork',
    law: 'Ireland',
    contact: { name: 'Example Person', role: 'Runs this installation', about: null, photoUrl: '/founder.jpg' },
    links: [
      { name: 'GitHub', address: 'https://github.com/example' },
      { name: 'Search', address: 'https://example.org/?q=a=b' },
    ],
    salesEmail: 'help@example.org',
  })
})

test('mail goes to the support address from the support address, unless said otherwise', () => {
  const server = { SMTP_URL: 'smtps://planner:secret@mail.example.org', SUPPORT_EMAIL: 'help@example.org' }
  expect(loadConfig(server).mail).toEqual({ url: server.SMTP_URL, from: 'help@example.org', to: 'help@example.org' })
  expect(loadConfig({ ...server, SMTP_TO: 'desk@example.org', SMTP_FROM: 'planner@example.org' }).mail).toMatchObject({ from: 'planner@example.org', to: 'desk@example.org' })
})

test.each([
  [{ OPERATOR_LINKS: 'GitHub' }, /OPERATOR_LINKS is 'GitHub'.*names and addresses/],
  [{ OPERATOR_LINKS: 'Bad=javascript:alert(1)' }, /OPERATOR_LINKS/],
  [{ OPERATOR_CONTACT_NAME: 'X', OPERATOR_CONTACT_PHOTO_URL: 'http://example.org/x.jpg' }, /OPERATOR_CONTACT_PHOTO_URL.*https/],
  [{ OPERATOR_CONTACT_NAME: 'X', OPERATOR_CONTACT_PHOTO_URL: '//example.org/x.jpg' }, /OPERATOR_CONTACT_PHOTO_URL.*https/],
  [{ OPERATOR_CONTACT_ROLE: 'Founder' }, /OPERATOR_CONTACT_ROLE is set but OPERATOR_CONTACT_NAME is not/],
  [{ SMTP_URL: 'mail.example.org', SUPPORT_EMAIL: 'help@example.org' }, /SMTP_URL has an unusable value \(not shown\).*smtps:/],
  [{ SMTP_URL: 'smtp://mail.example.org' }, /SMTP_TO is not set/],
  [{ SMTP_FROM: 'planner@example.org' }, /SMTP_FROM is set but SMTP_URL is not/],
  [{ SALES_EMAIL: 'sales' }, /SALES_EMAIL is 'sales'/],
])('%j is refused with what to do', (env, message) => {
  expect(() => loadConfig(env)).toThrow(message)
})
