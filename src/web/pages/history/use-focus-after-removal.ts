import { useEffect, useRef, type RefObject } from 'react'

/**
 * A card that goes takes the keyboard's place with it. `target` gets the focus then, unless it went elsewhere meanwhile.
 * For the component that draws anew when the card is gone.
 */
export function useFocusAfterRemoval(): { target: RefObject<HTMLHeadingElement | null>; expectRemoval: () => void } {
  const target = useRef<HTMLHeadingElement>(null)
  const isExpected = useRef(false)
  useEffect(() => {
    if (!isExpected.current || document.activeElement !== document.body) return
    isExpected.current = false
    target.current?.focus({ preventScroll: true })
  })
  return { target, expectRemoval: () => void (isExpected.current = true) }
}
