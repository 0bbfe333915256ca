import { calendar } from '@googleapis/calendar'
import { OAuth2Client } from 'google-auth-library'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { clearFaults, connectGoogle, setFaults, startStandIns, STAND_IN_CLIENT } from '../../tests/support/stand-ins.ts'
import { createTestDatabase } from '../../tests/support/test-database.ts'

const database = await createTestDatabase()
const standIns = await startStandIns(database.pool)
afterAll(() => standIns.close())

const MORNING = { start: { dateTime: '2027-01-04T10:00:00', timeZone: 'Europe/Berlin' }, end: { dateTime: '2027-01-04T12:00:00', timeZone: 'Europe/Berlin' } }
/** The library's own option for the whole client drops the path of a root; the one of a call keeps it. */
const at = { rootUrl: standIns.google.rootUrl }
let people = 0

describe('an event with an id of the client', () => {
  test('is inserted, read, listed, patched and deleted by the real client library', async () => {
    const { events, email } = await openCalendar()
    const created = await events.insert({ calendarId: 'primary', requestBody: { id: 'plan0task1', summary: 'Swim', location: 'Pool', extendedProperties: { private: { plan: 'p1', task: 't1' } }, ...MORNING } }, at)
    expect(created.data).toMatchObject({
      kind: 'calendar#event', id: 'plan0task1', status: 'confirmed', iCalUID: 'plan0task1@google.com', organizer: { email },
      start: { dateTime: '2027-01-04T09:00:00Z', timeZone: 'Europe/Berlin' }, end: { dateTime: '2027-01-04T11:00:00Z' },
    })
    const patched = await events.patch({ calendarId: email, eventId: 'plan0task1', requestBody: { summary: 'Swim far' } }, at)
    expect(patched.data).toMatchObject({ summary: 'Swim far', location: 'Pool', sequence: 1, extendedProperties: { private: { plan: 'p1', task: 't1' } } })
    expect((await events.get({ calendarId: 'primary', eventId: 'plan0task1' }, at)).data).toEqual(patched.data)
    const listed = await events.list({ calendarId: 'primary', privateExtendedProperty: ['plan=p1', 'task=t1'] }, at)
    expect(listed.data.items).toEqual([patched.data])
    expect((await events.delete({ calendarId: 'primary', eventId: 'plan0task1' }, at)).status).toBe(204)
    expect((await events.list({ calendarId: 'primary' }, at)).data.items).toEqual([])
  })

  test('keeps it: a second insert is a duplicate, also after the event was deleted', async () => {
    const { events } = await openCalendar()
    await events.insert({ calendarId: 'primary', requestBody: { id: 'abcde', ...MORNING } }, at)
    expect(await refusal(events.insert({ calendarId: 'primary', requestBody: { id: 'abcde', ...MORNING } }, at))).toEqual([409, 'duplicate'])
    await events.delete({ calendarId: 'primary', eventId: 'abcde' }, at)
    expect(await refusal(events.insert({ calendarId: 'primary', requestBody: { id: 'abcde', ...MORNING } }, at))).toEqual([409, 'duplicate'])
    expect((await events.get({ calendarId: 'primary', eventId: 'abcde' }, at)).data.status).toBe('cancelled')
    expect(await refusal(events.delete({ calendarId: 'primary', eventId: 'abcde' }, at))).toEqual([410, 'deleted'])
    await events.patch({ calendarId: 'primary', eventId: 'abcde', requestBody: { status: 'confirmed' } }, at)
    expect((await events.list({ calendarId: 'primary' }, at)).data.items).toHaveLength(1)
  })

  test.each([
    ['too short', 'abcd'],
    ['in capitals', 'ABCDE'],
    ['outside of base32hex', 'wxyz0'],
    ['with a dash', 'has-dash'],
    ['too long', 'a'.repeat(1_025)],
  ])('is refused when the id is %s', async (_fault, id) => {
    const { events } = await openCalendar()
    expect(await refusal(events.insert({ calendarId: 'primary', requestBody: { id, ...MORNING } }, at))).toEqual([400, 'invalid'])
  })
})

