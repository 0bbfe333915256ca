import { JOINT, NAME } from './people-named.ts'
import type { IsSomebody } from './people-named.ts'

/**
 * A wording of whose something is that readers know only from the person to the thing, each verb said once: 'the texts
 * are Rosa's', 'um die Möbel kümmert sich Jens'. `gap` is what is left of it behind a share told the same way, `plain`
 * what every reader knows, `isWeak` what says something else as well and is believed beside another share alone.
 */
type Form = { told: RegExp; gap?: RegExp; plain: string; isWeak: boolean }
export type ToldShare = { who: string; thing: string; form: Form }

const THING = String.raw`(?<thing>[^,;.:!?()\n]{2,80}?)`
const KIN = String.raw`(?:(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Mm]ein|[Mm]eine|[Uu]nser|[Uu]nsere|[Mm]i|[Mm]on|[Mm]a|[Nn]otre|[Mm]eu|[Mm]inha) \p{L}{3,12} )?`
const OWNER = String.raw`(?:the |[oa] |el |la )?(?<who>${KIN}${NAME})`
/** 'Dad hires the tent' has a verb of its own. */
const NO_VERB = String.raw`(?!\p{Ll}{2,}s (?:the|an?|our|my|out|up|for|off|in|on|after|to|with)(?!\p{L}))`
const WHO = String.raw`(?<who>${KIN}${NAME}(?:${JOINT}${NAME})?)`

type Wording = { told: string; gap?: string; plain: string; isWeak?: boolean }
const form = ({ told, gap, plain, isWeak = false }: Wording): Form => ({ told: new RegExp(`^${told}$`, 'u'), ...(gap === undefined ? {} : { gap: new RegExp(`^${gap}$`, 'u') }), plain, isWeak })

