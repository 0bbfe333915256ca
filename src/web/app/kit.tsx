import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

// The key is the one that public/before-app.js reads before the first paint.
const colorSchemeManager = localStorageColorSchemeManager({ key: 'theme' })

/** What the kit's components need around them. Its variables are a style sheet of the build, as the policy forbids <style>. */
export function Kit({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
