/** Words that say whose something is and nothing of what is done, as joined keys without diacritics. */
export type WordsOfShares = {
  /** Before a name that the thing follows: 'it is Ana who does the labels'. */
  lead: RegExp
  /** Between a name and the thing behind it: 'looks after', 'has'. */
  behindName: RegExp
  /** Behind the verb of the part before, whose verb is left out: 'Bo after the shed'. */
  gap: RegExp
  /** Between a thing and the name behind it: 'is done by', 'falls to'. */
  beforeName: RegExp
  /** Those that are said of nobody but people. */
  personal: RegExp
  /** Behind a name that ends what is said: 'Ana's job', 'bei Ana liegt'. */
  tail: RegExp
}

const MODAL = String.raw`(?:(?:will|shall|should|can|must|is going to|are going to|is to|are to|has to|gets to|wants to|would like to|has agreed to|has offered to|has promised to|agreed to|offered to|volunteered to) )?`
const MILD = String.raw`(?:(?:also|always|again|mainly|mostly|kindly|alone|all|both|entirely|completely|usually|only|just|too|themselves|herself|himself) )*`

const ENGLISH: WordsOfShares = {
  lead: /^(?:(?:and|but|so|then|also|with|let|have|ask|get|only|just|it is|it's|it will be|that is|that's|as always|as usual|as ever|nobody but|no one but|noone but|nobody except|from our side|on our side|from the team|there is|there's|we have|i have|i've got|we've got|here|finally|we are|we're|there are|the) )*$/u,
  behindName: new RegExp(String.raw`^${MODAL}${MILD}(?:does|do|doing|handles?|handling|takes? (?:on|over|care of|charge of)|takes?|taking (?:on|over|care of|charge of)|has got|have got|has|have|got|owns?|covers?|runs?|minds?|touch(?:es)?|looks? after|looking after|sees? to|sorts? out|sorts?|sorting(?: out)?|deals? with|dealing with|tackles?|oversees?|is in charge of|are in charge of|is responsible for|are responsible for|is down for|is on|are on|(?:is|are|'s) (?:doing|handling|making|sorting(?: out)?|organising|organizing|running|covering|taking on|taking care of|taking|looking after|dealing with|seeing to|working on)|works? on|working on|is the (?:only )?(?:one|person) (?:who|that)|is|are|who (?:does|handles|looks after|sees to|has|takes)|who|with|for|on|as)(?= |$)`, 'u'),
  gap: /^(?:after|to|of|for|with|on|care of|charge of|in charge of|responsible for|about)(?= )/u,
  beforeName: new RegExp(String.raw`(?:^| )(?:(?:(?:is|are|will be|gets?|be|being|stays?|goes|go|falls?|belongs?|comes?|sits?|remains?|rests?|lies?|left|has been|was|were|has to be|should be|must be|can be) )?${MILD}(?:(?:looked after|taken care of|taken|[a-z]{3,}ed|[a-z]{3,}wn|done|made|run|built|led|put together|held|kept|brought|bought|sold|sent|cut|set up|seen to|written|given|left) )?(?:by|with|to|for|from|on|in the hands of|down to|up to|the job of|the task of|a job for|a task for|one for|a thing for|a matter for|the responsibility of)|(?:is|are) something|(?:is|are)(?: all)?|that's|that is|ask|w)$`, 'u'),
  personal: /(?:looks?|looking) after|take[ns]? care of|taking care of|in charge of|responsible for|sees? to|deals? with|sorts? out|down (?:to|for)|in the hands of|falls? to|goes to|(?:job|task|one|thing) for|done by|handled by|(?:one|person) (?:who|that)|^who$/u,
  tail: /^(?:(?:'s|s)(?: |$))?(?:(?:job|task|part|thing|baby|responsibility|department|business|area|work|turf|domain|field|remit|hands|side|duty)s?|alone|too|again|also|as well|please|both|to do|to sort|does that|does it|does this|does those|does|do|do that|do it|handles that|share|together)?$/u,
}

const GERMAN: WordsOfShares = {
  lead: /^(?:(?:und|aber|wobei|wahrend|dann|nur|mit|es ist|das ist|bei uns|wie immer|sowie|weil|da|auch|niemand ausser|mit dabei sind|dabei sind|wir sind|das sind|der|die) )*$/u,
  behindName: /^(?:(?:soll|will|wird|kann|muss|darf) )?(?:(?:auch|wieder|immer|allein|komplett|ganz|vor allem) )*(?:macht|machen|ubernimmt|ubernehmen|erledigt|besorgt|betreut|betreuen|hat|haben|leitet|kummert sich um|kummern sich um|sorgt fur|sorgen fur|ist zustandig fur|ist verantwortlich fur|ist fur|sind fur|als|fur|ist|mit|im|am|beim)(?= |$)/u,
  gap: /^(?:um|fur)(?= )/u,
  beforeName: /(?:^| )(?:(?:(?:liegt|liegen|ist|sind|bleibt|bleiben|geht|gehen|kommt|kommen|fallt|fallen|wird|werden) )?(?:(?:ganz|komplett|allein|auch|wieder|vollstandig|hauptsachlich|weiterhin|nur) )*(?:bei|an|von|zu|fur|durch|in der hand von|in den handen von|die sache von|sache von|aufgabe von|die aufgabe von)|kummert sich|kummern sich|(?:ist|sind)|macht|ubernimmt|erledigt|besorgt|organisiert|betreut|sorgt)$/u,
  personal: /kummer|zustandig|verantwortlich|ubernimmt|sache von|liegt bei|aufgabe von|bleibt bei/u,
  tail: /^(?:zustandig|verantwortlich|liegt|liegen|da|dran|ist|sind|allein|auch|gemacht|erledigt|ubernommen|betreut|zusammen|ubernimmt|macht)?$/u,
}

const SPANISH: WordsOfShares = {
  lead: /^(?:(?:y|pero|mientras|luego|tambien|con|solo|es|a|el|la|somos|estamos|de nuestra parte) )*$/u,
  behindName: /^(?:(?:va a|quiere|debe|puede|tambien|siempre) )*(?:se encargan? del?|se ocupan? del?|se hacen? cargo del?|es (?:la |el )?responsable del?|les? tocan?|hacen?|llevan?|tienen?|gestionan?|cubren?|se quedan? con|va con|esta con|con|en|de|como)(?= |$)/u,
  gap: /^(?:del?|con|en)(?= )/u,
  beforeName: /(?:^| )(?:se encargan?|se ocupan?|se hacen? cargo|cuidan?|responden?|l[oa]s? [a-z]{3,}|(?:es|son|queda|quedan|va|van|corre|corren|estan?|sera|seran) )?(?:(?:cosa|tarea|trabajo|responsabilidad|asunto|labor) de|a cargo de|en manos de|les? tocan? a|por|para|con|de|a)?$/u,
  personal: /se encarga|se ocupa|cargo|responsable|toca|cosa de|tarea de|responde/u,
  tail: /^(?:tambien|sol[oa]|junt[oa]s)?$/u,
}

const FRENCH: WordsOfShares = {
  lead: /^(?:(?:et|mais|puis|avec|c'est|tandis que|que|seule?|a|aussi|nous sommes|le|la) )*$/u,
  behindName: /^(?:(?:va|doit|peut|aussi|toujours) )*(?:s'occupe(?:nt)? (?:de|du|des)|se charge(?:nt)? (?:de|du|des)|est responsable (?:de|du|des)|prend en charge|fait|font|gere(?:nt)?|prend|assure(?:nt)?|a|ont|qui (?:fait|gere|s'occupe (?:de|du|des)|se charge (?:de|du|des))|sur|pour|en|au|aux|a la)(?= |$)/u,
  gap: /^(?:du|des|de|sur)(?= )/u,
  beforeName: /(?:^| )(?:c'est|(?:est|sont|reviennent|revient|va|vont|reste|restent|incombent?) (?:confiee?s? |faite?s? |geree?s? )?(?:a|pour|chez|par|de)|par|pour|a|avec|chez)$/u,
  personal: /occupe|charge|responsable|revient|confie|c'est/u,
  tail: /^(?:aussi|seule?|ensemble|qui s'en (?:occupe|charge)|qui le fait)?$/u,
}

const PORTUGUESE: WordsOfShares = {
  lead: /^(?:(?:e|mas|enquanto|depois|tambem|com|so|apenas|somos|o|a) )*$/u,
  behindName: /^(?:(?:vai|deve|pode|tambem|sempre) )*(?:cuidam? d(?:e|os?|as?)|tratam? d(?:e|os?|as?)|se encarregam? d(?:e|os?|as?)|toma conta d(?:e|os?|as?)|e responsavel (?:por|pel[oa]s?)|fica com|ficam com|faz|fazem|tem|leva|gere|assegura|com|em|n[oa]s?)(?= |$)/u,
  gap: /^(?:d[oa]s?|de|com|n[oa]s?)(?= )/u,
  beforeName: /(?:^| )(?:(?:fica|ficam|e|sao|esta|estao|vai|vao) (?:com|por conta d[aoe]|tarefa d[aoe]|coisa d[aoe]|a cargo d[aoe]|d[aoe]|para)|cuidam?|tratam?|se encarregam?|a cargo d[aoe]|por|pel[oa]|com|para|d[aoe]|a)(?: [oa])?$/u,
  personal: /cuida|trata|encarrega|responsavel|fica com|ficam com|conta|tarefa/u,
  tail: /^(?:tambem|sozinh[oa]|junt[oa]s)?$/u,
}

const WORDS: Readonly<Record<string, WordsOfShares>> = { en: ENGLISH, de: GERMAN, es: SPANISH, fr: FRENCH, pt: PORTUGUESE }

export function wordsOfShares(language: string): WordsOfShares {
  return WORDS[language] ?? ENGLISH
}