const FORMS: Readonly<Record<string, readonly Form[]>> = {
  en: [
    form({ told: String.raw`${THING} (?:is|are|will be) (?:all )?${OWNER}['’]s?(?: (?:job|task|part|thing|baby|responsibility|department|business|area|work|turf))?`, gap: String.raw`${THING} ${OWNER}['’]s?`, plain: 'WHO does THING', isWeak: true }),
    form({ told: String.raw`${THING} (?:(?:goes|go|belongs?|falls?) to|(?:is|are) (?:(?:up|down|assigned|given|left|handed) to|on|with|for)|(?:stays?|sits?|is left|are left) with) ${OWNER}`, gap: String.raw`${THING} (?:on|with|for|to) ${OWNER}`, plain: 'WHO does THING', isWeak: true }),
    form({ told: String.raw`${THING} (?:is|are|gets|get|will be) (?:done|handled|run|led|owned|covered|looked after|taken care of|managed) by ${OWNER}`, gap: String.raw`${THING} by ${OWNER}`, plain: 'WHO does THING' }),
    form({ told: String.raw`${THING} by ${OWNER}`, gap: String.raw`${THING} ${OWNER}`, plain: 'WHO does THING', isWeak: true }),
    form({ told: String.raw`${WHO} (?:deals? with|sees? to|takes? (?:charge|care) of|(?:is|are) (?:in charge of|responsible for|down for)|looks? after) ${THING}`, gap: String.raw`${WHO} (?:(?:of|for|to|with|after) )?${NO_VERB}${THING}`, plain: 'WHO does THING' }),
    form({ told: String.raw`${WHO}(?:['’]s| is| are) (?:also )?(?:doing|handling|sorting(?: out)?|seeing to|looking after|dealing with|taking care of|taking on|making|organi[sz]ing|running) ${THING}`, gap: String.raw`${WHO} ${NO_VERB}${THING}`, plain: 'WHO does THING', isWeak: true }),
    form({ told: String.raw`${WHO}(?:['’]s| has| have) got ${THING}`, gap: String.raw`${WHO} (?:has |have )?${NO_VERB}${THING}`, plain: 'WHO does THING', isWeak: true }),
  ],
  de: [
    form({ told: String.raw`[Uu]m ${THING} kümmer(?:t|n) sich ${OWNER}`, gap: String.raw`[Uu]m ${THING} ${OWNER}`, plain: 'WHO kümmert sich um THING' }),
    form({ told: String.raw`[Ff]ür ${THING} (?:ist|sind|sorgt) ${OWNER}(?: (?:zuständig|verantwortlich|da))?`, gap: String.raw`[Ff]ür ${THING} ${OWNER}`, plain: 'WHO macht THING' }),
    form({ told: String.raw`${THING} (?:macht|übernimmt|erledigt|besorgt|organisiert|betreut) ${OWNER}`, gap: String.raw`${THING} ${OWNER}`, plain: 'WHO macht THING' }),
    form({ told: String.raw`${THING} (?:ist|sind) (?<who>\p{Lu}\p{Ll}{1,20}?)['’]?s (?:Sache|Aufgabe|Job|Baustelle|Teil|Bereich)`, plain: 'WHO macht THING' }),
    form({ told: String.raw`${THING} (?:(?:geht|gehen) an|(?:liegt|liegen|ist|sind) bei) ${OWNER}`, gap: String.raw`${THING} (?:an|bei) ${OWNER}`, plain: 'WHO macht THING', isWeak: true }),
    form({ told: String.raw`${WHO} (?:ist|sind) für ${THING} (?:zuständig|verantwortlich|da)`, gap: String.raw`${WHO} für ${THING}`, plain: 'WHO macht THING' }),
    form({ told: String.raw`${WHO} kümmer(?:t|n) sich um ${THING}`, gap: String.raw`${WHO} um ${THING}`, plain: 'WHO kümmert sich um THING' }),
  ],
  es: [
    form({ told: String.raw`[Dd]e ?${THING} se (?:encargan?|ocupan?|hacen? cargo) ${OWNER}`, gap: String.raw`[Dd]e ?${THING} ${OWNER}`, plain: 'WHO hace THING' }),
    form({ told: String.raw`${THING} (?:lo|la|los|las) (?:hace|lleva|prepara|escribe|arma) ${OWNER}`, gap: String.raw`${THING} ${OWNER}`, plain: 'WHO hace THING' }),
    form({ told: String.raw`${THING} (?:es|son|queda|quedan|va|van) (?:(?:cosa|tarea|trabajo) de|de|para|con|a cargo de) ${OWNER}`, gap: String.raw`${THING} (?:de|para|con|a cargo de) ${OWNER}`, plain: 'WHO hace THING', isWeak: true }),
    form({ told: String.raw`${WHO} se (?:encargan?|ocupan?) (?<thing>del? [^,;.:!?()\n]{2,80}?)`, gap: String.raw`${WHO} (?<thing>del? [^,;.:!?()\n]{2,80}?)`, plain: 'WHO se encarga THING' }),
  ],
  fr: [
    form({ told: String.raw`[Cc]['’]est ${OWNER} qui (?:s['’]occupe|se charge) (?<thing>d(?:e |u |es |['’])[^,;.:!?()\n]{2,80}?)`, plain: "WHO s'occupe THING" }),
    form({ told: String.raw`[Cc]['’]est ${OWNER} qui (?:fait|gère|prépare) ${THING}`, plain: 'WHO fait THING' }),
    form({ told: String.raw`${THING} (?:est|sont|revient|reviennent|va|vont) (?:pour|à|chez) ${OWNER}`, gap: String.raw`${THING} (?:pour|à) ${OWNER}`, plain: 'WHO fait THING', isWeak: true }),
    form({ told: String.raw`${WHO} (?:s['’]occupe(?:nt)?|se charge(?:nt)?) (?<thing>d(?:e |u |es |['’])[^,;.:!?()\n]{2,80}?)`, gap: String.raw`${WHO} (?<thing>d(?:e |u |es |['’])[^,;.:!?()\n]{2,80}?)`, plain: "WHO s'occupe THING" }),
  ],
  pt: [
    form({ told: String.raw`[Dd](?:e|os?|as?) ${THING} (?:cuida|trata|se encarrega) ${OWNER}`, gap: String.raw`[Dd](?:e|os?|as?) ${THING} ${OWNER}`, plain: 'WHO faz THING' }),
    form({ told: String.raw`${THING} (?:é|são|fica|ficam) (?:(?:tarefa|coisa|por conta) d[aoe]|d[aoe]|com|para) ${OWNER}`, gap: String.raw`${THING} (?:d[aoe]|com|para) ${OWNER}`, plain: 'WHO faz THING', isWeak: true }),
    form({ told: String.raw`${WHO} (?:cuida|trata|se encarrega) (?<thing>d(?:e|os?|as?) [^,;.:!?()\n]{2,80}?)`, gap: String.raw`${WHO} (?<thing>d(?:e|os?|as?) [^,;.:!?()\n]{2,80}?)`, plain: 'WHO cuida THING' }),
  ],
}

