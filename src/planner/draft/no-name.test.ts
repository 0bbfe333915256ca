import { describe, expect, it } from 'vitest'
import { nameIn } from './no-name.ts'

describe('the name in what a goal was read as', () => {
  it.each(['Village fête', 'Teach me to whittle', 'Will and power of attorney', 'Type I audit', 'Thank you cards', 'Look after the goats', 'Well drilling', 'No-dig border', 'Ladies’ night', 'Somebody to feed the cats', 'Practice runs', 'Keep bees', 'Know-how transfer', 'US tax return', 'Do a cartwheel'])('%s is one', (words) => {
    expect(nameIn(words)).toBe(words)
  })

  it.each([['Re the choir outing', 'the choir outing'], ['Regarding the lathe', 'the lathe'], ['The cider fest needs', 'The cider fest'], ['Film club celebrates', 'Film club'], ['Reference to the matter of the bell tower', 'the bell tower']])('%s holds one', (words, name) => {
    expect(nameIn(words)).toBe(name)
  })

  it.each(['Dear Mr Okonkwo', 'Gentlemen', 'Apologies for the muddle', 'Look', 'Right then', 'Sorry for the long message', 'If nobody objects', 'Asked me to run the raffle', 'The warden was kind about it', 'Caretaker will only do', 'Whom it may concern', 'Lasted', 'However', 'What’s wanted', 'Wednesdays'])('%s is none', (words) => {
    expect(nameIn(words)).toBeNull()
  })

  it('knows how letters begin in other languages, and takes their words for no English ones', () => {
    expect(['Sehr geehrte Frau Holm', 'Liebe Nachbarn', 'Queridos vecinos', 'Chers voisins', 'Boa tarde'].map((words) => nameIn(words, 'de'))).toEqual([null, null, null, null, null])
    expect(nameIn('Umzug am Hang', 'de')).toBe('Umzug am Hang')
  })

  it('reads long words at once', () => {
    const started = Date.now()
    nameIn(`${'a '.repeat(2500)}needs`)
    nameIn('x'.repeat(5000))
    expect(Date.now() - started).toBeLessThan(50)
  })
})
