import type { Keyword, Playbook } from '../playbook.ts'
import { wordings } from '../wordings.ts'

const BIRDS: Keyword[] = ['bird', 'vogel', 'aves', 'oiseau', 'passaro']
const MUSHROOMS: Keyword[] = ['mushroom', 'fungi', 'pilze', 'setas', 'champignon', 'cogumelo']
const STARS: Keyword[] = ['=star', '=stars', 'stargaz', 'night sky', 'astronom', 'telescope', 'planets', 'moon', 'sterne', 'estrellas', 'etoiles', 'estrelas']
const PLANTS: Keyword[] = ['plant', 'tree', 'wildflower', 'flowers', 'herbs', 'botan', 'moss', 'lichen', 'grasses']
const INSECTS: Keyword[] = ['insect', 'butterfl', 'moth', 'beetle', 'dragonfl', 'bumblebee', 'spider']

/** Learning to know birds, mushrooms, plants, insects or the stars by going out and looking. */
export const NATURE_WATCHING: Playbook = {
  id: 'nature-watching',
  title: 'getting to know birds, plants, mushrooms or stars',
  plannerTypes: ['calendar'], usualWeeks: 12,
  matches: {
    strong: ['birdwatching', 'bird watching', 'birding', ...wordings(['learn to identify', 'learn to recognise', 'learn to recognize', 'identify', 'get to know', 'learn', 'know'], ['', 'the', 'our', 'local', 'native', '20', '30', '40', '50', '60', '100'], ['birds', 'mushrooms', 'fungi', 'wildflowers', 'wild plants', 'trees', 'butterflies', 'moths', 'constellations', 'bird songs', 'bird calls', 'edible mushrooms', 'edible plants']), 'bird species', 'garden birds', 'bird songs', 'bird ringing', 'mushroom hunting', 'mushroom picking', 'stargazing', 'amateur astronomy', 'learn astronomy', 'start astronomy', 'my first telescope', 'night sky', 'nature journal', 'botany for beginners', 'moth trap', 'species by the end', 'vogel beobachten', 'vogel bestimmen', 'pilze bestimmen', 'pilze sammeln', 'sterne beobachten', 'baume bestimmen', 'observar aves', 'observacion de aves', 'identificar setas', 'observer les oiseaux', 'reconnaitre les champignons', 'observar passaros'],
    weak: ['species', 'binoculars', 'walk', 'field guide', 'app', 'early morning', 'forest', 'garden', 'list', 'telescope', 'nature'],
    not: ['bird feeder build', 'build a bird', 'kill', 'rid of', 'pet bird', 'parrot', 'budgie', 'photography project', 'grow mushrooms', 'plant a tree', 'plant trees', 'film star', 'michelin', 'software', 'rock star', 'tattoo', 'paint', 'recipe', 'restaurant'],
  },
  tags: ['nature'],
  series: [
    {
      id: 'outing', about: ['walk', 'walks', 'outing', 'birding', 'watch', 'go out', 'forest', 'stargazing', 'sundays', 'saturdays'], name: 'Outing', perWeek: 1, minutes: 75, priority: 'high',
      sessions: [
        { id: 'out-slow', to: 0.35, title: 'Outing: an hour in one place, everything that shows, five named for certain', how: 'Look before the book: size against something known, shape, where it was, what it did. Photograph or sketch, name at home. Five certain are more than twenty probable.', done: 'five are in the notebook with the mark that decided' },
        { id: 'out-bird', from: 0.1, when: { mentions: BIRDS }, title: 'Outing at sunrise: list by ear first, then find each singer', how: 'Stand still for ten minutes. One new song a time, with words of your own for it; binoculars up without letting the eye go.', done: 'eight were heard and six of them seen' },
        { id: 'out-fungus', from: 0.1, when: { mentions: MUSHROOMS }, title: 'Outing to one kind of wood: collect three of each, whole, with the base', how: 'Tree, ground, smell, gills or pores, ring, milk, colour when cut; spore print at night. Nothing is eaten that an adviser has not held.', done: 'three kinds are named with their deadly lookalikes' },
        { id: 'out-star', from: 0.05, when: { mentions: STARS }, title: 'Clear night: 20 minutes in the dark, then two constellations and one object', how: 'Red lamp, map turned to where you look, from the Plough or Orion on. Binoculars on a post show clusters and moons of Jupiter.', done: 'both constellations were found again without the map' },
        { id: 'out-plant', from: 0.1, when: { mentions: PLANTS }, title: 'Outing with lens and key: two plants or trees keyed out to the end', how: 'Leaf position, edge, flower parts, family first. A key teaches more than an app, and the app checks it.', done: 'two are keyed out and pressed or drawn' },
        { id: 'out-insect', from: 0.1, when: { mentions: INSECTS }, title: 'Outing on a warm windless day: 50 metres walked slowly, counted and let go', how: 'Net or glass, photograph from above and the side, host plant noted. At night a sheet and a lamp.', done: 'the count of the stretch is in the table' },
        { id: 'out-new', from: 0.35, title: 'Outing to a new habitat: what lives here that does not live at home?', how: 'Water, wood, heath, city, high ground. A list beforehand of five you might meet, and why.', done: 'two of the five were found, or it is known why not' },
        { id: 'out-return', from: 0.5, title: 'Outing to the first place again: what has changed since last time?', how: 'Same hour, same bench. Arrivals, leavers, flowers, sounds; compare the pages.', done: 'three changes are noted' },
      ],
    },
  ],
  tasks: [
    { id: 'nw-aim', at: 0, minutes: 30, priority: 'high', title: 'Choose the field and a place ten minutes from home that you will know best', how: 'Garden, park, pond or balcony: frequent is better than far. A number as aim: 30 species, 12 constellations, one wood.', done: 'field, place and number are written on page one' },
    { id: 'nw-guide', at: 0.03, minutes: 45, about: ['field guide', 'book', 'app'], title: 'Get one good guide for your region, and one app for checking', how: 'Drawings show marks better than photographs. Learn its order and what is not in it; read the first twenty pages.', done: 'you find a group in it in ten seconds' },
    { id: 'nw-optics', at: 0.05, minutes: 45, about: ['binoculars', 'telescope', 'lens', 'equipment'], title: 'Get the eye: binoculars 8x42, a lens of 10x, or red lamp and a folding chair', how: 'Borrow and try at dusk. A telescope comes after three months of binoculars; a lens is held at the eye and the thing brought to it.', done: 'you can bring it to the eye without losing what you look at' },
    { id: 'nw-notebook', at: 0.06, minutes: 20, about: ['notebook', 'journal', 'list'], title: 'Start the notebook: date, hour, weather, place, number, mark that decided, sketch', how: 'Bad sketches are good: they force the look. A column for “not sure”.', done: 'the first page is filled in' },
    { id: 'nw-common', at: 0.1, minutes: 60, title: 'Learn the ten commonest by shape, sound or pattern, with cards', how: 'Whoever knows the common notices the rare. Five minutes a day; blackbird, robin, tits – or oak, beech, birch – or Plough, Cassiopeia, Orion.', done: 'ten of ten were right three days running' },
    { id: 'nw-guided', at: 0.16, minutes: 180, priority: 'high', type: 'event', about: ['guided walk', 'club', 'group', 'society'], title: 'Go on a guided walk of the local society and ask where beginners look', how: 'Nature society, ringing group, mushroom adviser, public observatory. One morning saves a month.', done: 'three new marks and one address are noted' },
    { id: 'nw-calendar', optional: true, at: 0.2, minutes: 40, title: 'Write the calendar: what can be seen when, and which four weeks matter', how: 'Migration, dawn chorus in May, mushrooms two weeks after rain in autumn, new moon nights, flight times.', done: 'the best days stand in your calendar' },
    { id: 'nw-danger', at: 0.12, minutes: 60, priority: 'high', when: { mentions: [...MUSHROOMS, 'edible', 'forag'] }, title: 'Learn the five deadly ones before any edible one, with all their marks', how: 'Death cap, destroying angel, webcaps, funeral bell, false morel – or hemlock, lily of the valley, aconite. Poison number saved; no app decides on eating.', done: 'you name them with base, smell and lookalikes without the book' },
    { id: 'nw-ethics', at: 0.14, minutes: 20, title: 'Read the rules: nests, protected species, private ground, how much may be taken', how: 'Distance is right when it does not notice you. No calls played in the breeding season.', done: 'the rules of your place are on page two' },
    { id: 'nw-group', optional: true, at: 0.35, minutes: 60, title: 'Take one difficult group apart: gulls, warblers, milk caps, grasses, spring stars', how: 'A table with five marks in columns. One evening, then out.', done: 'three of the group can be told apart by two marks each' },
    { id: 'nw-record', optional: true, at: 0.4, minutes: 30, title: 'Report your records to a public database and read what reviewers ask', how: 'With photograph, place and number. Questions are the cheapest teacher there is.', done: 'ten records are in, and one was corrected or confirmed' },
    { id: 'nw-home', at: 0.45, minutes: 90, optional: true, title: 'Bring it home: feeder, native plants, moth lamp, or a dark corner', how: 'Within sight of the breakfast table. Water is worth more than food in summer.', done: 'something was seen from the window' },
    { id: 'nw-trip', at: 0.72, minutes: 300, about: ['trip', 'excursion', 'reserve'], title: 'One long day at the best place of your region, in its best week', how: 'Tide, sun at your back, warden’s blackboard, food. A list of ten, and time to sit.', done: 'the day’s list stands with three firsts' },
    { id: 'nw-doubt', optional: true, at: 0.6, minutes: 40, title: 'Go through “not sure” and settle five with book, forum or an expert', how: 'Delete without mercy what you did not see well enough.', done: 'five are named or crossed out' },
    { id: 'nw-teach', at: 0.85, minutes: 75, title: 'Take somebody along and show ten', how: 'A child asks the best questions. What you cannot explain goes back on the cards.', done: 'ten were shown and three learnt' },
    { id: 'nw-review', at: 0.97, minutes: 30, title: 'Count: certain, new, missed; choose next season’s group and place', how: 'Number against page one, best morning, the mark that you always forget.', done: 'the next aim is written on a new page' },
    { id: 'nw-three', at: 0.08, minutes: 30, when: { levels: ['beginner'] }, title: 'Practise describing before naming: size, shape, colours from the top, behaviour', how: 'Two minutes with eyes only, then from memory on paper, then the book.', done: 'somebody else found it in the book from your words' },
    { id: 'nw-sit', at: 0.18, minutes: 30, when: { levels: ['beginner'] }, title: 'Sit still for twenty minutes in the same place and write all that moves or sounds', how: 'After eight minutes it begins. Telephone off.', done: 'the page has fifteen lines' },
    { id: 'nw-survey', at: 0.5, minutes: 90, when: { levels: ['advanced'] }, title: 'Take over a count: transect, square, ringing session, variable star', how: 'Fixed route, fixed method, data sent in. Ask the coordinator for a vacant square.', done: 'the first count is handed in' },
    { id: 'nw-cards', at: 0.24, minutes: 20, everyWeeks: 4, optional: true, when: { minWeeks: 4 }, title: 'Cards, week {week}: five new sounds, marks or stars, and the ten missed most', how: 'Recordings or pictures in a different order. Say the deciding mark aloud.', done: 'twelve of fifteen were right' },
    { id: 'nw-more', at: 0.3, minutes: 40, batch: { units: ['species', 'bird', 'mushroom', 'plant', 'tree', 'constellation', 'butterfl', 'arten', 'especies', 'especes'], unit: 'species', usual: 0, of: 10, atMost: 8, until: 0.95 }, title: 'Learn {part}: marks, lookalikes, place and season on one card each', how: 'From the list of what is likely this month. Out within three days to meet two of them.', done: 'all are on cards and two have been seen' },
    { id: 'nw-season', optional: true, at: 0.55, minutes: 40, when: { minWeeks: 10 }, title: 'Change of season: what has left, what comes, and clean the kit', how: 'Read last month’s pages. Lenses with a blower first, never with the shirt.', done: 'a list of ten to expect stands' },
    { id: 'nw-night', at: 0.65, minutes: 120, when: { minWeeks: 8 }, title: 'Go at another hour: dawn, dusk or night', how: 'Owls, bats, moths, planets, the first song in the dark. Not alone, and somebody knows where.', done: 'three were met that never show by day' },
  ],
}
