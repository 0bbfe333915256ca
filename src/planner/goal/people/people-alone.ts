import { claim, isClaimed, segmentAt, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isGivenName } from './given-names.ts'
import { isName } from './people-words.ts'
import type { Person } from './people-words.ts'

const ALONE = /^(?:alone|allein|alleine|solo|sola|seule?|sozinh[oa]|singlehandedly)$/u
const OWN = /^(?:by|on) (?:him|her|them|his|their)(?:self|selves|\b own)?$/u
/** What a sentence about the whole work speaks of. */
const ALL = /^(?:it|this|that|all|everything|es|das|alles|todo|tudo|tout|lo|le|isso|whole|lot|work|project)$/u
const FURTHEST = 8

/** 'Nils does it alone', 'Ines is doing all of this on her own', 'lo hace Rosa sola', 'Nils alone': one person, whatever the work is. */
export function peopleAlone(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  const { tokens } = context.source
  return context.segments.flatMap(({ from, to, depth }) => {
    const first = [from, from + 1, from + 2].find((index) => index < to && isName(context, index))
    // 'Das Archiv macht Frieda allein': where things have capitals or the verb comes first, a name that people are given.
    const name = context.language === 'en' ? first : (tokens.findIndex(({ key }, index) => index >= from && index < to && isName(context, index) && isGivenName(key)) + 1 || (first ?? -1) + 1) - 1
    if (depth > 0 || name === undefined || name < 0 || isClaimed(context, { from: name, to: name + 1 })) return []
    const end = isName(context, name + 1) ? name + 2 : name + 1
    const said = tokens.slice(from, Math.min(to, end + FURTHEST))
    const isAlone = said.some(({ key }, index) => ALONE.test(key) || OWN.test(said.slice(index, index + 2).map((token) => token.key).join(' ')))
    // 'Nils tests the scanners alone' has his part only.
    const saysNothingElse = name === from && to === end + 1 && isGivenName(tokens[name]!.key)
    if (!isAlone || !saysNothingElse && !said.some(({ key }) => ALL.test(key)) || segmentAt(context, from)?.isBullet === true) return []
    const helper = tokens.findIndex(({ key }, index) => index > end && index < to && /^(?:help|support|hilfe|ayuda|aide|ajuda)$/u.test(key) && isName(context, index + 2)) + 2
    return [{ from: name, to: end }, ...(helper > 1 ? [{ from: helper, to: helper + 1 }] : [])].map((words) => {
      claim(context, words)
      return { name: textOf(context, words), roles: [], isUser: false, words, capacity: null }
    })
  })
}
