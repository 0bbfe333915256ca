import { ROLE_WORDS, TEAM_WORDS } from '../../people/people-words.ts'
import type { PlannerType } from '../../../../contract/plan.ts'
import { isPostWord } from '../../people/post-words.ts'
import { occupationOf } from '../../people/roles.ts'
import { ANY_WEEKDAY } from '../../weekday-names.ts'
import { MONTH } from '../tables/cells.ts'
import { JOINT, mayBeSomebody, NAME, partsOfSentence, peopleIn, sentencesIn } from './people-named.ts'
import type { IsSomebody, PartOfSentence, Stretch } from './people-named.ts'
import type { Said } from '../said.ts'
import { bareShare } from './bare-shares.ts'
import type { BareShare } from './bare-shares.ts'
import { plainShare, shareBeside, toldShare } from './shares-turned-round.ts'
import type { ToldShare } from './shares-turned-round.ts'

/**
 * What a part of a sentence tells: whose something is, said from the thing (`told`) or from the person (`own`), nothing
 * but who (`names`), one more thing of a list (`item`), or something else.
 */
type Told = PartOfSentence & { bare?: BareShare; isOfPost?: true } & ({ kind: 'told'; share: ToldShare } | { kind: 'own' | 'item' | 'other' } | { kind: 'names' | 'posts'; names: string[]; post: string })

const KIN = String.raw`(?:(?:my|our|his|her|mein|meine|unser|unsere|mi|mon|ma|meu|minha) (?:\p{Ll}{3,12} )?)?`
const NAMES = String.raw`${NAME}(?:${JOINT}${NAME}){0,5}`
const ONLY_NAMES = new RegExp(String.raw`^(?:(?:and|[Jj]ust|[Oo]nly|[Ii]t['’]s|[Tt]hat['’]s|[Ww]e are|[Ww]e['’]re|[Ww]ith|[Nn]ur|[Mm]it|[Ww]ir sind|[Ee]s sind|[Ss]olo|[Ss]omos|[Cc]on|[Ss]eulement|[Aa]vec|[Cc]['’]est|[Ss]ó|[Cc]om|und|y|et|e) ){0,2}(${NAMES})(?: (?:and|und|y|et|e) (?:me|I|ich|yo|moi|eu))?(?: (?:on it|on this|this time|working on it|in the team|do it|arbeiten daran|sind dabei|están en esto))?$`, 'u')
const OF_SOMEBODY = new RegExp(String.raw`^(?:(?:and|und|y|et|e|while|but) )?${KIN}(${NAMES}) (?!(?:and|or|of|und|oder|y|o|et|ou|e)(?!\p{L}))(?=[\p{L}(])`, 'u')
/** 'Chef Mateo develops the menu'. */
const OF_POST = new RegExp(String.raw`^(?:(?:and|und|y|et|e|our|the) )?(\p{L}{3,16}) (${NAME}) \p{Ll}`, 'u')
/** A clause about the whole work, which belongs to nobody's share; 'by 5 March' and 'never on Fridays' may belong to the share before. */
const ABOUT_ALL = new RegExp([
  String.raw`^(?:no|kein|keine|sin|pas de|aucune?|sem|nenhum) (?!(?:${ANY_WEEKDAY}|mornings|afternoons|evenings|nights|weekends)s?(?!\p{L}))\p{L}`,
  String.raw`^(?:nothing|nobody|everything|all|all of it|each|everybody|everyone|max|maximum|at most|up to|we|it all|finished|done|live|launch|launching|starting|kick-?off|nichts|niemand|alles|jeder|jede|höchstens|maximal|wir|fertig|start|nada|nadie|todo|todos|cada|máximo|listo|lista|rien|personne|tout|chacun|on|nous|fini|ninguém|tudo|cada um|pronto)(?!\p{L})`,
  String.raw`^(?:one|two|three|four|five|six|\d{1,2}|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre|dois|duas|três|quatro)(?: |-)[^,;]{0,24}(?:sprints?|iterations?|iterationen|iteraciones)(?!\p{L})`,
  String.raw`^(?:(?:on|am|los?|el|les?|às?|aos?) )?(?:${ANY_WEEKDAY})s? (?:nobody|nothing|no work|we |wird|wir |niemand|nichts|no se|nadie|nada|on ne|rien|personne|não se|ninguém|sem )`,
].join('|'), 'iu')
/** Behind nothing but names, a bound is that of the work. */
const BOUND = new RegExp(String.raw`^(?:by|until|till|before|due|from|ready|on|in|for|bis|vor|ab|am|hasta|antes|para|el|jusqu|avant|pour|le|dès|até|antes|dia|a partir)(?!\p{L})|(?<!\p{L})(?:sprints?|${MONTH}|weeks?|wochen|semanas|semaines)(?!\p{L})|\d`, 'iu')

