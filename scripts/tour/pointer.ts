import type { Page } from '@playwright/test'

/** Draws the pointer, which a headless browser does not show, on this page and those after it. */
export async function showPointer(page: Page): Promise<void> {
  await page.addInitScript(drawPointer)
  await page.evaluate(drawPointer)
}

/** Runs in the page. The top layer keeps the pointer above dialogs. */
function drawPointer(): void {
  const draw = () => {
    const pointer = document.createElement('div')
    pointer.popover = 'manual'
    pointer.ariaHidden = 'true'
    Object.assign(pointer.style, {
      position: 'fixed', inset: 'auto', left: '0', top: '0', width: '22px', height: '22px', margin: '-11px 0 0 -11px', padding: '0',
      border: '2px solid #fff', borderRadius: '50%', background: 'rgb(26 28 27 / 0.72)', boxShadow: '0 1px 6px rgb(0 0 0 / 0.35)',
      pointerEvents: 'none', transition: 'scale 120ms', translate: '640px 500px',
    })
    document.body.append(pointer)
    pointer.showPopover()
    addEventListener('mousemove', (event) => {
      pointer.style.translate = `${event.clientX}px ${event.clientY}px`
    }, { capture: true })
    addEventListener('mousedown', () => { pointer.style.scale = '0.7' }, { capture: true })
    addEventListener('mouseup', () => { pointer.style.scale = '1' }, { capture: true })
    // What opens later lies above it: once more to the top.
    addEventListener('toggle', (event) => {
      if (event.target === pointer) return
      pointer.hidePopover()
      pointer.showPopover()
    }, { capture: true })
  }
  if (document.body) draw()
  else addEventListener('DOMContentLoaded', draw)
}
