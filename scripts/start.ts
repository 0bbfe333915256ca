import { buildWebWhenStale } from './build-web.ts'

await buildWebWhenStale()
await import('../src/server/main.ts')
