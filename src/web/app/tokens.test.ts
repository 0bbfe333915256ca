import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const GROUNDS = ['paper', 'surface', 'raised', 'sunken']
const HUES = ['accent', 'calendar', 'sprint', 'high', 'medium', 'low', 'danger', 'success']
/** WCAG 2.2: 1.4.3 for text, 1.4.11 for what is not text. */
const TEXT_CONTRAST = 4.5
const GRAPHIC_CONTRAST = 3
/** Our own: a button is known by its words, and its outline still has to be seen. */
const OUTLINE_CONTRAST = 1.8

describe.each(['light', 'dark'] as const)('the %s theme', (scheme) => {
  const colours = readColours(scheme)
  const contrast = (a: string, b: string) => contrastRatio(colours.get(a)!, colours.get(b)!)

  it.each(pairs(['ink', 'ink-soft', 'ink-muted'], [...GROUNDS, 'control', 'hover']))('has readable %s on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
  })

  it.each([...HUES, 'warning'])('has readable %s text on its soft ground', (hue) => {
    expect(contrast(`${hue}-text`, `${hue}-soft`)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
  })

  it.each(pairs(HUES.map((hue) => `${hue}-text`), GROUNDS))('has readable %s on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
  })

  it.each(['accent', 'calendar', 'sprint'])('has readable text on a filled %s', (hue) => {
    expect(contrast(`on-${hue}`, hue)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
  })

  it.each(pairs(['control-line'], ['paper', 'surface', 'raised']))('has a %s that sets a button apart from %s', (line, ground) => {
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(OUTLINE_CONTRAST)
  })

  it.each(pairs([...HUES, 'line-strong'], ['paper', 'surface']))('has visible %s marks on %s', (mark, ground) => {
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(GRAPHIC_CONTRAST)
  })
})

function pairs(first: string[], second: string[]): [string, string][] {
  return first.flatMap((a) => second.map((b): [string, string] => [a, b]))
}

function readColours(scheme: string): Map<string, string> {
  const block = css.split(`[data-mantine-color-scheme='${scheme}'] {`)[1]!.split('}')[0]!
  return new Map([...block.matchAll(/--pw-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]))
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastRatio(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (lighter! + 0.05) / (darker! + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
