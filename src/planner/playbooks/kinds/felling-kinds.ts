import type { Keyword, Playbook } from '../playbook.ts'

const STUMPS: Keyword[] = ['stump', 'root', 'roots']

/** A tree comes down, or its stump comes out. */
export const FELLING: Playbook = {
  id: 'kind-felling',
  title: 'felling a tree',
  plannerTypes: ['calendar'],
  usualWeeks: 6,
  matches: { strong: ['=fell', 'felling', 'cut down', 'chop down', 'baum fallen', 'talar', 'abattre', 'derrubar a arvore', 'cortar a arvore'], weak: ['tree', 'conifer', 'stump', 'trunk', 'chainsaw'] },
  tags: ['tree'],
  tasks: [
    { id: 'fel-why', at: 0, minutes: 40, priority: 'high', title: '{Subject}: walk round it: species, height, lean, rot, what stands within its length', how: 'Height by a stick held at arm’s length; fungus at the foot, dead top, ivy, power line, fence, greenhouse. Would thinning do? Photograph from four sides.', done: 'height, lean and all that it could hit are on a sketch' },
    { id: 'fel-allowed', at: 0.06, minutes: 60, priority: 'high', title: '{Subject}: ask for the permission it needs, and mind the nesting season', how: 'Whose tree is it? Preservation order, conservation area, felling licence or the town’s by-law by girth; in many places nothing is felled from March to September. Bats and nests stop the work.', done: 'the yes is in writing, or it is proved that none is needed' },
    { id: 'fel-neighbours', at: 0.12, minutes: 30, title: '{Subject}: tell the neighbours and the owner of the line, and read your insurance', how: 'Day, noise, where it falls, who stays out. Within two lengths of a power line the network operator comes first.', done: 'everybody in reach knows the day' },
    { id: 'fel-who', at: 0.16, minutes: 60, priority: 'high', after: ['fel-why'], title: '{Subject}: decide who fells it: three offers, with certificate and insurance in hand', how: 'Yourself only if it is thinner than the bar, sound, upright, with free fall of twice its height and you are trained. A climber for all else: price with branches, stump and clearing away.', done: 'who does it, for what sum and with what insurance is in writing' },
    { id: 'fel-wood', at: 0.24, minutes: 30, title: '{Subject}: decide what becomes of trunk, branches and stump', how: 'Planks want a mill that comes; firewood 30 centimetre pieces and two dry years; chips for paths; a stump may be ground, dug or left for beetles.', done: 'each part has a place and a person who fetches it' },
    { id: 'fel-kit', at: 0.4, minutes: 45, when: { unless: STUMPS }, title: '{Subject}: chainsaw trousers, helmet, wedges, winch rope, first aid, two escape ways at 45 degrees', how: 'Sharp chain, tested brake; never alone, never on a ladder, never in wind. Whoever is hired brings it: ask to see it.', done: 'kit is checked and both ways are clear of brush' },
    { id: 'fel-clear', at: 0.5, minutes: 60, after: ['fel-allowed'], title: '{Subject}: clear the ground: cars, pots, washing line, fence panels, children and dogs', how: 'Tape at twice the height, somebody at each path. Look once more for nests and hives.', done: 'the area is taped and empty' },
    { id: 'fel-do', at: 0.6, minutes: 240, priority: 'high', after: ['fel-who', 'fel-clear'], when: { unless: STUMPS }, title: '{Subject}: fell it: notch towards the fall, hinge of a tenth, cut above, wedge, step back', how: 'In pieces from the top where space is short. The hinge steers: never saw it through. When it moves, walk away along the escape path and look up.', done: 'it lies and nothing hangs in other trees' },
    { id: 'fel-stump', at: 0.66, minutes: 180, priority: 'high', after: ['fel-who', 'fel-clear'], when: { mentions: STUMPS }, title: '{Subject}: take it out: pipes located, dig a ring, cut the roots, lever or winch; or grind it', how: 'Leave a metre of trunk as a lever. A hired grinder does 20 centimetres below ground in an hour; goggles, no stones. Poison and fire help little and harm much.', done: 'nothing of it stands above a spade’s depth' },
    { id: 'fel-limb', at: 0.7, minutes: 180, after: ['fel-do'], when: { unless: STUMPS }, title: '{Subject}: take off the limbs, cut to length, drag and chip', how: 'From the foot to the tip, trunk between you and the saw; mind branches under tension, cut first on the pressed side.', done: 'timber is stacked off the ground and the brush is gone' },
    { id: 'fel-ground', at: 0.84, minutes: 90, title: '{Subject}: fill the hole, mend lawn and fence, sweep the neighbour’s side', how: 'Chips out, soil in, trodden in layers; it sinks a hand in a year. Honey fungus: take all roots.', done: 'the neighbour’s side is as it was' },
    { id: 'fel-new', at: 0.95, minutes: 40, title: '{Subject}: plant what takes its place, where it is owed or wanted, and file the papers', how: 'Many permits ask for a replacement within a year. Choose by the final height this time; not in the same hole.', done: 'the new tree has a place and a month, and permit and bill are filed' },
  ],
}

