import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { PRODUCT_NAME_PLACEHOLDER } from '../api/product-name.ts'
import { App } from './app.tsx'
import { documentTitle } from './layout/document-title.ts'
import { PAGES, type PageDescription } from './page-list.ts'
import { createAppRouter } from './router.tsx'
import { VisitorLanding } from './visitor/visitor-landing.tsx'

export type PrerenderedPage = PageDescription & {
  /** Of the document, with the placeholder of the product's name. */
  documentTitle: string
  /** HTML for the root element; empty for a page that only the app can show. */
  body: string
}

/** Every page of the site as the server can send it. Called at build, in Node. */
export async function renderPages(): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = []
  for (const page of PAGES) {
    pages.push({ ...page, documentTitle: documentTitle(page.title, PRODUCT_NAME_PLACEHOLDER), body: await renderBody(page) })
  }
  return pages
}

async function renderBody({ path, kind }: PageDescription): Promise<string> {
  if (kind === 'app') return ''
  if (kind === 'landing') {
    return renderToString(
      <StrictMode>
        <VisitorLanding />
      </StrictMode>,
    )
  }
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const html = renderToString(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  )
  // The policy forbids style attributes in HTML; the app sets them again through script when it takes over.
  return html.replaceAll(/ style="[^"]*"/g, '')
}
