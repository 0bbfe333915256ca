import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const waiting = (prompt: string) => stated(prompt, 'horizon').map(({ appliesTo, first }) => [appliesTo?.labels, iso(first)])
const parts = (prompt: string) => stated(prompt, 'topic').map(({ label }) => label)

describe('what can wait until something is over', () => {
  it.each([
    ['Moving house on 13 February. The garage, the loft and the shed can wait until after the move.', ['garage', 'loft', 'shed'], '2027-02-14'],
    ['Our choir concert is on 20 March. The robes and the archive can wait until after the concert.', ['robes', 'archive'], '2027-03-21'],
    ['Wir ziehen am 13. Februar um. Der Keller, die Garage und der Dachboden können bis nach dem Umzug warten.', ['Keller', 'Garage', 'Dachboden'], '2027-02-14'],
    ['La boda es el 20 de marzo. El álbum, los agradecimientos y la luna de miel pueden esperar hasta después de la boda.', ['álbum', 'agradecimientos', 'luna de miel'], '2027-03-21'],
  ])('is a part for each that is named: %s', (prompt, labels, first) => {
    expect(parts(prompt)).toEqual(labels)
    expect(waiting(prompt)).toContainEqual([labels, first])
  })

  it('is left out where it can wait for good', () => {
    expect(parts('Our choir concert is on 20 March. The archive can wait until next year.')).not.toContain('archive')
  })
})
