import { isEmptyWord } from '../empty-words.ts'
import { ROLE_WORDS } from './people-words.ts'
import type { ReadingContext } from '../reading-context.ts'

/** What somebody is, in one word; the value is the role's usual name. */
const OCCUPATIONS: Readonly<Record<string, string>> = {
  dev: 'developer', developer: 'developer', engineer: 'engineer', eng: 'engineer', programmer: 'developer', coder: 'developer', designer: 'designer', tester: 'tester', qa: 'QA', writer: 'writer', copywriter: 'copywriter', editor: 'editor',
  analyst: 'analyst', scientist: 'scientist', researcher: 'researcher', manager: 'manager', pm: 'product manager', po: 'product owner', ux: 'UX designer', ui: 'UI designer', ba: 'business analyst', cto: 'CTO', cfo: 'CFO', ceo: 'CEO', coo: 'COO', cio: 'CIO', lead: 'lead', owner: 'owner', architect: 'architect', admin: 'administrator', administrator: 'administrator', agent: 'agent', marketer: 'marketer',
  recruiter: 'recruiter', consultant: 'consultant', contractor: 'contractor', freelancer: 'freelancer', intern: 'intern', student: 'student', junior: 'junior', senior: 'senior', volunteer: 'volunteer', illustrator: 'illustrator', artist: 'artist', animator: 'animator',
  photographer: 'photographer', translator: 'translator', trainer: 'trainer', teacher: 'teacher', nurse: 'nurse', technician: 'technician', electrician: 'electrician', carpenter: 'carpenter', plumber: 'plumber', painter: 'painter', cook: 'cook', chef: 'chef', driver: 'driver',
  accountant: 'accountant', lawyer: 'lawyer', specialist: 'specialist', expert: 'expert', assistant: 'assistant', coordinator: 'coordinator', operator: 'operator', backend: 'backend', frontend: 'frontend', fullstack: 'fullstack', mobile: 'mobile', devops: 'devops', sre: 'SRE', be: 'backend', fe: 'frontend', partner: 'partner',
  doctor: 'doctor', physician: 'physician', midwife: 'midwife', therapist: 'therapist', author: 'author', parent: 'parent', pilot: 'pilot', supervisor: 'supervisor', physiotherapist: 'physiotherapist', pharmacist: 'pharmacist', paramedic: 'paramedic', librarian: 'librarian', archivist: 'archivist', curator: 'curator', baker: 'baker', gardener: 'gardener', mechanic: 'mechanic', lecturer: 'lecturer', postdoc: 'postdoc', statistician: 'statistician', trainee: 'trainee', apprentice: 'apprentice', clerk: 'clerk', receptionist: 'receptionist', conservator: 'conservator',
  entwickler: 'Entwickler', entwicklerin: 'Entwicklerin', grafiker: 'Grafiker', grafikerin: 'Grafikerin', designerin: 'Designerin', testerin: 'Testerin', redakteur: 'Redakteur', redakteurin: 'Redakteurin', desarrollador: 'desarrollador', desarrolladora: 'desarrolladora', desarrolladore: 'desarrollador', disenador: 'diseñador', disenadora: 'diseñadora',
  developpeur: 'développeur', developpeuse: 'développeuse', graphiste: 'graphiste', testeur: 'testeur', desenvolvedor: 'desenvolvedor', desenvolvedora: 'desenvolvedora', desenvolvedore: 'desenvolvedor',
}

/** How many words may describe the role: 'senior backend', 'part time'. */
const MOST_ADJECTIVES = 3

/** 'developers', 'senior backend engineers', 'team lead', 'product manager': the role in the singular and the index behind it. */
export function roleAt(context: ReadingContext, index: number): { value: string; next: number } | null {
  const { tokens } = context.source
  const adjectives: string[] = []
  for (let at = index; at < tokens.length && at <= index + MOST_ADJECTIVES; at += 1) {
    const { key, kind } = tokens[at]!
    if (key === '-' && at > index) continue
    if (kind !== 'word') return null
    const occupation = occupationOf(key)
    const isLast = occupation !== null && (tokens[at + 1]?.kind !== 'word' || occupationOf(tokens[at + 1]!.key) === null)
    if (isLast) return { value: [...adjectives, occupation].join(' '), next: at + 1 }
    const isAdjective = occupation !== null || ROLE_WORDS.has(key) || /^(?:full|part|time|half|senior|junior|staff|principal|team|tech|technical|product|project|scrum|graphic|hr|embedded|hardware|freelance|external|other|more|remote)$/u.test(key)
    if (!isAdjective || isEmptyWord(key)) return null
    if (!/^(?:full|part|time|half|freelance|external|other|more|remote)$/u.test(key)) adjectives.push(occupation ?? (tokens[at]!.text === tokens[at]!.text.toUpperCase() ? tokens[at]!.text : key))
  }
  return null
}

/** 'devs' is a developer; null for a word that is no occupation. */
export function occupationOf(key: string): string | null {
  return OCCUPATIONS[key] ?? OCCUPATIONS[key.replace(/(?:innen|en|s|n)$/u, '')] ?? null
}
