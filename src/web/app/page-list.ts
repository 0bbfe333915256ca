/** How a page comes to the browser. */
export type PageKind =
  /** Rendered at build and brought to life as it is. */
  | 'landing'
  /** Rendered at build; the app puts its own in the same place. */
  | 'rendered'
  /** Behind the sign-in, or a step of it: only the app can show it. */
  | 'app'

export type PageDescription = {
  path: string
  kind: PageKind
  /** Comes before the product's name in the document's title. */
  title?: string
  /** For search engines and previews; the landing page's where there is none. */
  description?: string
  /** Module of the page, whose styles its document links. */
  module?: string
}

/** Where the page of an unknown address is kept. */
export const NOT_FOUND_PATH = '/404'

/** Every page the server sends, by its path. A test holds it against the router's own list. */
export const PAGES: readonly PageDescription[] = [
  { path: '/', kind: 'landing', module: 'app/visitor/hydrate-landing.tsx' },
  {
    path: '/contact',
    kind: 'rendered',
    title: 'Contact',
    description: 'Write to the people who run this installation: questions, help, and what you would like to see.',
    module: 'pages/contact/contact-page.tsx',
  },
  {
    path: '/privacy-policy',
    kind: 'rendered',
    title: 'Privacy Policy',
    description: 'What is stored about you, where and for how long, who else sees it, and how to have it deleted.',
    module: 'pages/legal/privacy-page.tsx',
  },
  {
    path: '/terms-of-use',
    kind: 'rendered',
    title: 'Terms of Use',
    description: 'The terms under which this planner may be used.',
    module: 'pages/legal/terms-page.tsx',
  },
  { path: NOT_FOUND_PATH, kind: 'rendered', module: 'pages/not-found/not-found-page.tsx' },
  { path: '/app', kind: 'app', title: 'Dashboard' },
  { path: '/history', kind: 'app', title: 'History' },
  { path: '/profile', kind: 'app', title: 'Profile' },
  { path: '/auth/callback', kind: 'app', title: 'Signing in' },
  { path: '/google/callback', kind: 'app' },
  { path: '/jira/callback', kind: 'app' },
]
