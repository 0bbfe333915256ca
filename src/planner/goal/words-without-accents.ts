/** Most texts are plain, and need nothing of what others do. */
const PLAIN = /^[\x20-\x7e]*$/u

/** The letters and digits of a text in lower case, without diacritics, one word after another. */
export function wordsWithoutAccents(text: string): string[] {
  if (PLAIN.test(text)) return text.toLowerCase().match(/[a-z0-9]+/gu) ?? []
  return text.normalize('NFD').replace(/\p{M}+/gu, '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
