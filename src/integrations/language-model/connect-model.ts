import type { LanguageModel } from 'ai'
import type { ModelProvider, ModelSettings } from './model-settings.ts'

export type ConnectedModel = {
  model: LanguageModel
  /** False: the vendor knows no JSON mode without its own schema language; the instructions ask for JSON alone. */
  hasJsonMode: boolean
}

/** A redirect could carry the key to another host. */
const fetchWithoutRedirect: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })

type Connection = { name: string; apiKey: string | null; baseUrl: string }

/** Only the vendor that is configured is loaded. */
const CONNECT: Record<ModelProvider, (connection: Connection) => Promise<ConnectedModel>> = {
  async openai({ name, ...connection }) {
    const { createOpenAI } = await import('@ai-sdk/openai')
    // Chat completions keep nothing at the vendor unless asked to; the responses interface does.
    return { model: createOpenAI(optionsOf(connection)).chat(name), hasJsonMode: true }
  },
  async anthropic({ name, ...connection }) {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return { model: createAnthropic(optionsOf(connection))(name), hasJsonMode: false }
  },
  async google({ name, ...connection }) {
    const { createGoogle } = await import('@ai-sdk/google')
    return { model: createGoogle(optionsOf(connection))(name), hasJsonMode: true }
  },
  async 'openai-compatible'({ name, apiKey, baseUrl }) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const connect = createOpenAICompatible({
      name: 'configured-model',
      baseURL: baseUrl,
      includeUsage: true,
      fetch: fetchWithoutRedirect,
      ...(apiKey !== null && { apiKey }),
    })
    return { model: connect(name), hasJsonMode: true }
  },
}

export function connectModel({ provider, ...connection }: Pick<ModelSettings, 'provider' | 'name' | 'apiKey' | 'baseUrl'>): Promise<ConnectedModel> {
  return CONNECT[provider](connection)
}

/** Key and address are always given, an empty key rather than none: else the packages would take them from the environment. */
function optionsOf({ apiKey, baseUrl }: Omit<Connection, 'name'>) {
  return { apiKey: apiKey ?? '', baseURL: baseUrl, fetch: fetchWithoutRedirect }
}
