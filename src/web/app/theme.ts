import { ActionIcon, Button, createTheme } from '@mantine/core'
import controls from './controls.module.css'
import { themeValues } from './theme-values.ts'

export const theme = createTheme({
  ...themeValues,
  components: {
    // The style sheet goes by the variant, which Mantine leaves out of the element unless it is named.
    Button: Button.extend({ defaultProps: { variant: 'filled' }, classNames: { root: controls.button } }),
    ActionIcon: ActionIcon.extend({
      defaultProps: { variant: 'subtle', size: 36 },
      classNames: { root: controls.iconButton },
    }),
  },
})