/** How much of their time they have. */
const MEASURE = /%|(?<!\p{L})(?:each|apiece|per (?:person|head)|half[ -]time|part[ -]time|full[ -]time|hours?|hrs?|h|days a week|je|jeweils|stunden|halbtags|teilzeit|cada un[oa]|horas?|chacune?|heures?|cada um)(?!\p{L})/iu
/** A name with a thing behind it, and no verb. */
const BESIDE_OWN = new RegExp(String.raw`^${NAME} (?:the|our|all|o|a|os|as|el|la|los|las|le|les|l['’]\p{L}+|du|des) \p{L}`, 'u')
/** 'Paralegals Bea and Cho', 'Pflegerinnen Ines und Tanja': what somebody is, before the name. */
const POSTS = new RegExp(String.raw`^(?:(?:the|our|my|and|die|unsere|und) )?(\p{L}{4,20}) (${NAMES})$`, 'u')
const ANY_NAME = new RegExp(NAME, 'u')
const JOINTS = new RegExp(JOINT, 'u')

/** What teams say of who does what, in sentences that say nothing else, from the person to the thing. */
export function sentencesOfShares(text: string, language: () => string, plannerType: PlannerType): Said[] {
  if (!ANY_NAME.test(text)) return []
  const isSomebody = peopleIn(text, language())
  return sentencesIn(text).flatMap((sentence) => {
    const heading = /^[^:()\n]{2,90}: (?=\S)/u.exec(text.slice(sentence.start, sentence.end))?.[0] ?? ''
    // 'Team: Ana, Bo and Cy, who tests' is read as it stands.
    if (TEAM_WORDS.has(heading.slice(0, -2).split(/[^\p{L}]/u).at(-1)!.toLowerCase())) return []
    const head = heading.length
    const said = saidOfShares(text, { start: sentence.start + head, end: sentence.end }, { language: language(), isSomebody, isHeaded: head > 0, isTeams: plannerType === 'sprint' })
    return head > 0 && said.some(({ start }) => start <= sentence.start + head) ? [{ text: '. ', start: sentence.start + head - 2, end: sentence.start + head }, ...said] : said
  })
}

type Reader = { language: string; isSomebody: IsSomebody; isHeaded: boolean; isTeams: boolean }

function saidOfShares(text: string, sentence: Stretch, reader: Reader): Said[] {
  const told: Told[] = []
  for (const part of partsOfSentence(text, sentence).flatMap((whole) => withClauses(text, whole, reader))) told.push(toldBy(text.slice(part.start, part.end), part, { ...reader, before: told.findLast(({ kind }) => kind !== 'item') ?? null }))
  // Singular posts are read as they stand.
  const hasPosts = told.some((part) => part.kind === 'posts' && part.names.length > 1)
  for (const [index, part] of told.entries()) if (part.kind === 'posts' && !hasPosts) told[index] = { ...part, kind: 'own' }
  if (told.filter(isShare).length > 1) for (const [index, part] of told.entries()) if (!isShare(part)) told[index] = besideShares(text, part, reader)
  for (const [index, part] of told.entries()) if (part.bare && isBelieved(told, part.bare, reader)) told[index] = { ...part, kind: 'told', share: shareBeside(part.bare, reader.language) }
  // In a household's week only whose something is needs plain words.
  if (!reader.isTeams && !told.some(({ kind }) => kind === 'told') || isDoubtful(text, told, reader)) return []
  const groups = grouped(told)
  const areCut = groups.map((group, index) => index > 0 && areApart(text, groups[index - 1]!, { group, isLast: index === groups.length - 1, reader }))
  return groups.flatMap((group, index) => {
    const [before, isApart] = [groups[index - 1], areCut[index]!]
    const said = plainWords(text, group, { ...reader, isApart: areCut[index + 1] === true && (index === 0 ? !reader.isHeaded : isApart) })
    const joint = said === null ? /^(?:and|but|while|und|y|et|e) /u.exec(text.slice(group[0]!.start))?.[0].length ?? 0 : 0
    const cut = isApart ? [{ text: '. ', start: before!.at(-1)!.end, end: group[0]!.start + joint }] : []
    return [...cut, ...said ?? []]
  })
}

