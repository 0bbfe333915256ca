const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u))

/** The tables of a language: Spanish, French and Portuguese share theirs, as a short text may be taken for either. */
export type Family = 'en' | 'de' | 'romance'

export function familyOf(language: string): Family {
  return language === 'de' ? 'de' : /^(?:es|fr|pt)$/u.test(language) ? 'romance' : 'en'
}

/** What stands before a thing and is no part of its name. */
export const LEADS: Readonly<Record<Family, ReadonlySet<string>>> = {
  en: set("and at least two three four five six about around roughly another but so also please only just even both all any the a an our my your his her their its this that these those each every no not single there will be is can should must then now finally first whole entire last-minute new final next actual own"),
  de: set('und aber auch bitte nur erst der die das den dem des ein eine einen einem einer unser unsere unseren unserem unserer mein meine meinen meinem meiner kein keine keinen zuerst zunachst dann danach alle'),
  romance: set("pelo menos al por lo au moins tres dois duas deux trois cuatro quatro quatre y pero tambien solo el la los las un una unos unas mi mis nuestro nuestra nuestros nuestras su sus ningun ninguna primero luego despues et mais aussi seulement le les l' une des du de d' mon ma mes notre nos son sa ses leur leurs aucun aucune pas d'abord ensuite puis e mas tambem so o a os as um uma uns umas meu minha meus minhas nosso nossa nossos nossas seu sua nenhum nenhuma primeiro depois"),
}

/** Who does it, where a clause begins with them. */
export const DOERS: Readonly<Record<Family, ReadonlySet<string>>> = {
  en: set("i we you he she they anyone anybody someone somebody nobody everybody everyone i'll we'll i'd we'd i'm we're i've we've they're they've you'll one"),
  de: set('ich wir sie er man jemand'),
  romance: set("yo nosotros je on nous il ils elle elles j'ai eu nos voce a-gente"),
}

/** Verbs that say no more of a thing than that it is there, happens or has its turn, and the helpers of other verbs. */
export const HELPERS: Readonly<Record<Family, ReadonlySet<string>>> = {
  en: set("is are was were be been being am has have had having must should shall can could cannot can't may might will would won't don't doesn't isn't aren't mustn't shouldn't couldn't haven't hasn't needn't do does did get gets got getting to ought need needs come comes coming go goes going happen happens take takes place start starts starting begin begins run runs wait waits waiting stay stays stand stands arrive arrives open opens close closes follow follows end ends finish finishes land lands pass passes roll rolls kick kicks drop drops dry dries exist exists work works hold want wants"),
  de: set('ist sind war waren sein wird werden wurde wurden worden muss mussen soll sollen sollte sollten kann konnen darf durfen hat haben steht stehen kommt kommen geht gehen folgt folgen findet finden statt lauft laufen beginnt beginnen startet starten passiert gibt entsteht entstehen bleibt bleiben warten wartet dran da vorliegt vorliegen liegt liegen hangt hangen passt passen klappt'),
  romance: set("es son esta estan este esten sea sean ser estar hay haya ha han va van vaya vayan viene vienen venga vengan puede pueden podra debe deben tiene tienen que se queda quedan quede llega llegan llegue lleguen empieza empiezan empiece no nos lo la me ir est sont soit soient etre sera seront ait aient a ont vont vient viennent peut peuvent doit doivent faut passe passent arrive arrivent commence commencent s'est ne n'est n'a n'ont ne-peut n'est-pas pas il on nous c'est qu'il e sao estao esteja estejam estiver estiverem seja sejam for forem haja vai vao vem venham pode podem deve devem tem ter fica ficam ficar chega chegam chegar chegue comeca comecam nao so foi"),
}

/** How a thing is when it can be built on: done, there, decided. With a helper before them, or right behind the thing. */
export const STATES: Readonly<Record<Family, ReadonlySet<string>>> = {
  en: set('done ready finished complete completed over out in up on off down there here live back available final fixed settled sorted behind us through clear closed open dry cured set standing working stable known ok okay fine first last again properly fully completely safely all both already yet earlier firmly ahead successful official public underway place position together good'),
  de: set('fertig bereit da durch abgeschlossen erledigt vorhanden trocken klar online uns hinter zuerst zuletzt drin drauf oben zu auf an aus los'),
  romance: set("listo lista listos listas hecho hecha hechos hechas terminado terminada terminados terminadas puesto puesta ya seco seca cerrado cerrada primero antes pret prete prets pretes fini finie finis finies termine terminee la fait faite ici seche sec en place pronto pronta prontos prontas feito feita feitos feitas acabado acabada primeiro"),
}

/** Verbs that name no deed of their own: what they are said of is the thing. */
export const PLAIN_DEEDS: ReadonlySet<string> = set("do make start begin finish have get complete go continue proceed end be use see know hold done started begun finished had got completed gone used seen known held made terminar acabar hacer tener empezar finalizar finir terminer faire avoir commencer acabar fazer ter comecar iniciar iniciar")

/** What stands for something named before. */
export const POINTERS: ReadonlySet<string> = set("it that this them those these they which he she es das dies diese sie ihn ihm ello eso esto el ella ellos cela ca celui-ci eux isso isto ele ela eles")

/** What no order is about: times, the plan as a whole, anybody. */
export const NO_THINGS: ReadonlySet<string> = set("work start everything anything nothing something things thing day days week weeks month months year years weekend weekends sprint sprints time times hour hours monday tuesday wednesday thursday friday saturday sunday morning afternoon evening night noon midnight lunch dinner breakfast school today tomorrow leave holiday holidays vacation break wife husband sister brother mother father mum dad kids children people someone somebody rest arbeit tag tage woche wochen monat stunde stunden uhr wochenende schule feierabend ende anfang trabajo dia dias semana semanas mes hora horas fin escuela colegio jour jours semaine semaines mois heure heures ecole travail fin trabalho dias semanas horas escola fim one ones two three four five six seven eight nine ten twelve end beginning plan project goal")

/** Begins a clause of its own, which no thing is named by. */
export const CLAUSE_WORDS: ReadonlySet<string> = set("who which that if because when while whenever unless though although whether since than as wer weil wenn falls dass ob porque aunque mientras parce quand que lorsque embora enquanto")
