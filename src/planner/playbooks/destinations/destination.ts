/** Latitude and longitude in degrees, to about a hundred metres; good for telling what is near. */
export type Position = readonly [latitude: number, longitude: number]

/** A place people travel to: areas that are walkable in half a day, with what to see, eat and do there. */
export type Destination = {
  /** Lower case, as people write it in the planner's languages. */
  names: string[]
  title: string
  country: string
  at: Position
  areas: Area[]
  /** Worth a whole day away; minutes are one way, approximate. */
  dayTrips: { name: string; minutes: number; see: string }[]
  food: string[]
}

export type Area = { name: string; at: Position; sights: Sight[] }

/** `about`: the words people use for what it offers. `part`: when it is best. */
export type Sight = { name: string; about: string; part?: 'morning' | 'afternoon' | 'evening' }

export function sight(name: string, about: string, part?: Sight['part']): Sight {
  return part ? { name, about, part } : { name, about }
}
