import checkDark from './pictures/check-dark.webp'
import checkLight from './pictures/check-light.webp'
import describeDark from './pictures/describe-dark.webp'
import describeLight from './pictures/describe-light.webp'
import useDark from './pictures/use-dark.webp'
import useLight from './pictures/use-light.webp'
import watchDark from './pictures/watch-dark.webp'
import watchLight from './pictures/watch-light.webp'

export type StepKey = 'describe' | 'watch' | 'check' | 'use'

/** Addresses of one picture in both themes. */
export interface ThemePictures {
  light: string
  dark: string
}

/** Pixels; the pictures are taken by `npm run tour`. */
export const PICTURE_SIZE = { width: 1200, height: 840 }

export const STEP_PICTURES: Record<StepKey, ThemePictures> = {
  describe: { light: describeLight, dark: describeDark },
  watch: { light: watchLight, dark: watchDark },
  check: { light: checkLight, dark: checkDark },
  use: { light: useLight, dark: useDark },
}
