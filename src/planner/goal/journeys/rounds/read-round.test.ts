import { describe, expect, it } from 'vitest'
import { read, readingsOf } from '../../read-for-tests.ts'

const people = 'Rita is at Quarry Lane from 10:00 to 12:30, at least 45 minutes. Saul is at North Pier from 13:00 to 15:00, at least 60 minutes.'
const start = 'I start at Mill Yard at 9:00.'
const table = 'Mill Yard to Quarry Lane 12, Mill Yard to North Pier 20, Quarry Lane to Mill Yard 13, Quarry Lane to North Pier 8, North Pier to Mill Yard 21, North Pier to Quarry Lane 9'

function roundOf(prompt: string) {
  const brief = read(prompt)
  return {
    start: readingsOf(brief, 'start-point').map(({ place, at }) => `${place} ${at}`),
    visits: readingsOf(brief, 'visit').map(({ person, place, window, minutes }) => `${person} ${place} ${window.from}-${window.to} ${minutes}`).toSorted(),
    ways: readingsOf(brief, 'travel').map(({ from, to, minutes }) => `${from} > ${to} ${minutes}`).toSorted(),
  }
}

const whole = {
  start: ['Mill Yard 540'],
  visits: ['Rita Quarry Lane 600-750 45', 'Saul North Pier 780-900 60'],
  ways: ['Mill Yard > North Pier 20', 'Mill Yard > Quarry Lane 12', 'North Pier > Mill Yard 21', 'North Pier > Quarry Lane 9', 'Quarry Lane > Mill Yard 13', 'Quarry Lane > North Pier 8'],
}

describe('the ways between places', () => {
  it.each([
    [table],
    ['From Mill Yard: 12 min to Quarry Lane, 20 min to North Pier\nFrom Quarry Lane: 13 min to Mill Yard, 8 min to North Pier\nFrom North Pier: 21 min to Mill Yard, 9 min to Quarry Lane'],
    ['To reach Mill Yard: from Quarry Lane 13, from North Pier 21\nTo reach Quarry Lane: from Mill Yard 12, from North Pier 9\nTo reach North Pier: from Mill Yard 20, from Quarry Lane 8'],
    ['Minutes there/back:\nMill Yard ⇄ Quarry Lane: 12/13\nMill Yard ⇄ North Pier: 20/21\nQuarry Lane ⇄ North Pier: 8/9'],
    ['Walking takes me this long: from Mill Yard 12 minutes to Quarry Lane and 20 minutes to North Pier; from Quarry Lane 13 minutes to Mill Yard and 8 minutes to North Pier; from North Pier 21 minutes to Mill Yard and 9 minutes to Quarry Lane.'],
    ['Mill Yard – Quarry Lane: 12 / 13 min\nMill Yard – North Pier: 20 / 21 min\nQuarry Lane – North Pier: 8 / 9 min'],
    ['Mill Yard to Quarry Lane is 12 min, the way back is 13 min. Mill Yard to North Pier is 20 min, the way back is 21 min. Quarry Lane to North Pier is 8 min, the way back is 9 min.'],
    ['- From **Mill Yard**\n  - to Quarry Lane: 12\n  - to North Pier: 20\n- From **Quarry Lane**\n  - to Mill Yard: 13\n  - to North Pier: 8\n- From **North Pier**\n  - to Mill Yard: 21\n  - to Quarry Lane: 9'],
    ['Minutes (down: from, across: to)\n,Mill Yard,Quarry Lane,North Pier\nMill Yard,0,12,20\nQuarry Lane,13,0,8\nNorth Pier,21,9,0'],
    ['Mill Yard is 13 minutes from Quarry Lane and 21 minutes from North Pier. Quarry Lane is 12 minutes from Mill Yard and 9 minutes from North Pier. North Pier is 20 minutes from Mill Yard and 8 minutes from Quarry Lane.'],
  ])('are read from %j', (ways) => expect(roundOf(`Meet as many friends as possible in one day. ${start}\n\n${people}\n\n${ways}`)).toEqual(whole))
})

