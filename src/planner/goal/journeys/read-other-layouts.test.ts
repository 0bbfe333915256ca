import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf } from '../read-for-tests.ts'

describe('a day of visits', () => {
  const legs = 'From Old Harbour it is 16 minutes to Hill Park and 20 minutes to West End.\nFrom Hill Park it is 18 minutes to Old Harbour and 9 minutes to West End.'
  it.each([
    `I start at Old Harbour at 9:00. Noor gets to Hill Park at 10:15 and leaves at 14:00; I need 45 minutes with Noor.\n${legs}`,
    `I start at Old Harbour at 9:00 a.m. and go on foot. Noor will be at Hill Park from 10:15 a.m. until 2 p.m., and I want no less than three quarters of an hour with Noor.\n${legs}`,
    `I start at Old Harbour at 9:00.\n\n| Friend | Where | From | Until | At least |\n|---|---|---|---|---|\n| Noor | Hill Park | 10:15 | 14:00 | 45 min |\n\n${legs}`,
    `I start at Old Harbour at 9:00. Noor (Hill Park, 10:15-14:00): 45 min. Journey times: from Old Harbour, Hill Park is 16 minutes away and West End is 20 minutes away; from Hill Park, Old Harbour is 18 minutes away and West End is 9 minutes away.`,
  ])('is read in any layout: %j', (prompt) => {
    const brief = read(prompt)
    expect(readingsOf(brief, 'visit')).toMatchObject([{ person: 'Noor', place: 'Hill Park', window: { from: 615, to: 840 }, minutes: 45 }])
    expect(readingsOf(brief, 'travel').map(({ from, to, minutes }) => `${from}-${to} ${minutes}`)).toEqual(['Old Harbour-Hill Park 16', 'Old Harbour-West End 20', 'Hill Park-Old Harbour 18', 'Hill Park-West End 9'])
  })
})

