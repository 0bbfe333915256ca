import type { PlaybookWords } from '../playbook-words.ts'
import { SOFTWARE_WORDS_FR } from './software-words.ts'

export const SPRINT_FEATURE_FR: PlaybookWords = {
  title: 'évolution logicielle',
  templates: {
    ...SOFTWARE_WORDS_FR,
    today: ['Comment c’est fait aujourd’hui : observer deux personnes, réunir cinq vrais exemples', 'Ce qu’elles font à la place, combien de fois, où cela gêne ; garder les exemples sans noms comme données de test.', 'cinq exemples avec leur résultat attendu sont dans le dépôt'],
    'where-it-lives': ['Trouver où va le changement : code, données, réglages, qui en dépend', 'Lire les chemins touchés, lister appelants et tâches, écrire des tests autour de ce qui ne doit pas changer.', 'les tests autour du code touché sont verts avant tout changement'],
    'privacy-rules': ['Ce que la loi demande : quelles données, lesquelles restent combien de temps, délai, preuve', 'Lister chaque sorte de donnée personnelle avec son but et sa durée légale (factures, litiges) ; qui peut demander, comment on s’identifie, ce qui est répondu dans le mois.', 'la liste est signée et chaque sorte marquée remettre, effacer, garder ou anonymiser'],
    'privacy-map': ['Carte des données personnelles : tables, fichiers, journaux, recherche, sauvegardes, autres prestataires', 'Suivre une personne test dans tout le système et demander à chaque prestataire comment l’effacement l’atteint ; les sauvegardes ont une règle de restauration.', 'chaque lieu où elle apparaît a un responsable et un moyen d’exporter et d’effacer'],
    'privacy-proof': ['Le prouver avec une personne test : tout sorti, tout effacé, rien d’autrui', 'Exporter avant et après, chercher dans chaque lieu de la carte, restaurer une sauvegarde et regarder encore ; essayer en étant quelqu’un d’autre.', 'la recherche ne trouve que ce que la loi garde et la mauvaise personne n’a rien reçu'],
    flag: ['Interrupteur de la fonction, ses deux positions testées en CI', 'Éteint par défaut, allumé d’abord pour l’équipe ; une date à laquelle il disparaît.', 'la même version tourne avec et sans le changement'],
    'change-watch': ['Journaux et deux chiffres : est-ce utilisé, est-ce que cela échoue', 'Une ligne par usage sans donnée personnelle, une alerte sur le taux d’échec.', 'un échec provoqué a déclenché l’alerte'],
    'change-regression': ['Passe de régression sur tout ce que touche le changement', 'Les cinq vrais exemples, la liste des appelants, données bizarres, vieux clients, deux personnes à la fois.', 'aucun constat grave n’est ouvert'],
    'change-help': ['Texte d’aide, note de version et ce que le support doit savoir', 'Deux phrases dans le produit, une image, trois questions probables avec réponses.', 'quelqu’un hors de l’équipe s’en est servi avec le texte seul'],
    'change-pilot': ['Essai avec trois vrais utilisateurs avant l’ouverture à tous', 'L’activer pour eux, observer une fois, demander après deux jours.', 'leur pire constat est corrigé'],
  },
  names: {},
}
