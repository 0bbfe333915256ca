import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const rhythms = (prompt: string) => stated(prompt, 'rhythm').map(({ title, days: { weekdays, spans }, windows: [window] }) => [title, weekdays?.join('') ?? spans?.slice(0, 2).map(({ first }) => iso(first)).join(' '), ...(window ? [window.from, window.to] : [])])

describe('what goes with each time of something else', () => {
  it.each([
    ['Quiz night on the first Thursday of every month from March to June, 7pm to 9pm. The Monday before each quiz I print the questions, the day after each I post the scores.', [['Quiz night', '2027-01-07 2027-02-04', 1140, 1260], ['print the questions', '2027-01-04 2027-02-01'], ['post the scores', '2027-01-08 2027-02-05']]],
    ['Rowing every Saturday 10-11:30. Friday evening before each outing I pump the tyres; the day after each one wash the boat.', [['Rowing', '6', 600, 690], ['pump the tyres', '5', 1080, 1320], ['wash the boat', '7']]],
    ['Repair café on the last Friday of each month, 9-12. The Wednesday before, I phone the helpers.', [['Repair café', '2027-01-29 2027-02-26', 540, 720], ['phone the helpers', '2027-01-27 2027-02-24']]],
    ['Sermon every Sunday 10am. Thursday before each sermon I draft it, Saturday before I rehearse it.', [['Sermon', '7', 600, 720], ['draft the sermon', '4'], ['rehearse the sermon', '6']]],
    ['Nordic walking on Tuesdays 9:00-10:30, soup afterwards. After each walking I log the distance.', [['soup', '2', 630, 810], ['Nordic walking', '2', 540, 630], ['log the distance', '2', 630, 810]]],
    ['Market stall every Sunday 8-13. Bake three cakes the day before each market, count the till the day after.', [['Market stall', '7', 480, 780], ['Bake three cakes', '6'], ['count the till', '1']]],
    ['Pottery every Saturday at 10 for 5 weeks, and wedge the clay the evening before each class (after 8pm)', [['Pottery', '6', 600, 720], ['wedge the clay', '5', 1200, 1320]]],
    ['Physio every Thursday 16:30; I take a painkiller half an hour before', [['Physio', '4', 990, 1110], ['take a painkiller', '4', 960, 990]]],
    ['Haemodialysis Tue and Fri at 8:00, and I have to take a tablet an hour before each session', [['Haemodialysis', '25', 480, 600], ['take a tablet', '25', 420, 480]]],
    ['Jeden Samstag backe ich Brot, am Abend davor setze ich den Teig an', [['backe ich Brot', '6'], ['setze den Teig an', '5', 1080, 1320]]],
    ['Tous les dimanches marché à 8h, la veille je prépare les caisses', [['marché', '7', 480, 600], ['préparer les caisses', '6']]],
    ['Bandprobe jeden Dienstag 19:30-21 Uhr. Am Tag vor jeder Probe drucke ich die Noten', [['Bandprobe', '2', 1170, 1260], ['drucke die Noten', '1']]],
    ['balade le premier dimanche de chaque mois, de 9h à 13h. le jeudi avant chaque balade je vérifie le sentier', [['balade', '2027-02-07 2027-03-07', 540, 780], ['vérifier le sentier', '2027-02-04 2027-03-04']]],
  ])('is counted from it in “%s”', (prompt, expected) => {
    expect(rhythms(prompt).toSorted((a, b) => expected.findIndex(([title]) => title === a[0]) - expected.findIndex(([title]) => title === b[0]))).toEqual(expected)
  })

  it('keeps the other weeks of what is held every second one', () => {
    const [talk, test] = stated('Podcast every other Wednesday at 4pm for 8 weeks. One day before each podcast test the microphone for 20 minutes.', 'rhythm')
    expect(test).toMatchObject({ title: 'test the microphone', minutes: 20, days: { weekdays: [2], everyWeeks: { interval: 2 } } })
    expect(Math.floor((test!.days.everyWeeks!.anchor + 3) / 7)).toBe(Math.floor((talk!.days.everyWeeks!.anchor + 3) / 7))
  })

  it('is counted from what comes every so many days', () => {
    const [shots, tablets] = stated('Allergy shots every 14 days, first one 11 Jan at 8:40, last one 8 March, and I must take an antihistamine an hour before.', 'rhythm')
    expect([tablets!.title, tablets!.everyDays, iso(tablets!.days.spans![0]!.first), tablets!.windows]).toEqual(['take an antihistamine', 14, iso(shots!.days.spans![0]!.first), [{ from: 460, to: 520 }]])
    expect(stated('Chemo every 3 weeks, first one 11 January. Blood test the day before each.', 'rhythm').map(({ days: { spans } }) => iso(spans![0]!.first))).toEqual(['2027-01-11', '2027-01-10'])
  })

  it.each([
    ['Golden wedding on 12 June. The Thursday before I bake, the day after we rest.'],
    ['Learn to knit. Before each row count the stitches.'],
    ['Shear the sheep 8-19 March, weekdays. Drench the lambs week before.'],
    ['Run every Tuesday. Exam on 12 March at 9, breakfast an hour before.'],
    ['Exam on 12 March. Two days before each part I sleep early.'],
  ])('is none where nothing recurs: “%s”', (prompt) => {
    expect(stated(prompt, 'rhythm').filter(({ ofRoutine }) => ofRoutine)).toEqual([])
  })
})