describe('who is where', () => {
  it.each([
    ["Rita won't be at Quarry Lane before 10:00 and leaves at 12:30; I need 45 minutes with her. Saul is not at North Pier until 13:00 and is gone by 15:00; we want 60 minutes together."],
    ['Rita is at Quarry Lane from 10:00 on but not after 12:30, for 45 minutes. Saul never gets to North Pier before 13:00 and has to leave by 15:00; 60 minutes with him.'],
    ['Rita is at Quarry Lane, Saul is at North Pier.\n\nRita from 10:00 to 12:30, Saul from 13:00 to 15:00.\n\nRita 45 minutes, Saul 60 minutes.'],
    ['Where: Quarry Lane. Who: Rita. Earliest: 10:00. Latest: 12:30. Minimum: 45 min.\nWhere: North Pier. Who: Saul. Earliest: 13:00. Latest: 15:00. Minimum: 60 min.'],
    ['name,place,from,until,minutes\nRita,Quarry Lane,10:00,12:30,45\nSaul,North Pier,13:00,15:00,60'],
    ['Rita gets to Quarry Lane at 10:00 and leaves at 12:30; I want no less than 45 minutes with Rita. Saul gets to North Pier at 13:00 and leaves at 15:00; I want no less than 60 minutes with Saul.'],
    ['Quarry Lane: Rita (10:00 to 12:30, 45 minutes or more)\nNorth Pier: Saul (13:00 to 15:00, 60 minutes or more)'],
    ['Rita: "I am at Quarry Lane 10:00 to 12:30, bring 45 minutes!"\nSaul: "I am at North Pier 13:00 to 15:00, bring an hour!"'],
  ])('is read from %j', (facts) => expect(roundOf(`See as many friends as possible in one day. ${start}\n\n${facts}\n\nTravel in minutes: ${table}`)).toEqual(whole))

  it('has one length for all', () => {
    const facts = 'Rita is at Quarry Lane from 10:00 to 12:30. Saul is at North Pier from 13:00 to 15:00. I want at least 50 minutes with each of them.'
    expect(roundOf(`See as many friends as possible. ${start} ${facts}\nTravel in minutes: ${table}`).visits).toEqual(['Rita Quarry Lane 600-750 50', 'Saul North Pier 780-900 50'])
  })

  it('knows the way between two places that are so far apart', () => {
    const told = 'Mill Yard and Quarry Lane are 12 minutes apart, whichever way you go. Rita is at Quarry Lane starting at 10:00 and leaves at 12:30. Plan on 45 minutes or longer with Rita.'
    expect(roundOf(`See as many friends as possible. You are in Mill Yard when the clock shows 9:00. ${told}`)).toMatchObject({ visits: ['Rita Quarry Lane 600-750 45'], ways: ['Mill Yard > Quarry Lane 12'] })
  })

  it('takes people who meet for an hour for no places', () => {
    expect(roundOf('An hour must be found for Rita, Saul and Mabel on Monday. Rita is taken from 9:00 to 9:30, Saul from 13:00 to 13:30, Mabel from 10:30 to 11:00.')).toEqual({ start: [], visits: [], ways: [] })
  })

  it('leaves what is no round alone', () => {
    expect(roundOf('Call Rita at 10:00 and Saul at 13:00, 45 minutes each. Quarry Lane to North Pier is 8 minutes.').visits).toEqual([])
  })
})

describe('a place above who is there and how far it is to others', () => {
  const ask = "I'd like to meet as many friends as possible today, starting at Mill Yard at 9:00. What I know of each place:"

  it.each([
    ['Mill Yard\n- to get to: Quarry Lane 12 min, North Pier 20 min\n\nQuarry Lane\n- Rita is here 10:00-12:30, I want 45 min\n- to get to: Mill Yard 13 min, North Pier 8 min\n\nNorth Pier\n- Saul is here 13:00-15:00, I want 60 min\n- to get to: Mill Yard 21 min, Quarry Lane 9 min'],
    ['Mill Yard:\n  * walk: Quarry Lane 12, North Pier 20\nQuarry Lane:\n  * Rita, from 10:00 to 12:30, at least 45 minutes\n  * walk: Mill Yard 13, North Pier 8\nNorth Pier:\n  * Saul, from 13:00 to 15:00, at least 60 minutes\n  * walk: Mill Yard 21, Quarry Lane 9'],
  ])('is read: %j', (places) => expect(roundOf(`${ask}\n\n${places}`)).toEqual(whole))
})

it('takes no list of hours for somebody who is met', () => {
  const brief = read('A meeting of 30 minutes between Carol and Mark, on Monday from 9:00 to 17:00. Commitments have been entered for Mark: Monday from 9:30 to 10:00. The following times are taken in Carol’s calendar: Monday from 10:00 to 11:00.')
  expect(readingsOf(brief, 'visit')).toEqual([])
  expect(readingsOf(brief, 'place')).toEqual([])
  expect(readingsOf(brief, 'commitment').map(({ person }) => person)).toEqual(['Mark', 'Carol'])
})
