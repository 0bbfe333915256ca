/** Verbs that say what somebody does for the plan, in their base form. */
const WORK = new Set('do write build handle own cover design make run manage lead organise organize prepare sew edit record film code draft order cook drive paint arrange coordinate develop test illustrate translate print sort'.split(' '))
/** Said of others alone: 'I plan', 'I work' and 'I take' begin other sentences. */
const OF_OTHERS = new Set('work take look plan review approve sign help read play'.split(' '))

/** The same in the other languages, in the third person, without diacritics. */
const FOREIGN = new Set((
  'macht schreibt baut entwickelt programmiert gestaltet testet naht leitet koordiniert ubernimmt druckt malt filmt schneidet organisiert betreut pflegt pruft ubersetzt fotografiert zeichnet moderiert bestellt '
  + 'hace escribe programa disena construye desarrolla prueba coordina organiza lleva edita graba redacta traduce cose pinta prepara dirige fotografia '
  + 'fait ecrit redige developpe concoit teste coordonne organise construit coud peint filme monte gere dirige traduit dessine photographie commande '
  + 'faz escreve desenha constroi desenvolve testa coordena organiza edita grava redige traduz costura cuida fotografa'
).split(' '))

/** 'does', 'writes', 'organizes': what a named person does. */
export function isWorkOfOther(key: string): boolean {
  const base = key === 'does' ? 'do' : key.endsWith('s') ? key.slice(0, -1) : null
  return FOREIGN.has(key) || base !== null && (WORK.has(base) || OF_OTHERS.has(base))
}

/** 'write', 'build': what the user does, or several people. */
export function isOwnWork(key: string): boolean {
  return WORK.has(key)
}
