/** What says of a clause that it comes before or after what was named last, or of what stands behind it that it follows. */
type Told = { prior: string; next: string; after: string; followed: string }

export const PRIOR_WORDS: Readonly<Record<string, Told>> = {
  en: {
    prior: 'before that | before this | before it | before then | before those | before them | before these | before both | before all this | before which | beforehand | prior to that | prior to it | prior to this | ahead of that | ahead of it | ahead of them | prior | but first | by then',
    next: 'thereafter | following which | later on | only afterwards | lastly | finally | and last | after both | after | from then on | to follow | once done | secondly | thirdly',
    after: 'no sooner than | not sooner than | no earlier than | not earlier than | the moment | when all | now that | comes after | come after | goes after | subject to | as soon as',
    followed: 'has to precede | must precede | should precede | leads to | leads into | allows | has to come before | must come before | comes before | come before',
  },
  de: {
    prior: 'davor | vorher | zuvor | vorab | im vorfeld', next: 'im anschluss daran | daraufhin | zuletzt | schliesslich | zweitens | drittens | und danach | ganz zum schluss', after: 'erst nach der | erst nach dem | fruhestens nach', followed: 'danach folgt',
  },
  es: {
    prior: 'antes | antes de eso | antes de ello | previamente | para entonces', next: 'mas tarde | acto seguido | por ultimo | al final | finalmente ', after: 'siempre despues de | no antes de', followed: 'va seguido de',
  },
  fr: {
    prior: 'avant | avant cela | avant ca | auparavant | au prealable', next: 'enfin | par la suite | dans la foulee | deuxiemement | et apres', after: 'pas avant', followed: 'est suivi de | est suivie de',
  },
  pt: {
    prior: 'antes | antes disso | previamente ', next: 'por fim | logo depois | mais tarde | dai', after: 'so apos', followed: 'vem antes de | vem antes da | vem antes do',
  },
}

/** So and so long before or after what was named last. */
export const AWAY_WORDS: Readonly<Record<string, { before: string; after: string }>> = {
  en: {
    before: 'the day before | the night before | the evening before | the afternoon before | the morning before | the week before | the weekend before | a day before | a week before | two days before | three days before | two weeks before | the previous day | the previous evening | the previous night | a day ahead | two days ahead | a week ahead | a full week ahead | days ahead | days before | weeks before | a day earlier | two days earlier | a week earlier | days earlier | weeks earlier | the eve of | on the eve | monday before | tuesday before | wednesday before | thursday before | friday before | saturday before | sunday before | the afternoon before | in the week leading up to | leading up to | running up to',
    after: 'the day after | the next day | next day | next morning | the next morning | the following day | the following morning | the following evening | the morning after | the evening after | the night after | the week after | a week after | a week later | two weeks later | days later | weeks later | a day later | days after | weeks after | day following | two weeks after | a fortnight later | a fortnight after | days on | weeks on | a week on | the weekend after | monday after | tuesday after | wednesday after | thursday after | friday after | saturday after | sunday after',
  },
  de: { before: 'am tag davor | am abend davor | am abend vorher | am vorabend | am tag vorher | tags zuvor | eine woche vorher | eine woche davor | wochen vorher | tage vorher | wochen davor | tage davor', after: 'am tag danach | am tag drauf | am nachsten tag | am folgetag | eine woche danach | eine woche spater | wochen spater | tage spater | tage danach | wochen danach' },
  es: { before: 'el dia antes | la vispera | la noche antes | el dia anterior | una semana antes | dias antes | semanas antes', after: 'al dia siguiente | el dia siguiente | una semana despues | dias despues | semanas despues' },
  fr: { before: 'la veille | la veille au soir | le jour precedent | une semaine avant | jours avant | semaines avant', after: 'le lendemain | le jour suivant | une semaine apres | jours apres | semaines apres | jours plus tard | semaines plus tard' },
  pt: { before: 'na vespera | no dia anterior | um dia antes | uma semana antes | dias antes | semanas antes | na noite anterior', after: 'no dia seguinte | uma semana depois | dias depois | semanas depois' },
}

/** Behind 'before' and 'after', times of everybody's day and no things. */
export const EVERYDAY: ReadonlySet<string> = new Set('work school lunch dinner breakfast bed bedtime dark dusk dawn sunset sunrise sundown hours church chapel tea noon midnight midday christmas easter term supper curfew closing petit fermeture ladenschluss all everything anything feierabend mittag schule arbeit clase comer cenar trabajar midi travail aula trabalho jantar almoco escola'.split(' '))
