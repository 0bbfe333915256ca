import type { Link } from './link-remarks.ts'

export type Connection = { from: string; to: string; bothWays: boolean; link: Link }

/** Which links can be taken both ways: as their signs and remarks say, else as the others show. */
export function connectionsOf(links: readonly Link[], text: { isEachBothWays: boolean }): Connection[] {
  const listed = new Set(links.map(({ from, to }) => `${from}\n${to}`))
  const signs = new Set(links.map(({ gap }) => gap))
  const hasBothSigns = signs.has('both') && (signs.has('on') || signs.has('back'))
  // Where both ways of a pair are listed, each is one way.
  const isListedEachWay = links.some(({ from, to, gap }) => gap !== 'both' && gap !== 'and' && listed.has(`${to}\n${from}`))
  const rows = links.filter(({ gap }) => gap === 'dash')
  // 'Oslo | Riga, Malta' above 'Riga | Oslo': a row for every place says where one gets from it.
  const areRowsDirected = rows.some(({ isOfHub }) => isOfHub) && rows.filter(({ from, to }) => listed.has(`${to}\n${from}`)).length * 2 > rows.length
  const saidOne = links.filter(({ ways }) => ways === 'one').length
  const saidBoth = links.filter(({ ways }) => ways === 'both').length
  const isDirected = ({ gap, ways, isOfHub }: Link): boolean => {
    if (hasBothSigns) return gap !== 'both' && (gap === 'on' || gap === 'back' || ways === 'one')
    if (ways !== null) return ways === 'one'
    if (gap === 'both') return false
    if (isListedEachWay && gap !== 'and' && (gap !== 'dash' || areRowsDirected)) return true
    if (text.isEachBothWays) return false
    if (gap === 'on' || gap === 'back') return true
    // 'There and back' said of some says of the others that they are not.
    if (saidBoth > 0 && saidOne === 0 && (gap.endsWith('to') || isOfHub)) return true
    return gap === 'from-to' || gap === 'to' && (signs.has('and') || signs.has('both') || signs.has('dash'))
  }
  const seen = new Map<string, Connection>()
  for (const link of links) {
    const [known, reverse] = [seen.get(`${link.from}\n${link.to}`), seen.get(`${link.to}\n${link.from}`)]
    const bothWays = !isDirected(link)
    if (known) known.bothWays &&= bothWays
    else if (reverse) reverse.bothWays = reverse.bothWays || !bothWays && !reverse.bothWays
    else seen.set(`${link.from}\n${link.to}`, { from: link.from, to: link.to, bothWays, link })
  }
  return [...seen.values()]
}
