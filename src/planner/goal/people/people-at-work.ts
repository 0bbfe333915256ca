import { labelOf } from '../labels.ts'
import { claim, hasTime } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { behindArticle, clausesOf } from './doers.ts'
import { isName } from './people-words.ts'
import type { Person } from './people-words.ts'

/** 'A Yasmin no backend e o Ruan nos testes', 'Sara en el diseño, Quim en pruebas', 'Lotte im Vertrieb': two or more, each at their work. */
export function peopleAtWork(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint' || !(context.language in AT_WORK)) return []
  const { tokens } = context.source
  const found = clausesOf(context).flatMap(({ from, to }) => {
    const name = behindArticle(context, /^(?:com|con|mit|avec)$/u.test(tokens[from]!.key) ? from + 1 : from)
    const at = AT_WORK[context.language]!.exec(tokens.slice(name + 1, name + 3).map(({ key }) => key).join(' '))?.[0].split(' ').length
    const work = { from: name + 1 + (at ?? 0), to }
    const isOne = at !== undefined && isName(context, name) && work.from < to && to - work.from <= MOST_WORDS_AT_WORK && !hasTime(context, { from, to }) && tokens.slice(work.from, to).every(({ kind, key, text }) => kind === 'word' && !key.startsWith('sprint') && (text === key || context.language === 'de' || !/^\p{Lu}\p{Ll}/u.test(text)))
    const role = isOne ? labelOf(context, work, MOST_WORDS_AT_WORK) : null
    return role === null ? [] : [{ name: tokens[name]!.text, roles: [role], isUser: false, words: { from, to }, capacity: null }]
  })
  if (new Set(found.map(({ name }) => name)).size < 2) return []
  for (const { words } of found) claim(context, words)
  return found
}

const MOST_WORDS_AT_WORK = 3
/** What stands between a name and the work, by language. */
const AT_WORK: Readonly<Record<string, RegExp>> = { pt: /^(?:no|na|nos|nas|em)(?= |$)/u, es: /^(?:en (?:el|la|los|las)|en)(?= |$)/u, de: /^(?:im|am|an der|in der|beim|bei)(?= |$)/u, fr: /^(?:au|aux|a la|sur (?:le|la|les)|en)(?= |$)/u }
