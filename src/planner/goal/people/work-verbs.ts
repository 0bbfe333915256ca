/** Verbs that say what somebody does for the plan, in their base form. */
const WORK = new Set('do write build handle own cover design make run manage lead organise organize prepare sew edit record film code draft order cook drive paint arrange coordinate develop test illustrate translate print sort'.split(' '))
/** Said of others alone: 'I plan', 'I work' and 'I take' begin other sentences. */
const OF_OTHERS = new Set((
  'work take look plan review approve sign help read play sell buy bake teach deliver choose contact negotiate install weld publish migrate recruit supervise oversee advise collect invite repair serve brew grow keep clean bring hang maintain '
  + 'find bring fetch retest translate proofread hire transcribe illustrate animate tidy clean weave glue scout source interpret rehearse fundraise digitise digitize sterilise vet direct conduct host choreograph mentor explain sing carry mow provide ensure produce compose perform analyse analyze configure implement integrate investigate evaluate assemble solder calibrate validate inspect examine'
).split(' '))

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

/** What stands between a name and the work that it looks after, longest first. */
const CARES = [
  'se encarga de', 'se encarga del', 'se ocupa de', 'se ocupa del', 'es responsable de', 'es responsable del', 'es la responsable de', 'es el responsable de', 'lleva todo lo de', 'se hace cargo de', 'se hace cargo del',
  "s'occupe de", "s'occupe du", "s'occupe des", "se charge de", 'se charge du', 'se charge des', 'est responsable de', 'est responsable du', 'est responsable des', 'prend en charge',
  'kummert sich um', 'ist zustandig fur', 'ist verantwortlich fur', 'ubernimmt', 'macht', 'betreut',
  'cuida de', 'cuida do', 'cuida da', 'cuida dos', 'cuida das', 'fica com', 'se encarrega de', 'se encarrega do', 'se encarrega da', 'e responsavel por', 'e responsavel pela', 'e responsavel pelo', 'toma conta de', 'toma conta da', 'toma conta do', 'faz', 'hace', 'fait', 'lleva', 'se queda con', 'trata de', 'trata do', 'trata da', 'trata dos', 'trata das', 'gere',
].map((words) => words.split(' ')).toSorted((a, b) => b.length - a.length)

/** How many tokens from there say that somebody looks after what is named behind them: 'se encarga de', 'kümmert sich um'; 0 when none do. */
export function careLength({ source: { tokens } }: { source: { tokens: readonly { key: string }[] } }, at: number): number {
  return CARES.find((words) => words.every((word, offset) => tokens[at + offset]?.key === word))?.length ?? 0
}

/** 'write', 'build': what the user does, or several people. */
export function isOwnWork(key: string): boolean {
  return WORK.has(key)
}

/** 'records', 'signs': work in the third person that is the plural of a thing as well. */
export function isPluralAsWell(key: string): boolean {
  return /^(?:records|designs|reviews|plans|tests|orders|drives|prints|builds|covers|films|drafts|paints|signs|codes|edits|runs|works|looks|plays|reads|repairs)$/u.test(key)
}

/** The 'carry' of 'carries', the 'do' of 'does'. */
export function baseOf(verb: string): string {
  return /^(?:does|goes)$/u.test(verb) ? verb.slice(0, -2) : verb.replace(/ies$/u, 'y').replace(/(?<=sh|ch|x|ss)es$|(?<=[^s])s$/u, '')
}
