import { buildApp } from '../../src/server/app.ts'
import { loadConfig } from '../../src/server/config.ts'
import { openDatabase } from '../../src/server/database/open.ts'
import { ExportTimingSchema } from './export-timing-schema.ts'
import { createServices } from '../../src/server/services.ts'

/** The server as main.ts starts it, without planners at hand and with the times of exports from EXPORT_TIMING. A process of its own, to be killed. */
const config = loadConfig(process.env)
const database = openDatabase(config.databaseUrl!)
const services = await createServices(config, database, { warmPlanners: false, exportTiming: ExportTimingSchema.parse(JSON.parse(process.env['EXPORT_TIMING'] ?? '{}')) })
const app = await buildApp(services)
await app.listen({ host: config.host, port: config.port })
process.stdout.write(`The export server is ready at http://localhost:${config.port}\n`)
process.on('disconnect', () => process.exit(0))
process.on('SIGTERM', () => void stop())

async function stop(): Promise<void> {
  await app.close()
  await services.close()
  await database.close()
  process.exit(0)
}
