import { describe, expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'

const named = (prompt: string) => read(prompt).readings.flatMap((reading) => (reading.kind === 'event' || reading.kind === 'rhythm' ? [reading.title ?? ''] : reading.kind === 'topic' ? [reading.label] : []))
const events = (prompt: string) => stated(prompt, 'event').map(({ title }) => title)
const bound = (prompt: string, kind: 'deadline' | 'horizon') => stated(prompt, kind).flatMap(({ appliesTo }) => appliesTo?.labels ?? [])

describe('a name that points back', () => {
  it.each([
    ['Harbour regatta. Opens Sat 15 May at 10am.', 'Harbour regatta opens'],
    ['Rowing club dinner, to be held Friday 5 March at 7pm. I cook.', 'Rowing club dinner'],
    ['Orchard work. Pear trees pruned, planted around 20 March like every year.', 'Pear trees planted'],
    ['Refit the barge. The paint lands in two lots (40 on 3 Feb, the others on 1 March).', 'paint lands in two lots: 40'],
    ['Nurse Imelda hands over. The new one, Jon, whose visit is on 26 March.', "Jon's visit"],
  ])('is called after what was named before: %s', (prompt, title) => {
    expect(events(prompt)).toContain(title)
  })

  it('keeps what does not point back', () => {
    expect(events('Village market on 5 June. Stalls opened by the mayor on 6 June.')).not.toContain('Village market opened')
    expect(named('Learn the organ. I get paid every other Friday.').join()).not.toContain('organ paid')
  })

  it('is another one of those counted before', () => {
    expect(bound('Buy a mooring. Full inspection, two dives in February, three in March.', 'horizon')).toContain('three dives')
    expect(bound('Learn the organ. One recital in May and one in June, both on Sundays.', 'horizon')).toEqual(['One recital', 'recital in June'])
  })

  it('binds the part that was named before', () => {
    expect(bound('Village fete on 12 June. Tombola prizes, collected by 1 May; marquee, has to be ordered by 3 April.', 'deadline')).toEqual(['Tombola prizes', 'marquee'])
  })

  it('is told where nothing was named before', () => {
    const { readings, notes } = read('Sort the attic on Sundays. He does those in July, we’ll do one in August.')
    expect(readings.some((reading) => reading.appliesTo?.labels.some((label) => /^(?:we’ll|one|those)$/iu.test(label)))).toBe(false)
    expect(notes.map(({ words }) => words).join()).toContain('August')
  })
})

describe('what is no part of a name', () => {
  it.each([
    ['Move the surgery. The scanner is booked at the clinic for 23 February.', 'scanner'],
    ['Umbau der Praxis. Danach Abnahme am 8. April.', 'Abnahme'],
    ['Umbau der Praxis. Der Einzug wäre am 17. April.', 'Einzug'],
    ['Organizar la feria. Luego prueba de sonido el 10 de marzo.', 'prueba de sonido'],
    ['Préparer le vide-grenier. Puis visite du maire le 10 avril.', 'visite du maire'],
    ['Organizar a quermesse. Também ensaio geral no dia 10 de abril.', 'ensaio geral'],
    ['Paint the hall. Oh and we eat out for our jubilee on the 6th of February.', 'eat out for our jubilee'],
  ])('is left out: %s', (prompt, title) => {
    expect(events(prompt)).toContain(title)
  })

  it('leaves what happens in the name', () => {
    expect(events('Close the mill. The boiler is switched off on 22 April.')).toEqual(['boiler is switched off'])
    expect(events('Rent a hut. The key has to be back in Bergen on 29 May.')[0]).toContain('back in Bergen')
  })

  it('keeps the words of a long name side by side', () => {
    expect(bound('Stage a play. Bottling of the 2026 cider by 13 April.', 'deadline')).toEqual(['Bottling of the 2026 cider'])
    expect(bound('Open a café. Cups and saucers for the first forty guests by 13 April.', 'deadline')).toEqual(['Cups and saucers'])
  })
})

describe('what is no thing to do', () => {
  it.each([
    ['Clear the barn: bottle washing, the grocer says five weeks, hay bales.', ['bottle washing', 'hay bales']],
    ['Weekend in Lyon: deux adultes, two teens, a museum, a boat ride.', ['museum', 'boat ride']],
    ['School office: registration packets, shirts to put up, a fortnight, outdoors.', ['registration packets', 'shirts to put up']],
    ['Launch the clinic tool: staging build, load test, sorry, sign-off.', ['staging build', 'load test', 'sign-off']],
  ])('is left out of a list: %s', (prompt, labels) => {
    expect(stated(prompt, 'topic').map(({ label }) => label)).toEqual(labels)
  })

  it('is not who says how long something takes', () => {
    expect(stated('Get the dog trained. She wants to swim after lunch, the vet said twenty minutes daily.', 'rhythm').map(({ title, minutes }) => [title, minutes])).toEqual([['swim after lunch', 20]])
  })

  it('is no meal or day that an event is named for', () => {
    expect(events('Rowing club. Pancake breakfast on 21 March at 8am. Picture day 14 April.')).toEqual(['Pancake breakfast', 'Picture day'])
    expect(stated('Learn the lute, 20 minutes before breakfast.', 'availability')).toHaveLength(1)
    expect(events('Move the shop. The first day is 14 April.')).not.toContain('first day')
  })
})

describe('the goal', () => {
  it.each([
    ['The council wants the ferry timetable online by 4 May. Maps, prices.', 'ferry timetable online'],
    ['Our clients have asked for a new till system by 4 May.', 'new till system'],
    ['Mein Chef möchte eine neue Lohnabrechnung bis 4. Mai.', 'neue Lohnabrechnung'],
    ['La directora quiere una biblioteca nueva para el 4 de mayo.', 'biblioteca nueva'],
    ['Le maire veut un jardin partagé pour le 4 mai.', 'jardin partagé'],
    ['Right, the orchard wall. Mortar, stones, by 4 May.', 'orchard wall'],
    ['Kindly prepare a timetable for my pharmacy exam, Saturday 27 March.', 'pharmacy exam'],
    ['Plan me five evenings of decluttering, on weekdays from Monday.', 'decluttering'],
    ['We want a new shed by 4 May.', 'new shed'],
  ])('is what is wanted: %s', (prompt, subject) => {
    expect(read(prompt).subject).toBe(subject)
  })
})
