import type { Words, ReadingContext } from './reading-context.ts'
import { keysOf, textOf } from './reading-context.ts'

/** Words that name nothing by themselves. Every language shares one table; content is what remains. */
const ENGLISH = (
  "a an the ever whenever always never actually literally instead otherwise plus my our your his her their its this that these those i i'm im i'd i'll i've ive we we're we've you he she they it it's its there here and or but so then also too as of to for with in on at by from into until till before after "
  + 'is are was were be been being am do does did done has have had will would should shall can could may might must need needs want wants like please just only some any all every each both more most very really quite about around '
  + 'get gets got getting put make makes let lets me us him them not no if when while which who what where how because than up out over down off due out still again already soon ready finish finished complete completed '
  + 'preferably ideally maybe possibly hopefully usually mostly generally normally prefer '
  + 'plan plans planning schedule help create build prepare set organize organise give want wanted something anything everything them '
  + 'finally lastly firstly secondly apiece '
  + "hard latest deadline deadlines due starting start starts begin begins beginning happens takes place place date day time "
)
const FOREIGN = (
  'el la los las un una unos unas mi mis tu tus su sus nuestro nuestra de del al en con por para y o pero que es son esta estan hay tengo tiene quiero necesito antes despues hasta desde '
  + 'der die das den dem des ein eine einen einem einer mein meine meinen unser unsere und oder aber ich wir bin ist sind will mochte muss soll sollen bis am im um fur mit von zu zum zur vor nach an auf jeweils dazu ausserdem zusatzlich daneben '
  + 'il faut faudra le les l un une des du mon ma mes notre nos et ou mais je nous suis est sont veux dois avant apres jusque pour avec dans sur au aux a '
  + 'o os as um uma meu minha meus minhas nosso e ou mas eu nos sou estou e sao quero preciso antes depois ate para com em no na nos nas do da dos das ao '
  + 'तक को से में है हैं मैं का की के और हर मुझे हम एक लिए पर करना चाहता चाहती चाहिए '
)

const ENGLISH_WORDS = new Set(ENGLISH.split(/\s+/u))
const EMPTY_WORDS = new Set(`${ENGLISH} ${FOREIGN}`.split(/\s+/u))

export function isEmptyWord(key: string): boolean {
  return EMPTY_WORDS.has(key) || key.endsWith("n't")
}

/** In English, 'Uma' and 'Ate' are names: only its own words are empty. */
export function isEmptyIn(language: string, key: string): boolean {
  return language === 'en' ? ENGLISH_WORDS.has(key) || key.endsWith("n't") : isEmptyWord(key)
}

/** 'cut over', 'roll out', 'clean up' end in words that are empty elsewhere. */
const PARTICLES = new Set(['over', 'out', 'up', 'off', 'down'])

const DAYS_OF_THINGS = /^(?:game|sports?|open|demo|training|moving|launch|release|field|race|match|wedding|clean-?up|action|hack|career|careers|study|info|pitch|exam|family|fun|away|planning|strategy|inset|results?|market|discovery|workshop|visiting|taster)$/u

/** Words that name nothing alone, and with the next one a thing. */
const COMPOUNDS = /^(?:help (?:cent(?:re|er)|desk|texts?|pages?|line|articles?|menu|system|screens?|docs|section|button|files?)|(?:time|date) (?:tracking|pickers?|zones?|sheets?|formats?|recording|stamps?|entry|capsule|trials?|slots?)|deadline (?:reminders?|list|calendar)|start (?:page|screen|number|box|line|kit)|place (?:cards?|names?|settings?|mats?))$/u

