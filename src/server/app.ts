import { randomBytes } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { deleteAccountRoute } from './account/delete-account.route.ts'
import { exportAccountRoute } from './account/export-account.route.ts'
import { memoryRoutes } from './account/memory.route.ts'
import { updateAccountRoute } from './account/update-account.route.ts'
import { userRoute } from './account/user.route.ts'
import { calendarFeedRoutes } from './exports/calendar-feed.route.ts'
import { planFileRoute } from './exports/plan-file.route.ts'
import { exportPlanRoutes } from './exports/export-plan.route.ts'
import { exportRoutes } from './exports/export.route.ts'
import { documentApi } from './http/documentation.ts'
import type { Config } from './config.ts'
import { feedbackRoute } from './feedback/feedback.route.ts'
import { authorizeRoutes } from './connections/authorize.route.ts'
import { connectionRoutes } from './connections/connection.route.ts'
import { exchangeCodeRoutes } from './connections/exchange-code.route.ts'
import { jiraListRoutes } from './connections/jira-lists.route.ts'
import { closeIdleConnections } from './http/close-idle-connections.ts'
import { handleErrors, sendError } from './http/error-handler.ts'
import { healthRoutes } from './http/health.route.ts'
import { metricsRoute } from './http/metrics.route.ts'
import { redirectToPublicUrl } from './http/public-url.ts'
import { limitRequests } from './http/rate-limit.ts'
import { requestLog } from './http/request-log.ts'
import { keepOutOfCaches, securityHeaders } from './http/security-headers.ts'
import { serveSite } from './http/static-site.ts'
import { cleanRequestText, refuseNulInAddress } from './http/text-hygiene.ts'
import { tokenRelayRoute } from './identity/token-relay.route.ts'
import { cancelRunRoute } from './plan-runs/cancel-run.route.ts'
import { generatePlanRoute } from './plan-runs/generate-plan.route.ts'
import { deleteRecordRoute } from './plans/delete-record.route.ts'
import { historyRoute } from './plans/history.route.ts'
import { planRoute } from './plans/plan.route.ts'
import type { Services } from './services.ts'

/** The largest valid body is a prompt of 5000 characters, each up to six bytes as a JSON escape, and its small fields. */
const BODY_LIMIT_BYTES = 64 * 1024

/** For a whole request to arrive; Fastify lifts Node's own limit, and clients that never end one would gather. */
const REQUEST_TIMEOUT_MS = 30_000

/** The whole web server, ready for `listen` or `inject`. Closing it ends streams and lets runs go on elsewhere. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config } = services
  const app = Fastify({
    logger: requestLog(config),
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' && config.logLevel !== 'trace' }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustedProxies(config.trustProxy),
    genReqId: createRequestIds(),
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void sendError(error, { request, reply }),
    clientErrorHandler: refuseMalformedHttp,
  })
  services.reportTo(app.log)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  closeIdleConnections(app)
  app.addHook('onRequest', refuseNulInAddress)
  app.removeContentTypeParser('text/plain')
  await securityHeaders(app, { publicConfig: services.publicConfig, publicUrl: config.publicUrl })
  await documentApi(app, { apiBase: config.apiBase, productName: config.productName, version: services.version })
  await app.register((api) => registerApi(api, services), { prefix: config.apiBase })
  metricsRoute(app, { metrics: services.metrics, token: config.metricsToken, publicUrl: config.publicUrl })
  if (services.developmentSignIn !== null) {
    redirectToPublicUrl(app, config)
    await services.developmentSignIn(app)
  }
  for (const mount of services.standIns) await mount(app)
  await serveSite(app, { folder: services.siteFolder, apiBase: config.apiBase, productName: config.productName, publicUrl: config.publicUrl, tourVideoUrl: config.tourVideoUrl })
  app.addHook('preClose', async () => {
    await Promise.all([services.runs.stop(), services.exports.stop()])
  })
  return app
}

async function registerApi(api: FastifyInstance, services: Services): Promise<void> {
  await limitRequests(api, { perMinute: services.requestsPerMinute })
  api.addHook('preValidation', cleanRequestText)
  keepOutOfCaches(api)
  healthRoutes(api, services)
  userRoute(api, services)
  updateAccountRoute(api, services)
  exportAccountRoute(api, services)
  deleteAccountRoute(api, services)
  memoryRoutes(api, services)
  feedbackRoute(api, services)
  generatePlanRoute(api, services)
  cancelRunRoute(api, services)
  historyRoute(api, services)
  deleteRecordRoute(api, services)
  planRoute(api, services)
  authorizeRoutes(api, services)
  exchangeCodeRoutes(api, services)
  connectionRoutes(api, services)
  jiraListRoutes(api, services)
  exportPlanRoutes(api, services)
  exportRoutes(api, services)
  planFileRoute(api, services)
  calendarFeedRoutes(api, services)
  if (services.tokenRelay !== null) tokenRelayRoute(api, services.tokenRelay)
}

/** Unique over all servers and restarts, without asking for randomness at every request. */
function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('hex')
  let count = 0
  return () => `${prefix}-${(count += 1)}`
}

/** A number counts the proxies in front. */
function trustedProxies(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting
}

const REFUSALS: Record<string, { status: number; detail: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, detail: 'The headers are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'The request did not arrive in time.' },
}
const NOT_HTTP = { status: 400, detail: 'The request is not valid HTTP.' }

/** Requests that are not HTTP, or never end, reach no route. */
function refuseMalformedHttp(error: { code?: string }, socket: { writable: boolean; destroy(): void; end(text: string): void }): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const { status, detail } = REFUSALS[error.code ?? ''] ?? NOT_HTTP
  const body = JSON.stringify({ code: 'invalid_request', detail })
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`)
}