describe('visits in other words', () => {
  const legs = 'It takes 16 minutes from Old Harbour to Hill Park, 18 minutes from Hill Park to Old Harbour.'
  it.each([
    `At 9 a.m. I set out from Old Harbour. Spend a minimum of an hour and a quarter with Noor at Hill Park, between 10:15 and 14:00. ${legs}`,
    `I start at Old Harbour at 9:00. Noor's at Hill Park; Noor arrives at 10:15 and has to go at 14:00. Minimum: 75 minutes. ${legs}`,
    `I start at Old Harbour at 9:00. Noor will wait at Hill Park from 10:15 till 14:00 and needs an hour and a quarter of my time. ${legs}`,
    'Starting point and time: Old Harbour, 9.00.\nNoor\n- where: Hill Park\n- when: 10.15 to 14.00\n- how long: 75 minutes\nTo go from Old Harbour to Hill Park, allow 16 minutes. To go from Hill Park to Old Harbour, allow 18 minutes.',
    'Between 10:15 and 14:00 you will find Noor at Hill Park; plan for 75 minutes.\nMy hotel is at Old Harbour and I can leave at 9:00.\nHill Park is 16 minutes away from Old Harbour; Old Harbour is 18 minutes away from Hill Park.',
    'Drop in on Noor at Hill Park, 10:15 till 14:00, for 75 minutes minimum.\nI reach Old Harbour at 9:00.\nLeaving Old Harbour, it takes 16 minutes to reach Hill Park.\nLeaving Hill Park, it takes 18 minutes to reach Old Harbour.',
    'Noor has time from 10:15 to 14:00 at Hill Park and would like 75 minutes.\nDeparture: Old Harbour, 9:00\nfrom,to,minutes\nOld Harbour,Hill Park,16\nHill Park,Old Harbour,18',
    'Noor will be around Hill Park from 10:15 onwards and leaves at 14:00. We need 75 minutes together.\nI start at Old Harbour at 9:00.\n* Old Harbour: 16 to Hill Park\n* Hill Park: 18 to Old Harbour\n(all in minutes)',
    'Noor can meet me at Hill Park after 10.15am but only until 2pm. We would need an hour and a quarter.\nI set off at 9am from Old Harbour. It takes 16 minutes from Old Harbour to Hill Park, 18 minutes from Hill Park to Old Harbour.',
    'start Old Harbour 09:00\nNoor @ Hill Park 10:15→14:00 min. 75m\nways:\nOld Harbour > Hill Park 16m\nHill Park > Old Harbour 18m',
    'Noor: where? Hill Park. When? 10:15 a.m. to 2 p.m. How long? 75 minutes.\nI start at Old Harbour at 9:00.\nOld Harbour – Hill Park: 16 minutes\nHill Park – Old Harbour: 18 minutes',
    'Noor: Hill Park, not before 10:15am, not after 2pm, at least 75 min. I begin at Old Harbour at 9am. I have looked up the journeys: 16 minutes for Old Harbour to Hill Park, 18 minutes for Hill Park to Old Harbour.',
    'Noor turns up at Hill Park at 10:15 and leaves at 14:00. A chat with Noor takes 75 minutes.\nMy coach pulls in at Old Harbour at 09:00.\nOld Harbour … Hill Park … 16 min\nHill Park … Old Harbour … 18 min',
    "Starting at Old Harbour (9:00)\n\nAt Hill Park:\n  Noor, there 10:15 until 14:00, wants 75 min of my time\nOld Harbour → Hill Park 16 | Hill Park → Old Harbour 18 (mins)",
    "I set out from Old Harbour at 09:00.\n\nWho | Window | Place | Needed\nNoor | 10:15–14:00 | Hill Park | 75'\n\nFrom | To | Minutes\nOld Harbour | Hill Park | 16\nHill Park | Old Harbour | 18",
    "I'm at Old Harbour [from 9:00] and want to see:\nNoor [Hill Park] [10:15 - 14:00] [75 min]\n\nTravel [min]:\nOld Harbour: Hill Park [16]\nHill Park: Old Harbour [18]",
    'Q: Where and when do you start?\nA: Old Harbour, 9:00.\nQ: Whom would you like to meet?\nA: Noor (Hill Park, 10:15 to 14:00, 75 minutes).\nQ: How far apart are the places?\nA: Old Harbour to Hill Park 16 minutes; Hill Park to Old Harbour 18 minutes.',
    '1. Noor needs 75 minutes of my time at Hill Park. Earliest: 10:15am. Latest: 2pm (by then I must be done).\nAt 9am I am dropped off at Old Harbour.\nOld Harbour to Hill Park = 16 min, Hill Park to Old Harbour = 18 min.',
    'START Old Harbour 09:00\n\nNoor\nplace: Hill Park\nopen: 10:15-14:00\nstay: 75 min\n\nWALKS\nOld Harbour\n  -> Hill Park 16 min\nHill Park\n  -> Old Harbour 18 min',
    'For Noor I need 75 minutes at Hill Park, between 10.15am and 2pm.\nThe taxi sets me down at Old Harbour at 9am.\nOld Harbour to Hill Park takes me 16 minutes\nHill Park to Old Harbour takes me 18 minutes',
    'Hill Park / Noor / 10:15 - 14:00 / 75 min\n9:00: arrival at Old Harbour.\nIt is 16 minutes to Hill Park from Old Harbour.\nIt is 18 minutes to Old Harbour from Hill Park.',
    'Name: Noor | Where: Hill Park | When: 10:15-14:00 | Minutes: 75\nWe start out from Old Harbour. Time: 09:00.\n16 min: Old Harbour - Hill Park\n18 min: Hill Park - Old Harbour',
    "Call on Noor for 75 minutes. Place: Hill Park. Hours: 10:15 to 14:00.\nBeginning: Old Harbour, 9:00.\nIf I go from Old Harbour to Hill Park, that's 16 minutes. If I go from Hill Park to Old Harbour, that's 18 minutes.",
    'Noor - Hill Park - from 10:15am - to 2pm - 75 minutes\nI start at Old Harbour at 9am.\nFrom Old Harbour | Hill Park 16 min\nFrom Hill Park | Old Harbour 18 min',
    "Then there's Noor, at Hill Park between 10:15 and 14:00, for at least an hour and a quarter.\nStart: Old Harbour (9:00)\nTravel:\nOld Harbour\n  to Hill Park: 16 min\nHill Park\n  to Old Harbour: 18 min",
  ])('are read from %j', (prompt) => {
    const brief = read(prompt)
    expect(readingsOf(brief, 'visit')).toMatchObject([{ person: 'Noor', place: 'Hill Park', window: { from: 615, to: 840 }, minutes: 75 }])
    expect(readingsOf(brief, 'start-point')).toMatchObject([{ place: 'Old Harbour', at: 540 }])
    expect(readingsOf(brief, 'travel').map(({ from, minutes }) => `${from} ${minutes}`)).toEqual(['Old Harbour 16', 'Hill Park 18'])
  })
})

