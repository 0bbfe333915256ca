import { expect, it } from 'vitest'
import { read, stated } from '../../read-for-tests.ts'

it.each([
  ['Guten Abend! Bis Ende April will ich den Keller ausbauen', /keller/iu], ['Moin, ich will bis Ende April den Keller ausbauen', /keller/iu], ['Servus zusammen, ich will bis Ende April den Keller ausbauen', /keller/iu],
  ['Buenos días, quiero reformar el trastero antes de mayo', /trastero/u], ['Hola, qué tal, quiero reformar el trastero antes de mayo', /trastero/u],
  ['Bonjour à tous, je veux rénover le cellier avant mai', /cellier/u], ['Coucou 👋 je veux rénover le cellier avant mai', /cellier/u],
  ['Oi gente, quero reformar a despensa antes de maio', /despensa/u], ['Malta, quero remodelar a despensa antes de maio', /despensa/u],
  ['Hey everyone, I want to convert the cellar by the end of April', /cellar/u], ['Good evening! I want to convert the cellar by the end of April', /cellar/u],
])('greets before the goal: %s', (prompt, subject) => {
  expect(read(prompt).subject).toMatch(subject)
  expect([stated(prompt, 'availability'), stated(prompt, 'event')]).toEqual([[], []])
})

it.each([
  ['Hi, passing on the note from our landlord: the boiler gets replaced in May', /^boiler/u], ['We need a sprint plan to move our ticket desk online', /^Move our ticket desk/u],
  ['Ticket desk sprint plan needed!! opening is 24 June', /^Ticket desk$/u],
])('asks for a plan around the goal: %s', (prompt, subject) => {
  expect(read(prompt).subject).toMatch(subject)
})

it.each([['Salut les Terriens: préparer l’émission', /Salut les Terriens/u], ['Hello Kitty costume by 3 March', /Hello Kitty/u]])('keeps what is called so: %s', (prompt, subject) => {
  expect(read(prompt).subject).toMatch(subject)
})
