import type { Said } from '../said.ts'

const DEEDS = 'bauen|lösen|führen|stellen|tauschen|richten|setzen|schalten|rollen|legen|räumen|bringen|ersetzen|erneuern|migrieren|entwickeln|renovieren|modernisieren|digitalisieren|überarbeiten|sanieren|automatisieren|vereinheitlichen|eröffnen'
const PARTED = 'ab|auf|aus|ein|um|an|zusammen|heraus|weiter|neu'
const OTHER = '(?:und|bis|ab|am|im|vom|aber|weil|wenn|damit|seit|nur)'
/** 'Wir lösen das alte Kassensystem ab', 'Wir bauen den Fahrkartenautomaten'. */
const FIRST_PERSON = new RegExp(String.raw`(?<=(?:^|[.!?\n])\s{0,2})wir (?<deed>${DEEDS}) (?<article>das|die|den|unser|unsere|unseren|ein|eine|einen) (?<what>(?!${OTHER} )[\p{L}\p{N}-]+(?: (?!${OTHER} )[\p{L}\p{N}-]+){0,5}?)(?: (?<parted>${PARTED}))?(?=\s{0,2}(?:[.!\n]|$))`, 'giu')

/** In German the verb of a goal stands at its end, together with what the first person parts from it: 'Das alte Kassensystem ablösen'. */
export function verbAtTheEnd(text: string): Said[] {
  return [...text.matchAll(FIRST_PERSON)].slice(0, 1).map(({ 0: words, index, groups }) => {
    const { article, deed, what, parted = '' } = groups!
    const verb = parted === 'neu' || parted === 'weiter' ? `${parted} ${deed!.toLowerCase()}` : `${parted}${deed!.toLowerCase()}`
    const thing = withoutArticle(article!.toLowerCase(), what!)
    return { text: `${thing[0]!.toUpperCase()}${thing.slice(1)} ${verb}`, start: index, end: index + words.length }
  })
}

/** 'Das alte Kassensystem' is 'altes Kassensystem', and 'die alten Kassen' are 'alte Kassen'. */
function withoutArticle(article: string, what: string): string {
  if (article.startsWith('unser')) return `${article} ${what}`
  if (article === 'das') return what.replace(/^(\p{Ll}+e)(?= )/u, '$1s')
  return article === 'die' ? what.replace(/^(\p{Ll}+e)n(?= )/u, '$1') : what
}
