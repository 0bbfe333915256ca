import type { MantineThemeOverride } from '@mantine/core'

/**
 * The part of the theme that becomes CSS variables at build (vite.config.ts). Colours that components show come
 * from tokens.css, which overrides Mantine's own; this file keeps its scales in step with ours.
 */
export const themeValues: MantineThemeOverride = {
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  respectReducedMotion: true,
  cursorType: 'pointer',
  white: '#ffffff',
  black: '#1a1c1b',
  colors: {
    pine: ['#edf7f3', '#d8ece4', '#b3dacb', '#84c4ad', '#4fb393', '#2f9a7a', '#1a8065', '#0e6a54', '#0b5644', '#084335'],
  },
  fontFamily: "'Figtree Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.55', lg: '1.55', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.625rem', lg: '0.875rem', xl: '1.25rem' },
  defaultRadius: 'md',
  headings: { fontFamily: "'Figtree Variable', system-ui, sans-serif", fontWeight: '650' },
}
