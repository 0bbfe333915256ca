import type { PlannerType } from '../../../contract/plan.ts'
import type { Stretch } from '../rewriting/people/people-named.ts'
import type { Said } from '../rewriting/said.ts'
import type { Matched, Part } from './matched-shares.ts'

const DOES: Readonly<Record<string, readonly [other: string, own: string]>> = { en: ['does', 'I do'], de: ['macht', 'Ich mache'], es: ['hace', 'Yo hago'], fr: ['fait', 'Je fais'], pt: ['faz', 'Eu faço'] }
const TEAM: Readonly<Record<string, string>> = { en: 'Team', de: 'Team', es: 'Equipo', fr: 'Équipe', pt: 'Equipe' }

/** 'Team: Ana (lease, permits), Bo (signs)', as every reader knows it; in a calendar 'Ana does the cake. Bo does the tent'. */
export function plainShares(text: string, { start, end, parts, before, behind }: Matched, { language, plannerType }: { language: string; plannerType: PlannerType }): Said {
  const merged: Part[] = []
  for (const part of plannerType === 'calendar' ? parts : parts.flatMap(eachOf)) {
    const known = merged.find(({ who }) => who.names.join() === part.who.names.join())
    if (known) Object.assign(known, { things: [...known.things, ...part.things], asides: [...known.asides, ...part.asides], told: [...known.told, ...part.told] })
    else merged.push({ ...part })
  }
  const alone = (stretch: Stretch) => capitalised(text.slice(stretch.start, stretch.end))
  const sentences = plannerType === 'calendar' ? merged.flatMap((part) => deedsOf(part, language)) : [`${TEAM[language] ?? 'Team'}: ${merged.map(memberOf).join(', ')}`]
  return { text: [...(before.length > 0 ? [...new Set([before[0]!, ...before.slice(1, 2).map(({ start }) => ({ start, end: before.at(-1)!.end }))])].map(alone) : []), ...sentences, ...merged.flatMap(({ told }) => told.map(capitalised)), ...(behind.length > 0 ? [alone({ start: behind[0]!.start, end: behind.at(-1)!.end })] : [])].join('. '), start, end }
}

function eachOf(part: Part): Part[] {
  return part.who.names.map((name, index, all) => ({ ...part, who: { ...part.who, names: [name] }, told: index === all.length - 1 ? part.told : [], asides: part.who.isUser && all.length > 1 && !/^(?:me|ich|yo|moi|eu)$/u.test(name) ? part.asides.filter((aside) => !/^\p{Lu}\p{L}+$/u.test(aside)) : part.asides }))
}

function memberOf({ who: { names: [name], post }, things, asides }: Part): string {
  const inside = [...asides, ...(post === null ? [] : [post]), ...things].join(', ')
  return inside === '' ? name! : `${name} (${inside})`
}

function deedsOf({ who, things }: Part, language: string): string[] {
  const [other, own] = DOES[language] ?? DOES['en']!
  const isUser = who.isUser && who.names.length === 1
  const names = isUser ? own.split(' ')[0]! : who.names.join(language === 'en' ? ' and ' : ' + ')
  return things.map((thing) => {
    const [first = '', second = ''] = thing.split(' ')
    const isDeed = /^\p{Ll}/u.test(first) && /^(?:the|a|an|our|my|all|die|das|den|dem|ein|eine|einen|el|la|los|las|le|les|un|una|une|des|o|a|os|as|um|uma|up|out)$/u.test(second)
    const does = isUser ? own.split(' ')[1]! : who.names.length > 1 && language === 'en' ? 'do' : other
    return capitalised(isDeed ? `${names} ${thing}` : `${names} ${does} ${thing}`)
  })
}

function capitalised(words: string): string {
  return words.replace(/^./u, (letter) => letter.toUpperCase())
}

