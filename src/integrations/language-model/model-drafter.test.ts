import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { NetworkTask, TaskDrafter, TaskNetwork } from '../../planner/draft/task-network.ts'
import type { Brief } from '../../planner/goal/brief.ts'
import { startScriptedModel, type ModelScript, type ScriptedModel } from '../../../tests/support/scripted-model.ts'
import { createModelDrafter } from './model-drafter.ts'

const servers: ScriptedModel[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

const GOOD = {
  title: 'Podcast, the first season',
  description: 'From idea to first episode.',
  tasks: [
    { id: 'record', title: 'Record the pilot with Ana', description: 'Two takes. Done when one is usable.', effortMinutes: 90, priority: 'high', tags: ['audio'], after: ['concept'], optional: false },
    { id: 'concept', title: 'Write the concept', description: 'One page.', effortMinutes: 60, priority: 'high', tags: [], after: [], optional: false },
    { id: 'trailer', title: 'Cut the trailer', description: 'One minute.', effortMinutes: 45, priority: 'low', tags: [], after: ['record'], optional: true },
  ],
}

test('the embedded draft stands at once and the model refines it in place, ids kept', async () => {
  const drafts = await draftWith([answer(GOOD)])
  expect(drafts[0]!.title).toBe('Embedded title')
  const last = drafts.at(-1)!
  expect(last.title).toBe('Podcast, the first season')
  expect(last.tasks.map((task) => task.id)).toEqual(['concept', 'record', 'party', 'trailer'])
  expect(last.tasks.find((task) => task.id === 'record')).toMatchObject({ title: 'Record the pilot with Ana', effortMinutes: 90, after: [{ taskId: 'concept', lagMinutes: 0 }] })
  expect(last.fellBack).toBeUndefined()
})

test('what answers the prompt is never dropped, nor is its time changed', async () => {
  const drafts = await draftWith([answer({ ...GOOD, tasks: [{ ...GOOD.tasks[1], id: 'party', title: 'Party 2027-03-01', effortMinutes: 5 }] })])
  const party = drafts.at(-1)!.tasks.find((task) => task.id === 'party')!
  expect(party).toMatchObject({ title: 'Party', effortMinutes: 120, fixed: { from: 960 } })
  expect(drafts.at(-1)!.tasks.map((task) => task.id)).toEqual(['party'])
})

test('a fence, prose around the JSON, wrong types and cycles do not lose the usable tasks', async () => {
  const tasks = [
    { id: 'concept', title: 'Write the concept', after: ['record'], effortMinutes: 'many', tags: 'audio', priority: 'urgent' },
    { id: 'record', title: 'Record', after: ['concept'], effortMinutes: '90' },
    { id: 'record', title: 'Record again', after: [] },
    { title: 7 },
    'not a task',
  ]
  const drafts = await draftWith([answer(`Sure, here is your plan:\n\`\`\`json\n${JSON.stringify({ tasks })}\n\`\`\`\nGood luck {with} it!`)])
  const last = drafts.at(-1)!
  expect(last.tasks.map((task) => [task.id, task.after.map((link) => link.taskId)])).toEqual([['concept', []], ['record', ['concept']], ['party', []]])
  expect(last.tasks[0]).toMatchObject({ effortMinutes: 30, priority: 'medium' })
  expect(last.warnings).toEqual(['2 tasks of the model’s answer could not be used.'])
})

test('an answer that was cut short is used as far as it came', async () => {
  const text = JSON.stringify(GOOD)
  const drafts = await draftWith([{ kind: 'answer', pieces: [text.slice(0, text.indexOf('Write the concept'))], finishReason: 'length' }])
  const last = drafts.at(-1)!
  expect(last.tasks.find((task) => task.id === 'record')!.title).toBe('Record the pilot with Ana')
  expect(last.tasks.map((task) => task.id)).toContain('concept')
  expect(last.warnings![0]).toContain('cut short')
})

test.each<[string, ModelScript[], RegExp]>([
  ['a refused key', [{ kind: 'status', status: 401 }], /refused the configured key/],
  ['an answer without JSON', [answer('I cannot help with that.')], /gave no usable answer/],
  ['an empty answer', [{ kind: 'answer', pieces: [] }], /gave no usable answer/],
  ['a stall', [{ kind: 'stall', pieces: ['{"title":"A'] }], /did not answer in time/],
  ['a cut connection', [{ kind: 'cut', pieces: ['{"tit'] }], /model/],
])('%s leaves the embedded plan standing, uncharged, with a warning', async (_case, scripts, words) => {
  const last = (await draftWith(scripts)).at(-1)!
  expect(last.tasks.map((task) => task.id)).toEqual(['concept', 'record', 'party'])
  expect(last.fellBack).toBe(true)
  expect(last.warnings![0]).toMatch(words)
  expect(last.warnings![0]).not.toMatch(/127\.0\.0\.1|secret-key/)
})

test('429 is retried within the budget', async () => {
  const drafts = await draftWith([{ kind: 'status', status: 429, headers: { 'retry-after-ms': '1' } }, answer(GOOD)])
  expect(drafts.at(-1)!.title).toBe('Podcast, the first season')
})

test('cancelling closes the connection to the model', async () => {
  const server = await start([{ kind: 'stall', pieces: ['{"title":'] }])
  const controller = new AbortController()
  const drafts: TaskNetwork[] = []
  for await (const draft of drafter(server, 60_000).draft(BRIEF, { seed: 1, signal: controller.signal })) {
    drafts.push(draft)
    setImmediate(function abortOnceAsked() {
      if (server.requests.length > 0) controller.abort()
      else setImmediate(abortOnceAsked)
    })
  }
  await server.closedByClient
  expect(drafts).toHaveLength(1)
})

test('the goal is sent as data beside the instructions, without the clock', async () => {
  const server = await start([answer(GOOD)])
  await collect(drafter(server))
  const [system, user] = server.requests[0]!.messages
  expect(system!.content).not.toContain('podcast')
  const goal = JSON.parse(textOf(user!.content))
  expect(goal).toEqual({
    goal: 'launch my podcast',
    plannerType: 'calendar',
    language: 'en',
    readings: [],
    notUnderstood: [],
    draft: {
      title: 'Embedded title',
      tasks: [
        { id: 'concept', title: 'Concept', effortMinutes: 30, priority: 'medium', after: [], fixed: false },
        { id: 'record', title: 'Record', effortMinutes: 30, priority: 'medium', after: ['concept'], fixed: false },
        { id: 'party', title: 'Party', effortMinutes: 120, priority: 'medium', after: [], fixed: true },
      ],
    },
  })
})

const BRIEF: Brief = { prompt: 'launch my podcast', plannerType: 'calendar', language: 'en', timeZone: 'UTC', now: 0, subject: 'launch my podcast', readings: [], notes: [], questions: [] }

const EMBEDDED: TaskDrafter = {
  draft: () => [
    {
      title: 'Embedded title',
      description: '',
      assumptions: [],
      tasks: [
        task({ id: 'concept', title: 'Concept' }),
        task({ id: 'record', title: 'Record', after: [{ taskId: 'concept', lagMinutes: 0 }] }),
        task({ id: 'party', title: 'Party', effortMinutes: 120, fixed: { days: { first: 20_000, last: 20_000 }, from: 960, to: 1_080 }, answers: ['r1'] }),
      ],
    },
  ],
}

function task(own: Partial<NetworkTask> & { id: string; title: string }): NetworkTask {
  return {
    description: '', priority: 'medium', type: 'task', tags: [], references: [], location: null, subjects: [], effortMinutes: 30, timed: true, spanDays: 1,
    after: [], optional: false, fixed: null, allowedDays: null, wish: { day: null, windows: [], position: null }, occurrence: null, assignee: null, role: null,
    sprintWish: null, answers: [], ...own,
  }
}

function answer(value: unknown): ModelScript {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return { kind: 'answer', pieces: text.match(/[\s\S]{1,40}/g) ?? [] }
}

async function start(scripts: ModelScript[]): Promise<ScriptedModel> {
  const server = await startScriptedModel(scripts)
  servers.push(server)
  return server
}

function drafter(server: ScriptedModel, stallMs = 250): TaskDrafter {
  return createModelDrafter({ baseUrl: server.baseUrl, name: 'scripted', apiKey: 'secret-key', maxOutputTokens: 8_000, totalMs: 60_000, stallMs }, EMBEDDED)
}

async function draftWith(scripts: ModelScript[]): Promise<TaskNetwork[]> {
  return collect(drafter(await start(scripts)))
}

async function collect(from: TaskDrafter): Promise<TaskNetwork[]> {
  const drafts: TaskNetwork[] = []
  for await (const draft of from.draft(BRIEF, { seed: 1, signal: null })) drafts.push(draft)
  return drafts
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  return z.array(z.object({ text: z.string() })).parse(content).map((part) => part.text).join('')
}
