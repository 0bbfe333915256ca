/** What stands behind a distance or a day and says from what it is counted. */
export type Relation = {
  direction: -1 | 1
  /** Offset behind the words of the relation. */
  end: number
  /** Nothing follows that it could be counted from. */
  isOpen: boolean
}

const BEFORE = String.raw`in advance|ahead of time|ahead|prior|beforehand|before|earlier|preceding|leading up|running up|vorher|davor|zuvor|vorab|im voraus|früher|vor|antes|de antelación|de anticipación|de adelanto|de antecedência|de avanço|anterior(?:es)?|previ[ao]s?|avant|à l['’]avance|d['’]avance|auparavant|plus tôt|précédant|précédente?s?`
const AFTER = String.raw`later|afterwards|after|following|danach|später|darauf|nach|después|más tarde|siguientes?|après|plus tard|suivante?s?|depois|mais tarde|seguintes?`
/** Words that are a relation only where nothing, or what it is counted from, follows: 'two days out of town'. */
const LOOSE = String.raw`out|early`
const RELATION = new RegExp(String.raw`^,? (?:(?<before>${BEFORE})|(?<after>${AFTER})|(?<loose>${LOOSE}))(?![\p{L}\p{N}])`, 'iu')
const OPEN = /^\s{0,2}(?:$|[.,;:!?)(\n–—]|(?:and|or|but|so|und|oder|aber|y|o|pero|et|ou|mais|e|mas)(?!\p{L})|(?:at|from|between|um|zwischen|ab|a las?|entre|à|às|das) \d)/iu
const OF = /^ (?:to|of|from|than|de|del|da|do|dos|das|du|des|d['’]|l['’]|que|dem|der|den|die|das|unser\p{L}*|mein\p{L}*|the|our|my)(?!\p{L})|^ \p{L}/iu
/** Words that never have behind them what they count from: 'Plakate drei Wochen vorher aufhängen'. */
const ADVERB = /(?:vorher|davor|zuvor|vorab|voraus|beforehand|in advance|antelación|anticipación|adelanto|antecedência|avanço|avance|auparavant|danach|darauf|später|afterwards|después)$/iu
const LONGEST = 24

/** The relation that begins at an offset. */
export function relationAt(text: string, offset: number): Relation | null {
  const match = RELATION.exec(text.slice(offset, offset + LONGEST))
  if (!match) return null
  const end = offset + match[0].length
  const behind = text.slice(end, end + LONGEST)
  const isOpen = isOpenAt(text, end) || ADVERB.test(match[0]) && !/^ (?:of|del?|da|do|du|des?)(?!\p{L})/iu.test(behind)
  const { loose, after } = match.groups!
  if (loose !== undefined && !isOpen && !/^ (?:from|of the) /iu.test(behind)) return null
  return isOpen || OF.test(behind) ? { direction: after === undefined ? -1 : 1, end, isOpen } : null
}

/** Whether nothing follows from which days could be counted. */
export function isOpenAt(text: string, offset: number): boolean {
  return OPEN.test(text.slice(offset, offset + LONGEST))
}

/** 'Two weeks prior', 'ten days earlier': a distance that the grammar has counted from the day of writing. */
export const COUNTED_BACK = /(?<!\p{L})(?:prior|earlier|ahead|before|beforehand|in advance|vorher|davor|zuvor|antes|avant|plus tôt)$/iu
/** 'Within ten days of', 'binnen zwei Wochen nach': the last day on which it may be. */
export const WITHIN = /(?<!\p{L})(?:within|no later than|at most|up to|binnen|innerhalb(?: von)?|spätestens|dentro de(?: los)?|en los|a más tardar|dans les|au plus tard|no prazo de|no máximo|em até) $/iu
