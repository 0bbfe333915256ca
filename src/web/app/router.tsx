import { createRootRoute, createRoute, createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { z } from 'zod'
import { cancelActiveGeneration } from '../api/generation/generation-stream.ts'
import { SIGN_IN_CALLBACK_PATH } from '../api/session/user-manager.ts'
import { RequireUser } from '../features/account/require-user.tsx'
import { AuthCallbackPage } from '../pages/auth-callback/auth-callback-page.tsx'
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { CrashPage } from './crash-page.tsx'
import { Layout } from './layout/layout.tsx'

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    /** Comes before the product's name in the document's title. */
    title?: string
  }
}

const rootRoute = createRootRoute({ component: Layout, notFoundComponent: NotFoundPage, errorComponent: CrashPage })

const landingRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: lazyRouteComponent(() => import('../pages/landing/landing-page.tsx'), 'LandingPage') })

const guardedRoute = createRoute({ getParentRoute: () => rootRoute, id: 'signed-in', component: RequireUser })

const dashboardRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/app',
  staticData: { title: 'Dashboard' },
  component: lazyRouteComponent(() => import('../pages/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  onLeave: cancelActiveGeneration,
})

const HistorySearchSchema = z.object({ page: z.number().int().min(1).optional().catch(undefined) })

const historyRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/history',
  staticData: { title: 'History' },
  validateSearch: HistorySearchSchema,
  component: lazyRouteComponent(() => import('../pages/history/history-page.tsx'), 'HistoryPage'),
})

const profileRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/profile',
  staticData: { title: 'Profile' },
  component: lazyRouteComponent(() => import('../pages/profile/profile-page.tsx'), 'ProfilePage'),
})

const authCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: SIGN_IN_CALLBACK_PATH,
  staticData: { title: 'Signing in' },
  component: AuthCallbackPage,
})

const googleCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/google/callback',
  staticData: { title: 'Connecting' },
  component: lazyRouteComponent(() => import('../pages/google-callback/google-callback-page.tsx'), 'GoogleCallbackPage'),
})

const jiraCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/jira/callback',
  staticData: { title: 'Connecting' },
  component: lazyRouteComponent(() => import('../pages/jira-callback/jira-callback-page.tsx'), 'JiraCallbackPage'),
})

const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact',
  staticData: { title: 'Contact' },
  component: lazyRouteComponent(() => import('../pages/contact/contact-page.tsx'), 'ContactPage'),
})

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy-policy',
  staticData: { title: 'Privacy Policy' },
  component: lazyRouteComponent(() => import('../pages/legal/privacy-page.tsx'), 'PrivacyPage'),
})

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms-of-use',
  staticData: { title: 'Terms of Use' },
  component: lazyRouteComponent(() => import('../pages/legal/terms-page.tsx'), 'TermsPage'),
})

const routeTree = rootRoute.addChildren([
  landingRoute,
  guardedRoute.addChildren([dashboardRoute, historyRoute, profileRoute]),
  authCallbackRoute,
  googleCallbackRoute,
  jiraCallbackRoute,
  contactRoute,
  privacyRoute,
  termsRoute,
])

export type AppRouter = ReturnType<typeof createAppRouter>

/** The browser's own history unless one is given: pages that are rendered ahead of time have none. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history === undefined ? { scrollRestoration: true } : { history }),
    defaultPendingComponent: PageSpinner,
    defaultPreload: 'intent',
    defaultHashScrollIntoView: { behavior: prefersReducedMotion() ? 'auto' : 'smooth' },
  })
}

function prefersReducedMotion(): boolean {
  return typeof document !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches
}
