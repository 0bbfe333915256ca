import { Agent, request } from 'node:http'
import { percentile } from '../statistics.ts'

export type LoadRequest = { url: string; headers: Record<string, string> }

export type LoadResult = {
  /** Milliseconds from sending a request to its last byte. */
  p50: number
  p99: number
  requestsPerSecond: number
  bytesPerSecond: number
  /** Answers other than 200. */
  failed: number
}

/**
 * Sends `requests` in turn over `connections` kept connections for `seconds`. Node's own client, because it costs the
 * same for one address as for thousands of different headers, where load generators that prepare requests slow down.
 */
export async function load(requests: readonly LoadRequest[], { connections, seconds }: { connections: number; seconds: number }): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const samples: number[] = []
  let [next, bytes, failed] = [0, 0, 0]
  const start = performance.now()
  const until = start + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const sent = performance.now()
        const answer = await get(requests[next++ % requests.length]!, agent)
        samples.push(performance.now() - sent)
        bytes += answer.bytes
        failed += answer.status === 200 ? 0 : 1
      }
    }),
  )
  const elapsed = (performance.now() - start) / 1000
  agent.destroy()
  return { p50: percentile(samples, 0.5), p99: percentile(samples, 0.99), requestsPerSecond: samples.length / elapsed, bytesPerSecond: bytes / elapsed, failed }
}

function get({ url, headers }: LoadRequest, agent: Agent): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }))
      response.on('error', reject)
    })
    call.on('error', reject)
    call.end()
  })
}
