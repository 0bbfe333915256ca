import { expect, it } from 'vitest'
import { NOT_FOUND_PATH, PAGES } from './page-list.ts'
import { createAppRouter } from './router.tsx'
import { createMemoryHistory } from '@tanstack/react-router'

it('every route of the router has a page that the server sends', () => {
  const router = createAppRouter(createMemoryHistory())
  const routed = Object.keys(router.routesByPath).toSorted()
  expect(PAGES.map(({ path }) => path).filter((path) => path !== NOT_FOUND_PATH).toSorted()).toEqual(routed)
})
