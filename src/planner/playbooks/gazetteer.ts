/** A place people travel to: areas that are walkable in half a day, with what to see, eat and do there. */
export type Destination = {
  names: string[]
  title: string
  areas: Area[]
  /** Worth a whole day away; minutes are one way, approximate. */
  dayTrips: { name: string; minutes: number; see: string }[]
  food: string[]
}

/** Sights of one walkable area: name, then the words people use for what it offers. */
export type Area = { name: string; sights: Sight[] }
export type Sight = { name: string; about: string; part?: 'morning' | 'afternoon' | 'evening' }

const s = (name: string, about: string, part?: Sight['part']): Sight => (part ? { name, about, part } : { name, about })

/** Names and areas are public facts; times are typical, and opening hours have to be checked before going. */
export const DESTINATIONS: readonly Destination[] = [
  { names: ['lisbon', 'lisboa', 'lissabon', 'lisbonne'], title: 'Lisbon', food: ['seafood at a cervejaria', 'pastéis de nata', 'grilled sardines'], dayTrips: [{ name: 'Sintra', minutes: 40, see: 'Pena Palace, the Moorish Castle and Quinta da Regaleira' }, { name: 'Cascais', minutes: 40, see: 'the beach, the old harbour and Boca do Inferno' }], areas: [
    { name: 'Alfama', sights: [s('Tram 28 and the lanes of Alfama', 'old tram views', 'morning'), s('Castelo de São Jorge', 'castle view history'), s('Miradouro das Portas do Sol', 'view sunset', 'evening')] },
    { name: 'Belém', sights: [s('Jerónimos Monastery', 'monastery history architecture', 'morning'), s('Belém Tower and the riverside', 'tower river walk kids'), s('MAAT on the river', 'art museum', 'afternoon')] },
    { name: 'Xabregas and Parque das Nações', sights: [s('National Tile Museum', 'azulejo tile museum art', 'morning'), s('Oceanário de Lisboa', 'aquarium kids family sea', 'afternoon'), s('Cable car along the Tagus', 'view kids', 'evening')] },
    { name: 'Baixa and Chiado', sights: [s('Praça do Comércio and Rua Augusta', 'square walk shopping', 'morning'), s('Elevador da Bica and Chiado cafés', 'tram funicular cafe'), s('Carmo Convent ruins', 'ruin history', 'afternoon')] } ] },
  { names: ['kyoto'], title: 'Kyoto', food: ['shojin ryori (temple cuisine, vegetarian)', 'yudofu (tofu hot pot)', 'matcha sweets'], dayTrips: [{ name: 'Nara', minutes: 45, see: 'the deer of Nara Park, Todai-ji and Kasuga Taisha' }, { name: 'Uji', minutes: 20, see: 'Byodo-in and the tea street' }], areas: [
    { name: 'Fushimi', sights: [s('Fushimi Inari and the thousand gates', 'shrine gates hike inari early', 'morning'), s('Tofuku-ji gardens', 'temple garden'), s('Fushimi sake breweries', 'sake brewery', 'afternoon')] },
    { name: 'Higashiyama', sights: [s('Kiyomizu-dera and Ninenzaka', 'temple view walk', 'morning'), s('Tea ceremony in Higashiyama', 'tea ceremony matcha', 'afternoon'), s('Gion at dusk', 'geisha old town', 'evening')] },
    { name: 'Arashiyama', sights: [s('Bamboo grove and Tenryu-ji', 'bamboo garden temple', 'morning'), s('Togetsukyo bridge and river', 'river walk'), s('Monkey park Iwatayama', 'monkey kids view', 'afternoon')] },
    { name: 'Centre', sights: [s('Nishiki Market', 'food market vegetarian tasting', 'morning'), s('Nijo Castle', 'castle history', 'afternoon'), s('Pontocho alley', 'dinner lane', 'evening')] } ] },
  { names: ['osaka'], title: 'Osaka', food: ['okonomiyaki (ask for a vegetarian one)', 'kushikatsu', 'udon'], dayTrips: [{ name: 'Himeji', minutes: 60, see: 'Himeji Castle and Koko-en garden' }, { name: 'Nara', minutes: 45, see: 'the deer of Nara Park and Todai-ji' }], areas: [
    { name: 'Namba and Dotonbori', sights: [s('Kuromon Market', 'food market tasting', 'morning'), s('Hozen-ji and the lanes of Namba', 'temple lane'), s('Dotonbori lights', 'street food neon', 'evening')] },
    { name: 'Castle and river', sights: [s('Osaka Castle and park', 'castle park history', 'morning'), s('Aqua-Liner boat', 'boat river kids', 'afternoon'), s('Umeda Sky Building', 'view sunset', 'evening')] },
    { name: 'Tennoji', sights: [s('Shitenno-ji', 'temple history', 'morning'), s('Shinsekai and Tsutenkaku', 'old town tower', 'afternoon')] } ] },
  { names: ['tokyo', 'tokio'], title: 'Tokyo', food: ['sushi at Tsukiji outer market', 'ramen', 'tempura'], dayTrips: [{ name: 'Kamakura', minutes: 60, see: 'the Great Buddha and Hase-dera' }, { name: 'Nikko', minutes: 120, see: 'Toshogu shrine and the falls' }], areas: [
    { name: 'Asakusa and Ueno', sights: [s('Senso-ji and Nakamise', 'temple shopping', 'morning'), s('Tokyo National Museum', 'museum art history', 'afternoon'), s('Ameyoko market', 'market food', 'evening')] },
    { name: 'Shibuya and Harajuku', sights: [s('Meiji Shrine', 'shrine forest', 'morning'), s('Takeshita and Omotesando', 'fashion shopping architecture'), s('Shibuya crossing from above', 'view night', 'evening')] },
    { name: 'Tsukiji and Ginza', sights: [s('Tsukiji outer market', 'food market seafood', 'morning'), s('Hamarikyu gardens', 'garden tea'), s('Ginza', 'shopping architecture', 'evening')] },
    { name: 'Odaiba and Toyosu', sights: [s('teamLab digital art', 'art kids', 'morning'), s('Odaiba waterfront', 'sea view kids', 'afternoon')] } ] },
  { names: ['rome', 'roma', 'rom'], title: 'Rome', food: ['cacio e pepe in Testaccio', 'pizza al taglio', 'gelato'], dayTrips: [{ name: 'Tivoli', minutes: 60, see: 'Villa d’Este and Hadrian’s Villa' }, { name: 'Ostia Antica', minutes: 40, see: 'the Roman port town' }], areas: [
    { name: 'Ancient Rome', sights: [s('Colosseum', 'colosseum ancient history', 'morning'), s('Forum and Palatine', 'forum ancient ruin history'), s('Capitoline Hill at dusk', 'view museum', 'evening')] },
    { name: 'Vatican and Prati', sights: [s('Vatican Museums and Sistine Chapel', 'museum art chapel', 'morning'), s('St Peter’s Basilica and dome', 'church view'), s('Castel Sant’Angelo', 'castle river', 'afternoon')] },
    { name: 'Centro storico', sights: [s('Pantheon and Piazza Navona', 'square church walk', 'morning'), s('Trevi Fountain and Spanish Steps', 'fountain walk shopping', 'afternoon'), s('Campo de’ Fiori', 'market dinner', 'evening')] },
    { name: 'Trastevere and Testaccio', sights: [s('Testaccio Market', 'food market cooking', 'morning'), s('Villa Farnesina', 'art fresco'), s('Trastevere lanes', 'dinner old town', 'evening')] },
    { name: 'Villa Borghese', sights: [s('Galleria Borghese', 'museum art sculpture', 'morning'), s('Borghese park by bike or boat', 'park kids', 'afternoon')] } ] },
  { names: ['florence', 'firenze', 'florenz', 'florencia'], title: 'Florence', food: ['ribollita', 'lampredotto', 'gelato'], dayTrips: [{ name: 'Siena', minutes: 90, see: 'the Campo and the cathedral' }, { name: 'Pisa and Lucca', minutes: 60, see: 'the tower, then Lucca’s walls by bike' }], areas: [
    { name: 'Duomo', sights: [s('Duomo, baptistery and dome climb', 'cathedral view', 'morning'), s('Uffizi', 'museum art painting', 'afternoon'), s('Ponte Vecchio at dusk', 'bridge river', 'evening')] },
    { name: 'San Marco', sights: [s('Accademia and David', 'museum sculpture art', 'morning'), s('San Lorenzo and Mercato Centrale', 'food market'), s('San Marco frescoes', 'art monastery', 'afternoon')] },
    { name: 'Oltrarno', sights: [s('Boboli Gardens and Palazzo Pitti', 'garden palace', 'morning'), s('Artisans of Santo Spirito', 'craft workshop'), s('Piazzale Michelangelo', 'view sunset', 'evening')] } ] },
  { names: ['venice', 'venezia', 'venedig', 'venecia'], title: 'Venice', food: ['cicchetti', 'risotto al nero di seppia', 'spritz'], dayTrips: [{ name: 'Murano, Burano and Torcello', minutes: 45, see: 'glass, colours and mosaics' }], areas: [
    { name: 'San Marco', sights: [s('St Mark’s Basilica', 'church mosaic', 'morning'), s('Doge’s Palace', 'palace history'), s('Vaporetto line 1 along the Grand Canal', 'boat canal', 'evening')] },
    { name: 'Rialto and San Polo', sights: [s('Rialto market', 'food market seafood', 'morning'), s('Frari church', 'art church'), s('Bacari of San Polo', 'cicchetti dinner', 'evening')] },
    { name: 'Dorsoduro', sights: [s('Accademia galleries', 'museum art', 'morning'), s('Guggenheim Collection', 'modern art museum', 'afternoon'), s('Zattere promenade', 'walk sunset', 'evening')] } ] },
  { names: ['paris'], title: 'Paris', food: ['croissants from a corner bakery', 'a bistro menu', 'cheese at a market'], dayTrips: [{ name: 'Versailles', minutes: 50, see: 'the palace, gardens and Trianon' }, { name: 'Giverny', minutes: 75, see: 'Monet’s house and garden' }], areas: [
    { name: 'Île de la Cité and Marais', sights: [s('Notre-Dame and Sainte-Chapelle', 'cathedral church', 'morning'), s('Marais and Place des Vosges', 'walk shopping'), s('Seine banks at dusk', 'river walk', 'evening')] },
    { name: 'Louvre and Tuileries', sights: [s('Louvre, one wing only', 'museum art', 'morning'), s('Tuileries and Orangerie', 'garden art museum', 'afternoon'), s('Palais Royal', 'square', 'evening')] },
    { name: 'Eiffel and Orsay', sights: [s('Eiffel Tower', 'tower view kids', 'morning'), s('Musée d’Orsay', 'museum impressionist art', 'afternoon'), s('Boat on the Seine', 'boat kids', 'evening')] },
    { name: 'Montmartre', sights: [s('Sacré-Cœur and Montmartre lanes', 'church view walk', 'morning'), s('Passages and covered arcades', 'shopping'), s('Canal Saint-Martin', 'walk dinner', 'evening')] } ] },
  { names: ['barcelona', 'barcelone'], title: 'Barcelona', food: ['tapas in El Born', 'seafood in Barceloneta', 'pa amb tomàquet'], dayTrips: [{ name: 'Montserrat', minutes: 75, see: 'the monastery and a walk along the ridge' }, { name: 'Girona', minutes: 40, see: 'the old town and walls' }], areas: [
    { name: 'Eixample', sights: [s('Sagrada Família', 'church gaudi architecture', 'morning'), s('Casa Batlló or La Pedrera', 'gaudi architecture', 'afternoon')] },
    { name: 'Gothic Quarter and Born', sights: [s('Cathedral and Gothic lanes', 'old town history', 'morning'), s('Picasso Museum', 'museum art'), s('Tapas in El Born', 'tapas dinner', 'evening')] },
    { name: 'Gràcia', sights: [s('Park Güell', 'park gaudi view kids', 'morning'), s('Gràcia squares', 'walk cafe', 'afternoon'), s('Bunkers del Carmel', 'view sunset', 'evening')] },
    { name: 'Montjuïc and sea', sights: [s('Montjuïc and Fundació Miró', 'museum art view', 'morning'), s('Barceloneta beach', 'beach kids seafood', 'afternoon')] } ] },
  { names: ['madrid'], title: 'Madrid', food: ['churros con chocolate', 'cocido', 'tapas in La Latina'], dayTrips: [{ name: 'Toledo', minutes: 35, see: 'the cathedral, El Greco and the old town' }, { name: 'Segovia', minutes: 30, see: 'the aqueduct and the Alcázar' }], areas: [
    { name: 'Paseo del Arte', sights: [s('Prado', 'museum art painting', 'morning'), s('Retiro park', 'park kids boat'), s('Reina Sofía', 'museum modern art', 'evening')] },
    { name: 'Old Madrid', sights: [s('Royal Palace', 'palace history', 'morning'), s('Plaza Mayor and San Miguel market', 'market square food'), s('La Latina tapas', 'tapas dinner', 'evening')] },
    { name: 'Malasaña and Chueca', sights: [s('Malasaña shops', 'shopping vintage', 'morning'), s('Sorolla Museum', 'museum garden', 'afternoon'), s('Temple of Debod', 'sunset view', 'evening')] } ] },
  { names: ['london', 'londres'], title: 'London', food: ['Borough Market', 'a Sunday roast', 'curry in Brick Lane'], dayTrips: [{ name: 'Greenwich', minutes: 30, see: 'the Cutty Sark, the observatory and the park' }, { name: 'Oxford', minutes: 60, see: 'colleges, the Bodleian and the river' }], areas: [
    { name: 'Westminster and South Bank', sights: [s('Westminster Abbey', 'church history', 'morning'), s('South Bank walk to Tate Modern', 'walk art museum river', 'afternoon'), s('Theatre in the West End', 'theatre show', 'evening')] },
    { name: 'City and Tower', sights: [s('Tower of London', 'castle history kids', 'morning'), s('Borough Market', 'food market'), s('Tower Bridge at dusk', 'bridge river', 'evening')] },
    { name: 'Kensington', sights: [s('Natural History Museum', 'museum kids dinosaur', 'morning'), s('V&A', 'museum design art'), s('Hyde Park', 'park walk', 'afternoon')] },
    { name: 'Bloomsbury and Camden', sights: [s('British Museum', 'museum history', 'morning'), s('Camden Market and canal', 'market canal', 'afternoon'), s('Primrose Hill', 'view sunset', 'evening')] } ] },
  { names: ['berlin'], title: 'Berlin', food: ['a Turkish breakfast in Kreuzberg', 'currywurst', 'Vietnamese in Mitte'], dayTrips: [{ name: 'Potsdam', minutes: 40, see: 'Sanssouci and the Dutch Quarter' }], areas: [
    { name: 'Mitte', sights: [s('Reichstag dome and Brandenburg Gate', 'history view', 'morning'), s('Museum Island', 'museum art', 'afternoon'), s('Hackesche Höfe', 'shopping dinner', 'evening')] },
    { name: 'Wall and East Side', sights: [s('Berlin Wall Memorial', 'history wall', 'morning'), s('East Side Gallery', 'street art wall river'), s('RAW area Friedrichshain', 'bars night', 'evening')] },
    { name: 'Kreuzberg and Tempelhof', sights: [s('Jewish Museum', 'museum history', 'morning'), s('Tempelhofer Feld', 'park kids bike', 'afternoon'), s('Markthalle Neun', 'food market', 'evening')] } ] },
  { names: ['amsterdam'], title: 'Amsterdam', food: ['rijsttafel', 'stroopwafels', 'herring'], dayTrips: [{ name: 'Zaanse Schans', minutes: 30, see: 'windmills and workshops' }, { name: 'Haarlem', minutes: 20, see: 'the Frans Hals Museum and the beach at Zandvoort' }], areas: [
    { name: 'Museumplein', sights: [s('Rijksmuseum', 'museum art', 'morning'), s('Van Gogh Museum', 'museum art', 'afternoon'), s('Vondelpark', 'park kids', 'evening')] },
    { name: 'Canal Ring and Jordaan', sights: [s('Anne Frank House', 'history museum', 'morning'), s('Jordaan and Nine Streets', 'shopping walk'), s('Canal boat at dusk', 'boat canal', 'evening')] },
    { name: 'Noord and harbour', sights: [s('Ferry to NDSM', 'ferry art kids', 'morning'), s('NEMO Science Museum', 'museum kids science', 'afternoon')] } ] },
  { names: ['vienna', 'wien', 'viena', 'vienne'], title: 'Vienna', food: ['Sachertorte in a coffee house', 'Wiener Schnitzel', 'Naschmarkt'], dayTrips: [{ name: 'Wachau valley', minutes: 75, see: 'Melk Abbey and a boat to Krems' }, { name: 'Bratislava', minutes: 65, see: 'the old town and castle' }], areas: [
    { name: 'Inner City', sights: [s('St Stephen’s and old lanes', 'cathedral walk', 'morning'), s('Hofburg', 'palace history', 'afternoon'), s('Opera or concert', 'music opera', 'evening')] },
    { name: 'Museum Quarter', sights: [s('Kunsthistorisches Museum', 'museum art', 'morning'), s('Naschmarkt', 'food market'), s('Coffee house evening', 'cafe cake', 'evening')] },
    { name: 'Schönbrunn', sights: [s('Schönbrunn Palace and gardens', 'palace garden', 'morning'), s('Tiergarten Schönbrunn', 'zoo kids', 'afternoon')] },
    { name: 'Belvedere and Prater', sights: [s('Belvedere and The Kiss', 'museum art klimt', 'morning'), s('Prater and Giant Wheel', 'kids fair', 'evening')] } ] },
  { names: ['prague', 'praha', 'prag', 'praga'], title: 'Prague', food: ['svíčková', 'trdelník for the children, beer for you', 'a tank pub'], dayTrips: [{ name: 'Kutná Hora', minutes: 60, see: 'the bone church and St Barbara’s' }], areas: [
    { name: 'Castle and Malá Strana', sights: [s('Prague Castle early', 'castle cathedral', 'morning'), s('Wallenstein Garden and Malá Strana', 'garden walk', 'afternoon'), s('Charles Bridge at dusk', 'bridge river', 'evening')] },
    { name: 'Old Town and Josefov', sights: [s('Old Town Square and clock', 'square history', 'morning'), s('Jewish Quarter', 'synagogue history', 'afternoon')] },
    { name: 'Vyšehrad and Vinohrady', sights: [s('Vyšehrad', 'fortress view', 'morning'), s('Riegrovy sady', 'park view beer', 'evening')] } ] },
  { names: ['budapest'], title: 'Budapest', food: ['goulash', 'lángos', 'ruin-bar supper'], dayTrips: [{ name: 'Szentendre', minutes: 40, see: 'galleries and the Danube bend' }], areas: [
    { name: 'Castle Hill', sights: [s('Fisherman’s Bastion and Matthias Church', 'view church', 'morning'), s('Hospital in the Rock', 'history', 'afternoon')] },
    { name: 'Pest', sights: [s('Parliament', 'architecture history', 'morning'), s('Central Market Hall', 'food market'), s('Ruin bars of the Seventh District', 'night dinner', 'evening')] },
    { name: 'Baths and park', sights: [s('Széchenyi Baths', 'bath spa', 'morning'), s('City Park and Heroes’ Square', 'park kids', 'afternoon')] } ] },
  { names: ['istanbul', 'estambul'], title: 'Istanbul', food: ['a Turkish breakfast', 'balık ekmek', 'meze'], dayTrips: [{ name: 'Princes’ Islands', minutes: 75, see: 'Büyükada by bike' }], areas: [
    { name: 'Sultanahmet', sights: [s('Hagia Sophia and Blue Mosque', 'mosque history', 'morning'), s('Topkapı Palace', 'palace history', 'afternoon'), s('Basilica Cistern', 'cistern history')] },
    { name: 'Bazaars', sights: [s('Grand Bazaar', 'market shopping', 'morning'), s('Süleymaniye', 'mosque view'), s('Spice Bazaar', 'food market', 'afternoon')] },
    { name: 'Galata and Bosphorus', sights: [s('Galata Tower and Karaköy', 'tower view', 'morning'), s('Bosphorus ferry', 'boat view', 'afternoon'), s('Kadıköy market and dinner', 'food dinner', 'evening')] } ] },
  { names: ['athens', 'athen', 'atenas'], title: 'Athens', food: ['souvlaki', 'meze in Psyrri', 'loukoumades'], dayTrips: [{ name: 'Cape Sounion', minutes: 75, see: 'the Temple of Poseidon at sunset' }, { name: 'Aegina', minutes: 60, see: 'the island and Aphaia’s temple' }], areas: [
    { name: 'Acropolis', sights: [s('Acropolis early', 'ancient history view', 'morning'), s('Acropolis Museum', 'museum history'), s('Plaka', 'old town dinner', 'evening')] },
    { name: 'Agora and Monastiraki', sights: [s('Ancient Agora', 'ancient history', 'morning'), s('Monastiraki market', 'market shopping'), s('Lycabettus', 'view sunset', 'evening')] } ] },
  { names: ['new york', 'nyc', 'manhattan', 'brooklyn', 'nueva york'], title: 'New York', food: ['bagels', 'a slice of pizza', 'dumplings in Flushing or Chinatown'], dayTrips: [{ name: 'Coney Island', minutes: 60, see: 'the boardwalk and the aquarium' }, { name: 'Hudson Valley (Beacon)', minutes: 90, see: 'Dia Beacon and the river' }], areas: [
    { name: 'Lower Manhattan', sights: [s('Statue of Liberty or Staten Island Ferry', 'boat statue kids', 'morning'), s('9/11 Memorial', 'history memorial'), s('Brooklyn Bridge walk', 'bridge view walk', 'evening')] },
    { name: 'Midtown', sights: [s('MoMA', 'museum art', 'morning'), s('Grand Central and Public Library', 'architecture'), s('Broadway show', 'theatre show', 'evening')] },
    { name: 'Central Park and museums', sights: [s('Metropolitan Museum', 'museum art', 'morning'), s('Central Park', 'park kids', 'afternoon')] },
    { name: 'Chelsea and Village', sights: [s('High Line and Chelsea Market', 'walk market food', 'morning'), s('Whitney', 'museum art', 'afternoon'), s('Greenwich Village jazz', 'music jazz', 'evening')] } ] },
  { names: ['edinburgh', 'edimburgo'], title: 'Edinburgh', food: ['haggis or its vegetarian twin', 'fish and chips', 'a whisky tasting'], dayTrips: [{ name: 'St Andrews and Fife', minutes: 90, see: 'the cathedral and the coast' }], areas: [
    { name: 'Old Town', sights: [s('Edinburgh Castle', 'castle history', 'morning'), s('Royal Mile closes', 'history walk', 'afternoon'), s('Folk music in a pub', 'music pub', 'evening')] },
    { name: 'Holyrood and New Town', sights: [s('Arthur’s Seat', 'hike view', 'morning'), s('Scottish National Gallery', 'museum art', 'afternoon'), s('Calton Hill', 'view sunset', 'evening')] } ] },
  { names: ['dublin'], title: 'Dublin', food: ['seafood chowder in Howth', 'a carvery', 'soda bread'], dayTrips: [{ name: 'Howth', minutes: 35, see: 'the cliff walk and harbour' }, { name: 'Glendalough', minutes: 90, see: 'the monastery and lakes' }], areas: [
    { name: 'Georgian Dublin', sights: [s('Trinity College and Book of Kells', 'library history', 'morning'), s('National Gallery', 'museum art'), s('St Stephen’s Green', 'park', 'afternoon')] },
    { name: 'Liberties', sights: [s('Kilmainham Gaol', 'history prison', 'morning'), s('Guinness Storehouse', 'beer view', 'afternoon'), s('Trad session', 'music pub', 'evening')] } ] },
  { names: ['copenhagen', 'kopenhagen', 'copenhague'], title: 'Copenhagen', food: ['smørrebrød', 'cinnamon buns', 'street food at Reffen'], dayTrips: [{ name: 'Louisiana Museum', minutes: 35, see: 'modern art by the sea' }, { name: 'Roskilde', minutes: 25, see: 'Viking ships and the cathedral' }], areas: [
    { name: 'Centre', sights: [s('Nyhavn and canal boat', 'boat canal', 'morning'), s('Rosenborg Castle', 'castle garden'), s('Tivoli', 'fair kids', 'evening')] },
    { name: 'Christianshavn', sights: [s('Church of Our Saviour spire', 'view church', 'morning'), s('Christianshavn by bike', 'bike canal', 'afternoon')] } ] },
  { names: ['porto', 'oporto'], title: 'Porto', food: ['francesinha', 'port in Gaia', 'grilled fish in Matosinhos'], dayTrips: [{ name: 'Douro valley', minutes: 120, see: 'terraces and a river boat from Pinhão' }], areas: [
    { name: 'Ribeira and Gaia', sights: [s('Ribeira and Dom Luís bridge', 'river bridge walk', 'morning'), s('Port lodge tour in Gaia', 'port wine tasting', 'afternoon'), s('Jardim do Morro', 'sunset view', 'evening')] },
    { name: 'Upper town', sights: [s('São Bento tiles and Clérigos Tower', 'tile azulejo tower', 'morning'), s('Livraria Lello', 'bookshop'), s('Bolhão Market', 'food market', 'afternoon')] },
    { name: 'Foz', sights: [s('Tram 1 to Foz and the sea', 'tram sea beach', 'morning'), s('Serralves', 'museum art garden', 'afternoon')] } ] },
  { names: ['seville', 'sevilla', 'sevilha'], title: 'Seville', food: ['tapas in Triana', 'salmorejo', 'churros'], dayTrips: [{ name: 'Córdoba', minutes: 45, see: 'the Mezquita and the patios' }], areas: [
    { name: 'Santa Cruz', sights: [s('Real Alcázar', 'palace garden', 'morning'), s('Cathedral and Giralda', 'cathedral view', 'afternoon'), s('Flamenco in a small room', 'flamenco music', 'evening')] },
    { name: 'Triana and river', sights: [s('Triana market and ceramics', 'food market tile ceramics', 'morning'), s('Plaza de España and park', 'park square kids', 'afternoon'), s('Metropol Parasol', 'view sunset', 'evening')] } ] },
  { names: ['marrakesh', 'marrakech'], title: 'Marrakesh', food: ['tagine', 'orange juice and street food on the square', 'mint tea on a roof'], dayTrips: [{ name: 'Ourika valley', minutes: 75, see: 'Atlas villages and waterfalls' }, { name: 'Essaouira', minutes: 165, see: 'the port and medina by the sea' }], areas: [
    { name: 'Medina', sights: [s('Ben Youssef Madrasa', 'architecture tile', 'morning'), s('Souks with a plan', 'market shopping', 'afternoon'), s('Jemaa el-Fnaa', 'street food square', 'evening')] },
    { name: 'Kasbah and gardens', sights: [s('Bahia Palace', 'palace', 'morning'), s('Jardin Majorelle', 'garden museum', 'afternoon'), s('Hammam', 'bath spa', 'evening')] } ] },
]
