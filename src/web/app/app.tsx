import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'
import { theme } from './theme.ts'

// The key is the one that public/theme.js reads before the first paint.
const colorSchemeManager = localStorageColorSchemeManager({ key: 'theme' })

export function App() {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      {/* At the foot: the credits and the avatar of the header must stay in reach. */}
      <Notifications position="bottom-right" limit={4} />
    </MantineProvider>
  )
}
