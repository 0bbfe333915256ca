import { describe, expect, it } from 'vitest'
import type { PlannerType } from '../../../contract/plan.ts'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { planFrame } from '../plan-frame.ts'
import { choosePlaybook } from './choose-playbook.ts'

const bookOf = (prompt: string, plannerType: PlannerType = 'calendar') => choosePlaybook(planFrame(reconcileBrief(readGoal({ prompt, plannerType, now: '2026-11-29T12:00', timeZone: 'Europe/Paris', locale: 'fr' }))))?.id

describe('the playbook of an everyday goal in French', () => {
  it.each([
    ['Week-end à Lille en janvier', 'trip'], ['Semaine au ski aux Arcs du 13 au 20 février avec deux ados', 'trip'], ['Préparer Noël à la maison pour 12 personnes', 'christmas-home'], ['Ma fille entre en maternelle le 4 janvier', 'school-start'],
    ['Mettre en ordre les papiers de ma mère avant fin février', 'parents-affairs'], ['Rédiger mon testament d’ici le 15 mars', 'will-making'], ['Organiser une cousinade de 40 personnes fin août', 'reunion'],
    ['Vacances en camping dans les Landes avec les enfants en juillet', 'camping'], ['Partir vivre au Portugal en juin', 'moving-abroad'], ['Renouveler mon titre de séjour avant mars', 'moving-abroad'],
    ['Acheter notre premier appartement à Nantes', 'home-buying'], ['Vendre la maison de mes parents d’ici l’été', 'home-selling'], ['Aménager le salon avant Noël', 'furnishing'], ['Mieux dormir', 'sleep-better'],
    ['Moins de temps sur mon téléphone', 'less-phone'], ['Opération du genou le 18 janvier', 'operation'], ['Cyclosportive de 120 km en juin', 'cycling'], ['Faire le GR20 en juillet', 'hiking'],
    ['Je commence mon nouveau travail le 1er février', 'new-job'], ['Reconversion : devenir menuisier', 'career-change'], ['Accueillir notre nouvelle collègue le 1er mars', 'onboarding'],
    ['Déclaration d’impôts avant le 25 mai', 'paperwork'], ['Me mettre à mon compte comme graphiste', 'freelancing'], ['Acheter une voiture d’occasion avant mars', 'car-buying'],
    ['Ouvrir un café à Rennes en septembre', 'business-opening'], ['Apprendre la photographie', 'photography'], ['Apprendre à danser la valse pour notre mariage', 'dancing'], ['Tricoter un pull', 'knitting'],
    ['Créer un site internet pour mon atelier', 'own-website'], ['Prendre confiance en moi pour parler en public', 'personal-growth'], ['Trouver des bénévoles pour la bibliothèque', 'volunteering'],
    ['Vide-grenier dans notre rue le 16 mai', 'yard-sale'], ['Lancer notre marque de savons en mai', 'product-launch'],
  ])('is that of its matter: %s', (prompt, id) => {
    expect(bookOf(prompt)).toBe(id)
  })

  it.each([
    ['Perdre 5 kg avant la rentrée', 'weight-loss'], ['Chercher un emploi de comptable', 'job-search'], ['Trouver un appartement à Bordeaux', 'flat-hunting'], ['Déménager à Lyon en mars', 'house-move'],
    ['Courir un semi-marathon en mai', 'running'], ['Réviser le bac de français', 'exam-study'], ['Refaire la salle de bain', 'renovation'], ['Apprendre la guitare', 'music-practice'],
    ['Anniversaire de ma fille le 3 mars', 'party'], ['Mariage le 5 juin à Annecy', 'wedding'], ['Passer le permis de conduire', 'driving-licence'], ['Finir mon mémoire de master', 'thesis'],
    ['Arrêter de fumer', 'quit-smoking'], ['Voyage au Japon en avril', 'trip'], ['Grand ménage de printemps', 'spring-cleaning'], ['Écrire un roman', 'book-writing'], ['Faire du pain au levain', 'bread-baking'],
  ])('and not that of a word on the way: %s', (prompt, id) => {
    expect(bookOf(prompt)).toBe(id)
  })

  it.each([
    ['Migrer vers AWS en 4 sprints de 2 semaines', 'sprint-cloud-migration'], ['Recruter deux développeurs en 3 sprints', 'sprint-hiring'], ['Construire un pipeline de données en 3 sprints', 'sprint-data-pipeline'],
    ['Refondre le site web en 3 sprints', 'sprint-website'],
  ])('is that of the team’s work: %s', (prompt, id) => {
    expect(bookOf(prompt, 'sprint')).toBe(id)
  })
})
