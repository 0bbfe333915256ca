/** What people say who are on the road, by what it is about; each says little alone, and several of them a journey. */
const SIGNS: readonly { says: string; words: RegExp }[] = [
  { says: 'we land at 13:20', words: /(?<!\p{L})(?:lands?|landing|flights?|planes?|fly(?:ing)? (?:in|out|home|back|to|from)|train (?:in|out|home|back|leaves|gets|from|to)|trains? (?:at|is)|ferr(?:y|ies)|narrowboat|canal ?boat|houseboat|yacht|docks?|boat (?:leaves|in|back)|sails? (?:from|at)|cruise|(?:coach|bus) (?:leaves|back|home|from)|airport|eurostar|sleeper|flug|flieger|landen|fähre|zug (?:ab|nach|um|geht|kommt)|unser zug|autocarro|autobús|vuelo|avión|tren (?:de|a|sale)|vol (?:aller|retour|de)|avion|train (?:du|de|part|arrive|retour)|arrivée (?:à|en)|bateau|voo|comboio|regresso)(?!\p{L})/iu },
  { says: 'a hired camper', words: /(?<!\p{L})(?:(?:hire|hired|rental|rented) (?:car|van|camper|bikes?)|pick(?:ing)? up (?:the |our |a )?(?:van|car|camper|motorhome|rental)|camper ?van|motorhome|driving (?:a|per) day|mietwagen|wohnmobil|coche de alquiler|voiture de location|carro alugado)(?!\p{L})/iu },
  { says: 'one night each in', words: /(?<!\p{L})(?:nights? (?:each|in|at|on)|hotels?|hostels?|airbnb|b&bs?|guest ?houses?|cabin|cottage|villa|campsite|pitch(?:es)?|tents?|huts?|refuges?|hütten?|check-?in|nächte|übernacht\p{L}*|noches|dormimos|hôtel|gîtes?|nuits?|on dort|albergues?|pousada|noites|pernoitamos)(?!\p{L})/iu },
  { says: 'want to see', words: /(?<!\p{L})(?:sightseeing|days? out (?:a|per|with)|home by \d|(?:want|wants|like|love|hoping) to (?:see|visit)|must[- ]?(?:see|do)s?|ashore|outings?|excursions?|day trips?|sights|while (?:we're |i'm )?there|free hours|unbedingt|sehenswürdigkeiten|ausfl[uü]ge?|excursi(?:ón|ones)|imprescindibles?|à voir|sorties?|passeios?)(?!\p{L})/iu },
  { says: 'tickets bought', words: /(?<!\p{L})(?:tickets? (?:are |is )?(?:bought|booked|got|in hand)|festival|fringe|biennale|carnival|oktoberfest|grand prix|world cup|mardi gras|karneval|carnaval|feria de)(?!\p{L})/iu },
  { says: 'trip to', words: /(?<!\p{L})(?:trips?|holidays?|vacation|weekend (?:in|away)|week-end (?:\p{L}+ )?(?:à|en|au)|wochenende in|fin de semana en|fim de semana em|(?:easter|summer|autumn|half[ -]term|school) (?:hols|holidays)|days? out|getaway|honeymoon|tour|itinerary|days in|visiting|to see my|camping|(?:skiing|snowboarding|surfing|diving) (?:in|at|around)|road ?trip|reise|urlaub|\p{L}+reise|radtour|viaje|vacaciones|escapada|camino|voyage|vacances|à vélo|viagem|férias|a pé)(?!\p{L})/iu },
]

/** How many sorts of them a text has. */
export function signsOfTravel(text: string): number {
  return SIGNS.filter(({ words }) => words.test(text)).length
}

/** What 'two things a day' counts on a trip: what one goes to see, and neither rides nor meals. */
export const OUTINGS = 'outing of the trip'

/** What is held, learnt, built or moved on the days, wherever one goes for it. */
export const WORKED_ON = /(?<!\p{L})(?:exams?|study|revise|thesis|learn|train(?:ing)? for|job|apply|move|moving|wedding|launch|sell|build|renovate|convert|organi[sz]e|organi[sz]ing|hosting?|our guests|visit us|visits us)(?!\p{L})/iu

const NUMBER = '(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|long|ein|eine|zwei|drei|vier|fünf|sechs|sieben|un|una|dos|tres|cuatro|cinco|siete|une|deux|trois|quatre|cinq|sept|um|uma|dois|duas|três|quatro)'
/** 'Five days on Madeira', 'un fin de semana en Cuenca'. */
export const DAYS_THERE = new RegExp(`^\\W{0,4}(?:(?:a|the|our|my|plan|planning|itinerary for|spend|spending) ){0,3}${NUMBER}[ -](?:full |nice |quiet |lazy )?(?:days?|nights?|weeks?|weekend|week-end|tage?|nächte|wochen?|wochenende|días?|noches?|semanas?|fin de semana|jours?|nuits?|semaines?|dias?|noites?)[ -](?:trip )?(?:in|on|at|around|through|along|near|auf|an|am|im|en|à|au|aux|dans|sur|em|no|na|nos|nas|pela|por)\\s+(?:the |der |den |dem |la |el |los |las |le |les |l['’]|o |a )?\\p{Lu}`, 'iu')
