import { randomBytes } from 'node:crypto'
import { startEmbeddedPostgres } from '../../src/server/database/embedded/start-embedded-postgres.ts'
import { migrateDatabase } from '../../src/server/database/migrate.ts'
import { openDatabase } from '../../src/server/database/open.ts'
import { buildApp } from '../../src/server/app.ts'
import { loadConfig } from '../../src/server/config.ts'
import { createServices } from '../../src/server/services.ts'

/**
 * The server under test, in a process of its own: as in production but for one added route that answers with a
 * constant. Takes DATA_DIR and OIDC_ISSUER; tells its parent the address of the API and of the database.
 */
const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', DAILY_CREDITS: '1000000', APP_SECRET: randomBytes(32).toString('hex'), ...process.env })
const postgres = await startEmbeddedPostgres(config.dataDir, { address: 'a benchmark' })
await migrateDatabase(postgres.url)
const database = openDatabase(postgres.url)
const services = await createServices(config, database, { requestsPerMinute: 100_000_000 })
const app = await buildApp(services)

let constant = ''
app.get(`${config.apiBase}/constant`, async (_request, reply) => reply.type('application/json; charset=utf-8').send(constant))
await app.listen({ host: '127.0.0.1', port: 0 })
// What start-server does before it says that it is ready.
await services.plannerWarm
process.send!({ apiUrl: app.listeningOrigin + config.apiBase, databaseUrl: postgres.url })

process.on('message', (message: { type: 'memory' } | { type: 'constant'; bytes: number } | { type: 'stop' }) => {
  if (message.type === 'memory') process.send!({ rss: process.memoryUsage.rss() })
  if (message.type === 'constant') {
    constant = JSON.stringify({ filler: 'x'.repeat(Math.max(0, message.bytes - '{"filler":""}'.length)) })
    process.send!({})
  }
  if (message.type === 'stop') void stop()
})

async function stop(): Promise<void> {
  await app.close()
  await services.close()
  await database.close()
  await postgres.stop()
  process.exit(0)
}
