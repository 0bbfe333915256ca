import { describe, expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'

const hours = (prompt: string) => stated(prompt, 'event').map(({ title, from, to }) => [title, from, to])
const topics = (prompt: string) => stated(prompt, 'topic').map(({ label }) => label)

const AQUARIUM = 'Taking my nephews to the aquarium in Hull on Saturday 30 January, could you make a timetable for the day? Our coach goes at 8:50. Shark feeding is 11:15, sandwiches around half past twelve, Otto has a nap in the buggy 1:45-2:30 so nothing loud then. They want rays, jellyfish and the touch pool. Coach home is 16:40 and we can’t miss it.'

describe('the timetable of one day', () => {
  it('keeps every hour that is named, on that day and in the order of the clock', () => {
    expect(hours(AQUARIUM)).toEqual([['coach', 530, null], ['Shark feeding', 675, null], ['sandwiches', 750, null], ['Otto has a nap in the buggy', 825, 870], ['Coach home', 1000, null]])
    expect(new Set(stated(AQUARIUM, 'event').map(({ days }) => days.first)).size).toBe(1)
    expect(read(AQUARIUM).isProgramme).toBe(true)
  })

  it('lays what is wished for between the way there and the way back', () => {
    expect(topics(AQUARIUM)).toEqual(['rays', 'jellyfish', 'touch pool'])
    expect(stated(AQUARIUM, 'exclusion').map(({ windows }) => windows)).toEqual([[{ from: 0, to: 530 }, { from: 1000, to: 1440 }]])
  })

  it('is called what the day is about, and by its day where nothing else is said', () => {
    expect(read(AQUARIUM).subject).toBe('Taking my nephews to the aquarium in Hull')
    expect(read('Timetable for Sunday 17 January please: chapel 9:30-10:30, lunch at 1. I also need to wash the van, iron shirts and ring Pete.').subject).toBe('Sun 17 Jan 2027')
  })

  it.each([
    ['Schedule my Tuesday 12 January: optician 9:15, call with Ines 11:00-11:30, pick up the twins 15:30. I want to fit in the tax letter and a swim.', ['tax letter', 'swim']],
    ['Museumstag am Samstag, 16. Januar, mach mir einen Zeitplan für den Tag: Führung um 11 Uhr, Mittagessen um 13 Uhr, Zug zurück um 17 Uhr. Wir wollen die Mumien, das Skelett und den Laden.', ['Mumien', 'Skelett', 'Laden']],
    ['Journée à Nantes le samedi 16 janvier, peux-tu me faire un programme ? Notre train part à 8h10. Déjeuner à 12h30. On veut voir le château, les machines et le port. Retour en train à 18h20.', ['château', 'machines', 'port']],
  ])('names each wish without the wishing: %s', (prompt, wishes) => {
    expect(topics(prompt)).toEqual(wishes)
  })

  it('places what stands between two hours between them', () => {
    const prompt = 'Wedding day schedule for Saturday 12 June: hair at 8, ceremony 1pm, photos in the park, dinner at 5, bus leaves 23:30.'
    expect(topics(prompt)).toEqual(['photos in the park'])
    expect(stated(prompt, 'availability').map(({ windows }) => windows)).toEqual([[{ from: 840, to: 1020 }]])
  })

  it.each([
    'Plan the school fair on Saturday 12 June: opening at 10:00, raffle at 14:00, end at 16:00. We need tents, cakes and volunteers.',
    'Training timetable for my 10k on Sunday 11 April, I can run at 6:30 or at 18:00.',
    'Study schedule for the radio licence on 12 March, at 7:00 theory, at 20:00 questions.',
    'I need a plan for the garden party on 12 June: band at 15:00, buffet at 18:00, 40 guests.',
    'Make me a timetable for the exam on 12 March, 16:00-18:00 on weekdays, biology and maths.',
  ])('is not what leads up to a day: %s', (prompt) => {
    expect(read(prompt).isProgramme).toBeUndefined()
  })
})