describe('stays of a journey', () => {
  it.each([
    'A 9-day trip.\n\nOslo\n- stay: 4 days\n- direct flights to: Riga\n\nRiga\n- stay: 3 days\n- must be there: day 4 to day 6\n- direct flights to: Malta\n\nMalta\n- stay: 4 days\n- direct flights to: Riga',
    'A 9-day trip. Allocate 4 days to Oslo. Allocate three days to Riga. Allocate 4 days to Malta. From the 4th to the 6th day I have to be in Riga. Direct flights: Oslo-Riga, Riga-Malta.',
    'Day 1 to day 9 is the trip. Oslo (four days) + Riga (three days) + Malta (four days).\nFlights:\nOslo → Riga\nRiga → Malta\nBe in Riga on days 4 to 6.',
    'In what order can Oslo, Riga and Malta be visited in exactly 9 days?\n• Oslo requires 4 days\n• Riga requires 3 days\n• Malta requires 4 days\n• Riga: days 4–6\n• Oslo flies direct to Riga\n• Riga flies direct to Malta',
    'The Moreaus are going away for 9 days. They intend to spend 4 days in Oslo, 3 days in Riga and 4 days in Malta. Riga has to be d4-d6. Direct flights: Oslo-Riga, Riga-Malta.',
    "We've got 9 days for 3 cities: Oslo for 4, Riga for 3 and Malta for 4. Be in Riga from day 4 through day 6. Flights: Oslo-Riga, Riga-Malta.",
    'TRIP: 9d / 3 cities / nonstop only\nSTAYS: Oslo 4d / Riga 3d / Malta 4d\nFIXED: Riga D4–D6\nFLIGHTS: Oslo <> Riga / Riga <> Malta',
    'city,days\nOslo,4\nRiga,3\nMalta,4\n\nThese are the cities for our 9-day trip. Be in Riga from day 4 to day 6. Flights:\n\nfrom,to,both ways\nOslo,Riga,yes\nRiga,Malta,no',
    'Firstly, Oslo, where I will spend 4 days. Secondly, Riga, where I will spend 3 days. Lastly, Malta, where I will spend 4 days. Altogether I am away 9 days. Be in Riga from day 4 through day 6. Direct flights: Oslo-Riga, Riga-Malta.',
    'Number of days: 9. Days spent in Oslo: 4. Days spent in Riga: 3. Days spent in Malta: 4. Must be in Riga: day 4 until day 6. Direct flights: (Oslo, Riga), (Riga, Malta).',
    "so we're travelling for 9 days and we want four days in Oslo, three days in Riga and four days in Malta and from day four to day six we need to be in Riga and the direct flights are between Oslo and Riga and between Riga and Malta",
    'The journey is 9 days long. Oslo calls for 4 days. In Riga, 3 days. Malta calls for 4 days. Days 4 through 6: Riga (a fair). Direct flights: Oslo to/from Riga, Riga to/from Malta.',
    'The cities, with days in brackets: Oslo [4], Riga [3], Malta [4]. My stay in Riga has to cover day 4 to day 6. Direct flights: Oslo-Riga, Riga-Malta.',
    '3 cities in 9 days.\n- 4 d Oslo\n- 3 d Riga\n- 4 d Malta\nThe visit to Riga is bound to day 4-6. Direct flights: [Oslo ↔ Riga] [Riga ↔ Malta]',
    'A trip of 9 days. Oslo, Riga and Malta will take us 4, 3 and 4 days respectively. Riga on days 4-6 is fixed. Direct flights: Oslo-Riga, Riga-Malta.',
    'A trip of 9 days.\nHow long in Oslo? 4 days.\nHow long in Riga? 3 days.\nHow long in Malta? 4 days.\nWe must be in Riga from day 4 to day 6. Once in Oslo, we can fly directly to Riga. Once in Riga, we can fly directly to Malta.',
    'A trip of 9 days.\nOslo: arrive, stay 4 days, leave\nRiga: arrive, stay 3 days, leave\nMalta: arrive, stay 4 days, leave\nWe must be in Riga from day 4 to day 6. Direct flights: Oslo-Riga, Riga-Malta.',
    'Days per city: Oslo=4, Riga=3, Malta=4. The time in Riga must include day 4 to day 6. Flights: Oslo → Riga, Riga → Malta',
    'Nine days: we think of spending 4 in Oslo, 3 in Riga and 4 in Malta (days). Riga has to include days 4 through 6. Direct flights: Oslo-Riga, Riga-Malta.',
  ])('are read from %j', (prompt) => {
    const brief = read(prompt)
    expect(readingsOf(brief, 'stay').map(({ place, days }) => `${place} ${days}`)).toEqual(['Oslo 4', 'Riga 3', 'Malta 4'])
    expect(readingsOf(brief, 'stay')[1]!.within.map(({ first, last }) => last - first)).toEqual([2])
    expect(readingsOf(brief, 'connection').map(({ from, to }) => `${from}-${to}`).slice(0, 2)).toEqual(['Oslo-Riga', 'Riga-Malta'])
  })
})

