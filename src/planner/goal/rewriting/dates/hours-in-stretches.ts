import { ANY_DATE, SURE_CLOCK } from '../time-patterns.ts'
import type { Said } from '../said.ts'

/** What stands between the two days, and the words that say the same with the hour behind them. */
type Words = { until: string; from: string; to: string; starting: string }

const WORDS: Readonly<Record<string, Words>> = {
  en: { until: 'to|till|until|-|–', from: 'from', to: 'to', starting: 'starting at' },
  de: { until: 'bis(?: zum)?|-|–', from: 'vom', to: 'bis', starting: 'Beginn um' },
  es: { until: 'a|al|hasta(?: el)?|-|–', from: 'del', to: 'al', starting: 'que empieza a las' },
  fr: { until: 'au|à|jusqu[’\']au|-|–', from: 'du', to: 'au', starting: 'qui commence à' },
  pt: { until: 'a|ao|até(?: o| ao)?|-|–', from: 'de', to: 'a', starting: 'que começa às' },
}
/** What many come to on several days. Work, visits, hired things and journeys have hours at which they begin and end, and are read as they stand. */
const OCCASION = String.raw`(?:camps?|weekend|retreat|festival|fair|fete|conference|convention|congress|tournament|championships?|regatta|hackathon|game jam|exhibition|trade show|\p{L}*lager|\p{L}*freizeit|\p{L}*turnier|\p{L}*fest|\p{L}*festival|\p{L}*tagung|\p{L}*messe|\p{L}*kongress|campamento|torneo|feria|congreso|jornadas|tournoi|salon|colloque|congrès|foire|fête|acampamento|torneio|feira|congresso)`

/** 'Camp from Friday 9 July 17:00 until Sunday 11 July': the days together, and the hour at which it begins behind them. The hour at which the last day ends is left out: nothing starts then. */
export function hoursInStretches(text: string, language: () => string): Said[] {
  const words = WORDS[language()]
  if (words === undefined) return []
  const stretch = new RegExp(String.raw`(?<head>(?<=^|[.;!?\n] ?)(?:\p{L}[\p{L}'’-]* ){0,4}${OCCASION}(?: (?:at|on|am|an der|auf|im|de|du|en|à|au|em|no|na) [^.,;:!?\n\d]{2,40}?)??),?(?: (?:from|von|vom|ab|desde(?: el)?|del|du|de|dès le))? (?<first>${ANY_DATE}),?(?: (?:at|um|a las|à|às))? (?<clock>${SURE_CLOCK}),? (?:${words.until}) (?<last>${ANY_DATE})(?:,?(?: (?:at|um|a las|à|às))? ${SURE_CLOCK})?(?=[.,;!?)\n]|$)`, 'giu')
  return [...text.matchAll(stretch)].map(({ 0: whole, index, groups }) => {
    const { head, first, clock, last } = groups!
    const [start, end] = [index + head!.length, index + whole.length]
    return { text: ` ${words.from} ${first!} ${words.to} ${last!}, ${words.starting} ${clock!}`, start, end }
  })
}
