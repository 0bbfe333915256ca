/** Somebody near the user who lends a hand: `name` as the plan calls them, `deed` in the infinitive and as it is told to the user ('drive you home'). */
export type OfferOfHelp = { name: string; deed: string; words: string; start: number; end: number }

/** Infinitive, third person and participle of what one does for another. */
const HELPING: readonly (readonly [string, string, string])[] = [
  ['drive', 'drives', 'driving'], ['lend', 'lends', 'lending'], ['look after', 'looks after', 'looking after'], ['babysit', 'babysits', 'babysitting'],
  ['come along', 'comes along', 'coming along'], ['come over', 'comes over', 'coming over'], ['come with', 'comes with', 'coming with'],
]
/** These are help only where it is the user who is taken, fetched or accompanied. */
const WITH_USER: readonly (readonly [string, string, string])[] = [
  ['help', 'helps', 'helping'], ['take', 'takes', 'taking'], ['go', 'goes', 'going'], ['do', 'does', 'doing'], ['quit', 'quits', 'quitting'], ['run', 'runs', 'running'], ['train', 'trains', 'training'], ['walk', 'walks', 'walking'], ['give', 'gives', 'giving'], ['join', 'joins', 'joining'],
  ['practise', 'practises', 'practising'], ['revise', 'revises', 'revising'], ['study', 'studies', 'studying'], ['pick', 'picks', 'picking'], ['fetch', 'fetches', 'fetching'], ['sit', 'sits', 'sitting'], ['test', 'tests', 'testing'],
]
const STAYING: readonly (readonly [string, string, string])[] = [['stay', 'stays', 'staying']]
/** 'Takes me', 'does a mock with us', 'quits with me'. */
const OF_USER = String.raw`(?=(?: (?!(?:and|but|so|then|when|while|because|to)(?!\p{L}))[\p{L}\d'’-]{1,20}){0,4}? (?:me|us)(?!\p{L}))`
/** 'Stays the first five days': after what the plan leads to, and no visit of its own. */
const AT_FIRST = String.raw`(?=(?: with (?:me|us))?(?: for)? the first )`
const FORMS: ReadonlyMap<string, string> = new Map([...HELPING, ...WITH_USER, ...STAYING].flatMap(([base, third, participle]) => [[base, base], [third, base], [participle, base]] as const))

const formsOf = (verbs: typeof HELPING, form: 0 | 1 | 2) => verbs.map((verb) => verb[form]).join('|')
const verbIn = (form: 0 | 1 | 2) => String.raw`(?:(?:${formsOf(HELPING, form)})(?!\p{L})|(?:${formsOf(WITH_USER, form)})(?!\p{L})${OF_USER}|(?:${formsOf(STAYING, form)})${AT_FIRST})`
const RELATIVE = String.raw`(?:(?:best|old|elder|older|younger|big|little|good) )?(?:partner|wife|husband|boyfriend|girlfriend|fianc[ée]e?|spouse|mum|mom|mother|dad|father|parents|sister|brother|son|daughter|cousin|uncle|aunt|auntie|grandma|gran|grandad|grandpa|grandmother|grandfather|niece|nephew|friend|mate|colleague|flatmate|roommate|housemate|neighbou?r|(?:mother|father|sister|brother|son|daughter)-in-law)`
const OFFER = new RegExp(String.raw`(?<=(?:^|[.!?;,:\n] ?|[.!?;,:\n] ?(?:and|but) | and | but ))(?<whose>[Mm]y|[Oo]ur) (?<who>${RELATIVE})(?: (?<name>\p{Lu}\p{Ll}+))? (?:(?:can|will|could|['’]ll|is going to|has offered to|offered to|has promised to) (?:only |also |always )?(?<bare>${verbIn(0)}|help(?!\p{L}))|(?:also |only )?(?<does>${verbIn(1)})|(?:is|are) (?:also |only )?(?<doing>${verbIn(2)}))(?<rest>[^.!?;,:\n]{0,80}?)(?=\s{0,2}(?:[.!?;,:\n]|$| (?:and|but|so|while) (?:i|we|he|she|they|my|our|the)(?!\p{L})))`, 'gu')
const YOURS: Readonly<Record<string, string>> = { me: 'you', us: 'you', my: 'your', our: 'your', i: 'you', we: 'you' }

/** 'My partner Jess can drive me home', 'our neighbour helps at weekends': help that is offered, and no work of whoever offers it ('my sister makes the cake'). */
export function offersOfHelp(text: string): OfferOfHelp[] {
  if (!CUE.test(text)) return []
  return [...text.matchAll(OFFER)].map(({ 0: words, index, groups }) => {
    const { who, name, bare, does, doing, rest } = groups!
    const verb = FORMS.get((bare ?? does ?? doing)!)!
    return { name: name ?? `your ${who!}`, deed: toUser(`${verb}${rest!}`.trim()), words, start: index, end: index + words.length }
  })
}

const CUE = /(?<!\p{L})(?:my|our) /iu

function toUser(deed: string): string {
  return deed.replace(/(?<!\p{L})(?:me|us|my|our|i|we)(?!\p{L})/giu, (word) => YOURS[word.toLowerCase()]!)
}
