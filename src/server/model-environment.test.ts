import { describe, expect, test } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'

describe('the language model', () => {
  test('is none while nothing is set', () => {
    expect(loadConfig({}).model).toBeNull()
  })

  test('is any OpenAI-compatible server when an address is set', () => {
    expect(loadConfig({ MODEL_BASE_URL: 'http://localhost:11434/v1/', MODEL_NAME: 'llama3.3' }).model).toMatchObject({
      provider: 'openai-compatible', baseUrl: 'http://localhost:11434/v1', name: 'llama3.3', apiKey: null, maxCostMicros: null, totalMs: 120_000, stallMs: 45_000,
    })
  })

  test.each([
    ['openai', 'https://api.openai.com/v1'],
    ['anthropic', 'https://api.anthropic.com/v1'],
    ['google', 'https://generativelanguage.googleapis.com/v1beta'],
  ])('is %s at its own address, or at another one that is set', (provider, address) => {
    const env = { MODEL_PROVIDER: provider, MODEL_NAME: 'some-model', MODEL_API_KEY: 'key' }
    expect(loadConfig(env).model).toMatchObject({ provider, baseUrl: address, apiKey: 'key' })
    expect(loadConfig({ ...env, MODEL_BASE_URL: 'http://localhost:4000/v1' }).model).toMatchObject({ provider, baseUrl: 'http://localhost:4000/v1' })
  })

  test('has prices and limits in tokens, money and seconds', () => {
    const env = { MODEL_BASE_URL: 'http://localhost:1/v1', MODEL_NAME: 'm', MODEL_INPUT_PRICE: '2.50', MODEL_OUTPUT_PRICE: '10', MODEL_MAX_COST: '0.05', MODEL_DAILY_COST: '20', MODEL_MAX_TOKENS: '30000', MODEL_USER_DAILY_TOKENS: '90000', MODEL_DAILY_TOKENS: '5000000000', MODEL_MAX_SECONDS: '60', MODEL_STALL_SECONDS: '20' }
    expect(loadConfig(env).model).toMatchObject({
      inputPrice: 2.5, outputPrice: 10, maxCostMicros: 50_000, maxTokens: 30_000, totalMs: 60_000, stallMs: 20_000,
      daily: { userTokens: 90_000, tokens: 5_000_000_000, costMicros: 20_000_000 },
    })
  })

  test.each<[string, Record<string, string>, RegExp]>([
    ['a vendor nobody knows', { MODEL_PROVIDER: 'oracle' }, /MODEL_PROVIDER is 'oracle'\. It should be one of openai, anthropic, google, openai-compatible/],
    ['a vendor without a key', { MODEL_PROVIDER: 'openai', MODEL_NAME: 'm' }, /MODEL_API_KEY is not set\. Beside MODEL_PROVIDER 'openai'/],
    ['a vendor without a model', { MODEL_PROVIDER: 'openai', MODEL_API_KEY: 'k' }, /MODEL_NAME is not set/],
    ['a compatible server without an address', { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'm' }, /MODEL_BASE_URL is not set/],
    ['a name alone', { MODEL_NAME: 'm' }, /MODEL_PROVIDER is not set/],
    ['a price that is none', { MODEL_INPUT_PRICE: 'cheap' }, /MODEL_INPUT_PRICE is 'cheap'\. It should be the price of a million input tokens/],
    ['a bound of money without a price', { MODEL_BASE_URL: 'http://localhost:1/v1', MODEL_NAME: 'm', MODEL_DAILY_COST: '5' }, /MODEL_DAILY_COST is set but no price is/],
    ['a day that holds less than one plan', { MODEL_BASE_URL: 'http://localhost:1/v1', MODEL_NAME: 'm', MODEL_USER_DAILY_TOKENS: '5000' }, /MODEL_USER_DAILY_TOKENS is '5000', which is less than one plan may take/],
    ['a plan that holds less than one answer', { MODEL_BASE_URL: 'http://localhost:1/v1', MODEL_NAME: 'm', MODEL_MAX_TOKENS: '2000' }, /MODEL_MAX_TOKENS is '2000'/],
    ['a short token for the metrics', { METRICS_TOKEN: 'secret' }, /METRICS_TOKEN has an unusable value \(not shown\)\. It should be at least 16 characters/],
  ])('is refused with %s', (_what, env, message) => {
    expect(() => loadConfig(env)).toThrow(ConfigError)
    expect(() => loadConfig(env)).toThrow(message)
  })
})
