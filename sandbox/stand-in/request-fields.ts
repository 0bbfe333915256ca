import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

const FieldsSchema = z.record(z.string(), z.union([z.string(), z.array(z.string()).transform((values) => values[0] ?? '')])).catch({})

/** A named part of the path; '' when the route has none of that name. */
export function readParameter(request: FastifyRequest, name: string): string {
  return FieldsSchema.parse(request.params)[name] ?? ''
}

/** The query's fields; of one that repeats, the first. */
export function readQuery(request: FastifyRequest): Record<string, string | undefined> {
  return FieldsSchema.parse(request.query)
}

/** The body's members; none when it is no object. */
export function readMembers(body: unknown): Record<string, unknown> {
  return z.record(z.string(), z.unknown()).catch({}).parse(body)
}

/** The token of `Authorization: Bearer ...`, or null. */
export function readBearer(request: FastifyRequest): string | null {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}
