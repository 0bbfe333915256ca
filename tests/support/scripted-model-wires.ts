/** How one kind of vendor streams an answer: server-sent events, as its own client reads them. */
type Wire = {
  /** Base path that its client is configured with. */
  path: string
  opening: () => string
  piece: (text: string) => string
  ending: (end: { finish: 'stop' | 'length' | 'refusal'; usage: { input: number; output: number } | null }) => string
  /** An error after the status was sent. */
  failure: () => string
}

export type ModelWire = 'openai' | 'anthropic' | 'google'

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`
const named = (data: { type: string } & Record<string, unknown>) => `event: ${data.type}\n${event(data)}`

const chatChunk = (own: object) => event({ id: 'scripted', object: 'chat.completion.chunk', created: 0, model: 'scripted', ...own })

/** Chat completions: OpenAI and everything that calls itself compatible. */
const openai: Wire = {
  path: '/v1',
  opening: () => chatChunk({ choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] }),
  piece: (content) => chatChunk({ choices: [{ index: 0, delta: { content }, finish_reason: null }] }),
  ending({ finish, usage }) {
    const reason = finish === 'refusal' ? 'content_filter' : finish
    const tokens = usage && { prompt_tokens: usage.input, completion_tokens: usage.output, total_tokens: usage.input + usage.output }
    return chatChunk({ choices: [{ index: 0, delta: {}, finish_reason: reason }] }) + (tokens ? chatChunk({ choices: [], usage: tokens }) : '') + 'data: [DONE]\n\n'
  },
  failure: () => event({ error: { message: 'scripted', type: 'server_error', code: null, param: null } }),
}

/** The Messages API. */
const anthropic: Wire = {
  path: '/v1',
  opening: () =>
    named({
      type: 'message_start',
      message: { id: 'msg_scripted', type: 'message', role: 'assistant', model: 'scripted', content: [], stop_reason: null, usage: { input_tokens: 1_000, output_tokens: 1 } },
    }) +
    named({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }) +
    named({ type: 'ping' }),
  piece: (text) => named({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  ending({ finish, usage }) {
    const reason = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' }[finish]
    return (
      named({ type: 'content_block_stop', index: 0 }) +
      named({ type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: usage?.output ?? 0 } }) +
      named({ type: 'message_stop' })
    )
  },
  failure: () => named({ type: 'error', error: { type: 'overloaded_error', message: 'scripted' } }),
}

/** streamGenerateContent. */
const google: Wire = {
  path: '/v1beta',
  opening: () => event({ candidates: [{ content: { parts: [{ text: '' }], role: 'model' }, index: 0 }] }),
  piece: (text) => event({ candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0 }] }),
  ending({ finish, usage }) {
    const finishReason = { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' }[finish]
    const usageMetadata = usage && { promptTokenCount: usage.input, candidatesTokenCount: usage.output, totalTokenCount: usage.input + usage.output }
    return event({ candidates: [{ content: { parts: [{ text: '' }], role: 'model' }, finishReason, index: 0 }], ...(usageMetadata && { usageMetadata }) })
  },
  failure: () => event({ error: { code: 503, message: 'scripted', status: 'UNAVAILABLE' } }),
}

export const MODEL_WIRES: Record<ModelWire, Wire> = { openai, anthropic, google }