function isShare({ kind, bare }: Told): boolean {
  return kind === 'told' || kind === 'own' || bare !== undefined
}

/** The Gita of 'Edda takes the licences, Finn the bar, Gita beer list', whom no list of names knows; German has things with a capital. */
function besideShares(text: string, part: Told, { language }: Reader): Told {
  const said = text.slice(part.start, part.end)
  const name = language === 'de' ? undefined : new RegExp(`^(?:(?:and|y|et|e) )?(${NAME}) `, 'u').exec(said)?.[1]
  const bare = name === undefined || USER.test(name) || !mayBeSomebody(name, language) ? null : bareShare(said, language, (word) => word === name)
  return bare === null || bare.isTurned ? part : { ...part, bare }
}

/** A thing beside a name is theirs in a team's plan, where others of the sentence have something too. What is nothing but names with things, each in turn, is read as it stands. */
function isBelieved(told: readonly Told[], { isTurned }: BareShare, { isTeams }: Reader): boolean {
  const turned = told.filter(({ kind, bare }) => kind === 'told' || bare?.isTurned === true)
  if (!isTeams) return false
  if (isTurned) return turned.length > 1
  const isMixed = turned.length > 0 || told.some(({ bare, isOfPost }) => bare?.isUser === true || bare?.isParted === true || isOfPost === true)
  return isMixed && told.every(isShare)
}

/** 'The cake is for Ana' alone says for whom it is. */
function isDoubtful(text: string, told: readonly Told[], { isTeams }: Reader): boolean {
  const shares = told.filter((part) => part.kind === 'own' || part.kind === 'told' || OF_USER.test(text.slice(part.start, part.end)))
  // 'My sister looks after the flowers' alone says in its own words that they are seen to.
  return shares.length < 2 && told.some((part) => part.kind === 'told' && (text.slice(part.start, part.end).startsWith(part.share.who) ? !isTeams : part.share.form.isWeak))
}

