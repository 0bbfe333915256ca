const ORDER = String.raw`(?:time ?-?table|schedule|itinerary|programme|agenda|running order|run(?:ning)? sheet|order of events|zeitplan|ablaufplan|ablauf|tagesplan|programm|horario|programa|cronograma|itinerario|planning|emploi du temps|déroulé|itinéraire|roteiro|programação)`
const PLAN = String.raw`(?:${ORDER}|program|plan|route)`
const DAY = String.raw`(?:the day|that day|the whole day|our day|my day|the big day|den tag|diesen tag|den ganzen tag|el día|ese día|la journée|ce jour|o dia|esse dia)`
/** What asks for the hours of one day: 'a timetable for the day', 'hour by hour', 'schedule my Tuesday'. */
export const ASKS_FOR_HOURS = new RegExp(String.raw`(?<!\p{L})(?:${PLAN}(?: please)? (?:for|of|für|para|de|pour|do|da|del|von)(?: me)? ${DAY}|${PLAN} de la journée|day(?:['’]s)? ${ORDER}|running order|run sheet|tagesplan|hour by hour|by the (?:hour|clock)|(?:what|which) (?:do|should|can) (?:i|we) do when|stunde für stunde|hora por hora|hora a hora|heure par heure|(?:plan|schedule|organi[sz]e|structure|sort out) (?:out )?(?:my|our|the) (?:day|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:make|draw up|do|write|give|need|want|like|mach\p{L}*|brauch\p{L}*|faire|hacer|hazme|fazer|faz)(?: (?:me|us|mir|uns|moi|nous|up))* (?:an?|un|une|um|uma|einen|ein) ${ORDER})(?!\p{L})`, 'iu')
/** 'Timetable for' right before the day. */
export const ORDER_OF = new RegExp(String.raw`(?<!\p{L})${ORDER}(?: please)?(?: (?:for|of|on|für|am|para|pour|le|do|da|de|del))?(?: (?:the|our|my|el|o|den))?\s*$`, 'iu')
/** Whoever prepares for a day plans the days before it. */
export const LEADS_UP = /(?<!\p{L})(?:learn\p{L}*|stud(?:y|ies|ying)|revis\p{L}+|train(?:ing)?(?= (?:for|plan|schedule|timetable))|practi[cs]\p{L}*|prepar\p{L}*|get(?:ting)? ready|exams?|lern\p{L}*|vorbereit\p{L}*|üben|prüfung|estudi\p{L}*|examen|repasar|révis\p{L}*|estud\p{L}*|prova)(?!\p{L})/iu
/** A day that is itself what is planned: 'day out in York', 'museum day', 'hospital day'. */
export const IS_DAY_OUT = /(?<!\p{L})(?:day (?:out|trip)|(?:outing|excursion) to|day (?:at|in) |(?:museum|zoo|hospital|city|shopping|beach|theme park|spa) (?:day|trip|visit)|tagesausflug|ausflug|ausflugstag|excursión|día en|journée à|sortie à|passeio|dia em)(?!\p{L})/iu
/** On the way there and back: nothing else is done before the one and behind the other. */
export const SETS_OUT = /(?<!\p{L})(?:train|coach|bus|ferry|flight|tram|minibus|taxi|plane|boat|set off|leave|leaves|depart|departs|departure|zug|bus|fähre|abfahrt|tren|autobús|salida|train|car|départ|trem|ônibus|autocarro|partida|gates? open|doors? open)(?!\p{L})/iu
export const COMES_BACK = /(?<!\p{L})(?:home|back|return|returns|leave|heading off|closes?|closing|rückfahrt|heim|heimfahrt|zurück|abgeholt|vuelta|regreso|retour|rentrée|volta|regresso|over|ends?|finish|last (?:bus|train|ferry|boat))(?!\p{L})/iu
/** Before the guests are there, nothing of it takes place. */
export const BEGINS_DAY = /(?<!\p{L})(?:(?:guests?|everybody|everyone|kids|children|visitors|people) (?:arrives?|comes?|are there)|arrivals?|check-?in|kick-?off|welcome|meet(?:ing)? up|start|gäste kommen|ankunft|beginn|invités|arrivée|llegada|llegan|chegada|chegam)(?!\p{L})/iu
