import type { Keyword, Playbook } from '../playbook.ts'

const PHONE: Keyword[] = ['phone', 'smartphone', 'iphone', 'handy', 'movil', 'telephone']
const PEOPLE: Keyword[] = ['portrait', 'people', 'kids', 'children', 'family', 'baby', 'wedding']
const NATURE: Keyword[] = ['landscape', 'nature', 'birds', 'wildlife', 'macro', 'stars', 'night sky', 'astro', 'garden']

/** Getting better at taking pictures: light, moment, frame, editing, week by week. */
export const PHOTOGRAPHY: Playbook = {
  id: 'photography',
  title: 'learning photography',
  plannerTypes: ['calendar'], usualWeeks: 10,
  tags: ['photography'],
  atItsHours: true,
  matches: {
    strong: ['learn photography', 'learning photography', 'learn to photograph', 'learn to take photos', 'learn to take pictures', 'take better photos', 'take better pictures', 'take good photos', 'better photos with', 'better pictures with', 'better at photography', 'improve my photography', 'improve my photos', 'photography course', 'photography skills', 'photography basics', 'photography for beginners', 'get into photography', 'take up photography', 'start photography', 'use my camera', 'my new camera', 'manual mode', 'dslr', 'mirrorless camera', 'learn to use my camera', 'learn portrait photography', 'learn landscape photography', 'learn street photography', 'learn food photography', 'learn wildlife photography', 'fotografieren lernen', 'besser fotografieren', 'aprender fotografia', 'aprender a fotografiar', 'hacer mejores fotos', 'apprendre la photo', 'apprendre la photographie', 'faire de meilleures photos', 'aprender a fotografar', 'tirar fotos melhores', 'photographing a', 'photographing my', 'photographing our', 'photograph my friend s', 'photograph our friend s', 'shoot a wedding'],
    weak: ['camera', 'lens', 'light', 'composition', 'portrait', 'landscape', 'lightroom', 'exposure', 'aperture', 'tripod'],
    not: ['exhibition', 'photo book', 'album', 'scan', 'digitise', 'photo project', '365', 'series of', '=app', 'website', 'photographer for', 'hire a photographer', 'business', 'studio'],
  },
  tasks: [
    { id: 'ph-aim', at: 0, minutes: 30, priority: 'high', title: 'Choose ten pictures by others that you wish were yours, and say why of each', how: 'Light, moment, place, colour, distance: one word each. What comes up most is what you learn first.', done: 'ten pictures with a word each, and the commonest word' },
    { id: 'ph-start', at: 0.02, minutes: 40, title: 'Take twelve pictures of one thing at home, and keep them as the start', how: 'A cup, a chair, a face: each from another height, side or distance. Name the folder with the date.', done: 'twelve pictures lie in the folder “start”' },
    { id: 'ph-camera', at: 0.04, minutes: 45, priority: 'high', when: { unless: PHONE }, about: ['camera'], title: 'Find five switches without looking: mode, aperture, exposure correction, ISO, focus point', how: 'With the manual on your knees, then in the dark. Set raw and JPEG, the grid on, all beeps off.', done: 'all five are changed within a minute' },
    { id: 'ph-phone', at: 0.04, minutes: 30, when: { mentions: PHONE }, title: 'Set up the telephone: grid, exposure slider, lock, clean lens, burst, no digital zoom', how: 'Hold a finger on the subject until it locks, then pull the brightness down a little. Walk instead of zooming.', done: 'a picture against the light shows face and sky' },
    { id: 'ph-edit', at: 0.3, minutes: 60, about: ['editing', 'lightroom', 'edit'], title: 'Learn to develop in five steps: crop, level, brightness, white, colour', how: 'One program; the five in this order and none further for a month. Compare with the untouched one after ten minutes away.', done: 'five pictures went through the five steps' },
    { id: 'ph-sort', at: 0.24, minutes: 40, title: 'Set up a place and a rule: import, throw away nine in ten, three stars, a copy elsewhere', how: 'On the same evening. Folders by date and place; the second copy is on another disk.', done: 'the first hundred are down to ten, twice stored' },
    { id: 'ph-people', at: 0.45, minutes: 90, when: { mentions: PEOPLE }, about: ['portrait', 'people'], title: 'Photograph one person by a window: eyes sharp, talk, fifty pictures', how: 'Side of the window, no flash, a step further away than you think and a longer lens. The best come after they think it is over.', done: 'they want one of them printed' },
    { id: 'ph-nature', at: 0.45, minutes: 150, when: { mentions: NATURE }, about: ['landscape', 'nature', 'birds'], title: 'Be there half an hour before sunrise, and stay an hour', how: 'Place looked at the day before, tripod or wall, something in the foreground. Animals: wait low down, focus on the eye.', done: 'one picture shows what the hour was like' },
    { id: 'ph-critique', at: 0.5, minutes: 45, priority: 'high', title: 'Show five to somebody who photographs, and ask what they would crop, wait for, leave out', how: 'Say nothing meanwhile. Photo club, course, a forum with rules; not those who love you.', done: 'three remarks stand and one was tried' },
    { id: 'ph-print', at: 0.66, minutes: 40, scale: { units: ['picture', 'photo', 'print', 'portrait'], minutesEach: 6, atMost: 240 }, title: 'Print your best large, hang them up and live with them for a week', how: 'Print shows what a screen hides. Take one down each day; the last is the best.', done: 'one is still hanging and you know why' },
    { id: 'ph-copy', at: 0.56, minutes: 60, when: { minWeeks: 5 }, title: 'Rebuild one picture that you admire: same light, height, distance', how: 'To learn where the light came from, not to show it.', done: 'the two lie side by side with three differences noted' },
    { id: 'ph-limits', at: 0.62, minutes: 60, when: { minWeeks: 6 }, title: 'One day with one focal length, thirty-six pictures, no looking at the screen', how: 'As with a film. Look at them in the evening.', done: 'thirty-six are taken and four are good' },
    { id: 'ph-asking', at: 0.4, minutes: 30, title: 'Know what may be shown: people, children, museums, private ground', how: 'The rule of your country on a card; ask with a smile first or show the picture after, and delete it if they want.', done: 'the rule is known and one stranger was asked' },
    { id: 'ph-words', at: 0.08, minutes: 40, when: { levels: ['beginner'] }, title: 'Understand aperture, time and ISO with one lamp and one toy', how: 'Nine pictures: three of each, all else fixed. Write under each what changed.', done: 'you have explained all three with your own pictures' },
    { id: 'ph-borrow', at: 0.2, minutes: 40, when: { levels: ['beginner'] }, title: 'Borrow or rent before buying: one bright lens for a weekend', how: 'Nothing is bought in the first eight weeks but a card and a battery.', done: 'you know what you would use it for, or that you would not' },
    { id: 'ph-light', at: 0.52, minutes: 120, when: { levels: ['advanced'] }, title: 'Build the light yourself: one flash off the camera, one white surface', how: 'Turn the room dark, add one light, then lift the shadows. Draw where all stood.', done: 'three pictures with their drawings' },
    { id: 'ph-series', at: 0.8, minutes: 90, when: { minWeeks: 7 }, title: 'Make a series of eight that belong together', how: 'One place, one person, one colour. Lay out thirty small prints on a table and take away until only what needs the others is left.', done: 'eight lie in an order that somebody else understands' },
    { id: 'ph-same', at: 0.96, minutes: 40, title: 'Repeat the twelve of the first day, and lay them beside those', how: 'Same thing, same time. Choose what to learn next by the weakest.', done: 'both rows lie side by side and the next subject is chosen' },
  ],
  series: [
    { id: 'walk', about: ['photo walk', 'photograph', 'practice', 'practise', 'shoot'], name: { en: 'Photo walk', de: 'Fotorunde', es: 'Salida de fotos', fr: 'Sortie photo', pt: 'Saída de fotos' }, perWeek: 2, minutes: 60, tags: ['practice'], sessions: [
      { id: 'ph-w-light', title: '{name}: look for light only: edge, window, against it, shade', how: 'Twenty pictures in which the light is the subject. Turn round once at each place before you go on.', done: 'three of the twenty show where the light came from' },
      { id: 'ph-w-frame', title: '{name}: edges first: what touches the frame, what hangs out of a head', how: 'Go round the four edges with your eye before each picture; then a step nearer.', done: 'ten pictures have clean edges' },
      { id: 'ph-w-moment', title: '{name}: find a place and wait: twenty minutes until somebody walks in', how: 'The frame stands first and then the person comes. Take three, not thirty.', done: 'one picture has its moment' },
      { id: 'ph-w-three', from: 0.3, title: '{name}: each thing three times: the whole, half of it, a detail', how: 'Five subjects near home; together they tell a place.', done: 'five times three lie in the folder' },
      { id: 'ph-w-slow', from: 0.4, title: '{name}: ten pictures, no more, each wanted', how: 'Say aloud before pressing what it is about.', done: 'ten pictures, with a sentence to each' },
      { id: 'ph-w-bad', from: 0.5, title: '{name}: bad weather, bad light, boring street', how: 'Rain, noon, a car park: reflections, patterns, one colour. Good pictures come from here.', done: 'one of them surprised you' },
    ] },
  ],
}
