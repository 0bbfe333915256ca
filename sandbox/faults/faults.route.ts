import type { FastifyInstance } from 'fastify'
import { registerStandIn } from '../stand-in/scope.ts'
import { ControlSchema } from './fault-schema.ts'
import type { Faults } from './faults.ts'

const FAULTS_PATH = '/sandbox/faults'

/**
 * The control of what goes wrong: GET reads it, POST adds to it, DELETE clears it. For this machine alone, like the
 * stand-ins themselves.
 */
export async function faultRoutes(app: FastifyInstance, { origin, faults }: { origin: string; faults: Faults }): Promise<void> {
  await registerStandIn(app, { prefix: FAULTS_PATH, origin, name: 'faults' }, (scope) => {
    scope.get('/', async () => faults.describe())
    scope.post('/', async (request, reply) => {
      const control = ControlSchema.safeParse(request.body ?? {})
      if (!control.success) {
        const issue = control.error.issues[0]!
        return reply.code(400).send({ code: 'invalid_request', detail: `${issue.path.join('.') || 'body'}: ${issue.message}` })
      }
      await faults.add(control.data)
      return faults.describe()
    })
    scope.delete('/', async () => {
      await faults.clear()
      return faults.describe()
    })
  })
}
