import { describe, expect, it } from 'vitest'
import { iso, read, stated } from '../../read-for-tests.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ title, days, from, to }) => `${title} ${iso(days.first)!.slice(5)} ${from === null ? '' : from / 60}${to === null ? '' : `-${to / 60}`}`.trim())

describe('an hour that the words before a list say once', () => {
  it.each([
    ['Help me get ready for my auditions, all at 10am: Leeds Tue 9 March, York Thu 11 March, Hull Mon 15 March.', ['Leeds 03-09 10', 'York 03-11 10', 'Hull 03-15 10']],
    ['I run a sewing circle and we meet at 7.30pm:\n\n3 March - Hems\n7 April - Zips\n5 May - Linings', ['Hems 03-03 19.5', 'Zips 04-07 19.5', 'Linings 05-05 19.5']],
    ['Our reading circle meets every other Tuesday at 19:30, the list is fixed: 2 March Emma, 16 March Dracula, 30 March Middlemarch.', ['Emma 03-02 19.5', 'Dracula 03-16 19.5', 'Middlemarch 03-30 19.5']],
    ['Tastings, each from 6 to 8pm: 5 March Italy, 19 March Spain, 2 April Greece. Help me organise them.', ['Tastings Italy 03-05 18-20', 'Tastings Spain 03-19 18-20', 'Tastings Greece 04-02 18-20']],
    ['Help me plan the talks at the library, 7pm on Thursdays: bees on 4 March, owls on 11 March, bats on 18 March.', ['bees 03-04 19', 'owls 03-11 19', 'bats 03-18 19']],
    ['Ich bereite meine Prüfungen vor, alle um 9 Uhr: Mathe am 9. März, Physik am 11. März, Chemie am 15. März.', ['Mathe 03-09 9', 'Physik 03-11 9', 'Chemie 03-15 9']],
    ['Nuestro club se reúne a las 19:00: 3 de marzo - Emma, 7 de abril - Drácula, 5 de mayo - Momo. Ayúdame a organizarlo.', ['Emma 03-03 19', 'Drácula 04-07 19', 'Momo 05-05 19']],
    ['Notre ciné-club se réunit à 20h : 3 mars - Ikiru, 7 avril - Ran, 5 mai - Vivre. Aide-moi à l’organiser.', ['Ikiru 03-03 20', 'Ran 04-07 20', 'Vivre 05-05 20']],
    ['As provas são todas às 9h: Biologia 9 de março, Latim 11 de março, Física 15 de março. Ajuda-me a estudar.', ['Biologia 03-09 9', 'Latim 03-11 9', 'Física 03-15 9']],
  ])('is that of each of its dates: %s', (prompt, expected) => {
    expect(events(prompt)).toEqual(expected)
  })

  it('leaves nothing of the rhythm that the dates are', () => {
    expect(read('Our reading circle meets every other Tuesday at 19:30: 2 March Emma, 16 March Dracula.').readings.map(({ kind }) => kind)).not.toContain('rhythm')
  })

  it('ends earlier for one of them where a bracket says so', () => {
    expect(events('Our hikes start at 10 o’clock:\n7 March - Spurn\n4 April - Filey (the short one, finished by 1pm)\n2 May - Bempton')).toEqual(['hikes Spurn 03-07 10', 'hikes Filey 04-04 10-13', 'hikes Bempton 05-02 10'])
  })

  it('stands behind a list with a long sentence before it as well', () => {
    expect(events('I make honey on my own in the shed and I’m booked into three spring markets: Ripon Sat 6 March, Thirsk Sun 14 March, Selby Sat 20 March (all 9-3).')).toEqual(['Ripon 03-06 9-15', 'Thirsk 03-14 9-15', 'Selby 03-20 9-15'])
  })

  it.each([
    'I’m free from 6 to 8pm on these days: 3 March, 10 March, 17 March. Help me learn to knit.',
    'I study at 7am each day: essay due 3 March, report due 10 March.',
    'Lunch at 1pm with Tim: we discuss the talk on 3 March and the workshop on 10 March.',
    'Mondays at 7pm choir: concerts on Sat 6 March, Sun 14 March.',
    'To do before 5pm: parcel 3 March, letter 4 March.',
  ])('is no hour of what it does not speak of: %s', (prompt) => {
    expect(stated(prompt, 'event').filter(({ from }) => from !== null)).toEqual([])
  })
})
