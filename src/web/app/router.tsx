import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { cancelActiveGeneration } from '../api/generation/generation-stream.ts'
import { SIGN_IN_CALLBACK_PATH } from '../api/session/user-manager.ts'
import { RequireUser } from '../features/account/require-user.tsx'
import { AuthCallbackPage } from '../pages/auth-callback/auth-callback-page.tsx'
import { LandingPage } from '../pages/landing/landing-page.tsx'
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { CrashPage } from './crash-page.tsx'
import { Layout } from './layout/layout.tsx'

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** Comes before the product's name in the document's title. */
    title?: string
  }
}

const rootRoute = createRootRoute({ component: Layout, notFoundComponent: NotFoundPage, errorComponent: CrashPage })

const landingRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: LandingPage })

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

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    landingRoute,
    guardedRoute.addChildren([dashboardRoute, historyRoute, profileRoute]),
    authCallbackRoute,
    contactRoute,
    privacyRoute,
    termsRoute,
  ]),
  defaultPendingComponent: PageSpinner,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultHashScrollIntoView: { behavior: prefersReducedMotion() ? 'auto' : 'smooth' },
})

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
