import { isGivenName } from '../people/given-names.ts'
import { isName, isTitle } from '../people/people-words.ts'
import { isRelative } from '../people/relatives.ts'
import { occupationOf } from '../people/roles.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

export const DETERMINER = /^(?:my|our|the|his|her|their|a|an|this|that|both|each|your)$/u

/** Whom no relation and no trade names, or several of them. */
const PEOPLE = /^(?:kids?|children|child|twins|triplets|boys?|girls?|baby|babies|toddlers?|teenagers?|grandchildren|grandkids|grandson|granddaughter|grandparents|gran|granny|grandma|grandpa|grandad|nan|nana|auntie|hubby|missus|family|folks|in-laws?|mates?|pals?|buddy|mum|mom|mums|dads|neighbours?|neighbors?|flatmates?|housemates?|lodgers?|tenants?|guests?|landlords?|landlady|brothers?|sisters?|cousins?|colleagues?|friends?|ex|parents|guy|guys|lad|lads|bloke|man|woman|men|women|lady|people|person|priest|vicar|physio|vet|gp|guide|groom|bride|boss|wives|husbands|sons|daughters|uncles|aunts|soloist|cook|chef|crew)$/u
/** A trade by its ending: 'farmer', 'organist', 'electrician', 'caretaker'. */
const TRADE = /^\p{L}{3,}(?:er|or|ist|ian|man|woman|smith|wright|keeper|monger|ers|ors|ists|ians)$/u
/** Ends like a trade, and is a thing. */
const THING = /^(?:\p{L}*(?:timber|lumber|plaster|leather|rubber|butter|batter|pepper|ginger|cider|beer|fiber|filler|primer|sealer|starter|mortar|cellar|collar|pillar|copper|silver|feather|litter|clutter|gutter|shutter|ladder|hammer|screwdriver|blender|burner|hanger|spacer|adapter|adaptor|radiator|generator|projector|monitor|elevator|paper|water|number|corner|shower|boiler|cooker|heater|printer|computer|trailer|trainers?|mixer|washer|dryer|freezer|scooter|tower|border|cover|order|letter|poster|matter|chapter|semester|quarter|counter|center|register|charger|tractor|motor|floor|door|mirror|factor|error|server|router|sensor|container|planner|timer|folder|drawer|river|laser|layer|flower|summer|winter|dinner|supper|easter|october|november|december|september|shoulder|finger|liver|fever|cancer|weather|other|another|together|later|after|former|latter|minor|major|prior|interior|exterior|decor|color|favor|humor|list|assist|exist|twist|waist|wrist|chest|mist|fist|rooster|oyster|lobster|hamster|monster|sister)s?)$/u

/** Whether a word names somebody by what they are: a relative, a neighbour, a trade. */
export function isSomebodyWord(key: string): boolean {
  const word = key.replace(/['’]s$/u, '')
  return PEOPLE.test(word) || isRelative(word) || isRelative(word.replace(/s$/u, '')) || occupationOf(word) !== null && word.length > 2 || TRADE.test(word) && !THING.test(word)
}

/** Whether a token is a name, or the title before one. */
export function isPartOfName(context: ReadingContext, at: number): boolean {
  return isTitle(context, at) && isName(context, at + 1) || isName(context, at) && (isGivenName(context.source.tokens[at]!.key) || context.names.has(at) || isTitle(context, at - 1) || isSomebodyWord(context.source.tokens[at - 1]?.key ?? ''))
}

/** The words of whoever is named at a token, from the trade or the title before the name to the last of the name; null where nobody is. */
export function somebodyNamedAt(context: ReadingContext, at: number): Words | null {
  const { tokens } = context.source
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  if (isPartOfName(context, at)) {
    let from = at
    while (from > 0 && (isPartOfName(context, from - 1) || isSomebodyWord(tokens[from - 1]!.key) && tokens[from - 1]!.kind === 'word')) from -= 1
    return { from, to: at + 1 }
  }
  // A trade is somebody only behind a word that says whose or which it is; a relative always.
  const isMarked = DETERMINER.test(tokens[at - 1]?.key ?? '') || DETERMINER.test(tokens[at - 2]?.key ?? '')
  const isSure = PEOPLE.test(token.key) || isRelative(token.key)
  return isSomebodyWord(token.key) && (isMarked || isSure) ? { from: at, to: at + 1 } : null
}
