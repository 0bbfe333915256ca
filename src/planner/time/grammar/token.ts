/** One word, run of digits, line break or single other character of a text. Offsets are UTF-16. */
export type Token = {
  kind: 'word' | 'digits' | 'symbol' | 'break'
  text: string
  /** Lower case, without diacritics, with plain apostrophes and dashes: the form that word tables are keyed by. */
  key: string
  start: number
  end: number
  /** Whether white space (or the start of the text) comes before it; a line break always counts as spaced. */
  spaced: boolean
}

// One alternative per character class, so a run is consumed once and nothing is tried twice.
const TOKEN = /(\r?\n)|([0-9\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\uFF10-\uFF19]+)|(\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*)|(\S)/gu

/** Splits a text in one pass; every character but white space within a line lands in exactly one token. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(TOKEN)) {
    const start = match.index
    const kind = match[1] ? 'break' : match[2] ? 'digits' : match[3] ? 'word' : 'symbol'
    tokens.push({ kind, text: match[0], key: wordKey(match[0]), start, end: start + match[0].length, spaced: start > end || start === 0 || kind === 'break' })
    end = start + match[0].length
  }
  return tokens
}

/** The form under which a word is looked up; the dot of 'ज़्यादा' is as often left out as an accent. */
export function wordKey(word: string): string {
  if (/^[a-z0-9]+$/u.test(word)) return word
  const folded = word.normalize('NFD').replace(/[\u0300-\u036F\u093C]/gu, '').normalize('NFC')
  return folded.toLowerCase().replaceAll('ß', 'ss').replace(/[’ʼ`´]/gu, "'").replace(/[‐‑‒–—−~～]/gu, '-')
}
