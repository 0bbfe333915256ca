type Query = Record<string, string | number | undefined>

/** Same origin `/api` unless the page's <meta name="api-base"> says otherwise. */
function apiBase(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')
  return new URL(meta?.content || '/api', location.origin).href.replace(/\/$/, '')
}

export function apiAddress(path: string, query: Query = {}): string {
  const url = new URL(apiBase() + path)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url.href
}
