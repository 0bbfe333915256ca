// usage: node bench/web/run.ts [repetitions]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { removeEmbeddedPostgres } from '../../src/server/database/embedded/start-embedded-postgres.ts'
import { findChromium } from '../../tests/support/find-chromium.ts'
import { findFreePort } from '../../tests/support/free-port.ts'
import { endServer, startServerProcess } from '../../tests/support/server-process.ts'
import { percentile } from '../statistics.ts'

const ROOT = join(import.meta.dirname, '../..')
const ATTEMPTS = 4
/** The landing page under Lighthouse's mobile profile (slow 4G, CPU four times slower, simulated), on the built server. */
const repetitions = Number(process.argv[2] ?? 3)

const ReportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional(), score: z.number().nullable() })),
})
type Report = z.infer<typeof ReportSchema>

const METRICS = [
  ['first-contentful-paint', 'ms'],
  ['largest-contentful-paint', 'ms'],
  ['total-blocking-time', 'ms'],
  ['cumulative-layout-shift', ''],
  ['speed-index', 'ms'],
] as const

const chromium = findChromium()
if (chromium === null) throw new Error('There is no Chromium on this machine. Install Chromium or Google Chrome, or set CHROME_PATH to one.')
await run([join(ROOT, 'scripts/build.ts')])
const dataDir = await mkdtemp(join(tmpdir(), 'planwright-bench-web-'))
const port = await findFreePort()
const server = await startServerProcess({ port, dataDir, env: { NODE_ENV: 'test' } })
const reports: Report[] = []
try {
  for (let repetition = 0; repetition < repetitions; repetition += 1) reports.push(await measure(`http://localhost:${port}/`, chromium))
} finally {
  await endServer(server)
  await removeEmbeddedPostgres(dataDir)
  await rm(dataDir, { recursive: true, force: true })
}
print(reports)

/** On a busy machine Lighthouse sometimes loses the beginning of its own trace, and asks to be run again. */
async function measure(address: string, chromePath: string): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runLighthouse(address, chromePath)
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
    }
  }
}

async function runLighthouse(address: string, chromePath: string): Promise<Report> {
  const file = join(dataDir, 'report.json')
  const flags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])].join(' ')
  const parameters = [address, '--quiet', '--output=json', '--only-categories=performance,accessibility,best-practices,seo', `--output-path=${file}`, `--chrome-flags=${flags}`]
  await run([join(ROOT, 'node_modules/lighthouse/cli/index.js'), ...parameters], { CHROME_PATH: chromePath })
  return ReportSchema.parse(JSON.parse(await readFile(file, 'utf8')))
}

/** Runs a program under this Node; its output is not shown, its complaints are. */
async function run(parameters: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, parameters, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${parameters[0]} ended with ${code}.`)
}

function print(all: readonly Report[]): void {
  console.log(`Landing page, Lighthouse mobile, median of ${all.length}; load of the machine now: ${loadavg()[0]!.toFixed(1)}`)
  for (const category of Object.keys(all[0]!.categories)) {
    console.log(`${category}: ${percentile(all.map(({ categories }) => categories[category]!.score * 100), 0.5)}`)
  }
  for (const [metric, unit] of METRICS) {
    const value = percentile(all.map(({ audits }) => audits[metric]?.numericValue ?? Number.NaN), 0.5)
    console.log(`${metric}: ${unit === 'ms' ? `${value.toFixed(0)} ms` : value.toFixed(3)}`)
  }
  for (const [name, { score }] of Object.entries(all.at(-1)!.audits)) if (score !== null && score < 0.9) console.log(`  below 0.9: ${name} ${score}`)
}
