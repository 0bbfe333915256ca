import { Agent, request } from 'node:http'

export type GenerationTimes = {
  /** Milliseconds from the request to the first message, the first one with a plan, and the last one. */
  first: number
  plan: number
  last: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Makes one plan and measures its stream. Throws when it does not end with a completed plan. */
export function measureGeneration({ apiUrl, token, body }: { apiUrl: string; token: string; body: object }): Promise<GenerationTimes> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const times: GenerationTimes = { first: 0, plan: 0, last: 0 }
    let text = ''
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const outgoing = request(`${apiUrl}/generate-plan`, { method: 'POST', headers, agent }, (response) => {
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        const now = performance.now() - start
        text += chunk
        if (times.first === 0 && text.includes('data:')) times.first = now
        if (times.plan === 0 && text.includes('data: {"result"')) times.plan = now
        times.last = now
      })
      response.on('end', () => {
        if (text.trimEnd().endsWith('"status":"completed"}')) resolve(times)
        else reject(new Error(`status ${response.statusCode}: ${text.slice(-300)}`))
      })
    })
    outgoing.on('error', reject)
    outgoing.end(JSON.stringify(body))
  })
}
