/** The part of autocannon's interface that the benchmark uses; the package brings no types. */
declare module 'autocannon' {
  export type Request = { method?: string; path?: string; headers?: Record<string, string> }
  export type Result = {
    /** Milliseconds. */
    latency: { p50: number; p99: number; max: number }
    requests: { average: number; total: number }
    throughput: { average: number }
    non2xx: number
    errors: number
  }
  function autocannon(options: { url: string; connections: number; duration: number; requests: Request[] }): Promise<Result>
  export default autocannon
}
