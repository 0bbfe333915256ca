/** Words that end in -ed and are no participle. */
const NOUNS = /(?:eed|shed|bed|sled|seed|feed|speed|need|weed|red)$/u
const IRREGULAR = new Set('built bought sold made sent found cut hung laid put written drawn grown taken brought held paid sewn shown chosen torn dug hired'.split(' '))
/** Said with what is got, settled or made, these add nothing to the name of the thing. */
const ADDS_NOTHING = new Set('ordered bought booked got arranged organised organized made done finished written ready agreed signed published delivered needed included required planned'.split(' '))

/** Whether a word says that something is done: 'cleaned', 'hung'. English, lower case. */
export function isDoneWord(word: string): boolean {
  return IRREGULAR.has(word) || word.length > 4 && word.endsWith('ed') && !NOUNS.test(word)
}

/** 'Tanks cleaned' for the part 'tanks' that the goal words so: what is to be done with it belongs to its name. Null where it adds nothing. */
export function saidAsDone(label: string, words: string): string | null {
  const said = words.trim()
  if (!said.toLowerCase().startsWith(`${label.toLowerCase()} `)) return null
  const rest = said.slice(label.length).trim().toLowerCase()
  return /^\p{L}+$/u.test(rest) && isDoneWord(rest) && !ADDS_NOTHING.has(rest) ? said : null
}
