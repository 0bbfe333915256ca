import type { Draws } from './draws.ts'

/** Usual names, and those that are also months, verbs or days, or that have several words. */
const PEOPLE = ['Olivia', 'Noah', 'Emma', 'Liam', 'Ava', 'Lucas', 'Mia', 'Ethan', 'Zoe', 'Oscar', 'Hannah', 'Felix', 'Clara', 'Hugo', 'Nina', 'Omar', 'Leila', 'Tariq', 'Yuki', 'Kenji', 'Ingrid', 'Lars', 'Pablo', 'Lucía', 'Marta', 'Piotr', 'Agnieszka', 'Dmitri', 'Chiara', 'Matteo', 'Amélie', 'Thierry', 'Fatima', 'Ibrahim', 'Wanjiru', 'Kofi', 'Ngozi', 'Priya', 'Arjun', 'Mei', 'Hiro', 'Soraya', 'Beatriz', 'Rui', 'Katya', 'Goran', 'Eszter', 'Attila', 'Maeve', 'Declan', 'Rhys', 'Carys', 'Gwen', 'Callum', 'Isla', 'Fiona', 'Alistair', 'Henrik', 'Astrid', 'Jonas', 'Ulla', 'Sven']
const UNUSUAL_PEOPLE = ['May', 'Will', 'June', 'April', 'Jordan', 'Mon', 'Sol', 'Dawn', 'Summer', 'Mark', 'Bill', 'Grace', 'Rose', 'Art', 'Chase', 'Hunter', 'Jean-Luc', 'Mary Ann', 'José', 'Siân', 'Linh', "D'Arcy", 'Li Wei', 'Søren', 'August', 'Joy', 'Faith', 'Pat', 'Drew', 'Rob', 'Sue', 'Frank', 'Ray', 'Max', 'Penny', 'Christian', 'Miles', 'Reed', 'Sandy', 'Bo', 'Al', 'Jo', 'Ty', 'Ed', 'An', 'Ana Maria', 'Dr Okafor', 'Mrs Bell', 'Anna K.', 'Tom B', 'Auntie Jean', 'Van', 'Augustine', 'Noel', 'Eve', 'Tuesday', 'Marcus Aurel', 'Wren', 'Skip', 'Hope', 'Chuck', 'Guy', 'Earl', 'Dean', 'Page', 'Lane', 'Brook']
const CITIES = ['Lisbon', 'Porto', 'Madrid', 'Seville', 'Valencia', 'Barcelona', 'Lyon', 'Marseille', 'Paris', 'Brussels', 'Amsterdam', 'Hamburg', 'Berlin', 'Munich', 'Vienna', 'Salzburg', 'Prague', 'Krakow', 'Warsaw', 'Vilnius', 'Riga', 'Tallinn', 'Helsinki', 'Stockholm', 'Oslo', 'Copenhagen', 'Dublin', 'Edinburgh', 'London', 'Manchester', 'Milan', 'Rome', 'Naples', 'Venice', 'Zagreb', 'Ljubljana', 'Budapest', 'Belgrade', 'Bucharest', 'Athens', 'Istanbul', 'Tirana', 'Skopje', 'Zurich', 'Geneva', 'Reykjavik']
const UNUSUAL_CITIES = ['Bath', 'Nice', 'Reading', 'Split', 'Cork', 'Hull', 'Cologne', 'San Sebastián', 'The Hague', 'Santiago de Compostela', 'Palma de Mallorca', 'Novi Sad', 'Stoke-on-Trent', 'Aix-en-Provence', 'Ålesund', 'Łódź', 'Essen', 'Bari', 'Pau', 'Tours', 'Lens', 'Brest', 'Nancy', 'Florence', 'Sofia', 'Trier', 'Gdańsk', 'Como', 'New York', 'Hoi An', 'Da Nang', 'Phoenix', 'Salt Lake City', 'March', 'Deal', 'Sandwich', 'Battle', 'Rye', 'Wells', 'Ely', 'Victoria', 'Cebu', 'Phnom Penh', 'Siem Reap', 'Luang Prabang', 'Cusco', 'La Paz', 'Medellín', 'Ghent', 'St Ives', "L'Aquila", 'Bergen', 'Palermo', 'Mobile', 'Orange', 'Male']
const PLACES = ['Kreuzberg', 'Wedding', 'Moabit', 'Neukölln', 'Mitte', 'Camden', 'Hackney', 'Brixton', 'Soho', 'Greenwich', 'Shoreditch', 'Clapham', 'Belém', 'Alfama', 'Chiado', 'Trastevere', 'Testaccio', 'Monti', 'Harlem', 'Tribeca', 'Chelsea', 'Astoria', 'Bayview', 'Presidio', 'Chinatown', 'Embarcadero', 'Montmartre', 'Bastille', 'Belleville', 'Gràcia', 'Raval', 'Shibuya', 'Asakusa', 'Ginza']
const UNUSUAL_PLACES = ['Union Square', 'Golden Gate Park', "Fisherman's Wharf", 'The Castro', 'North Beach', 'Nob Hill', 'Mission District', 'Haight-Ashbury', 'Pacific Heights', "King's Cross", 'Covent Garden', 'St. Pancras', 'Elephant and Castle', 'Bank', 'Temple', 'Angel', 'Monument', 'Old Street', 'Seven Sisters', 'Canary Wharf', 'Champs-Élysées', 'Île de la Cité', 'Gare du Nord', 'Battery Park', '42nd Street', 'Pier 39', 'Prenzlauer Berg', 'Sunset District', 'Russian Hill', 'Marina District', 'Financial District', 'Hyde Park Corner', 'Saint-Germain', 'Parc de la Villette', 'Waterloo', 'Victoria', 'Richmond', 'Sunday Market', 'March Street']

/** How many of the names are unusual, from 0 to 1. */
export type Naming = { draws: Draws; unusual: number }

export const somePeople = (count: number, naming: Naming) => someNames(count, naming, [PEOPLE, UNUSUAL_PEOPLE])
export const someCities = (count: number, naming: Naming) => someNames(count, naming, [CITIES, UNUSUAL_CITIES])
export const somePlaces = (count: number, naming: Naming) => someNames(count, naming, [PLACES, UNUSUAL_PLACES])

/** Names of which none is part of another. */
function someNames(count: number, { draws, unusual }: Naming, [plain, odd]: readonly [readonly string[], readonly string[]]): string[] {
  const left = { plain: draws.shuffled(plain), odd: draws.shuffled(odd) }
  const names: string[] = []
  while (names.length < count) {
    const next = (draws.happens(unusual) ? left.odd.pop() : left.plain.pop()) ?? ''
    const overlaps = (name: string) => name.toLowerCase().includes(next.toLowerCase()) || next.toLowerCase().includes(name.toLowerCase())
    if (!names.some(overlaps)) names.push(next)
  }
  return names
}
