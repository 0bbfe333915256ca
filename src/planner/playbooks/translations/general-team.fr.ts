import type { PlaybookWords } from './playbook-words.ts'

export const GENERAL_TEAM_FR: PlaybookWords = {
  templates: {
    scope: ['Une page sur le but : résultat, limites, qui décide, quand c’est fini', 'Ce qui change ensuite, pour qui, et à quoi on le voit ; ce qu’on laisse exprès ; argent, règles et dates qui ne bougent pas. Une tâche est finie quand ceux à qui elle sert l’utilisent ou l’approuvent, qu’elle est rangée où tous la trouvent et que rien ne reste ouvert.', 'la personne qui décide a dit oui à la page par écrit'],
    'who-else': ['Demander à ceux du dehors dont tout dépend : ce qu’il leur faut, pour quand, en combien de temps', 'Administrations, fournisseurs, autres services, destinataires ; un appel à chacun aujourd’hui, car ils vont moins vite que l’équipe.', 'chacun a donné une date et la plus longue attente est dans le plan'],
    risks: ['Les risques d’abord : ce qui pourrait couler le projet, tester le plus gros', 'Qu’est-ce qui retarderait ou rendrait inutile ? Pour les trois plus gros, un signe précoce et une réponse.', 'le plus gros risque a un essai bon marché au premier sprint'],
    'midpoint-demo': ['À mi-chemin : montrer ce qu’il y a à ceux à qui cela sert', 'Le réel et pas des diapositives ; demandez ce qui leur manquerait si on s’arrêtait là, et ce qu’on peut enlever.', 'trois constats sont classés dans le plan et une chose est retirée'],
    'whole-check': ['Parcourir l’ensemble une fois, la page du début à côté', 'Toutes les parties, sans contradictions entre elles, noms et dates justes ; par quelqu’un qui n’en a rien fait.', 'ce qui manque est réparé ou accepté nommément'],
    'handover-notes': ['Écrire comment cela continue sans l’équipe : qui, où, combien de fois', 'Une page : où tout se trouve, qui s’en occupe désormais, ce qui revient chaque mois, que faire si cela tourne mal.', 'la personne qui s’en occupe désormais l’a lue et a posé ses questions'],
    release: ['Remettre, puis repasser après les premiers jours', 'En personne à ceux à qui cela sert ; un nom et des heures pour les questions ; après trois jours, deux questions : ce qui aide, ce qui gêne.', 'ils s’en servent et le premier obstacle est levé'],
    define: ['{Topic} : ce que cela comprend, qui valide, et ce qu’on attend', 'Demandez à qui utilisera ou signera {topic} le cas usuel, le cas difficile et ce qui ne doit jamais arriver ; notez ce que d’autres doivent fournir avant, et demandez-le aujourd’hui.', 'une demi-page est acceptée et chaque attente a un nom et une date'],
    build: ['{Topic} : le faire en entier, quitte à polir après', 'Tout une première fois, le soin ensuite ; montrez-le à mi-chemin à un destinataire ; ce qui manque va le jour même à qui peut décider.', 'un destinataire a parcouru tout {topic} et dit ce qui manque'],
    verify: ['{Topic} : corriger ce qui a été relevé et faire valider', 'Ce qui est faux avant ce qui pourrait être plus beau ; noms, chiffres et dates encore une fois à la source ; le cas difficile essayé pour de vrai.', 'qui juge {topic} l’a validé nommément et le reste a un responsable'],
  },
  names: {
    '{subject}, first usable version': '{subject}, première version utilisable',
    '{subject}, complete': '{subject}, complet',
    '{subject}, with what its users asked for': '{subject}, avec ce que demandent ses destinataires',
  },
}
