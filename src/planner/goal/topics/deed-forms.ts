import { DEED_WORDS } from './deed-words.ts'

/** What is done to things before an occasion, in its base form; in English. */
const DEEDS = [...new Set([...'book order buy hire rent reserve arrange confirm choose find fix mend repair replace paint clean wash print write send pay sort organise organize plan invite pack collect fetch turn stir brush groom back walk sweep rake mow prune wipe dust oil grease air milk exercise hang install fit service check test seal sand varnish wire plaster tile sew iron bake cook design draft edit record file register renew sign translate proofread label number pick cut trim mow prune plant weed water dig build assemble deliver return make do polish stain oil sharpen rewire replumb empty insure measure update finish decorate set level ask tell inform notify warn take bring give borrow lend feed cancel renew apply email text explain swap change tune service sharpen'.split(' '), ...DEED_WORDS])]
const IRREGULAR: Readonly<Record<string, string>> = { bought: 'buy', chosen: 'choose', found: 'find', written: 'write', sent: 'send', paid: 'pay', hung: 'hang', cut: 'cut', built: 'build', made: 'make', done: 'do', dug: 'dig', mown: 'mow', sewn: 'sew', set: 'set', proofread: 'proofread', told: 'tell', taken: 'take', brought: 'bring', given: 'give', lent: 'lend', fed: 'feed', driven: 'drive', rung: 'ring' }
/** One syllable that ends in one vowel and one consonant: scan, trim, cut. */
const DOUBLED = /^[^aeiou]*[aeiou][bdgmnprt]$/u

/** From 'booked', 'bought' and 'booking' to 'book', 'buy' and 'book'. */
const BASES: ReadonlyMap<string, string> = new Map([
  ...DEEDS.flatMap((base) => {
    const stem = DOUBLED.test(base) ? `${base}${base.at(-1)!}` : base.endsWith('e') ? base.slice(0, -1) : base
    const past = /[^aeo]y$/u.test(base) && !/[aeo]y$/u.test(base) ? `${base.slice(0, -1)}ied` : `${stem}ed`
    const british = base.endsWith('el') ? [[`${base}led`, base], [`${base}ling`, base]] as const : []
    return [[past, base], [`${stem}ing`, base], ...british] as const
  }),
  ...Object.entries(IRREGULAR),
])

/** The base form of a deed's participle or gerund; null for other words. */
export function deedOf(form: string): string | null {
  return BASES.get(form) ?? null
}

export function isDeed(base: string): boolean {
  return DEEDS.includes(base)
}
