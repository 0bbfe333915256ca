import { stems, wordBase } from '../../goal/matcher.ts'

const WORDS = [
  // Grammar and talk.
  'a an the this that these those there here it its and or but so also too just only really very quite still already again even else then than as at by for from in into of off on onto out over to up with without about around between through until till per via if when where while which who whom what whatever how why because though although',
  'i me my mine we us our you your he him his she her they them their myself yourself itself one ones some any all both each every other others another same such many much more most few less least nobody somebody everybody everyone everything something nothing anything',
  'be is am are was were been being do does did done have has had having can cannot could will would shall should may might must need want wanna like love get got getting go goes going gone come comes coming make made take takes put let see look start begin happen know think mean try use keep give be able wish',
  'not no never nor neither yes okay well maybe ideally possibly especially mainly mostly usually always exactly definitely however anyway afterwards beforehand after before now later soon once twice first last next final whole half main total enough alone together extra new good nice great big small best better things thing stuff way lot kind sort rest bit two three four five six seven eight nine ten zwei drei vier funf sechs dos tres cuatro cinco seis deux trois quatre cinq dois duas quatro',
  // Calendars.
  'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thurs fri sat sun january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec day days week weeks weekday weekend weekends month months montag dienstag mittwoch donnerstag freitag samstag sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags morgens mittags abends januar februar marz mai juni juli oktober dezember lunes martes miercoles jueves viernes sabado domingo enero febrero abril mayo junio julio septiembre octubre noviembre diciembre lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier avril juin juillet aout septembre octobre novembre decembre segunda terca quarta quinta sexta janeiro fevereiro year years hour hours minute minutes time times date dates morning afternoon evening night noon midnight tonight tomorrow today yesterday daily weekly monthly midweek holiday holidays deadline sprint sprints session sessions',
  // Bounds, talk and short forms.
  'max maximum min mins minimum hr hrs wk wks mth til till latest earliest least sharp approx roughly start starts starting begin begins beginning end ends ending finish running sometime somewhere second third fourth half past straight altogether apart either else anyway obviously otherwise please pls plz kindly sorry lol ugh gotta gonna dont doesn isn aren wasn won couldn doing does did plus minus per via right away due ahead advance prior beforehand lately currently finally mine ours theirs',
  'spatestens fruhestens ungefahr etwa circa dauert dahin davor dazwischen jeweils pro zwischen wahrend findet statt beginnt fangt stunde stunden letztmals erstmals genau bitte dazu dabei gerne immer kommt kommen geht macht spat fruh sonntagen samstagen',
  'tarde manana noche antes despues hasta desde entre cada sera son como maximo minimo ademas tengo tenemos necesito necesitamos siempre media hora mismo tampoco cuando empieza acaba falta faltan hacen fecha pm am uhr',
  'apres avant jusqu entre chaque matin soir tard plus moins pendant sauf heure commence finit faut manque encore deja puis ensuite quand lors veille jour',
  'manha tarde noite ate entre cada feira comecando comeca termina antes depois apenas preciso precisamos falta faltam ainda quando tenho temos vamos hora minuto minutos sempre julho junho setembro outubro novembro dezembro janeiro fevereiro marco abril maio agosto',
  'clock oclock slot quarter eleven twelve ish onwards thereabouts midday sundown sunset sunrise dawn dusk lunchtime teatime bedtime fall falls mid itself uhrzeit',
  // Being done, and being a team.
  'booked bought chosen finished ready sorted arranged planned fixed gets paid signed agreed team crew people person family husband wife partner son daughter kids friend friends mum dad mother father brother sister boss colleague colleagues dev devs developer developers designer engineer engineers tester backend frontend work works working busy free available',
  'der die das den dem des ein eine einen einem einer und oder aber auch noch nur schon sehr mit ohne fur von vom zum zur bis bei nach vor aus auf an am im in ist sind war bin bist wird werden wir ich du er sie es mein meine unser unsere soll sollen muss mussen kann konnen mochte will alle alles jede jeder jeden dann danach vorher weg tag tage woche wochen monat uhr wochenende nicht nichts kein keine nie team',
  'el la los las un una unos unas y o pero tambien solo ya muy con sin para por de del al en es son fue ser estar hay que se me mi nos su yo ella nosotros quiero queremos debe tiene hacer dia dias semana semanas mes hora horas fin no nunca nada todo toda todos equipo',
  'le les des du au aux et ou mais aussi seulement deja tres avec sans pour par dans sur est sont il elle nous vous je mon ma mes notre nos son sa ses veux voulons doit faut faire jour jours semaine semaines mois heure heures weekend pas jamais rien tout toute tous equipe',
  'os as um uma uns umas e ou mas tambem so ja muito com sem para por do da dos das no na nos nas eh sao foi ser estar eu ele ela nos meu minha nosso nossa quero queremos deve tem fazer dia dias semana semanas mes hora horas fim nao nunca nada tudo todo toda todos equipe time',
].join(' ')

/** Stems of the words that say nothing of what a goal is about, in the five languages of the plans. */
export const PLAIN: ReadonlySet<string> = new Set(stems(WORDS))

/** What a clause is about: its words without those of grammar, of calendars and of being done. */
export function contentOf(text: string): string[] {
  return [...new Set(stems(text.replace(STATE, '')).filter((stem) => stem.length > 2 && !PLAIN.has(stem) && !/\d/u.test(stem)).map(wordBase))]
}

/** 'Cot assembled' is about the cot. */
const STATE = /(?<=^\S+\s+)\S+ed$/u