describe('the times of an event', () => {
  test('of whole days end on the day after the last, and are listed as days', async () => {
    const { events } = await openCalendar()
    const days = { start: { date: '2027-01-04' }, end: { date: '2027-01-06' } }
    expect((await events.insert({ calendarId: 'primary', requestBody: days }, at)).data).toMatchObject({ ...days, status: 'confirmed' })
    const after = await events.list({ calendarId: 'primary', timeMin: '2027-01-06T00:00:00Z' }, at)
    expect(after.data.items).toEqual([])
  })

  test.each([
    ['a time without offset and zone', { start: { dateTime: '2027-01-04T10:00:00' }, end: { dateTime: '2027-01-04T11:00:00Z' } }, 'required'],
    ['a zone that does not exist', { start: { dateTime: '2027-01-04T10:00:00', timeZone: 'Mars/Base' }, end: { dateTime: '2027-01-04T11:00:00Z' } }, 'invalid'],
    ['a day and a time together', { start: { date: '2027-01-04' }, end: { dateTime: '2027-01-04T11:00:00Z' } }, 'invalid'],
    ['both in one bound', { start: { date: '2027-01-04', dateTime: '2027-01-04T10:00:00Z' }, end: { date: '2027-01-05' } }, 'invalid'],
    ['no end', { start: { date: '2027-01-04' } }, 'required'],
    ['an end before the start', { start: { dateTime: '2027-01-04T10:00:00Z' }, end: { dateTime: '2027-01-04T09:00:00Z' } }, 'timeRangeEmpty'],
    ['a whole day that ends on itself', { start: { date: '2027-01-04' }, end: { date: '2027-01-04' } }, 'timeRangeEmpty'],
    ['a day that is not in the calendar', { start: { date: '2027-02-30' }, end: { date: '2027-03-01' } }, 'invalid'],
  ])('are refused: %s', async (_case, requestBody, reason) => {
    const { events } = await openCalendar()
    expect(await refusal(events.insert({ calendarId: 'primary', requestBody }, at))).toEqual([400, reason])
  })

  test('follow the clock change of their zone and are answered in the zone that is asked for', async () => {
    const { events } = await openCalendar()
    const requestBody = { id: 'summer', start: { dateTime: '2027-03-28T03:30:00', timeZone: 'Europe/Berlin' }, end: { dateTime: '2027-03-28T05:00:00', timeZone: 'Europe/Berlin' } }
    expect((await events.insert({ calendarId: 'primary', requestBody }, at)).data.start).toEqual({ dateTime: '2027-03-28T01:30:00Z', timeZone: 'Europe/Berlin' })
    const listed = await events.list({ calendarId: 'primary', timeZone: 'America/New_York' }, at)
    expect(listed.data).toMatchObject({ timeZone: 'America/New_York', items: [{ start: { dateTime: '2027-03-27T21:30:00-04:00' } }] })
  })

  test('change their kind only when the other kind is taken away', async () => {
    const { events } = await openCalendar()
    await events.insert({ calendarId: 'primary', requestBody: { id: 'kinds', ...MORNING } }, at)
    const days = { start: { date: '2027-01-04' }, end: { date: '2027-01-05' } }
    expect(await refusal(events.patch({ calendarId: 'primary', eventId: 'kinds', requestBody: days }, at))).toEqual([400, 'invalid'])
    const cleared = { start: { ...days.start, dateTime: null, timeZone: null }, end: { ...days.end, dateTime: null, timeZone: null } }
    expect((await events.patch({ calendarId: 'primary', eventId: 'kinds', requestBody: cleared }, at)).data).toMatchObject(days)
  })
})

