import type { Field } from './crafts/craft.ts'

type Step = { title: string; how: string; done: string }

type Bracket = { opening: Step; closing: Step }

const MADE_PUBLIC: Bracket = {
  opening: { title: 'Kick-off: what it is for, who decides, what has to be asked for first', how: 'One sentence that says it; who sees it where; days that cannot move; people, places and rights that take longest; what it must not cost.', done: 'whoever decides has said yes to the sentence, and the slow requests are out' },
  closing: { title: 'Show the whole once to two strangers, and decide what is left', how: 'Without a word beforehand; note where they stop; names, titles, rights and facts once more; what is not changed is left on purpose.', done: 'their remarks are decided, and nothing wrong or without rights is in it' },
}

/** What a team that no playbook knows begins and ends with, as its field does it: the day walked on the spot, the whole read as a referee. In English. */
export const BRACKETS: Partial<Record<Field, Bracket>> = {
  travel: {
    opening: { title: 'Kick-off: dates, number, money, and what has to be booked first', how: 'List of those who come with age, needs and papers; what the whole costs by head; what is full first; rules of house, school or association for journeys.', done: 'number and price by head stand, and the three bookings that cannot wait have a name and a day' },
    closing: { title: 'Go through the journey hour by hour with the list of names', how: 'Meeting points, keys, meals, medicine, money in hand, who stays with whom; what if the connection is lost, somebody falls ill or nobody answers.', done: 'everybody who leads has the same pages with telephone numbers, and papers are seen and not promised' },
  },
  boat: {
    opening: { title: 'Go over the boat with chalk: order of the work, drying times, what to order now', how: 'Every soft, cracked and loose place marked and photographed; dirty work before clean, below before above; weather and the days the material needs; crane or slip asked for its date.', done: 'the list stands in order with drying days, and what takes weeks to come is ordered' },
    closing: { title: 'Afloat at the mooring for two hours: look for water, run everything', how: 'Bilge, shaft, through-hulls, engine warm, lights, pump; wood that was dry takes up water first; a second person on the lines.', done: 'the bilge stands as it did after an hour, and what was found has a date' },
  },
  stage: {
    opening: { title: 'Kick-off on the plan of the stage: pieces, sizes, order, keys', how: 'What must stand for which rehearsal; what comes through which door; what is in the store already; who has tools, van and keys on which evening.', done: 'each piece has a drawing, a name and the evening on which it has to stand' },
    closing: { title: 'Put all of it up once, in the light, before the rehearsal that counts', how: 'With actors on it and through the doors; changes with a watch; what rattles, shines or cannot be seen; edges marked for the dark.', done: 'every change was made once within its time, and what is open is on one list with names' },
  },
  garden: {
    opening: { title: 'Walk the ground together: levels, access, water, order of the work', how: 'What is hard before what is soft, what is under the ground before both; what has to be ordered or sown now; rules of the place, deliveries and where they turn.', done: 'the order stands on one drawing, and what grows or comes slowly is ordered' },
    closing: { title: 'Look at it from where people stand, and mend', how: 'Morning and evening light; labels, edges, gaps, water; what judges or guests will touch; spare plants watered.', done: 'two people who did not build it find nothing that disturbs' },
  },
  building: {
    opening: { title: 'Walk the site together: order of trades, deliveries, keys, what must keep running', how: 'What is covered is done first; who needs the room empty, who needs it dry; longest delivery, permits and inspections asked for today; water, power, waste, neighbours.', done: 'every trade has said yes to its days on one drawing, and the longest delivery is ordered' },
    closing: { title: 'Walk round with the drawing before it is handed over, and mend', how: 'Two people who did not build it: doors, water, sockets, edges, light, papers; each point with a picture, a name and a day.', done: 'nothing is open that hinders the use or the inspection' },
  },
  grant: {
    opening: { title: 'Read the call together: what scores, what throws you out, who writes what', how: 'Each criterion with its points and the page that answers it; papers that others sign asked for today; last day of the portal, and a day before it as your own.', done: 'every field and paper has a name and a day, and whoever must sign knows theirs' },
    closing: { title: 'Read the whole against the call with the funder’s score sheet', how: 'Somebody who did not write it; sums, dates and names the same everywhere; limits of each field; all files opened from the portal’s own preview.', done: 'no criterion is without its answer, and no number says two things' },
  },
  research: {
    opening: { title: 'Agree the protocol on one page: question, steps, who does what, by when', how: 'What is settled before anything is looked at; what each step hands to the next; who checks whom; what has to be registered, allowed or ordered now.', done: 'all have said yes to the page, and what takes weeks to come is asked for' },
    closing: { title: 'Read the whole as a referee: numbers, tables, references', how: 'One who did not write it; each number against its file, each claim against its source; what is promised in the protocol and missing is said.', done: 'every remark is mended or answered, and the files lie where a stranger finds them' },
  },
  media: MADE_PUBLIC,
  print: MADE_PUBLIC,
  event: {
    opening: { title: 'Kick-off: the day on one page, what cannot move, who does what', how: 'From the first key to the last bag: who comes, what stands where, what is needed for it; what others have to allow, lend, sign or print is asked for today; money, and who may spend it.', done: 'each part has a name and a day, and whoever carries the risk has said yes to the page' },
    closing: { title: 'Walk through the day on the spot, hour by hour', how: 'With everybody who has a job, from arriving to clearing away: keys, power, toilets, rain, first aid, who decides; what is missing gets a name on the spot.', done: 'the running sheet with telephone numbers is in every pocket, and nothing on it is without a name' },
  },
  food: {
    opening: { title: 'Kick-off: first day of sale, what takes longest to get, who signs', how: 'Tests, labels, supplies and permits counted back from that day; what may not be made beside it; who tastes and who decides.', done: 'the longest wait is under way, and each part has a name and a day' },
    closing: { title: 'Run through one day of sale: made, packed, labelled, sold, asked about', how: 'At the real hour with the real hands; somebody asks about allergens, price and tomorrow; what is left over in the evening.', done: 'one whole day was rehearsed, and whoever sells can answer three hard questions' },
  },
  goods: {
    opening: { title: 'Kick-off: first day of sale, what takes longest to get, who signs', how: 'Tests, labels, supplies and permits counted back from that day; smallest orders and money that is bound; who decides.', done: 'the longest wait is under way, and each part has a name and a day' },
    closing: { title: 'Follow one piece from the order to the shelf and back', how: 'Ordered, packed, delivered, invoiced, returned, by those who will do it; papers and numbers the same everywhere.', done: 'one real piece went the whole way, and each stop has a name' },
  },
  health: {
    opening: { title: 'Kick-off: the number to move, who may decide, what patients must not notice', how: 'How the number is counted and by whom; who has to allow changes and data; rooms, rotas and days on which nothing new begins.', done: 'number, owner and permission stand on one page, agreed by who runs the ward or clinic' },
    closing: { title: 'Show the number by day to those who do the work, and decide what stays', how: 'Before and after on one chart with what was changed when; what it cost in time; what patients said.', done: 'each change is kept, altered or dropped by name, and what is kept has an owner' },
  },
  service: {
    opening: { title: 'Kick-off: the number to move, how it is counted, who may change what', how: 'Where the number comes from and what would only make it look better; days on which nothing changes; who works on it beside the daily load.', done: 'number, count and owner stand on one page, agreed with whoever asked for it' },
    closing: { title: 'Put the number beside the first one, and hand over what is kept', how: 'Same count, same days of the week; what moved it and what did not; who looks at it each week from now on.', done: 'each change is kept or dropped by name, and the weekly look has an owner' },
  },
  office: {
    opening: { title: 'Kick-off: what changes for whom, who decides, what must keep running', how: 'Who does it today and where it hurts; rules and dates that cannot move; who has to be asked before it is announced; what is asked from others today.', done: 'each part has a name and a day, and whoever decides has said yes to the page' },
    closing: { title: 'Try the whole on three real cases from beginning to end', how: 'An easy one, an awkward one, one that goes wrong; by those who will do it, without help; what they ask is answered in the papers.', done: 'three cases went through, and whoever looks after it from now on has said yes' },
  },
}
