import { JOINT, NAME, peopleIn, sentencesIn } from './people-named.ts'
import type { Said } from '../said.ts'

const NAMES = String.raw`(?<who>${NAME}(?:${JOINT}${NAME}){1,6})`
const ROTA = String.raw`(?:rota|roster|rotation|chore (?:chart|list|plan)|cleaning (?:plan|schedule|list)|[Pp]utzplan|[Dd]ienstplan|[Hh]aushaltsplan|turnos|planning|tour de ménage|tableau|escala|rodízio)`
const ROTA_OF = new RegExp(String.raw`^(?<what>(?:[\p{L}'’-]{1,20} ){0,3}?${ROTA}|${ROTA.replace('rota|', 'Rota|').replace('roster', 'Roster').replace('turnos', 'Turnos').replace('planning', 'Planning').replace('escala', 'Escala')}) ?(?:for|für|para|pour|with|mit|con|avec|com|:) ?(?:us |uns )?(?:\()?${NAMES}\)?(?:[:,;.]| [–-]) (?<rest>\S)`, 'u')
const TAKE_TURNS = new RegExp(String.raw`^${NAMES}(?: and (?:me|I)| und ich| y yo| et moi| e eu)? (?:take (?:it in )?turns|alternate|rotate|wechseln sich ab|se turnan|se relaient|(?:se )?revezam)(?:: | - | – |, )(?<rest>\S)`, 'u')
const JOINTS = new RegExp(JOINT, 'u')
const OFTEN = String.raw`(?:every|each|weekly|daily|once a|twice a|jede[ns]?|wöchentlich|täglich|cada|todos|todas|semanal|chaque|tous|toutes|toda|todo)`
/** 'Bathroom and bins every week': two things without a verb, which different people do. */
const PAIR = new RegExp(String.raw`(?<=^|[,;:] )(?<first>(?:the |das |die |el |la |le |o |a )?\p{L}{3,20}) (?:and|&|\+|und|y|et|e) (?<second>(?:the |das |die |el |la |le |o |a )?\p{L}{3,20}) (?<often>${OFTEN} [^,;.:]{1,30}|${OFTEN})(?=[,;.]|$)`, 'u')
const IN_TURN: Readonly<Record<string, string>> = { en: 'In turn', de: 'Reihum', es: 'Por turnos', fr: 'À tour de rôle', pt: 'Em turnos' }

/** 'Rota for Ana, Bo and Cem: bathroom and bins every week': what comes back, and behind it among whom it goes round. */
export function sentencesOfRotas(text: string, language: () => string): Said[] {
  return sentencesIn(text).flatMap(({ start, end }, index, all) => {
    const said = text.slice(start, end)
    const found = ROTA_OF.exec(said) ?? TAKE_TURNS.exec(said)
    if (!found) return []
    const names = found.groups!['who']!.split(JOINTS)
    const isSomebody = peopleIn(text, language())
    if (!names.some(isSomebody) || !new RegExp(OFTEN, 'iu').test(said.slice(found[0].length - 1)) && index + 1 >= all.length) return []
    const what = found.groups!['what']
    const rest = start + found[0].length - 1
    const pair = PAIR.exec(text.slice(rest, end))
    const of = { start: start + found[0].indexOf(found.groups!['who']!), end: start + found[0].indexOf(found.groups!['who']!) + found.groups!['who']!.length }
    const parted = pair ? [{ text: `${pair.groups!['first']!} ${pair.groups!['often']!}, ${pair.groups!['second']!} ${pair.groups!['often']!}`, start: rest + pair.index, end: rest + pair.index + pair[0].length }] : []
    return [{ text: what === undefined ? '' : `${what}: `, start, end: rest }, ...parted, { text: `. ${IN_TURN[language()] ?? IN_TURN['en']!}: ${names.join(', ')}`, start: end, end, of }]
  })
}