describe('a change', () => {
  test('by update drops what it leaves out, by patch keeps it and merges properties', async () => {
    const { events } = await openCalendar()
    const all = { id: 'allof', summary: 'Swim', description: 'Far', location: 'Pool', extendedProperties: { private: { a: '1', b: '2' } }, ...MORNING }
    await events.insert({ calendarId: 'primary', requestBody: all }, at)
    const patched = await events.patch({ calendarId: 'primary', eventId: 'allof', requestBody: { description: null, extendedProperties: { private: { b: '3' } } } }, at)
    expect(patched.data).toMatchObject({ summary: 'Swim', location: 'Pool', extendedProperties: { private: { a: '1', b: '3' } } })
    expect(patched.data.description).toBeUndefined()
    const updated = await events.update({ calendarId: 'primary', eventId: 'allof', requestBody: { summary: 'Only this', ...MORNING } }, at)
    expect(updated.data.summary).toBe('Only this')
    expect([updated.data.location, updated.data.extendedProperties]).toEqual([undefined, undefined])
  })

  test('of two at once loses neither', async () => {
    const { events } = await openCalendar()
    await events.insert({ calendarId: 'primary', requestBody: { id: 'races', ...MORNING } }, at)
    await Promise.all(['summary', 'location', 'description'].map((field) => events.patch({ calendarId: 'primary', eventId: 'races', requestBody: { [field]: 'set' } }, at)))
    expect((await events.get({ calendarId: 'primary', eventId: 'races' }, at)).data).toMatchObject({ summary: 'set', location: 'set', description: 'set', sequence: 3 })
  })

  test('is refused when the event is no longer what the client saw', async () => {
    const { events } = await openCalendar()
    const { etag } = (await events.insert({ calendarId: 'primary', requestBody: { id: 'etags', ...MORNING } }, at)).data
    await events.patch({ calendarId: 'primary', eventId: 'etags', requestBody: { summary: 'Changed' } }, at)
    expect(await refusal(events.delete({ calendarId: 'primary', eventId: 'etags' }, { ...at, headers: { 'if-match': etag! } }))).toEqual([412, 'conditionNotMet'])
  })

  test('of an event that never was is not found', async () => {
    const { events } = await openCalendar()
    expect(await refusal(events.get({ calendarId: 'primary', eventId: 'nobody' }, at))).toEqual([404, 'notFound'])
    expect(await refusal(events.delete({ calendarId: 'primary', eventId: 'nobody' }, at))).toEqual([404, 'notFound'])
    expect(await refusal(events.list({ calendarId: 'other@example.test' }, at))).toEqual([404, 'notFound'])
  })
})

test('an address that the service does not have is answered in its own shape', async () => {
  const reply = await fetch(`${standIns.google.rootUrl}calendar/v3/colors`)
  expect([reply.status, await reply.json()]).toEqual([404, { error: { errors: [{ domain: 'global', reason: 'notFound', message: 'Not Found' }], code: 404, message: 'Not Found' } }])
})

describe('a list', () => {
  test('comes page by page, in the order of time, within bounds, with all properties met', async () => {
    const { events } = await openCalendar()
    for (const [index, hour] of ['12', '09', '15', '18'].entries()) {
      const requestBody = { id: `event${index}`, start: { dateTime: `2027-01-04T${hour}:00:00Z` }, end: { dateTime: `2027-01-04T${hour}:30:00Z` }, extendedProperties: { private: { plan: index < 3 ? 'p1' : 'p2', task: `t${index}` } } }
      await events.insert({ calendarId: 'primary', requestBody }, at)
    }
    const query = { calendarId: 'primary', singleEvents: true, orderBy: 'startTime', maxResults: 2 }
    const first = (await events.list(query, at)).data
    const second = (await events.list({ ...query, pageToken: first.nextPageToken! }, at)).data
    expect([...first.items!, ...second.items!].map(({ id }) => id)).toEqual(['event1', 'event0', 'event2', 'event3'])
    expect(second.nextPageToken).toBeUndefined()
    const ids = async (filter: object) => (await events.list({ calendarId: 'primary', ...filter }, at)).data.items!.map(({ id }) => id)
    expect(await ids({ timeMin: '2027-01-04T09:30:00Z', timeMax: '2027-01-04T15:00:00Z' })).toEqual(['event0'])
    expect(await ids({ privateExtendedProperty: ['plan=p1'] })).toEqual(['event0', 'event1', 'event2'])
    expect(await ids({ privateExtendedProperty: ['plan=p1', 'task=t3'] })).toEqual([])
    await events.delete({ calendarId: 'primary', eventId: 'event1' }, at)
    expect(await ids({ privateExtendedProperty: ['plan=p1'], showDeleted: true })).toEqual(['event0', 'event1', 'event2'])
  })

  test.each([
    [{ orderBy: 'startTime' }, 'badRequest'],
    [{ timeMin: '2027-01-04' }, 'badRequest'],
    [{ timeMin: '2027-01-04T10:00:00Z', timeMax: '2027-01-04T09:00:00Z' }, 'timeRangeEmpty'],
    [{ pageToken: 'made-up' }, 'invalidParameter'],
    [{ maxResults: 0 }, 'invalidParameter'],
    [{ privateExtendedProperty: ['no-value'] }, 'invalidParameter'],
  ])('is refused for %j', async (query, reason) => {
    const { events } = await openCalendar()
    expect(await refusal(events.list({ calendarId: 'primary', ...query }, at))).toEqual([400, reason])
  })
})

