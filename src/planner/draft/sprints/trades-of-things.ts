import { hasAnyKeyword, plainWords } from '../wording.ts'

/** Whose work a thing is by what it is; the roles are those of `team-roles`. The first that fits counts. */
const TRADES: readonly (readonly [string, readonly string[]])[] = [
  ['firmware', ['firmware', 'bootloader', 'embedded', 'ota update']],
  ['quality', ['range test', 'field test', 'acceptance test', 'test plan', 'usability test', '=emc', 'compliance test', 'abnahmetest', 'prueba']],
  ['hardware', ['schematic', 'pcb', 'footprint', 'circuit', 'antenna', 'bring up', 'wiring', 'enclosure', 'solder', 'board layout', 'schaltplan', 'platine', 'leiterplatte', 'esquematico']],
  ['photo', ['photo', 'foto', 'shoot', 'picture']],
  ['sound', ['jingle', 'sound', 'audio', 'musik', 'soundtrack']],
  ['design', ['artwork', 'logo', 'poster', 'flyer', 'mockup', 'illustration', 'cover', 'umschlag', 'portada', 'couverture', 'capa', 'plakat', 'affiche', 'cartel', 'cartaz', 'typesetting', 'style guide']],
  ['sales', ['trade customer', 'wholesale', 'retailer', 'price list', 'sales deck', 'distributor', 'handler', 'preisliste']],
  ['marketing', ['campaign', 'instagram', 'social media', 'newsletter', 'press release', 'advert', 'kampagne', 'campana', 'campagne', 'campanha', 'pressemitteilung']],
  ['writing', ['text', 'copy', 'article', 'caption', 'replies', 'letter', 'foreword', 'vorwort', 'texte', 'textos', 'articulo']],
]

/** Layout is the board's for who builds hardware, and the page's for who designs. */
const SHARED: Readonly<Record<string, readonly string[]>> = { layout: ['hardware', 'design'], satz: ['design'], assembly: ['hardware'], charger: ['hardware'] }

/** The trades that a thing belongs to, by its name; none for most. */
export function tradesOfThing(label: string): readonly string[] {
  const words = plainWords(label)
  const found = TRADES.find(([, keywords]) => hasAnyKeyword(words, [...keywords]))
  return found ? [found[0]] : words.flatMap((word) => SHARED[word] ?? [])
}
