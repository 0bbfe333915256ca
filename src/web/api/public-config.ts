import { useQuery } from '@tanstack/react-query'
import { PublicConfigSchema, type PublicConfig } from '../../contract/public-config.ts'
import { apiAddress } from './api-address.ts'
import { toRequestError } from './request-error.ts'

let loading: Promise<PublicConfig> | undefined

/** The installation's public settings: asked once a page load, and again after a failure. */
export function loadPublicConfig(): Promise<PublicConfig> {
  loading ??= fetchPublicConfig().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchPublicConfig(): Promise<PublicConfig> {
  const response = await fetch(apiAddress('/config'))
  if (!response.ok) throw await toRequestError(response)
  return PublicConfigSchema.parse(await response.json())
}

export function usePublicConfig() {
  return useQuery({ queryKey: ['config'], queryFn: loadPublicConfig, staleTime: Infinity })
}
