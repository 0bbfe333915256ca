import type { PlaybookWords } from '../playbook-words.ts'

export const GENERAL_TEAM_FR: PlaybookWords = {
  title: 'sprint',
  templates: {
    scope: ['Passer le tout en revue une fois : ordre, dates, qui fait quoi, ce qu’il faut demander d’abord', 'Sur une page : quand chaque partie est finie et qui décide ; argent, règles et dates fixes ; ce que d’autres doivent livrer ou autoriser est demandé aujourd’hui.', 'chaque partie a un nom et un jour, et la personne qui décide a dit oui à la page'],
    'who-else': ['Demander à ceux du dehors ce qu’il leur faut et combien de temps', 'Administrations, fournisseurs, autres services, destinataires ; un appel à chacun aujourd’hui, car ils vont moins vite que l’équipe.', 'chacun a donné une date et la plus longue attente est dans le plan'],
    risks: ['Les risques d’abord : ce qui pourrait couler le projet, tester le plus gros', 'Qu’est-ce qui retarderait ou rendrait inutile ? Pour les trois plus gros, un signe précoce et une réponse.', 'le plus gros risque a un essai bon marché au premier sprint'],
    'midpoint-demo': ['À mi-chemin : montrer ce qui est fait à ses destinataires', 'Le réel et pas des diapositives ; demandez ce qui leur manquerait si on s’arrêtait là, et ce qu’on peut enlever.', 'trois constats sont classés dans le plan et une chose est retirée'],
    'whole-check': ['Regarder l’ensemble une dernière fois : rien ne manque, rien ne se contredit', 'Chaque partie est là, aucune n’en contredit une autre, noms, chiffres et dates justes ; si possible par quelqu’un qui n’y a pas travaillé.', 'ce qui manque est réparé ou laissé de côté exprès'],
    'handover-notes': ['Écrire qui s’en occupe ensuite, et comment', 'Une page : où tout se trouve, qui s’en occupe désormais, ce qui revient chaque mois, que faire si cela tourne mal.', 'la personne qui s’en occupe désormais l’a lue et a posé ses questions'],
    release: ['Remettre, et prendre des nouvelles après quelques jours', 'En personne à ceux à qui cela sert ; un nom et des heures pour les questions ; après trois jours, deux questions : ce qui aide, ce qui gêne.', 'ils s’en servent et le premier obstacle est levé'],
    define: ['{Topic} : convenir de ce qui doit être là', 'Demandez à qui utilisera ou signera {topic} le cas usuel, le cas difficile et ce qui ne doit jamais arriver ; notez ce que d’autres doivent fournir avant, et demandez-le aujourd’hui.', 'une demi-page est acceptée et chaque attente a un nom et une date'],
    build: ['{Topic}', 'Tout une première fois, le soin ensuite ; montrez-le à mi-chemin à un destinataire ; ce qui manque va le jour même à qui peut décider.', 'un destinataire a parcouru tout {topic} et dit ce qui manque'],
    verify: ['{Topic} : vérifier et faire valider', 'Ce qui est faux avant ce qui pourrait être plus beau ; noms, chiffres et dates encore une fois à la source ; le cas difficile essayé pour de vrai.', 'qui juge {topic} l’a validé nommément et le reste a un responsable'],
  },
  names: {
    '{subject}, first part': '{subject}, première partie',
    '{subject}, main part': '{subject}, partie principale',
    '{subject}, finish': '{subject}, finition',
  },
}
