import type { Said } from '../said.ts'

const LIVE = String.raw`(?:go(?:es|ing)? live|deploy(?:s|ed)?|release[sd]?|ship(?:s|ped)?|roll(?:s|ed)? out|launch(?:es|ed)?|cut(?:s)? over|put live|brought live)`
const MAY = String.raw`(?:(?:may|must|can|should|is allowed to|is to|will|shall|gets?|is|to|be|ever) ){0,3}`
const NOBODY = String.raw`(?:nothing|no (?:site|shop|ward|branch|team|store|system)|none of (?:them|it|the sites))`
const WE = String.raw`(?:we|nobody|no one|you|they|it) (?:can['’]?t|cannot|can not|don['’]?t|won['’]t|must not|mustn['’]t|may not|will not|shouldn['’]t|are not allowed to|can|may|must)`
const NOUN = String.raw`(?:go-?lives?|deployments?|releases?|roll-?outs?|cut-?overs?|launches)`
/** 'Nothing goes live', 'we can't deploy', 'go-lives never', 'production stays untouched'. */
const BARRED = new RegExp(String.raw`(?<![\p{L}-])(?:${NOBODY} ${MAY}${LIVE}|${WE} ${LIVE}|${NOUN}(?: are| is| may| must)? (?:not|never|forbidden|blocked|barred)|production (?:stays|is|must stay|must be|has to stay) (?:untouched|frozen|locked|closed))(?: (?:anywhere|at all|there))?(?!\p{L})`, 'giu')
/** The end of a period says why, where its days are said behind. */
const WHY = /^(?: (?:in|during|on|over|at))?(?: (?:the|our|that))? ?(?:month|quarter|year|half-year|period)[- ]?end(?: week)?(?=[ ,(:]{1,3}\(?\d)/iu
const TIME = /^[ ,(:]{0,3}(?:(?:in|on|during|from|between|over) )?(?:the (?:week (?:of|from|commencing) )?)?\(?\d/iu

/** What may not go live on some dates, as the freeze that every reader knows: 'nothing goes live in month end week 22-26 Feb' is 'release freeze 22-26 Feb'. */
export function sentencesOfFreezes(text: string): Said[] {
  return [...text.matchAll(BARRED)].flatMap(({ 0: said, index }) => {
    const end = index + said.length
    const why = WHY.exec(text.slice(end))?.[0].length ?? 0
    if (!TIME.test(text.slice(end + why))) return []
    // Brackets around the dates say no more than a comma.
    const bracket = /^ ?\(([^()\n]{3,40})\)/u.exec(text.slice(end + why))
    return [bracket ? { text: `release freeze ${bracket[1]!}`, start: index, end: end + why + bracket[0].length } : { text: 'release freeze', start: index, end: end + why }]
  })
}

const ITEM = String.raw`\p{L}[\p{L}\d&'’-]*(?: (?!(?:then|and|is|are|has|have|must|will|should|by|on|we|i|they|it)(?!\p{L}))[\p{L}\d&'’-]+){0,2}`
/** 'Leeds then Derby then Hull', as one writes it without commas. */
const CHAIN = new RegExp(String.raw`(?<=^|[:;.(\n]\s{0,2}|, )(?<first>first )?${ITEM}(?: (?:and )?then ${ITEM}){2,8}(?=\s?(?:[.,;)\n]|$))`, 'giu')
/** 'Site by site: …' says no more than the list behind it; 'then ward by ward: …' says what its items are. */
const ONE_BY_ONE = /(?<!then),? (?<!then )(?<one>\p{L}{3,15}) by \k<one>:(?= \p{L})/giu

/** Lists in the order in which things are done, with the commas that make them one. */
export function sentencesOfRunOnChains(text: string): Said[] {
  const chains = [...text.matchAll(CHAIN)].filter(({ 0: said }) => !said.split(/ then /iu).every((item) => /ed$/iu.test(item))).flatMap(({ 0: said, index, groups }) => [
    ...(groups!['first'] === undefined ? [] : [{ text: '', start: index, end: index + groups!['first'].length }]),
    ...[...said.matchAll(/ (?:and )?then /giu)].map(({ 0: joint, index: at }) => ({ text: ', then ', start: index + at, end: index + at + joint.length })),
  ])
  return [...chains, ...[...text.matchAll(ONE_BY_ONE)].map(({ 0: said, index }) => ({ text: ':', start: index, end: index + said.length }))].toSorted((a, b) => a.start - b.start)
}
