import type { Pool } from 'pg'
import type { z } from 'zod'
import { createSandboxTables, inTransaction, type Query } from '../stand-in/tables.ts'
import { drawFault } from './draw-fault.ts'
import { FaultSchema, FaultScheduleSchema, SandboxSettingsSchema, type ControlSchema, type Fault, type SandboxSettings } from './fault-schema.ts'

type Call = { service: 'google' | 'jira'; operation: string; /** null before anybody is known. */ account: string | null }

export type Faults = {
  /** What goes wrong with this call, if anything; counts it. */
  draw(call: Call): Promise<Fault | null>
  readSettings(): Promise<SandboxSettings>
  /** Adds rules and schedules and changes the settings that are named. */
  add(control: z.output<typeof ControlSchema>): Promise<void>
  /** Takes away every rule and schedule, and the settings back to what is usual. */
  clear(): Promise<void>
  describe(): Promise<{ rules: object[]; schedules: object[]; settings: SandboxSettings }>
}

const STATEMENTS = [
  `CREATE TABLE IF NOT EXISTS sandbox.fault_rules (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    service text NOT NULL,
    operation text,
    account text,
    skip integer NOT NULL,
    remaining integer NOT NULL,
    fault jsonb NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS sandbox.fault_schedules (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    service text NOT NULL,
    account text,
    schedule jsonb NOT NULL,
    calls integer NOT NULL DEFAULT 0,
    faults integer NOT NULL DEFAULT 0
  )`,
  'CREATE TABLE IF NOT EXISTS sandbox.settings (id boolean PRIMARY KEY DEFAULT true CHECK (id), settings jsonb NOT NULL)',
]

/** Kept in the database, because several servers may share the stand-ins' state. */
export async function createFaults(pool: Pool): Promise<Faults> {
  await createSandboxTables(pool, { name: 'faults', statements: STATEMENTS })

  const readSettings = async (): Promise<SandboxSettings> => {
    const { rows } = await pool.query<{ settings: unknown }>('SELECT settings FROM sandbox.settings')
    return SandboxSettingsSchema.parse(rows[0]?.settings ?? {})
  }

  return {
    readSettings,
    async draw(call) {
      const { rows } = await pool.query<{ any: boolean }>(
        'SELECT EXISTS (SELECT FROM sandbox.fault_rules WHERE remaining > 0) OR EXISTS (SELECT FROM sandbox.fault_schedules) AS any',
      )
      if (!rows[0]!.any) return null
      return inTransaction(pool, async (query) => (await drawFromRules(query, call)) ?? drawFromSchedules(query, call))
    },
    add: ({ rules, schedules, settings }) => inTransaction(pool, async (query) => {
      for (const rule of rules) {
        await query('INSERT INTO sandbox.fault_rules (service, operation, account, skip, remaining, fault) VALUES ($1, $2, $3, $4, $5, $6)',
          [rule.service, rule.operation ?? null, rule.account ?? null, rule.skip, rule.times, rule.fault])
      }
      for (const schedule of schedules) {
        await query('INSERT INTO sandbox.fault_schedules (service, account, schedule) VALUES ($1, $2, $3)', [schedule.service, schedule.account ?? null, schedule])
      }
      await query('INSERT INTO sandbox.settings (settings) VALUES ($1) ON CONFLICT (id) DO UPDATE SET settings = settings.settings || excluded.settings', [settings])
    }),
    async clear() {
      await pool.query('DELETE FROM sandbox.fault_rules')
      await pool.query('DELETE FROM sandbox.fault_schedules')
      await pool.query('DELETE FROM sandbox.settings')
    },
    async describe() {
      const { rows: rules } = await pool.query<object>('SELECT service, operation, account, skip, remaining, fault FROM sandbox.fault_rules WHERE remaining > 0 ORDER BY id')
      const { rows: schedules } = await pool.query<object>('SELECT schedule, calls, faults FROM sandbox.fault_schedules ORDER BY id')
      return { rules, schedules, settings: await readSettings() }
    },
  }
}

async function drawFromRules(query: Query, { service, operation, account }: Call): Promise<Fault | null> {
  const [rule] = await query<{ id: string; skip: number; fault: unknown }>(
    `SELECT id, skip, fault FROM sandbox.fault_rules
     WHERE service = $1 AND (operation IS NULL OR operation = $2) AND (account IS NULL OR account = $3) AND remaining > 0
     ORDER BY id LIMIT 1 FOR UPDATE`,
    [service, operation, account],
  )
  if (rule === undefined) return null
  await query(`UPDATE sandbox.fault_rules SET ${rule.skip > 0 ? 'skip = skip - 1' : 'remaining = remaining - 1'} WHERE id = $1`, [rule.id])
  return rule.skip > 0 ? null : FaultSchema.parse(rule.fault)
}

async function drawFromSchedules(query: Query, { service, account }: Call): Promise<Fault | null> {
  const [row] = await query<{ id: string; schedule: unknown; calls: number; faults: number }>(
    `UPDATE sandbox.fault_schedules SET calls = calls + 1
     WHERE id = (SELECT id FROM sandbox.fault_schedules WHERE service = $1 AND (account IS NULL OR account = $2) ORDER BY id LIMIT 1 FOR UPDATE)
     RETURNING id, schedule, calls, faults`,
    [service, account],
  )
  if (row === undefined) return null
  const schedule = FaultScheduleSchema.parse(row.schedule)
  const fault = row.faults < schedule.most ? drawFault(schedule, row.calls) : null
  if (fault !== null) await query('UPDATE sandbox.fault_schedules SET faults = faults + 1 WHERE id = $1', [row.id])
  return fault
}