/** 'And I'll do the posters' behind what others do. */
const OF_ONESELF = /^(?:and |but |while )?(?:I['’]ll|I will|I['’]m going to|I['’]m|I am) (?:do|doing|on|handling|handle|sorting|sort out|looking after|look after|making|make) (?<thing>(?:the |our |all the )?\p{L}[^,;.:!?()\n\d]{2,60})$/u
const OF_USER = /^(?:and |but |und |aber |y |et |e )?(?:I|I['’]ll|I['’]m|we|ich|wir|yo|je|moi je|j['’]\p{L}+|eu) \p{L}|(?<!\p{L})(?:mine|me|mich|mir|yo|moi|eu)$/u

/** 'Ana s'occupe du repas et Bo de la musique': cut before the somebody who begins a clause. */
function withClauses(text: string, part: PartOfSentence, { isSomebody }: Reader): PartOfSentence[] {
  // 'A Joana trata da música e eu faço as rifas'.
  const own = OWN_CLAUSE.exec(text.slice(part.start, part.end))
  if (own !== null && own.index > 0) return [{ ...part, end: part.start + own.index }, { start: part.start + own.index + own[0].length, end: part.end, sign: part.start + own.index }]
  for (const { index, 0: joint, groups } of text.slice(part.start, part.end).matchAll(CLAUSE)) {
    const [behind, before] = [part.start + index + joint.length, text.slice(part.start, part.start + index)]
    if (index === 0 || !isSomebody(groups!['who']!) || isSomebody(before.split(' ').at(-1)!) || USER.test(before) || !before.includes(' ')) continue
    return [{ ...part, end: part.start + index }, { start: behind, end: part.end, sign: part.start + index }]
  }
  return [part]
}

/** Behind what somebody else does, what the writer does, in languages whose verb says who. */
const OWN_CLAUSE = /(?<=\p{Lu}\p{Ll}+ [^,;.]{4,80}) (?:und|y|et|e) (?=(?:ich (?:mache|kümmere|übernehme|besorge|baue)|yo (?:hago|me encargo|llevo|preparo)|je (?:fais|m['’]occupe|prépare|gère)|j['’]organise|eu (?:faço|cuido|trato|fico|levo))(?!\p{L}))/u

const CLAUSE = new RegExp(String.raw` (?:and|while|but|und|y|et|e|mas|pero|mais|aber) (?=(?:my |our |meine? |unsere? |mi |nuestr[oa] |mon |ma |notre |(?:[oa] )?(?:meu |minha |noss[oa] ))?(?:\p{Ll}{3,12} )?(?<who>${NAME})['’ ])`, 'gu')

/** Things listed before whose they are belong together, and names that stand one behind the other. */
function grouped(told: readonly Told[]): Told[][] {
  const groups: Told[][] = []
  for (const part of told) {
    const last = groups.at(-1)
    const [first, end] = [last?.[0], last?.at(-1)]
    const isList = end?.kind === 'item' && (part.kind === 'item' || part.kind === 'told') || end?.kind === 'names' && part.kind === 'names'
    // 'Ana, Bo and Cy test' is one clause.
    const isOfNames = first?.kind === 'names' && end?.kind === 'names' && part.kind === 'own'
    if (last && (isList || isOfNames)) last.push(part)
    else groups.push([part])
  }
  return groups
}

function toldBy(said: string, part: PartOfSentence, reader: Reader & { before: Told | null }): Told {
  const told = kindOf(said, part, reader)
  const bare = told.kind === 'told' || told.kind === 'names' || told.kind === 'posts' ? null : bareShare(said, reader.language, reader.isSomebody)
  return bare === null ? told : { ...told, bare }
}

function kindOf(said: string, part: PartOfSentence, { language, isSomebody, before }: Reader & { before: Told | null }): Told {
  const share = toldShare(said, language, { before: before?.kind === 'told' ? before.share : null, isSomebody })
  if (share) return { ...part, kind: 'told', share }
  const thing = before?.kind === 'told' ? OF_ONESELF.exec(said)?.groups?.['thing'] : undefined
  if (thing !== undefined) return { ...part, kind: 'told', share: { who: 'I', thing, form: { told: OF_ONESELF, plain: 'WHO do THING', isWeak: false } } }
  const listed = ONLY_NAMES.exec(said)?.[1]
  const names = listed?.split(JOINTS) ?? []
  if (names.length > 0 && names.every(isSomebody)) return { ...part, kind: 'names', names, post: '' }
  const posts = holdersOf(said, language, isSomebody)
  if (posts) return { ...part, kind: 'posts', ...posts }
  const who = OF_SOMEBODY.exec(said)?.[1]?.split(JOINTS) ?? []
  if (who.length > 0 && who.every(isSomebody)) return { ...part, kind: 'own' }
  const [, post = '', name = ''] = OF_POST.exec(said) ?? []
  if (name !== '' && isSomebody(name) && !isSomebody(post) && isPostWord({ key: post.toLowerCase(), text: language === 'de' ? post : post.toLowerCase() }, language)) return { ...part, kind: 'own', isOfPost: true }
  // The Téo of 'Maya faz o backend, Téo o frontend' is somebody as Maya is; German things have capitals too.
  if (before?.kind === 'own' && language !== 'de' && BESIDE_OWN.test(said)) return { ...part, kind: 'own' }
  return { ...part, kind: ABOUT_ALL.test(said) || !/^(?:(?:and|und|y|et|e) )?(?:[\p{L}-]{1,20}(?: |$)){1,6}$/u.test(said) ? 'other' : 'item' }
}

/** What several are, or one: 'paralegals Bea and Cho', 'curator Walt'; null where no names end the part. */
function holdersOf(said: string, language: string, isSomebody: IsSomebody): { names: string[]; post: string } | null {
  const [, word = '', list = ''] = POSTS.exec(said) ?? []
  const names = list.split(JOINTS)
  if (list === '' || !names.every(isSomebody) || isSomebody(word)) return null
  const isPlural = names.length > 1
  const post = isPlural ? word.replace(/nen$|s$/u, '') : word
  const isKnown = ROLE_WORDS.has(post.toLowerCase()) || TEAM_WORDS.has(post.toLowerCase()) || occupationOf(post.toLowerCase()) !== null
  const isPost = isPlural ? /(?:innen|[^s]s)$/u.test(word) && !isKnown : isPostWord({ key: post.toLowerCase(), text: language === 'de' ? post : post.toLowerCase() }, language)
  return isPost ? { names, post: language === 'de' ? post : post.toLowerCase() } : null
}

/** Whether a full stop belongs between two stretches of a sentence. */
function areApart(text: string, before: readonly Told[], { group, isLast, reader: { isSomebody, isTeams } }: { group: readonly Told[]; isLast: boolean; reader: Reader }): boolean {
  const [one, other] = [before.at(-1)!, group.at(-1)!]
  if (one.kind === 'told' || other.kind === 'told') return true
  if (!isTeams) return false
  if (isTeam(before)) return other.kind === 'own' || other.kind === 'other' && !MEASURE.test(said(text, group)) && (ABOUT_ALL.test(said(text, group)) || BOUND.test(said(text, group)))
  // 'Bo works 4 days a week, no mornings' speaks of Bo's time.
  const isOfTime = /\d/u.test(text.slice(one.start, one.end)) || MEASURE.test(text.slice(one.start, one.end))
  return one.kind === 'own' && !isOfTime && other.kind === 'other' && isLast && !said(text, group).split(/[^\p{L}-]/u).some(isSomebody) && ABOUT_ALL.test(said(text, group)) && (!MEASURE.test(said(text, group)) || /^(?:max|at most|up to|höchstens|máximo)/iu.test(said(text, group)))
}

function said(text: string, group: readonly Told[]): string {
  return text.slice(group[0]!.start, group.at(-1)!.end).replace(/^(?:and|but|und|y|et|e) /u, '')
}

/** Two names or more and nothing else. */
function isTeam(group: readonly Told[]): boolean {
  return group.every(({ kind }) => kind === 'names') && group.reduce((count, part) => count + (part.kind === 'names' ? part.names.length : 0), 0) > 1
}

const TEAM: Readonly<Record<string, string>> = { en: 'Team', de: 'Team', es: 'Equipo', fr: 'Équipe', pt: 'Equipe' }
const USER = /(?<!\p{L})(?:[Mm]e|I|[Ii]ch|[Yy]o|[Mm]oi|[Ee]u|[Ww]e|[Ww]ir)$/u

/** What stands for a stretch; null where it stays as it is. */
function plainWords(text: string, group: readonly Told[], { language, isApart }: Reader & { isApart: boolean }): Said[] | null {
  const last = group.at(-1)!
  const [start, end] = [group[0]!.start, last.end]
  if (last.kind === 'told') {
    const plain = plainShare(last.share, group.slice(0, -1).map((item) => text.slice(item.start, item.end)))
    return plain === text.slice(start, end) ? null : [{ text: plain, start, end }]
  }
  if (last.kind === 'posts') return [{ text: last.names.map((name) => `${name} (${last.post})`).join(', '), start, end }]
  // 'Ana and Bo build' and 'Ana, Bo and me' are read as they stand.
  if (!isTeam(group) || !isApart || USER.test(text.slice(start, end))) return null
  const names = group.flatMap((part) => (part.kind === 'names' ? part.names : []))
  return [{ text: `${TEAM[language] ?? 'Team'}: ${names.join(', ')}`, start, end }]
}
