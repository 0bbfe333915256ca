import type { StateStore } from 'oidc-client-ts'

const DATABASE = 'planwright-identity'
const STORE = 'values'

/**
 * Keeps what the identity provider gave us in IndexedDB. Local storage will not do: browsers copy it between the
 * processes of their tabs with a delay, so a tab could renew with a refresh token that another tab has just used up,
 * and the provider would end the session of both.
 */
export class IdentityStore implements StateStore {
  set(key: string, value: string): Promise<void> {
    return this.#run('readwrite', async (store) => void (await settle(store.put(value, key))))
  }

  get(key: string): Promise<string | null> {
    return this.#run('readonly', async (store) => asText(await settle(store.get(key))))
  }

  remove(key: string): Promise<string | null> {
    return this.#run('readwrite', async (store) => {
      const value = await settle(store.get(key))
      await settle(store.delete(key))
      return asText(value)
    })
  }

  getAllKeys(): Promise<string[]> {
    return this.#run('readonly', async (store) => (await settle(store.getAllKeys())).map(String))
  }

  /** Resolves when the transaction is complete: from then on every tab sees it. */
  async #run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
    const database = await open()
    try {
      const transaction = database.transaction(STORE, mode)
      const completed = complete(transaction)
      const result = await work(transaction.objectStore(STORE))
      await completed
      return result
    } finally {
      database.close()
    }
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return settle(request)
}

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })
}

function complete(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB gave up a transaction')))
  })
}

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
