import { expect, type Page } from '@playwright/test'

const LEAST_TARGET_PX = 24
const MORE_STOPS_THAN_ANY_PAGE = 160

/** Presses Tab from the page's start to its end; in a dialog, from where the focus stands once around. */
export async function expectFocusSeenAtEveryStop(page: Page, { within = 'page' }: { within?: 'page' | 'dialog' } = {}): Promise<void> {
  if (within === 'page') await page.evaluate(startAtTop)
  const unseen: string[] = []
  const names = new Set<string>()
  for (let stop = 0; stop < MORE_STOPS_THAN_ANY_PAGE; stop += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(describeFocus)
    if (found === null || (within === 'dialog' && names.has(found.name))) break
    names.add(found.name)
    if (!found.isSeen) unseen.push(found.name)
    if (within === 'dialog') expect(found.isInDialog, `The focus left the dialog for ${found.name}`).toBe(true)
  }
  expect(unseen).toEqual([])
  expect(names.size).toBeGreaterThan(0)
}

/** Fails with the controls that a finger would miss; links within a sentence are exempt (WCAG 2.2, 2.5.8). */
export async function expectLargeTargets(page: Page, state = 'page'): Promise<void> {
  expect(await page.evaluate(findSmallTargets, LEAST_TARGET_PX), state).toEqual([])
}

/** Runs in the page. Leaves nothing behind that could be focused later. */
function startAtTop(): void {
  window.scrollTo(0, 0)
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
}

/** Runs in the page. A ring may be drawn by what stands beside or around a control that is itself hidden. */
function describeFocus(): { name: string; isSeen: boolean; isInDialog: boolean } | null {
  const element = document.activeElement
  if (element === null || element === document.body) return null
  const bearers = [element, element.nextElementSibling, element.parentElement, element.closest('label, form, fieldset')]
  const isRing = (bearer: Element | null) => {
    if (bearer === null) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(bearer)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || (bearer.matches(':focus-within') && /0px 0px 0px [1-9]/.test(boxShadow))
  }
  return { name: element.outerHTML.slice(0, 240), isSeen: bearers.some(isRing), isInDialog: element.closest('[role="dialog"], dialog') !== null }
}

/** Runs in the page. */
function findSmallTargets(least: number): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>(':is(main, [role="dialog"], dialog[open]) :is(button, a[href], [role="menuitem"], summary, select, textarea, label:has(input))')]
  const isInline = (control: HTMLElement) => control.matches('p *, li *') && getComputedStyle(control).display.startsWith('inline') && control.parentElement!.textContent !== control.textContent
  return controls
    .filter((control) => control.checkVisibility() && !isInline(control))
    .filter((control) => control.offsetWidth < least || control.offsetHeight < least)
    .map((control) => control.outerHTML.slice(0, 160))
}
