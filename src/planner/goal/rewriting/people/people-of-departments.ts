import type { Said } from '../said.ts'

const HEAD = /(?<![\p{L}])(?:team|equipo|[ée]quipe|equipa|das team|el equipo|l['’]équipe|a equipe|a equipa)(?: (?:es|ist|sind|est|é|son|são))? ?: ?/giu
const MEMBER = String.raw`(?<name>\p{Lu}[\p{L}'’-]+) (?:de|del|de la|da|do|das|dos|du|des|de l['’]|aus dem|aus der|vom|von der|im|in der) (?<post>\p{Lu}[\p{L}-]+)`
const JOINT = String.raw`(?:, | y | e | et | und |, (?:y|e|et|und) )`
const MEMBERS = new RegExp(String.raw`^${MEMBER.replaceAll(/\?<\w+>/gu, '?:')}(?:${JOINT}${MEMBER.replaceAll(/\?<\w+>/gu, '?:')})+(?=[.;\n]|$)`, 'u')

/** 'Equipo: Ada de Ventas, Beto de Sistemas y Cata de Marketing': all of them by where they work, which is no second name. */
export function peopleOfDepartments(text: string): Said[] {
  return [...text.matchAll(HEAD)].flatMap(({ 0: head, index }) => {
    const start = index + head.length
    const list = MEMBERS.exec(text.slice(start))?.[0]
    if (list === undefined) return []
    return [...list.matchAll(new RegExp(MEMBER, 'gu'))].map(({ 0: member, index: at, groups }) => ({ text: `${groups!['name']!} (${groups!['post']!})`, start: start + at, end: start + at + member.length }))
  })
}
