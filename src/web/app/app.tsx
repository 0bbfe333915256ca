import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useLanguage } from '../locales/load-language.ts'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'
import { theme } from './theme.ts'

// The key is the one that public/theme.js reads before the first paint.
const colorSchemeManager = localStorageColorSchemeManager({ key: 'theme' })

export function App() {
  const language = useLanguage()
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        {/* Every text is read while rendering, so another language renders everything anew. */}
        <RouterProvider key={language} router={router} />
      </QueryClientProvider>
      {/* At the foot: the credits and the avatar of the header must stay in reach. */}
      <Notifications position="bottom-right" limit={4} />
    </MantineProvider>
  )
}
