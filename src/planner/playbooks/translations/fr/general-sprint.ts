import type { PlaybookWords } from '../playbook-words.ts'

export const GENERAL_SPRINT_FR: PlaybookWords = {
  title: 'sprint',
  templates: {
    scope: ['Périmètre, responsable et définition de fini : {subject}', 'Une page : le résultat, qui décide, ce qui est exclu, et une définition de fini avec relecture, tests, documentation et remise.', 'qui décide a accepté la page par écrit'],
    risks: ['Les risques d’abord : ce qui pourrait couler le projet, tester le plus gros', 'Qu’est-ce qui retarderait ou rendrait inutile ? Pour les trois premiers, un signe précoce et une réponse.', 'le plus gros risque a un essai bon marché au sprint 1'],
    'working-space': ['Préparer l’espace : tableau, dossier, accès pour tous', 'Un lieu pour les tâches, un pour les résultats ; chacun peut ouvrir et modifier les deux.', 'chacun a bougé une carte et enregistré un fichier'],
    'midpoint-demo': ['Montrer une tranche qui marche à ses destinataires', 'Laissez-les l’utiliser, taisez-vous, notez où ils s’arrêtent ; que leur manquerait-il ?', 'trois constats sont classés au backlog'],
    'handover-notes': ['Notes de remise : faire tourner sans les auteurs', 'Comment démarrer, voir que ça marche, ce qui casse et quoi faire.', 'un autre les a suivies sans demander'],
    'whole-check': ['Parcours complet comme usager : {subject}', 'Depuis rien, sur le vrai, les exemples à côté.', 'chaque exemple tient et le reste est réparé ou noté'],
    release: ['Remettre et accompagner le premier usage : {subject}', 'Un moment calme, le retour connu, restez près les premières heures.', 'les premiers usagers ont réussi sans retour'],
    define: ['{Topic} : convenir d’exemples d’acceptation', 'Écrivez les exemples d’acceptation de {topic} avec le demandeur : cas usuel, vide, faux. Laissez ce que personne ne peut illustrer.', 'trois exemples sont écrits et convenus'],
    build: ['{Topic}', 'Prenez le chemin le plus mince de {topic} qui va de bout en bout, puis élargissez exemple par exemple ; quelqu’un relit tant que c’est petit.', 'tous les exemples passent, c’est relu et intégré'],
    verify: ['{Topic} : essayer sur les exemples et réparer', 'Quelqu’un d’autre parcourt les exemples de {topic}, puis tente de casser pendant une demi-heure.', 'rien de grave n’est ouvert et le reste a un responsable'],
  },
  names: {
    '{subject}, first usable version': '{subject}, première version utilisable',
    '{subject}, complete': '{subject}, au complet',
    '{subject}, with what its users asked for': '{subject}, avec ce que ses utilisateurs demandent',
  },
}
