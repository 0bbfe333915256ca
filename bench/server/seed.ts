import { Client } from 'pg'
import { embeddedDrafter } from '../../src/planner/draft/embedded-drafter.ts'
import { generatePlan } from '../../src/planner/generate-plan.ts'
import { initialSteps } from '../../src/server/plan-runs/run-steps.ts'
import { packMembers } from '../../src/server/plans/plan-record.ts'
import { PROMPTS } from './prompts.ts'

export const SEEDED_USERS = 1_000
export const SEEDED_PLANS = 100_000

export function seededSubject(index: number): string {
  return `seeded-${index}`
}

/** Fills the history with real plans, each a copy of one that the planner made of PROMPTS. */
export async function seedHistory({ databaseUrl, issuer }: { databaseUrl: string; issuer: string }): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('create temp table template (number int, prompt text, planner_type text, members bytea)')
    for (const [number, { prompt, plannerType }] of PROMPTS.entries()) {
      await client.query('insert into template values ($1, $2, $3, $4)', [number, prompt, plannerType, await members(number)])
    }
    await client.query('insert into users (user_id, name, email, plan_count) select uuidv7(), $1 || n, $1 || n, $2::int from generate_series(0, $3::int - 1) n', ['seeded-', SEEDED_PLANS / SEEDED_USERS, SEEDED_USERS])
    await client.query('insert into identities (issuer, subject, user_id) select $1, email, user_id from users where email like $2', [issuer, 'seeded-%'])
    await client.query('insert into credit_accounts (user_id) select user_id from users where email like $1', ['seeded-%'])
    // Plans of one person lie apart on disk, as they do when everybody makes one now and then.
    await client.query(
      `insert into plans (user_id, id, prompt, planner_type, members)
       select u.user_id, uuidv7(make_interval(mins => n - 200)), t.prompt, t.planner_type, t.members
       from generate_series(1, $1::int) n cross join users u join template t on t.number = n % $2::int where u.email like 'seeded-%'`,
      [SEEDED_PLANS / SEEDED_USERS, PROMPTS.length],
    )
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

async function members(number: number): Promise<Buffer> {
  const { prompt, plannerType } = PROMPTS[number]!
  const input = { planId: `template-${number}`, prompt, plannerType, now: '2027-01-04T08:00', timeZone: 'UTC', locale: 'en', seed: 0, drafter: embeddedDrafter }
  for await (const event of generatePlan(input)) if (event.type === 'plan-completed') return packMembers({ userId: '', id: '', prompt, plannerType, plan: JSON.stringify(event.plan), steps: JSON.stringify(initialSteps()), startedAt: new Date(), finishedAt: new Date() })
  throw new Error(`no plan for '${prompt}'`)
}
