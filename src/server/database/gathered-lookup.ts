/** Finds many keys at once; a key that is not there is left out. */
export type LookupMany<Value> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>

type Waiting<Value> = { resolve: (value: Value | undefined) => void; reject: (error: unknown) => void }

/**
 * Answers the questions that arrive in one turn of the event loop with one query. A question is always asked of the
 * database after it arrived, so an answer is never older than its question. Throws what `lookup` throws.
 */
export function gatherLookups<Value>(lookup: LookupMany<Value>): (key: string) => Promise<Value | undefined> {
  let gathered: Map<string, Waiting<Value>[]> | null = null

  async function ask(questions: Map<string, Waiting<Value>[]>): Promise<void> {
    const waiting = [...questions].flatMap(([key, list]) => list.map((one) => ({ key, ...one })))
    try {
      const found = await lookup([...questions.keys()])
      for (const { key, resolve } of waiting) resolve(found.get(key))
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  }

  function flush(): void {
    const questions = gathered
    gathered = null
    if (questions !== null) void ask(questions)
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (gathered === null) {
        gathered = new Map()
        setImmediate(flush)
      }
      const list = gathered.get(key) ?? []
      list.push({ resolve, reject })
      gathered.set(key, list)
    })
}
