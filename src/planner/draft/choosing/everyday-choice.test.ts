import { describe, expect, it } from 'vitest'
import type { PlannerType } from '../../../contract/plan.ts'
import { readGoal } from '../../goal/read-goal.ts'
import { PLAYBOOKS } from '../../playbooks/all-playbooks.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { planFrame } from '../plan-frame.ts'
import { choosePlaybook } from './choose-playbook.ts'

const bookOf = (prompt: string, plannerType: PlannerType = 'calendar') => choosePlaybook(planFrame(reconcileBrief(readGoal({ prompt, plannerType, now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })), PLAYBOOKS))?.id ?? null

describe('the playbook of an everyday goal', () => {
  it.each<[string, string]>([
    ['I want to learn to sail properly this summer, club nights Thursday, dinghy shared with my brother', 'sailing'],
    ['Finals on 14 June: anatomy, physiology, pharmacology. I study 6-8pm on weekdays, mocks in May', 'exam-study'],
    ['our daughter starts secondary on 1 September: blazer, bus pass, phone, trial walk, locker padlock, lunch account', 'school-start'],
    ['I am a bus driver on early shifts. Build a shed in the garden: base, frame, roof, felt, paint. Sundays only', 'garden-shed'],
    ['Taxes due 31 January! I have a small pottery business plus a job in a bank. Sort invoices, bank statements, mileage', 'paperwork'],
    ['Thanksgiving at ours, 12 people, two vegetarians, oven is small. Turkey pick up on the 23rd, house cleaned the weekend before', 'dinner-menu'],
    ['knee replacement recovery, operation was last week. exercises 4x a day, stitches out on the 20th', 'recovery'],
  ])('is the one of what is done: %s', (prompt, expected) => {
    expect(bookOf(prompt)).toBe(expected)
  })

  it.each<[string, string]>([
    ['By June I want to be able to swim 1 km', 'distance-swimming'],
    ['My sister gets married on 5 June, plan the hen party', 'hen-party'],
    ['My best friend marries on 5 June. I’m organising the stag do on 15 May.', 'hen-party'],
    ['Camping with the kids in August', 'camping'],
    ['Perdre 5 kilos avant juin', 'weight-loss'],
    ['Mudar para Portugal com a família até julho', 'moving-abroad'],
    ['Mudar para Coimbra em março', 'house-move'],
    ['Quero me mudar para Portugal até junho', 'moving-abroad'],
    ['Quero treinar para pedalar 100 km', 'cycling'],
    ['Quero fazer um bolo para o casamento da minha irmã', 'occasion-cake'],
    ['Natal em casa', 'christmas-home'],
    ['Treinar para pedalar 100 km em maio', 'cycling'],
    ['Fazer o caminho de Santiago em maio, treino às terças, quintas e sábados', 'hiking'],
    ['Fazer o caminho de Santiago de 3 a 9 de maio', 'trip'],
    ['A minha mãe vai fazer uma cirurgia ao quadril no dia 20 de janeiro', 'operation'],
    ['Perder 5 kilos hasta junio', 'weight-loss'],
    ['Wir bekommen im Juli ein Baby', 'newborn'],
    ['Das Rauchen aufgeben', 'quit-smoking'],
    ['Passer mon permis avant l’été', 'driving-licence'],
    ['Faire ma déclaration d’impôts', 'paperwork'],
    ['Fazer o imposto de renda', 'paperwork'],
    ['Fazer uma faxina geral', 'spring-cleaning'],
    ['Hacer una limpieza general', 'spring-cleaning'],
    ['Limpeza geral da casa', 'spring-cleaning'],
    ['Organizar as minhas finanças', 'personal-finance'],
    ['Organise my finances', 'personal-finance'],
    ['Meine Finanzen in Ordnung bringen', 'personal-finance'],
    ['Poner en orden mis finanzas', 'personal-finance'],
    ['Ponerme en forma después del parto, el bebé tiene 4 meses', 'fitness'],
    ['Estou grávida, o bebê nasce em junho', 'newborn'],
    ['Nous déménageons en mai', 'house-move'],
    ['Mehr Sport machen', 'fitness'],
    ['Kindergeburtstag am 20. März für 8 Kinder', 'party'],
    ['Cambiar de trabajo', 'job-search'],
    ['Refaire la salle de bain', 'renovation'],
    ['Escrever a tese até junho', 'thesis'],
    ['Replace the kitchen', 'fitted-furniture'],
    ['Climb a 7a route', 'climbing'],
    ['Take care of my mother after her stroke', 'home-care'],
    ['New year’s resolutions: eat better, move more, call my parents', 'habit'],
  ])('is found in few words, whatever they begin with: %s', (prompt, expected) => {
    expect(bookOf(prompt)).toBe(expected)
  })

  it('is none that knows only the day by which all is done', () => {
    expect(bookOf('fix the damp, replaster, then paint. Granny’s birthday party is here on 5 June so all done by then. plasterer only Fridays')).not.toBe('party')
  })

  it('is the party’s where the party is the goal', () => {
    expect(bookOf('Granny’s 80th birthday party on 5 June: cake, invitations, music, chairs from the club')).toBe('party')
  })

  it('is the pottery’s where pots are made', () => {
    expect(bookOf('Throw 12 bowls for my sister by 30 April, two pottery evenings a week')).toBe('pottery')
  })
})

describe('the playbook of a group without sprints of software', () => {
  it.each<[string, string]>([
    ['Usability tests for our banking website: 10 people, script, pilot, sessions in week 3, report. Nora and Sam', 'usability-study'],
    ['School Christmas fair on 4 December, five of us: 15 stalls, tombola, licence, posters, cash boxes', 'community-fair'],
    ['Our band records an EP in June: four of us, 5 songs, rehearsals on Tuesdays, studio 12-14 June, cover, upload', 'music-recording'],
    ['Hackathon for 80 students 16-17 October: sponsors, judges, wifi, food. Team of four', 'hackathon'],
    ['Grant application for the youth orchestra, deadline 3 May. Ana budget, Ben letters, me the text', 'grant-application'],
    ['Landing page for our course: text first, then design (Lea), then build (Tim). Keep the last two days for bug fixing', 'sprint-website'],
  ])('is the one of what it works on: %s', (prompt, expected) => {
    expect(bookOf(prompt, 'sprint')).toBe(expected)
  })

  it('is the bug bash where bugs are the work', () => {
    expect(bookOf('Bug bash week from 11 January: 60 open bugs, three developers', 'sprint')).toBe('sprint-bug-bash')
  })

  it('is the program’s where one is built for somebody', () => {
    expect(bookOf('Booking app for our rowing club, Ana (backend), Leo (frontend), two 2-week sprints from 11 January', 'sprint')).toMatch(/^sprint-/u)
  })
})