/** Something built is taken apart and cleared away. */
export const TAKING_DOWN: Playbook = {
  id: 'kind-taking-down',
  title: 'taking something down',
  plannerTypes: ['calendar'],
  usualWeeks: 4,
  matches: { strong: ['take down', 'taking down', 'demolish', 'dismantle', 'knock down', 'tear down', 'pull down', 'strip out', 'rip out', 'abreissen', 'abbauen', 'demontieren', 'demoler', 'desmontar', 'derribar', 'demonter', 'demolir'], weak: ['shed', 'greenhouse', 'wall', 'rubble', 'skip'] },
  tags: ['taking-down'],
  tasks: [
    { id: 'dwn-look', at: 0, minutes: 45, priority: 'high', title: '{Subject}: look at how it was put together and what holds what', how: 'Photograph each joint and the fixings; what would fall if this came off? Does it carry anything, does anything lean on it, who owns it?', done: 'a sketch numbers the pieces in the order in which they come off' },
    { id: 'dwn-danger', at: 0.06, minutes: 45, priority: 'high', title: '{Subject}: look for asbestos, lead paint, glass, wires, pipes and gas', how: 'Corrugated cement, old floor tiles and lagging from before 2000 are tested before they are touched: a sample to a laboratory. Asbestos goes to a licensed firm.', done: 'each danger is ruled out or has somebody who is allowed to deal with it' },
    { id: 'dwn-allowed', at: 0.1, minutes: 30, title: '{Subject}: ask landlord, planning office and neighbour; check listing, party wall, nests and bats', how: 'Walls inside: an engineer says in writing whether it carries. A shed may stand on the neighbour’s drain.', done: 'all who may object have said yes in writing' },
    { id: 'dwn-carry', at: 0.14, minutes: 90, priority: 'high', when: { mentions: ['wall', 'chimney breast', 'chimney', 'beam', 'ceiling'] }, title: '{Subject}: have an engineer calculate the beam and the props, and tell building control', how: 'Drawing, size of steel, bearing, order of work, inspection before it is closed. No hammer before that page is there.', done: 'calculation and approval lie on the table' },
    { id: 'dwn-keep', at: 0.2, minutes: 30, title: '{Subject}: offer what is good to somebody who fetches it', how: 'Panes, frames, tiles, bricks, doors, the whole of it “dismantle and take away”. Photograph, measure, a date by which it must be gone.', done: 'what is kept, given and thrown away is marked in three colours' },
    { id: 'dwn-waste', at: 0.26, minutes: 40, priority: 'high', title: '{Subject}: book skip or tip run, sorted: wood, metal, glass, rubble', how: 'Volume taken apart is twice what you think; treated wood and plasterboard go apart; a skip on the road wants a permit. Weigh the trailer.', done: 'container, permit and day are confirmed' },
    { id: 'dwn-kit', at: 0.34, minutes: 40, title: '{Subject}: gloves, goggles, mask, boots, wrecking bar, socket set, rust remover, a second pair of hands', how: 'Soak rusted bolts for three days before. Ladder footed, nobody below. Tetanus up to date?', done: 'the bolts are soaked and a helper has promised the day' },
    { id: 'dwn-off', at: 0.44, minutes: 45, priority: 'high', after: ['dwn-danger'], title: '{Subject}: turn off and cap water, current and gas, and test that they are dead', how: 'A tester and not the switch; an electrician or fitter caps what stays. Empty it and move what stands around it.', done: 'the tester shows nothing and it is empty' },
    { id: 'dwn-soft', at: 0.54, minutes: 150, priority: 'high', after: ['dwn-off', 'dwn-kit'], title: '{Subject}: take out the light things first: glass, doors, fittings, cladding', how: 'Tape panes crosswise and lift them out from the top; carry upright, wrap in blankets. Screws and small parts in labelled bags.', done: 'only the frame stands and nothing sharp lies about' },
    { id: 'dwn-frame', at: 0.66, minutes: 240, priority: 'high', after: ['dwn-soft', 'dwn-carry'], title: '{Subject}: take the frame down from the top, piece by piece, nothing undermined', how: 'The reverse order of building: roof, rafters, walls, posts. Support before you loosen, never pull it over with a rope; no wind, stop before you are tired.', done: 'it lies sorted on the ground' },
    { id: 'dwn-base', at: 0.78, minutes: 180, after: ['dwn-frame'], title: '{Subject}: break up or tidy base, fixings and holes', how: 'Is the base of use for what comes next? Concrete with a hired breaker in fist-sized squares; anchors cut flush; cables marked in a plan.', done: 'nobody can stumble and the base is as you want it' },
    { id: 'dwn-away', at: 0.88, minutes: 120, after: ['dwn-frame'], title: '{Subject}: load by kind and take it away, sweep with a magnet', how: 'Nails last for years in lawns and tyres. Keep the note of the tip and of hazardous waste.', done: 'the place is clean and the notes are filed' },
    { id: 'dwn-good', at: 0.96, minutes: 60, title: '{Subject}: make good: soil, seed, plaster, a cover until the next thing comes', how: 'Ground under an old floor is dead and sour: loosen, lime, compost. Walls: bind dust before anything is put on.', done: 'the place can be used or is ready for what follows' },
  ],
}