/** Trims words that name nothing from both ends; null when nothing remains. */
export function trimToContent(context: ReadingContext, words: Words): Words | null {
  let { from, to } = words
  const { tokens } = context.source
  const isEmpty = (index: number) => {
    const token = tokens[index]!
    // The end of a hyphenated word: 'check-out'.
    if (!token.spaced && index > words.from && tokens[index - 1]!.key === '-' && !tokens[index - 1]!.spaced) return false
    // Its beginning: 'on-call training', 'over-the-air update'.
    if (token.kind === 'word' && index < to - 2 && tokens[index + 1]!.key === '-' && !tokens[index + 1]!.spaced && tokens[index + 2]!.kind === 'word' && !tokens[index + 2]!.spaced) return false
    if (COMPOUNDS.test(`${token.key} ${tokens[index + 1]?.key ?? ''}`) && index < to - 1) return false
    // The I of 'I2C' and the T of '3T'.
    if (token.kind === 'word' && (tokens[index + 1]?.kind === 'digits' && !tokens[index + 1]!.spaced || index > words.from && tokens[index - 1]!.kind === 'digits' && !token.spaced)) return false
    // The A of 'ward A'.
    if (/^\p{Lu}$/u.test(token.text) && token.text !== 'I' && token.spaced && index > words.from && index === to - 1 && tokens[index - 1]!.kind === 'word' && !isEmptyWord(tokens[index - 1]!.key)) return false
    // The A of 'A/B test'.
    if (/^\p{Lu}$/u.test(token.text) && tokens[index + 1]?.key === '/' && !tokens[index + 1]!.spaced) return false
    if (PARTICLES.has(token.key) && index > words.from && index === to - 1 && !isEmptyWord(tokens[index - 1]!.key) && tokens[index - 1]!.kind === 'word') return false
    // 'check in', 'weigh in'.
    if (token.key === 'in' && index === to - 1 && index > words.from && /^(?:check|weigh|log|move|phone|drop|sign|settling|settle|trade|buy)$/u.test(tokens[index - 1]!.key)) return false
    // 'game day', 'open day'.
    if (token.key === 'day' && index === to - 1 && index > words.from && DAYS_OF_THINGS.test(tokens[index - 1]!.key)) return false
    // 'date night'.
    if (token.key === 'date' && /^nights?$/u.test(tokens[index + 1]?.key ?? '')) return false
    // 'plan des postes', 'plan de personal' in a list.
    if (token.key === 'plan' && index === words.from && words.from > 0 && /^[,:•]$/u.test(tokens[words.from - 1]!.key) && /^(?:de|des|du)$/u.test(tokens[index + 1]?.key ?? '')) return false
    // 'birth plan' and 'data plan' are things.
    if (/^(?:plan|schedule)$/u.test(token.key) && index > words.from && index === to - 1 && tokens[index - 1]!.kind === 'word' && !isEmptyWord(tokens[index - 1]!.key) && !/^(?:day|week|month|year)s?$/u.test(tokens[index - 1]!.key)) return false
    // 'con law' in English has nothing of the Spanish word.
    if (context.language === 'en' && token.kind === 'word' && !ENGLISH_WORDS.has(token.key) && !token.key.endsWith("n't")) return false
    return token.kind === 'break' || token.kind === 'symbol' || isEmptyWord(token.key)
  }
  while (from < to && isEmpty(from)) from += 1
  while (to > from && isEmpty(to - 1)) to -= 1
  return to > from ? { from, to } : null
}

/** A short label for matching tasks: at most `max` content words of a stretch. */
const PARTICIPLES = /^(?:built|done|bought|written|sent|made|chosen|taken|set|ready|finished|sorted|drafted|updated|\p{L}{3,}ed)$/u

/** 'hospital bag packed' is about the bag. */
function withoutParticiple(context: ReadingContext, words: Words): Words {
  const last = context.source.tokens[words.to - 1]!
  const before = context.source.tokens[words.to - 2]
  if (words.to - words.from > 1 && last.key === 'out' && /\p{L}{3}s$/u.test(before?.key ?? '')) return { from: words.from, to: words.to - 1 }
  // 'sell it on vinted'.
  if (before !== undefined && /^(?:on|at|in|with|via|for|to|from)$/u.test(before.key)) return words
  return words.to - words.from > 1 && PARTICIPLES.test(last.key) ? { from: words.from, to: words.to - 1 } : words
}

export function labelOf(context: ReadingContext, words: Words, max = 4): string | null {
  // 'put back', 'set up' as the whole of it.
  if (words.to - words.from === 2 && /^(?:put|set) (?:back|away|up|together|out|down)$/u.test(keysOf(context, words).join(' '))) return textOf(context, words)
  const bracket = keysOf(context, words).indexOf('(')
  const trimmed = trimToContent(context, bracket > 0 ? { from: words.from, to: words.from + bracket } : words)
  const content = trimmed ? trimToContent(context, withoutParticiple(context, trimmed)) : null
  if (!content) return null
  const keys = context.source.tokens.slice(content.from, content.to).filter(({ kind }) => kind === 'word' || kind === 'digits')
  if (keys.filter(({ spaced }) => spaced).length >= max + (keys[0]?.spaced === false ? 0 : 1)) return keys.filter(({ key }) => !isEmptyIn(context.language, key)).slice(0, max).map(({ text }) => text).join(' ')
  return textOf(context, content)
}

/** The words of a stretch as they stand, for a title; a long one ends before the last preposition that leaves `max` words. */
export function phraseOf(context: ReadingContext, words: Words, max = 9): string | null {
  const bracket = keysOf(context, words).indexOf('(')
  const content = trimToContent(context, bracket > 0 ? { from: words.from, to: words.from + bracket } : words)
  if (!content) return null
  const { tokens } = context.source
  const isWord = (index: number) => tokens[index]!.spaced && tokens[index]!.kind !== 'symbol' || index === content.from
  let count = 0
  let cut = -1
  for (let index = content.from; index < content.to; index += 1) {
    if (isWord(index)) count += 1
    if (count > max) break
    if (count > 3 && JOINTS.test(tokens[index]!.key)) cut = index
  }
  return count <= max ? textOf(context, content) : cut < 0 ? labelOf(context, content, 5) : phraseOf(context, { from: content.from, to: cut }, max)
}

const JOINTS = /^(?:from|to|in|at|for|with|on|by|about|near|into|onto|between|through|via|and|or|nach|von|mit|fur|bei|aus|de|para|con|pour|avec|a|em|com)$/u
