/**
 * Whether the landing page as it was rendered at build is right for this browser: nobody signed in here before, and
 * no other language was chosen. Reads the keys of stored-session.ts and load-language.ts without loading them.
 */
export function belongsToVisitor(): boolean {
  try {
    return localStorage.getItem('user') === null && (localStorage.getItem('language') ?? 'en') === 'en'
  } catch {
    return true
  }
}
