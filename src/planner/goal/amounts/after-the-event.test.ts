import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

it.each(['My cataract is done on 2 March. After that eye drops three times a week for four weeks.', 'Cataract operation on 2 March, then eye drops three times a week for four weeks.', 'Cataract operation on 2 March. I want the house tidy by then, and afterwards eye drops three times a week for four weeks.'])("begins what is done afterwards behind its event: '%s'", (prompt) => {
  expect(stated(prompt, 'rhythm').map(({ text }) => text)).toEqual([expect.stringContaining('Wed 3 Mar 2027 to Tue 30 Mar 2027')])
})

it('begins days of the week that follow an event on its day', () => {
  expect(stated('We move on 2 March. Then unpack on Mondays and Fridays 18-20.', 'rhythm').map(({ text }) => text)).toEqual(['unpack: Mon, Fri, from Tue 2 Mar 2027 on 18:00–20:00'])
})

it("leaves 'then' between two steps of one sitting alone", () => {
  expect(stated('Stretch for 10 minutes, then row three times a week for four weeks. Regatta on 2 May.', 'rhythm').map(({ text }) => text)).toEqual([expect.stringContaining('Mon 4 Jan 2027 to')])
})

it('gives hours beside one thing of several to that thing', () => {
  const prompt = 'Get the cottage ready by 2 March: curtains, firewood, beds. Walk the neighbour’s dog three times a week, 4 to 5pm.'
  expect(stated(prompt, 'availability')).toEqual([])
  expect(stated(prompt, 'rhythm')).toMatchObject([{ windows: [{ from: 960, to: 1020 }] }])
})

it('leaves hours beside the practice of the goal to all of its work', () => {
  expect(stated('Learn three songs by 2 March: Jolene, Hallelujah, Creep. Practise four times a week, 7 to 8pm.', 'availability')).toHaveLength(1)
})
