import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const THEME_CSS_ID = 'virtual:mantine-theme.css'

/**
 * The style sheet of Mantine's variables for our theme. Generated at build, because the policy `style-src 'self'`
 * forbids the <style> element that the provider would otherwise write.
 */
function mantineThemeCss(): Plugin {
  const resolvedId = `\0${THEME_CSS_ID}`
  return {
    name: 'mantine-theme-css',
    resolveId: (id) => (id === THEME_CSS_ID ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined
      const core = await import('@mantine/core')
      const themeUrl = new URL('./src/web/app/theme-values.ts', import.meta.url).href
      const { themeValues } = await import(themeUrl)
      const theme = core.mergeMantineTheme(core.DEFAULT_THEME, themeValues)
      return core.convertCssVariables(core.defaultCssVariablesResolver(theme))
    },
  }
}

/** The server fills the pages when it sends them; in development nobody else does. */
function fillPlaceholders(): Plugin {
  const values: Record<string, string> = { PRODUCT_NAME: 'Planwright', API_BASE: '/api', PUBLIC_URL: '', TOUR_VIDEO_URL: '' }
  return {
    name: 'fill-placeholders',
    apply: 'serve',
    transformIndexHtml: (html) => html.replaceAll(/__([A-Z_]+)__/g, (whole, name: string) => values[name] ?? whole),
  }
}

/** Where `npm run dev` finds the server; the server itself serves dist/web in production. */
const serverUrl = process.env['PLANWRIGHT_SERVER'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: fromHere('./src/web'),
  publicDir: fromHere('./public'),
  cacheDir: fromHere('./node_modules/.vite'),
  plugins: [react(), mantineThemeCss(), fillPlaceholders()],
  build: {
    outDir: fromHere('./dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    // Fonts and pictures stay files: `data:` addresses are not in the content security policy.
    assetsInlineLimit: 0,
    // The polyfill would be an inline script.
    modulePreload: { polyfill: false },
    // Read by the step that renders the public pages, and not sent to anybody.
    manifest: true,
    rolldownOptions: {
      input: { app: fromHere('./src/web/index.html'), landing: fromHere('./src/web/landing.html') },
      // What the app loads at once, the landing page loads when it is asked for.
      checks: { ineffectiveDynamicImport: false },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': serverUrl, '/sandbox': serverUrl },
  },
})
