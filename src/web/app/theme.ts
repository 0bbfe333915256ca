import { ActionIcon, Button, createTheme, Modal, Tooltip } from '@mantine/core'
import controls from './controls.module.css'
import { themeValues } from './theme-values.ts'

export const theme = createTheme({
  ...themeValues,
  components: {
    Button: Button.extend({ classNames: { root: controls.button } }),
    ActionIcon: ActionIcon.extend({
      defaultProps: { variant: 'subtle', size: 36 },
      classNames: { root: controls.iconButton },
    }),
    // Its scroll lock writes a <style> element, which the content security policy forbids.
    Modal: Modal.extend({
      defaultProps: { lockScroll: false, centered: true },
      classNames: { content: controls.modal, header: controls.modalHeader, title: controls.modalTitle },
    }),
    Tooltip: Tooltip.extend({
      defaultProps: { withArrow: true, arrowSize: 6, openDelay: 200, events: { hover: true, focus: true, touch: true } },
      classNames: { tooltip: controls.tooltip },
    }),
  },
})
