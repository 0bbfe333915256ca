import type { Playbook } from './playbook.ts'

export const RENOVATION: Playbook = {
  id: 'renovation', title: 'renovation and home projects', plannerTypes: ['calendar'], tags: ['renovation'], inOrder: true,
  matches: { strong: ['renovat', 'remodel', 'redo the kitchen', 'new kitchen', 'new bathroom', 'paint the', 'repaint', 'wallpaper', 'build a deck', 'build a shed', 'lay flooring', 'tiling', 'insulat', 'diy', 'fix up', 'redecorat', 'renovier', 'reforma', 'renover', 'build a desk', 'build shelves'], weak: ['contractor', 'electrician', 'plumber', 'tiles', 'floor', 'walls', 'permit', 'budget', 'room'], not: ['nursery', 'moving', 'website', 'baby'] },
  topicStages: [
    { id: 'prepare', titles: ['{Topic}: measure, choose, order'], share: 1.5, how: 'Measure three times, ten per cent extra, delivery before work begins; sample on the spot in day and lamp light.', done: 'material for {topic} is ordered with a date' },
    { id: 'do', titles: ['{Topic}: carry out'], share: 3, how: 'Protect, clear, do the dusty first; photograph what will be hidden; sweep each evening.', done: '{topic} is done and was looked at in raking light' },
    { id: 'snag', titles: ['{Topic}: snag list and finish'], share: 0.7, how: 'Blue tape on every fault, one round, done.', done: 'no tape is left' },
  ],
  tasks: [
    { id: 'wishes', at: 0, minutes: 75, priority: 'high', title: 'What must be better afterwards: list, photos, order of importance', how: 'How the room is used at seven in the morning and in the evening; must, want, dream.', done: 'the must list has five lines' },
    { id: 'survey', at: 0.04, minutes: 90, title: 'Survey: measure, find pipes, damp, load-bearing, old materials', how: 'Test for asbestos and lead before any dust; ask an engineer before any wall.', done: 'a drawing with measures and warnings stands' },
    { id: 'budget-reno', at: 0.08, minutes: 60, about: ['budget'], title: 'Budget with a fifth in reserve', how: 'Material, tools, waste, eating out; reserve is not for wishes.', done: 'the total with reserve is smaller than the purse' },
    { id: 'permits', at: 0.1, minutes: 60, about: ['permit', 'landlord', 'neighbour'], title: 'Permits, landlord, neighbours, insurance', how: 'In writing; quiet hours; where the skip may stand.', done: 'each yes is on paper' },
    { id: 'quotes', at: 0.14, minutes: 90, about: ['contractor', 'electric', 'plumb', 'builder'], title: 'Three quotes for what needs a trade: same list to each', how: 'Gas, mains and load-bearing are never your own; references, dates, payment by stage.', done: 'one is chosen with a written start and end' },
    { id: 'order', at: 0.2, minutes: 60, title: 'Order long-lead things: kitchen, tiles, windows, doors', how: 'Check measures with the fitter; delivery to the room; damaged-on-arrival rule.', done: 'dates are in the plan' },
    { id: 'clear-room', at: 0.3, minutes: 90, title: 'Clear and protect: empty, cover, tape dust doors, cut water and power safely', how: 'Label boxes, photograph sockets, temporary kitchen or wash place.', done: 'the room is bare and the rest is clean' },
    { id: 'demolition', at: 0.36, minutes: 150, title: 'Take out the old, sort the waste', how: 'From the top, mask and goggles, test cables dead, skip by material.', done: 'bare and swept' },
    { id: 'first-fix', at: 0.46, minutes: 150, title: 'First fix: cables, pipes, sockets where you will want them', how: 'Two sockets more than you think; photograph walls open with a ruler.', done: 'inspected and photographed' },
    { id: 'walls', at: 0.56, minutes: 150, about: ['wall', 'plaster'], title: 'Walls: fill, sand, prime', how: 'Raking lamp, two thin fills, vacuum, primer on new plaster.', done: 'a hand feels no edge' },
    { id: 'ceiling-paint', at: 0.64, minutes: 120, about: ['paint', 'decorate'], title: 'Paint: ceiling first, then walls, two coats', how: 'Wet edge, same batch, tape off while damp.', done: 'no roller mark in daylight' },
    { id: 'floor', at: 0.74, minutes: 180, about: ['floor', 'laminate', 'carpet', 'tile'], title: 'Floor: level, acclimatise, lay from the longest wall', how: 'Gap at edges, joints staggered, last row at least a hand wide.', done: 'it neither creaks nor moves' },
    { id: 'second-fix', at: 0.82, minutes: 150, title: 'Second fix: fittings, skirting, doors, silicone', how: 'Silicone last, smooth once, leave a day.', done: 'every door closes and no joint gaps' },
    { id: 'snagging', at: 0.9, minutes: 75, title: 'Snag walk with tape and list; last payment after it', how: 'Daylight and lamp, open everything, run all taps.', done: 'the list is signed with dates' },
    { id: 'clean-reno', at: 0.95, minutes: 120, title: 'Builder’s clean, furnish, spare tiles and paint labelled', how: 'Vacuum before wiping, twice; leftovers with room and date.', done: 'you live in it' },
    { id: 'papers-reno', at: 0.98, minutes: 30, title: 'File warranties, photos of hidden runs, colour numbers', how: 'One folder a room.', done: 'each room has its folder', optional: true },
  ],
}
