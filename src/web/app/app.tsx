import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useLanguage } from '../locales/load-language.ts'
import { Notices } from '../ui/notices.tsx'
import { Kit } from './kit.tsx'
import { queryClient } from './query-client.ts'
import type { AppRouter } from './router.tsx'

export function App({ router }: { router: AppRouter }) {
  const language = useLanguage()
  return (
    <Kit>
      <QueryClientProvider client={queryClient}>
        {/* Every text is read while rendering, so another language renders everything anew. */}
        <RouterProvider key={language} router={router} />
      </QueryClientProvider>
      <Notices />
    </Kit>
  )
}