describe('the grant', () => {
  test('of events opens neither the list of calendars nor the busy times', async () => {
    const { client } = await openCalendar()
    expect(await refusal(client.calendarList.list({}, at))).toEqual([403, 'insufficientPermissions'])
    expect(await refusal(client.freebusy.query({ requestBody: { timeMin: '2027-01-04T00:00:00Z', timeMax: '2027-01-05T00:00:00Z', items: [{ id: 'primary' }] } }, at))).toEqual([403, 'insufficientPermissions'])
  })

  test('to read lets nobody write', async () => {
    const { events } = await openCalendar({ scope: 'https://www.googleapis.com/auth/calendar.events.readonly' })
    expect((await events.list({ calendarId: 'primary' }, at)).status).toBe(200)
    expect(await refusal(events.insert({ calendarId: 'primary', requestBody: MORNING }, at))).toEqual([403, 'insufficientPermissions'])
  })

  test('is refreshed by the client library itself when its access token has ended', async () => {
    const { events, auth } = await openCalendar()
    const before = auth.credentials.access_token
    standIns.advance(3_600_000)
    expect((await events.list({ calendarId: 'primary' }, at)).status).toBe(200)
    expect(auth.credentials.access_token).not.toBe(before)
    const { access_token: ended } = auth.credentials
    await auth.revokeCredentials()
    auth.setCredentials({ access_token: ended! })
    expect(await refusal(events.list({ calendarId: 'primary' }, at))).toEqual([401, 'authError'])
  })

  test('lets so many calls through in a minute and no more', async () => {
    const { events } = await openCalendar()
    await setFaults(standIns, { settings: { googleCallsPerMinute: 3 } })
    const list = () => events.list({ calendarId: 'primary' }, at)
    await events.insert({ calendarId: 'primary', requestBody: MORNING }, at)
    for (let call = 0; call < 2; call += 1) await list()
    expect(await refusal(list())).toEqual([403, 'rateLimitExceeded'])
    standIns.advance(61_000)
    expect((await list()).status).toBe(200)
    await clearFaults(standIns)
  })
})

type Options = { email?: string; scope?: string }

async function openCalendar({ email = `person-${(people += 1)}@example.test`, scope }: Options = {}) {
  const tokens = await connectGoogle(standIns, { email, extra: scope === undefined ? {} : { scope } })
  const auth = new OAuth2Client({
    ...STAND_IN_CLIENT,
    redirectUri: standIns.redirectUri,
    endpoints: { oauth2TokenUrl: standIns.google.tokenUrl, oauth2RevokeUrl: standIns.google.revokeUrl },
  })
  auth.setCredentials({ access_token: tokens.access_token, refresh_token: tokens.refresh_token ?? null })
  const client = calendar({ version: 'v3', auth, retry: false })
  return { client, events: client.events, auth, email, tokens }
}

const RefusalSchema = z.object({ response: z.object({ status: z.number(), data: z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })).min(1) }) }) }) })

/** Status and reason of a refused call. */
async function refusal(call: Promise<unknown>): Promise<[number, string]> {
  try {
    await call
  } catch (error) {
    const { response } = RefusalSchema.parse(error)
    return [response.status, response.data.error.errors[0]!.reason]
  }
  throw new Error('The call was not refused.')
}
