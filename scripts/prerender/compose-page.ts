import type { RenderedPage } from './prerender-pages.ts'

const DESCRIPTION = 'Type a goal in plain language and get a structured plan of dated tasks, as a calendar itinerary or a sprint workflow.'
const SOCIAL_IMAGE = { path: '/social/preview.png', width: 1200, height: 630, alt: 'Type a goal. Get a plan that holds.' }

export type PageParts = {
  page: Pick<RenderedPage, 'path' | 'kind' | 'documentTitle' | 'description' | 'body'>
  /** Paths within the site. */
  styles: readonly string[]
  font: string
}

/** The document of one page: the shell that Vite built, with the page's own head and body in it. */
export function composePage(shell: string, { page, styles, font }: PageParts): string {
  const { body } = page
  if (/<script|\sstyle=|\son[a-z]+=/i.test(body)) throw new Error(`The rendered page ${page.path} holds a script or a style attribute, which the policy forbids.`)
  const links = styles.filter((style) => !shell.includes(style)).map((style) => `<link rel="stylesheet" crossorigin href="/${style}">`)
  const head = [`<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`, ...links, ...describe(page)]
  return shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(page.documentTitle)}</title>`)
    .replace('<!--page-head-->', () => head.join('\n    '))
    .replace('<!--page-body-->', () => body)
}

/** Description, address and previews of a public page; search engines are told to leave the app's alone. */
function describe({ path, kind, documentTitle, description = DESCRIPTION }: PageParts['page']): string[] {
  if (kind === 'app' || path === '/404') return ['<meta name="robots" content="noindex">']
  const address = `__PUBLIC_URL__${path}`
  const image = `__PUBLIC_URL__${SOCIAL_IMAGE.path}`
  const property = (name: string, content: string | number) => `<meta property="${name}" content="${escapeText(String(content))}">`
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapeText(content)}">`
  return [
    named('description', description),
    `<link rel="canonical" href="${address}">`,
    property('og:type', 'website'),
    property('og:site_name', '__PRODUCT_NAME__'),
    property('og:title', documentTitle),
    property('og:description', description),
    property('og:url', address),
    property('og:image', image),
    property('og:image:width', SOCIAL_IMAGE.width),
    property('og:image:height', SOCIAL_IMAGE.height),
    property('og:image:alt', SOCIAL_IMAGE.alt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', documentTitle),
    named('twitter:description', description),
    named('twitter:image', image),
    named('twitter:image:alt', SOCIAL_IMAGE.alt),
  ]
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
