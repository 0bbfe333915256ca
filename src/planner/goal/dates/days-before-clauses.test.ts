import { describe, expect, it } from 'vitest'
import { dayOfMinute } from '../../time/day-number.ts'
import { iso, stated } from '../read-for-tests.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ title, days }) => [title, iso(days.first)])
const due = (prompt: string) => stated(prompt, 'deadline').map(({ appliesTo, latest }) => [appliesTo?.labels, iso(dayOfMinute(latest - 1))])
const parts = (prompt: string) => stated(prompt, 'topic').map(({ label }) => label)

describe('a sentence that opens with its day', () => {
  it.each([
    ['El lunes 8 de marzo me operan de la vesícula en la Clínica Santa Elena de Torremolinos.', 'Operación de la vesícula'],
    ['Am Montag, 8. März werde ich im Klinikum Nord an der Schulter operiert.', 'Operation an der Schulter'],
    ["Le lundi 8 mars on m'opère de la hanche à la clinique des Tilleuls à Nantes.", 'Opération de la hanche'],
    ["On 8 March I'm having my shoulder operated on at the Royal Infirmary in Leeds.", 'shoulder operation'],
    ['El lunes 8 de marzo vienen los técnicos del ascensor a cambiar el motor y revisar los cables.', 'vienen los técnicos'],
    ['On Monday 8 March the twins play their first league match at the ground in Marlow.', 'twins play their first league match'],
  ])('tells what happens then, and does not squeeze the plan into it: %s', (prompt, title) => {
    expect(events(prompt)).toContainEqual([expect.stringContaining(title), '2027-03-08'])
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it('is a day of work where work is asked for', () => {
    expect(events('On Saturday 20 February paint the fence and the shed with the kids and clean up the garden.')).toEqual([])
    expect(events('El sábado 20 de febrero quiero pintar la valla y el cobertizo con los niños y limpiar el jardín.')).toEqual([])
  })
})

describe('what has to be done before that, in other languages', () => {
  it.each([
    ['El lunes 8 de marzo me operan de la vesícula. Antes tengo que llamar al seguro y comprar un pijama.', ['llamar al seguro', 'comprar un pijama']],
    ["Le lundi 8 mars on m'opère de la hanche. Avant je dois appeler la mutuelle, louer un lit et prévenir la voisine.", ['appeler la mutuelle', 'louer un lit', 'prévenir la voisine']],
    ['Am Montag, 8. März kommt der Kaminkehrer. Vorher muss ich den Ofen ausräumen und den Flur freiräumen.', ['den Ofen ausräumen', 'den Flur freiräumen']],
    ['No dia 8 de março vou ser operada ao ombro no Hospital da Luz. Antes tenho de ligar ao seguro e comprar um pijama.', ['ligar ao seguro', 'comprar um pijama']],
  ])('is a part for each thing: %s', (prompt, labels) => {
    expect(parts(prompt)).toEqual(labels)
    expect(due(prompt)).toContainEqual([labels, '2027-03-07'])
  })
})
