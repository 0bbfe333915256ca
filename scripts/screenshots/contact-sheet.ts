import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const NAME = /^(?<state>.+)-(?<width>\d+)-(?<theme>light|dark)\.png$/

/** Writes index.html: one row for each state, its pictures side by side. Made of what the folder holds. */
export async function writeContactSheet(folder: string): Promise<void> {
  const rows = new Map<string, string[]>()
  for (const file of (await readdir(folder)).toSorted(byNumber)) {
    const state = NAME.exec(file)?.groups?.['state']
    if (state !== undefined) rows.set(state, [...(rows.get(state) ?? []), file])
  }
  await writeFile(join(folder, 'index.html'), page([...rows]))
}

function byNumber(left: string, right: string): number {
  return left.localeCompare(right, 'en', { numeric: true })
}

function page(rows: readonly [string, readonly string[]][]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens and states</title>
<style>
  body { margin: 2rem; background: #f7f7f4; color: #1a1c1b; font: 15px/1.5 system-ui, sans-serif; }
  section { margin-top: 2rem; border-top: 1px solid #e2e1da; }
  div { display: flex; gap: 1rem; overflow-x: auto; }
  figure { flex: none; margin: 0; }
  img { display: block; max-height: 28rem; border: 1px solid #e2e1da; }
</style>
<h1>Screens and states</h1>
<p>Demo data: made for these pictures by the planner, on a day that is always the same.</p>
${rows.map(([state, files]) => `<section><h2>${state}</h2><div>${files.map(figure).join('')}</div></section>`).join('\n')}
</html>
`
}

function figure(file: string): string {
  return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${file}</figcaption></figure>`
}