it('measures the way to several places from the one at the end of the sentence', () => {
  const brief = read('I start at Old Harbour at 9:00. Noor is at Hill Park from 10:15 to 14:00 for 75 minutes. It is 16 minutes to Hill Park, 20 minutes to West End and 5 minutes to King Street from Old Harbour.')
  expect(readingsOf(brief, 'travel').map(({ from, to, minutes }) => `${from}-${to} ${minutes}`)).toEqual(['Old Harbour-Hill Park 16', 'Old Harbour-West End 20', 'Old Harbour-King Street 5'])
})

it('takes no minutes of an hour for a length', () => {
  const brief = read('I start at Old Harbour at 9:00. Noor will be around Hill Park from 10:15 onwards and leaves at 14:30. We need 75 minutes together. Old Harbour to Hill Park: 16 minutes, Hill Park to Old Harbour: 18 minutes')
  expect(readingsOf(brief, 'visit')).toMatchObject([{ person: 'Noor', window: { from: 615, to: 870 }, minutes: 75 }])
})

it('starts no day where somebody else leaves', () => {
  const brief = read('I start at Old Harbour at 9:00. Rita is at Hill Park; she leaves at 10:00. Old Harbour to Hill Park: 16 minutes, Hill Park to Old Harbour: 18 minutes')
  expect(readingsOf(brief, 'start-point')).toMatchObject([{ place: 'Old Harbour', at: 540 }])
})

it('keeps a length for the person who is named beside it', () => {
  const brief = read('My hotel is at Old Harbour; I leave it at 9:00.\nI should meet Noor for at least 75 minutes; Noor will be at Hill Park from 10:15 to 14:00.\nI should meet Otto for at least 30 minutes; Otto will be at West End from 15:00 to 18:00.\nOld Harbour to Hill Park: 16 minutes, Hill Park to West End: 9 minutes, Old Harbour to West End: 20 minutes')
  expect(readingsOf(brief, 'visit').map(({ person, minutes }) => `${person} ${minutes}`)).toEqual(['Noor 75', 'Otto 30'])
  expect(readingsOf(brief, 'start-point')).toMatchObject([{ place: 'Old Harbour', at: 540 }])
})

it('takes no day of a journey for the order of two things', () => {
  expect(readingsOf(read('A 9-day trip: 4 days in Oslo, 3 days in Riga and 4 days in Malta. Be in Riga no later than day 4 and never leave before day 6. Flights: [Oslo → Riga] [Riga ↔ Malta].'), 'precedence')).toEqual([])
  expect(readingsOf(read('A 9-day trip: 4 days in Oslo, 3 days in Riga and 4 days in Malta. Riga (day 4 until day 6). Flights: Oslo-Riga, Riga-Malta.'), 'precedence')).toEqual([])
})

