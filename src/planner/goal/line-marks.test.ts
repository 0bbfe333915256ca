import { describe, expect, it } from 'vitest'
import { withoutLineMarks } from './line-marks.ts'
import { iso, read, readingsOf } from './read-for-tests.ts'

describe('marks that lay out a prompt', () => {
  it.each([
    ['A: Oslo for 3 days.\nB: When?\nA: In May.', '   Oslo for 3 days.\n   When?\n   In May.'],
    ['2.1 Oslo: 3 days\n  2.2 Riga', '-   Oslo: 3 days\n  -   Riga'],
    ['📍 Oslo 3 days\n🕘 9–17\nVera ❌ Mon 9–10', '   Oslo 3 days\n   9–17\nVera : Mon 9–10'],
    ['thirty (30) minutes', 'thirty      minutes'],
  ])('are blanked character for character: %j', (prompt, expected) => {
    expect(withoutLineMarks(prompt)).toBe(expected)
    expect(withoutLineMarks(prompt)).toHaveLength(prompt.length)
  })

  it.each(["Plan Mum's birthday 🎉 on 12 May", 'Q: When?\nA: In May.\nA: At noon.', '1.5 hours a day\nand 12 May', 'A: paint the hall', '- Oslo ↔ Riga\n- Riga ➡ Bern\nOslo ✔ yes\nRiga ✔ no'])('stay where they are words: %j', (prompt) => {
    expect(withoutLineMarks(prompt)).toBe(prompt)
  })
})

describe('a meeting in layouts', () => {
  it.each([
    '📅 30-minute meeting\n👥 Vera + Max\n🗓 Thursday / Friday\n🕘 9–17\n\nVera ❌ Thu 9:00–10:00\nMax ❌ Fri 13:00–15:00',
    '1. Purpose: find half an hour\n2. People\n   2.1 Vera\n   2.2 Max\n3. Window: Thursday or Friday, 9:00 to 17:00\n4. Conflicts\n   4.1 Vera: Thursday 9:00 to 10:00\n   4.2 Max: Friday 13:00 to 15:00',
    '## Meeting request\n\n**Participants**\n- Vera\n- Max\n\n**Length:** half an hour\n**When:** Thursday or Friday, between 9:00 and 17:00\n\n**Unavailable times**\n- Vera: Thursday 9:00–10:00\n- Max: Friday 13:00–15:00',
    'Half an hour is wanted for Vera and Max, Thursday or Friday, 9:00 to 17:00.\n\nThursday\n9:00-10:00 Vera busy\n\nFriday\n13:00-15:00 Max busy',
  ])('is read: %j', (prompt) => {
    const brief = read(prompt)
    expect(readingsOf(brief, 'meeting')).toMatchObject([{ people: ['Vera', 'Max'], minutes: 30, windows: [{ from: 540, to: 1020 }] }])
    expect(readingsOf(brief, 'commitment').map(({ person, days, windows }) => [person, iso(days.spans![0]!.first), windows])).toEqual([['Vera', '2027-01-07', [{ from: 540, to: 600 }]], ['Max', '2027-01-08', [{ from: 780, to: 900 }]]])
  })
})

describe('visits in layouts', () => {
  const legs = 'Old Harbour to Hill Park, 16 minutes.\nHill Park to Old Harbour, 18 minutes.'
  it.each([
    `A: I'm at Old Harbour at 9:00. Whom can I meet?\nB: Noor, at Hill Park.\nA: When?\nB: From 10:15 to 14:00. You need 45 minutes.\nA: And how far is it all?\n${legs.replace(/^/gmu, 'B: ')}`,
    `🏁 Old Harbour 9:00\n👤 Noor 📍 Hill Park 🕘 10:15–14:00 ⏱ 45 min\n🚶 Old Harbour → Hill Park 16, Hill Park → Old Harbour 18`,
    `1. Start: Old Harbour, 9:00\n2. Friends\n   2.1 Noor: Hill Park, 10:15 to 14:00, 45 minutes\n3. Travel in minutes\n   3.1 Old Harbour to Hill Park: 16\n   3.2 Hill Park to Old Harbour: 18`,
    `**Start:** Old Harbour, 9:00\n\n**Friends**\n- Noor\n  - Location: Hill Park\n  - Available: 10:15–14:00\n  - Minimum time: 45 minutes\n\n**Travel times**\n- Old Harbour → Hill Park: 16 min\n- Hill Park → Old Harbour: 18 min`,
  ])('are read: %j', (prompt) => {
    const brief = read(prompt)
    expect(readingsOf(brief, 'visit')).toMatchObject([{ person: 'Noor', place: 'Hill Park', window: { from: 615, to: 840 }, minutes: 45 }])
    expect(readingsOf(brief, 'travel').map(({ from, to, minutes }) => `${from}-${to} ${minutes}`)).toEqual(['Old Harbour-Hill Park 16', 'Hill Park-Old Harbour 18'])
  })
})
