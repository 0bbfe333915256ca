import { readFile } from 'node:fs/promises'

/** A style sheet of the stand-ins' pages behind the colours that they all share. */
export async function readPageStyle(address: URL): Promise<string> {
  const [tokens, own] = await Promise.all([new URL('page-tokens.css', import.meta.url), address].map((url) => readFile(url, 'utf8')))
  return `${tokens}${own}`
}
