import type { Playbook } from './playbook.ts'

export const SPRINT_HARDWARE: Playbook = {
  id: 'sprint-hardware', title: 'hardware prototype', plannerTypes: ['sprint', 'calendar'], tags: ['hardware'],
  matches: { strong: ['hardware prototype', 'prototype of a', 'pcb', 'arduino', 'raspberry pi', 'esp32', 'firmware', 'electronics', 'iot device', 'sensor node', '3d print', 'robot', 'drone', 'wearable', 'enclosure'], weak: ['sensor', 'battery', 'bluetooth', 'schematic', 'solder', 'parts'], not: ['software prototype', 'figma'] },
  defaultTopics: ['sensor and power on the bench', 'board', 'firmware', 'enclosure'],
  topicStages: [
    { id: 'bench', titles: ['{Topic}: prove it on the bench'], share: 3, priority: 'high', how: 'Development boards and jumper wires; measure current, noise, range; photograph the set-up.', done: 'the measured numbers are inside the requirement' },
    { id: 'build', titles: ['{Topic}: make the first real one'], share: 6, priority: 'high', how: 'Review by a second person before ordering; order spares of the fragile parts.', done: '{topic} works outside the bench for an hour' },
    { id: 'test', titles: ['{Topic}: test at the edges'], share: 2, how: 'Cold, hot, low battery, drop, interference, wrong plug.', done: 'the limits are known and written down' },
  ],
  tasks: [
    { id: 'requirements', at: 0.01, minutes: 150, priority: 'high', title: 'Requirements with numbers: size, weight, hours, range, price, temperature', how: 'Must and wish; who measured that users need it.', done: 'each has a number and a test' },
    { id: 'risk-parts', at: 0.03, minutes: 120, title: 'Risky parts: lead times, second sources, samples ordered', how: 'Anything over four weeks is ordered today; two sources for the chip.', done: 'orders are placed and dates in the plan' },
    { id: 'block', at: 0.06, minutes: 150, title: 'Block diagram, power budget, pin plan', how: 'Average and peak current by state; spare pins; test points.', done: 'the battery sum holds with a fifth in reserve' },
    { id: 'breadboard', at: 0.12, minutes: 360, priority: 'high', title: 'Bench version: sensor, radio and power together', how: 'Log a night of data; try to make it fail.', done: 'it ran a night without a reset' },
    { id: 'schematic', at: 0.22, minutes: 420, role: 'hardware', about: ['pcb', 'board', 'schematic'], always: true, title: 'Schematic with review list: decoupling, protection, debug, reset', how: 'Reference designs read, not copied blind; second person reviews with the list.', done: 'review findings are closed' },
    { id: 'layout', at: 0.3, minutes: 480, role: 'hardware', about: ['pcb', 'board', 'layout'], always: true, after: ['schematic'], title: 'Layout: antenna keep-out, ground, mounting holes, fabrication files', how: 'Print 1:1 on paper and lay the parts on; design-rule check of the factory.', done: 'files passed the factory’s check' },
    { id: 'order-boards', at: 0.36, minutes: 60, after: ['layout'], title: 'Order five boards and parts for seven', how: 'Stencil, spares, express for one bottleneck.', done: 'delivery dates are confirmed' },
    { id: 'firmware-base', at: 0.28, minutes: 420, role: 'hardware', about: ['firmware', 'code'], title: 'Firmware: states, drivers, watchdog, log over wire', how: 'Runs on the bench version first; simulate sensors in tests.', done: 'state diagram and code agree, tests run on the PC' },
    { id: 'firmware-update', at: 0.5, minutes: 300, role: 'hardware', about: ['firmware', 'code', 'update'], after: ['firmware-base'], title: 'Firmware: safe update and way back', how: 'Two slots, signature, power cut in the middle.', done: 'ten interrupted updates bricked nothing' },
    { id: 'enclosure', at: 0.4, minutes: 300, role: 'design', about: ['enclosure', 'case', '3d print', 'housing'], title: 'Enclosure: print, fit, screw bosses, cable, light pipe', how: 'Cardboard first; tolerance 0.3 mm; can it be opened with one tool?', done: 'board fits and buttons click' },
    { id: 'bring-up', at: 0.56, minutes: 360, priority: 'high', role: 'hardware', after: ['order-boards'], title: 'Board bring-up: power first, then clock, then everything', how: 'Current-limited supply, one section at a time, notes with photos.', done: 'every block works on two boards or is in the fix list' },
    { id: 'integration-hw', at: 0.66, minutes: 300, title: 'Put it together: board, firmware, enclosure, phone or server', how: 'A day of real use by a team member.', done: 'it did its job for a day untouched' },
    { id: 'power-measure', at: 0.72, minutes: 180, title: 'Measure power in every state and extrapolate battery life', how: 'Sleep current overnight, radio bursts, cold.', done: 'the number meets the requirement or the gap has a plan' },
    { id: 'emc-look', at: 0.78, minutes: 150, title: 'Early look at safety, EMC and battery rules', how: 'Which marks, pre-scan, transport of batteries.', done: 'the list of tests with cost and dates stands' },
    { id: 'field-test', at: 0.84, minutes: 240, title: 'Field test with three people for three days', how: 'No help; log everything; ask at the end what they would pay.', done: 'failures are ranked and two quotes written' },
    { id: 'rev-b', at: 0.94, minutes: 180, title: 'Revision B list: fix, cheaper, nicer; cost for 100 and 1000', how: 'Bill of materials with alternatives.', done: 'go or no-go is decided on numbers' },
  ],
}
