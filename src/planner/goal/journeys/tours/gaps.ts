import type { Token } from '../../../time/grammar/token.ts'
import type { ReadingContext } from '../../reading-context.ts'
import type { Mention } from '../name-mentions.ts'

/**
 * What stands between two names. `back` runs from the second to the first; `list` only lists; `cut` begins something
 * new; `apart` has to do with neither.
 */
export type Gap = 'both' | 'on' | 'back' | 'dash' | 'slash' | 'bar' | 'from-to' | 'to' | 'hub' | 'hub-back' | 'and' | 'list' | 'cut' | 'apart'

export const LINK_WORDS = new Set('linked link links connect connects connected connecting connection connections direct directly directs nonstop non-stop flight flights fly flies flying flown hop hops train trains rail route routes ferry ferries bus buses boats plane planes airline airlines air served serves service services reached reachable leg legs hub coach coaches sail sails departures departs'.split(' '))

const FILLERS = /^(?:the|over|across|on|onward|onwards|straight|directly|direct|nonstop|down|up|[*_"'“”`✈🛫])$/u

/** `isSaid` tells the tokens of lengths and days. */
function gapBetween({ source: { tokens } }: ReadingContext, first: Mention, second: Mention, isSaid: (index: number) => boolean): Gap {
  const between = withoutAsides(tokens.slice(first.to, second.from))
  if (between.length > LONGEST_GAP) return 'apart'
  const keys = between.map(({ key }) => key)
  const text = keys.filter((key) => !FILLERS.test(key)).join(' ')
  if (tokens.slice(first.to, second.from).some((_, offset) => isSaid(first.to + offset))) return isHub(keys) ? 'hub' : 'apart'
  const gap = first.name === second.name ? 'cut' : signOf(text.replaceAll(' ', '')) ?? wordOf(text, keys)
  return gap === 'to' && /^(?:from|von|de|desde|depuis)$/u.test(tokens[first.from - 1]?.key ?? '') ? 'from-to' : gap
}

/** The gaps of a statement: a sign that others join by separates, and what leads to pairs is no part of them. */
export function gapsAmong(context: ReadingContext, names: readonly Mention[], isSaid: (index: number) => boolean): Gap[] {
  const gaps = names.slice(1).map((name, index) => gapBetween(context, names[index]!, name, isSaid))
  const joins = (weaker: readonly Gap[]) => gaps.some((gap) => /^(?:both|on|back|dash|slash|bar|to|from-to)$/u.test(gap) && !weaker.includes(gap))
  const isListed = (index: number) => {
    const end = gaps.findIndex((gap, at) => at > index && (gap === 'cut' || gap === 'apart'))
    const rest = gaps.slice(index + 1, end < 0 ? gaps.length : end)
    return /^(?:slash|bar)$/u.test(rest[0] ?? '') && rest.every((gap) => gap === rest[0]) || rest.length > 1 && rest.every((gap) => gap === 'dash')
  }
  // 'Oslo: Riga / Malta / Graz'.
  const hub = gaps.findIndex((gap, index) => gap.startsWith('hub') && isListed(index))
  if (hub >= 0) return gaps.map((gap, index) => (index > hub && /^(?:slash|bar|dash)$/u.test(gap) ? 'list' : gap))
  const [isBarWeak, isSlashWeak] = [joins(['bar']), joins(['bar', 'slash'])]
  // 'Oslo/Riga, Riga to Malta only, Malta/Graz': each alone between what separates.
  const separates = (gap: Gap | undefined) => gap === undefined || /^(?:list|cut|apart)$/u.test(gap)
  const areSlashPairs = gaps.filter((gap) => gap === 'slash').length > 1 && gaps.every((gap, index) => gap !== 'slash' || separates(gaps[index - 1]) && separates(gaps[index + 1]))
  return gaps.map((gap, index) => {
    if (gap === 'slash' && areSlashPairs) return 'dash'
    if (gap === 'bar' || gap === 'slash') return (gap === 'bar' ? isBarWeak : isSlashWeak) ? 'list' : 'dash'
    return gap.startsWith('hub') && /^(?:both|on|back|dash|slash|to|from-to)$/u.test(gaps[index + 1] ?? '') ? 'cut' : gap
  })
}

const LONGEST_GAP = 24

/** Without what is said in brackets between. */
function withoutAsides(tokens: readonly Token[]): Token[] {
  const open = tokens.findIndex(({ key }) => /^[([]$/u.test(key))
  const close = open < 0 ? -1 : tokens.findIndex(({ key }, index) => index > open && /^[)\]]$/u.test(key))
  return close < 0 ? [...tokens] : [...tokens.slice(0, open), ...withoutAsides(tokens.slice(close + 1))]
}

function signOf(text: string): Gap | null {
  if (/^(?:<[-=]*>|<-*\/?-*>|[↔⇔⟷⇄⇆⇋⇌⟺]|>?\/<?|to\/from|from\/to)$/u.test(text) && text !== '/') return 'both'
  if (/^(?:-{0,9}>{1,3}|={1,9}>|[→⇒⟶⟹➔➜➡»▶►])$/u.test(text)) return 'on'
  if (/^(?:<-{0,9}|<=+|[←⇐⟵])$/u.test(text)) return 'back'
  if (/^(?:-{1,9}|~|x|×|=|—)$/u.test(text)) return 'dash'
  if (text === '/') return 'slash'
  if (/^[|+·•]$/u.test(text)) return 'bar'
  if (/^(?:,|,(?:and|or|plus|&)|;)$/u.test(text)) return 'list'
  return /^[:([]$|^:-?$|^-?:$/u.test(text) ? 'hub' : null
}

function wordOf(text: string, keys: readonly string[]): Gap {
  if (/^(?:and|&|und|y|et|e|with|mit|con|avec|com)$/u.test(text)) return 'and'
  if (/^(?:or|oder|o|ou|, as well as|as well as|and also|plus|or else|or to|and to|, to|, or to|, and to|and with|, and with)$/u.test(text)) return 'list'
  if (/^(?:to|nach|a|hasta|bis|vers|para|ate|into|towards)$/u.test(text)) return 'to'
  if (/^(?:to and from|and back to|from and to)$/u.test(text)) return 'both'
  if (text === 'from') return 'back'
  // ') (' and ', from': the next one begins.
  if (/[)\]]/u.test(text) || /^(?:,|and|or|plus|, and|, or|, plus)? ?(?:also |another |one |then |finally )?(?:from|between)$/u.test(text)) return 'cut'
  if (isHub(keys)) return keys.at(-1) === 'from' || /(?:^| )(?:from|out of)[: ]*(?:either |both )?$/u.test(text) ? 'hub-back' : 'hub'
  return 'apart'
}

/** 'has flights to', ': direct to', 'is linked with', ', you can go on to'. */
function isHub(keys: readonly string[]): boolean {
  const last = keys.findLast((key) => !/^(?:the|either|both|just|only|[:*("'“])$/u.test(key)) ?? ''
  const isToward = /^(?:to|with|for|into|towards|and|from|reach|serves|nach|mit|a|con|avec|vers|only|are|is)$/u.test(last)
  return isToward && keys.some((key) => LINK_WORDS.has(key) || /^(?:get|go|goes|reach|continue|hop|move|travel|on|onward|onwards|leads?|[:-])$/u.test(key)) || LINK_WORDS.has(last) && !/^(?:,|and)$/u.test(keys[0] ?? '') || keys.at(-1) === ':' && keys.some((key) => LINK_WORDS.has(key))
}
