import type { Said } from '../said.ts'

const COUNT = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|dos|tres|cuatro|cinco|seis|siete|ocho|diez|deux|trois|quatre|cinq|sept|huit|dix|dois|duas|três|quatro|sete|oito|dez)`
const LENGTH = String.raw`(?:\d{1,3}(?:[.,]\d)?|an?|half an|one|two|three|four|five|ein(?:er)?|zwei|drei|una?|dos|tres|une|deux|trois|uma?|duas|três)[ -]?(?:minutes?|mins?|min|hours?|hrs?|h|minuten|stunden?|minutos|horas?|heures?)`
const EACH = String.raw`(?: ?(?:each|apiece|jeweils|cada un[oa]|chacune?|cada uma?))`
/** 'Ten piano lessons of 45 minutes each', 'vier Proben von je zwei Stunden'. */
const OF_EACH = new RegExp(String.raw`(?<=(?<![\p{L}\p{N}.,])${COUNT}(?: [\p{L}'’-]+){1,3})(?: (?:of|at|von|zu|de|à) (?<length>${LENGTH})${EACH}| (?:von|zu) je (?<german>${LENGTH}))(?=$|[ .,;:!?)])`, 'giu')

const SITTINGS = String.raw`(?:lessons|classes|sessions|sittings|appointments|rehearsals|workshops|evenings|mornings|afternoons|stunden|sitzungen|termine|proben|einheiten|clases|sesiones|citas|cours|séances|leçons|aulas|sessões)`
/** 'Six sessions of 3 hours, Friday afternoons': of each, as nobody counts them otherwise. */
const OF_SITTING = new RegExp(String.raw`(?<=(?<![\p{L}\p{N}.,])${COUNT}(?: [\p{L}'’-]+){1,2} ${SITTINGS}) (?:of|von|de|à) (?<length>${LENGTH})(?!${EACH})(?=$|[.,;:!?)]| (?:by|before|until|till|on|every|from|bis|vor|ab|hasta|antes|avant|desde))`, 'giu')

/** How long each of so many takes stands between commas, where every reader looks for it. */
export function lengthsOfCountedSittings(text: string): Said[] {
  const bare = [...text.matchAll(OF_SITTING)].map(({ 0: words, index, groups }) => ({ text: `, ${groups!['length']!}${/stunde|minuten/iu.test(words) ? '' : ' each'}${/^ (?=[\p{L}\p{N}])/u.test(text.slice(index + words.length)) ? ',' : ''}`, start: index, end: index + words.length }))
  return [...bare, ...[...text.matchAll(OF_EACH)].map(({ 0: words, index, groups }) => {
    const end = index + words.length
    return { text: `, ${groups!['length'] === undefined ? `je ${groups!['german']!}` : words.trim().replace(/^\p{L}+ /u, '')}${/^ (?=[\p{L}\p{N}])/u.test(text.slice(end)) ? ',' : ''}`, start: index + 1, end }
  })].toSorted((a, b) => a.start - b.start)
}
