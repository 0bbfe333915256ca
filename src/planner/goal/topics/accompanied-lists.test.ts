import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

describe('what a goal comes with', () => {
  it.each([
    ['Plan a garden with a pond, raised beds and a shed', ['pond', 'raised beds', 'shed']],
    ['Their golden wedding is on 12 June, I want a lunch for 35 people with a slideshow, speeches and a photo book.', ['slideshow', 'speeches', 'photo book']],
    ['Birthday party on 6 March with a magician, a piñata and face painting, 14 kids', ['magician', 'piñata', 'face painting']],
    ['Una fiesta con un mago, música y una tarta', ['mago', 'música', 'tarta']],
  ])('are its parts: “%s”', (prompt, labels) => {
    expect(stated(prompt, 'topic').map(({ label }) => label)).toEqual(labels)
  })

  it('are none where a colon opens the list of which it is the first', () => {
    expect(stated('I want: a corner with cushions, a puppet show and a tea urn', 'topic').map(({ label }) => label)).toEqual(['corner with cushions', 'puppet show', 'tea urn'])
  })

  it('are none where it says with whom', () => {
    expect(stated('Dinner with friends, cinema and a walk', 'topic').map(({ label }) => label)).toContain('Dinner with friends')
  })
})
