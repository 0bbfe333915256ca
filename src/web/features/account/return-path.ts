const STORAGE_KEY = 'planwright.return-path'

/** The guarded page that a visitor was turned away from; signing in goes there. */
export function rememberReturnPath(path: string): void {
  sessionStorage.setItem(STORAGE_KEY, path)
}

/** The remembered page, once; else `fallback`. */
export function takeReturnPath(fallback: string): string {
  const path = sessionStorage.getItem(STORAGE_KEY)
  sessionStorage.removeItem(STORAGE_KEY)
  return path ?? fallback
}
