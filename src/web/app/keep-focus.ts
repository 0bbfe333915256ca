/**
 * Replaces the page by `render`, and puts the focus and the caret back into the field of the same name: somebody may
 * be typing into the page as it was rendered at build.
 */
export function keepFocusOver(render: () => void): void {
  const before = document.activeElement
  const field = before instanceof HTMLInputElement || before instanceof HTMLTextAreaElement ? before : null
  // An e-mail field has no caret to tell.
  const [start, end] = [field?.selectionStart ?? null, field?.selectionEnd ?? null]
  render()
  if (field === null || field.name === '') return
  const after = document.getElementsByName(field.name)[0]
  if (!(after instanceof HTMLInputElement || after instanceof HTMLTextAreaElement)) return
  after.focus({ preventScroll: true })
  if (start !== null) after.setSelectionRange(start, end)
}