describe('connections of a journey', () => {
  const stays = 'A 9-day tour: a four-day stay in Oslo, 3 days in Riga and 4 days in Malta.'
  it.each([
    [`${stays} From Oslo you can fly non-stop to Riga and Malta. From Riga you can fly to Malta.`, ['Oslo-Riga true', 'Oslo-Malta true', 'Riga-Malta true']],
    [`${stays}\nPossible hops:\n• Oslo ⇄ Riga\n• Riga ⟶ Malta`, ['Oslo-Riga true', 'Riga-Malta false']],
    [`${stays}\nWho flies where:\nOslo → Riga, Malta\nRiga → Malta`, ['Oslo-Riga false', 'Oslo-Malta false', 'Riga-Malta false']],
    [`${stays}\n| From | To | Direct flight |\n|---|---|---|\n| Oslo | Riga | both ways |\n| Riga | Malta | one way |`, ['Oslo-Riga true', 'Riga-Malta false']],
    [`${stays}\n| From | To | Return flight? |\n|---|---|---|\n| Oslo | Riga | yes |\n| Riga | Malta | no |`, ['Oslo-Riga true', 'Riga-Malta false']],
    [`${stays}\nOslo and Riga are linked by a direct flight. Riga flies direct to Malta, but Malta doesn't fly to Riga.`, ['Oslo-Riga true', 'Riga-Malta false']],
    [`${stays} The hops on offer: Oslo and Riga (either direction); Riga over to Malta (no way back).`, ['Oslo-Riga true', 'Riga-Malta false']],
    [`${stays}\nFlights:\n\nfrom,to,both ways\nOslo,Riga,yes\nRiga,Malta,no`, ['Oslo-Riga true', 'Riga-Malta false']],
    [`${stays}\nDirect flights (row = from, column = to):\n\n| | Oslo | Riga | Malta |\n|---|---|---|---|\n| Oslo | | x | |\n| Riga | x | | x |\n| Malta | | | |`, ['Oslo-Riga true', 'Riga-Malta false']],
    [`${stays}\nDirect flights: (Oslo, Riga), (Riga to Malta, one-way).`, ['Oslo-Riga true', 'Riga-Malta false']],
    [`${stays}\nAirline: we fly between Oslo and Riga; we fly from Riga to Malta but not from Malta to Riga.`, ['Oslo-Riga true', 'Riga-Malta false']],
    [`${stays}\nThese pairs are linked by nonstop flights (in both directions, if not stated otherwise): Oslo/Riga; Riga/Malta (Riga → Malta only).`, ['Oslo-Riga true', 'Riga-Malta false']],
    [`${stays}\nOslo and Riga have a direct flight between them. From Riga there is a direct flight to Malta, but none in the other direction.`, ['Oslo-Riga true', 'Riga-Malta false']],
    [`${stays}\nYou can fly directly from Oslo to Riga or Malta. You can fly directly from Riga to Malta.`, ['Oslo-Riga false', 'Oslo-Malta false', 'Riga-Malta false']],
    [`${stays} The map shows these direct lines: Oslo–Riga, Riga–Malta (Riga to Malta only).`, ['Oslo-Riga true', 'Riga-Malta false']],
    ['First of all, there is Oslo, for 4 days. Then there is Riga, for 3 days. There is also Malta, for 4 days. Flown non-stop: Oslo/Riga, Riga to Malta only.', ['Oslo-Riga true', 'Riga-Malta false']],
  ])('are read from %j', (prompt, expected) => {
    expect(readingsOf(read(prompt), 'connection').map(({ from, to, bothWays }) => `${from}-${to} ${bothWays}`)).toEqual(expected)
  })

  it('begin on the day of leaving', () => {
    const brief = read('Leaving on Monday 1 March for 9 days. 4 days in Oslo. 3 days in Riga. 4 days in Malta. Flights: Oslo-Riga, Riga-Malta.')
    expect(readingsOf(brief, 'horizon').map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-03-01', '2027-03-09']])
  })

  it('lie between the first day and the last', () => {
    const brief = read('We fly out on 1 March and our last day is 9 March. 4 days in Oslo, 3 days in Riga and 4 days in Malta. From 4 March to 6 March we are in Riga. The day of a flight counts for both. Flights: Oslo-Riga, Riga-Malta.')
    const edges = [...readingsOf(brief, 'horizon').map(({ first, last }) => [iso(first), iso(last)]), ...readingsOf(brief, 'deadline').map(({ latest }) => iso(latest / 1440))]
    expect(edges).toEqual([['2027-03-01', '2027-03-09']])
    expect(readingsOf(brief, 'event')).toEqual([])
  })
})