/** The share that a part of a sentence tells, as it stands or, behind another, without the verb of that one; null where it tells none. */
export function toldShare(part: string, language: string, { before, isSomebody }: { before: ToldShare | null; isSomebody: IsSomebody }): ToldShare | null {
  const said = part.replace(/^(?:and|und|y|e|et|but|while) /u, '')
  for (const one of FORMS[language] ?? []) {
    const groups = one.told.exec(said)?.groups ?? (before?.form === one ? one.gap?.exec(said)?.groups : undefined)
    const [who = '', thing = ''] = [groups?.['who'], groups?.['thing']]
    if (who !== '' && who.split(JOINTS).every((name) => isSomebody(name.split(' ').at(-1)!)) && isThing(thing, isSomebody)) return { who, thing, form: one }
  }
  return null
}

const JOINTS = new RegExp(JOINT, 'u')

/** A thing names nobody, and holds no number, no pronoun and no verb of its own. */
function isThing(thing: string, isSomebody: IsSomebody): boolean {
  return !/\d/u.test(thing) && !NO_THING.test(thing) && !thing.split(/[ -]/u).some(isSomebody)
}

const NO_THING = /^(?:the |all the )?(?:rest|remainder|others?|everything else)$|^(?:der rest|alles andere|el resto|lo demás|le reste|o resto)$|^(?:das$|it|this|that|he|she|they|we|i|his|her|their|well|fine|great|there|here|nobody|nothing|no one|es|dies|sie|er|wir|ich|eso|esto|ce|cela|isso|isto|first|next|which|who|what|if|when|because|since|one|two|three)(?=\s|$)|(?<!\p{L})(?:is|are|was|were|has|have|will|ist|sind|hat|wird|who|which|that|weil|wenn|cuando|porque|quand)(?!\p{L})/iu
/** 'Rosa does the texts. Rosa does the menu.': what every reader knows, each thing a part of its own. */
export function plainShare({ who, thing, form: { plain } }: ToldShare, listed: readonly string[] = []): string {
  const things = [...listed, thing].flatMap((one) => one.split(/ (?:and|und|y|et|e|&|\+) |(?<=\p{L}{3})\/(?=\p{L}{3})/u))
  const isOf = OF.test(thing)
  return things.map((one, index) => plain.replace('WHO', capitalised(who)).replace('THING', index > 0 && isOf && !OF.test(one) ? `de ${one}` : withSmallArticle(one))).join('. ')
}

/** The 'des' of 's'occupe des textes et menus', which belongs to each. */
const OF = /^d(?:e|u|es|el|o|a|os|as) |^d['’]/u

/** The owner of the thing before brackets. */
export function ownerOf(who: string, thing: string, language: string): string {
  return plainShare({ who, thing, form: { told: /^$/u, plain: DOES[language] ?? DOES['en']!, isWeak: false } })
}

/** The share of who stands beside a thing, with what the brackets add to it. */
export function shareBeside({ who, thing, aside, isUser }: { who: string; thing: string; aside: string; isUser: boolean }, language: string): ToldShare {
  const plain = (isUser ? OWN_DOES : DOES)[language] ?? DOES['en']!
  return { who, thing: aside === '' ? thing : `${thing} (${aside})`, form: { told: /^$/u, plain, isWeak: false } }
}

const OWN_DOES: Readonly<Record<string, string>> = { en: 'I do THING', de: 'Ich mache THING', es: 'Yo hago THING', fr: 'Je fais THING', pt: 'Eu faço THING' }

const DOES: Readonly<Record<string, string>> = { en: 'WHO does THING', de: 'WHO macht THING', es: 'WHO hace THING', fr: 'WHO fait THING', pt: 'WHO faz THING' }

/** 'The texts' began a sentence. */
function withSmallArticle(thing: string): string {
  return thing.replace(/^(?:The|Our|My|Das|Die|Der|Den|El|La|Los|Las|Le|Les|O|A|Os|As) (?=\p{L})/u, (article) => article.toLowerCase())
}

function capitalised(who: string): string {
  return who[0]!.toUpperCase() + who.slice(1)
}
