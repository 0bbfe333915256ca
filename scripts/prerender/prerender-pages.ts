import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { ROOT } from '../root.ts'
import { stylesOf, ManifestSchema, type Manifest } from './manifest.ts'
import { composePage } from './compose-page.ts'

const PageSchema = z.object({
  path: z.string(),
  kind: z.enum(['landing', 'rendered', 'app']),
  documentTitle: z.string(),
  description: z.string().optional(),
  module: z.string().optional(),
  body: z.string(),
})
export type RenderedPage = z.infer<typeof PageSchema>

/** Address of a page -> file of the built site that holds it. */
export function pageFile(path: string): string {
  return path === '/404' ? '404.html' : join(path.slice(1), 'index.html')
}

/**
 * Writes the document of every page into the built site: the public ones rendered to HTML, the app's with their titles.
 * What each installation sets for itself stays a placeholder, which the server fills when it sends the page.
 */
export async function prerenderPages(site: string): Promise<void> {
  const manifest = ManifestSchema.parse(JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')))
  const [appShell, landingShell] = await Promise.all(['index.html', 'landing.html'].map((name) => readFile(join(site, name), 'utf8')))
  for (const page of await renderPages()) {
    const shell = page.kind === 'landing' ? landingShell! : appShell!
    const html = composePage(shell, { page, styles: stylesOf(manifest, page.module), font: latinFont(manifest) })
    await mkdir(dirname(join(site, pageFile(page.path))), { recursive: true })
    await writeFile(join(site, pageFile(page.path)), html)
  }
  await rm(join(site, 'landing.html'))
}

/** Builds the pages' code for Node beside the other caches, so that its imports resolve, and runs it. */
async function renderPages(): Promise<RenderedPage[]> {
  const { build } = await import('vite')
  const outDir = join(ROOT, 'node_modules/.cache', `prerender-${process.pid}`)
  try {
    await build({
      configFile: join(ROOT, 'vite.config.ts'),
      logLevel: 'warn',
      // Bundled whole: a bare import of the icons would read six thousand files.
      ssr: { noExternal: true },
      build: { ssr: join(ROOT, 'src/web/app/prerender.tsx'), outDir, emptyOutDir: true, manifest: false },
    })
    const { renderPages: render } = await import(pathToFileURL(join(outDir, 'prerender.js')).href)
    return z.array(PageSchema).parse(await render())
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** Every page's first text is drawn with it. */
function latinFont(manifest: Manifest): string {
  const entry = Object.entries(manifest).find(([source]) => source.endsWith('figtree-latin-wght-normal.woff2'))
  if (entry === undefined) throw new Error('The built site has no Latin font. See src/web/app/styles.ts.')
  return entry[1].file
}
