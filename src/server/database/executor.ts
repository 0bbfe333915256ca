import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

export type TypedDatabase = NodePgDatabase
/** The database itself, or the inside of `database.transaction`. */
export type Executor = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>
