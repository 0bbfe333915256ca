import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

describe('what is settled already', () => {
  const settled = (prompt: string) => stated(prompt, 'settled').flatMap(({ appliesTo }) => appliesTo!.labels)

  it.each([
    ['Party on 15 May. The barn is booked and my brother Al does the cake. Need: invitations, music, games.', ['barn', 'cake']],
    ['Fun run on 2 May. Need: marshals, medals, route. Already sorted: the field and the PA system.', ['field', 'PA system']],
    ['Wedding on 19 June. Hall, caterer and band are booked. Need: flowers, photographer (already booked), rings.', ['Hall', 'caterer', 'band', 'photographer']],
    ['Fiesta el 27 de febrero. El restaurante ya está reservado. Falta: tarta, invitaciones, juegos. Mi hermana hace la decoración.', ['restaurante', 'decoración']],
    ['Fête le 17 juillet. Le traiteur est réservé. Tante Hélène s’occupe de la musique. Il faut: invitations, jeux, photos.', ['traiteur', 'musique']],
    ['Sommerfest am 12. Juni. Das Zelt ist schon bestellt, Heinz macht die Musik. Wir brauchen: Grill, Getränke, Plakate.', ['Zelt', 'Musik']],
    ['Festa no dia 15 de maio. O salão já está reservado. Minha irmã cuida do bolo. Falta: convites, música, comida.', ['salão', 'bolo']],
  ])('%s', (prompt, expected) => {
    expect(settled(prompt)).toEqual(expected)
    expect(stated(prompt, 'topic').map(({ label }) => label)).not.toContain('photographer')
  })

  it.each([
    ['Party on 15 May. The invitations went out yesterday. Need: music, games.', ['invitations']],
    ['Party on 15 May. Need: music, games. Invitations have gone out.', ['Invitations']],
    ['Fun run on 2 May. The letters were sent last week. Need: marshals, medals.', ['letters']],
    ['Fun run on 2 May. Permits have been sent in.', []],
    ['Street party on 12 June, the band was booked in May last year.', []],
    ['Quiz night on 2 May, invitations are already out, we still need a raffle.', ['invitations']],
  ])('what is out: %s', (prompt, expected) => expect(settled(prompt)).toEqual(expected))

  it.each(['Party on 15 May. Invitations go out on 1 April.', 'Party on 15 May. Rubbish goes out on Mondays.', 'Party on 15 May. Send the invitations yesterday’s list asked for.'])('goes out later: %s', (prompt) => expect(settled(prompt)).toEqual([]))

  it.each(['Party on 15 May. Once the barn is booked I send invitations.', 'Party on 15 May. Nothing is booked yet.', 'Party on 15 May. The band must be booked by 1 March.', 'Hochzeit am 12. Juni. Der Saal ist noch nicht gebucht.'])('is not: %s', (prompt) => {
    expect(settled(prompt)).toEqual([])
  })
})
