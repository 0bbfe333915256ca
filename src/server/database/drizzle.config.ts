import { defineConfig } from 'drizzle-kit'

/** Used by `drizzle-kit generate` alone; paths are relative to the repository's root. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/server/database/schema.ts', './src/server/database/ownerless-tables.ts'],
  out: './src/server/database/migrations',
})
