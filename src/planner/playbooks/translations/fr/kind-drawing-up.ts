import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_DRAWING_UP_FR: PlaybookWords = {
  title: 'rédiger un document',
  templates: {
    notes: ['{Topic} : réunir la matière et ordonner les points', 'Ce que le lecteur doit savoir sur {topic}, dans l’ordre de ses questions ; une source ou un exemple à côté de chaque point.', 'les points sur {topic} sont en ordre et chacun a sa preuve'],
    text: ['{Topic} : écrire d’une traite', 'Du premier au dernier point sans revenir en arrière ; mets une marque là où il manque quelque chose.', 'le texte sur {topic} va jusqu’au bout'],
    cut: ['{Topic} : raccourcir et vérifier', 'Lis à voix haute, coupe un cinquième, vérifie à la source chaque chiffre, nom et citation sur {topic}.', 'chaque chiffre sur {topic} est vérifié et rien n’est dit deux fois'],
    'doc-reader': ['{Subject} : qui lira, et que faire ensuite', 'Nomme un vrai lecteur, ce qu’il sait déjà, la décision qu’il doit prendre et combien de pages il lira.', 'une phrase dit ce que le lecteur fait après la dernière page'],
    'doc-model': ['{Subject} : lire deux bons modèles et noter les règles du genre', 'Longueur, forme, parties obligatoires, façon de citer les sources, qui doit signer et pour quand.', 'les règles tiennent sur une demi-page'],
    'doc-material': ['{Subject} : réunir les faits et interroger ceux qui savent', 'Liste ce que tu sais, ce que tu supposes et ce qui manque ; envoie les questions aujourd’hui, car les réponses sont le plus long.', 'chaque question ouverte a une personne et une date'],
    'doc-outline': ['{Subject} : un plan avec une phrase par partie', 'Des titres qui disent déjà le résultat ; en tête, ce dont le lecteur a besoin d’abord ; montre-le à quelqu’un avant d’écrire.', 'les titres seuls disent l’essentiel'],
    'doc-first': ['{Subject} : écrire la première moitié sans polir', 'Commence par la partie que tu connais le mieux ; mets une marque là où il manque quelque chose au lieu de t’arrêter.', 'la moitié du plan est devenue texte'],
    'doc-second': ['{Subject} : écrire la seconde moitié, le résumé en dernier', 'De la même façon ; puis le résumé en cinq phrases qui se comprennent sans le reste.', 'il y a du texte sous chaque titre'],
    'doc-figures': ['{Subject} : tableaux, images et chiffres qui disent une seule chose', 'Un titre qui énonce le constat, les unités, la source, et partout le même ordre.', 'chaque figure se comprend sans le texte'],
    'doc-rest': ['{Subject} : réviser après un jour de repos, l’ordre d’abord, les mots ensuite', 'Chaque partie a-t-elle sa place, manque-t-il quelque chose, qu’est-ce qui est dit deux fois ? Puis les phrases ; coupe un cinquième.', 'le texte a perdu un cinquième et rien ne manque'],
    'doc-readers': ['{Subject} : faire lire à deux personnes avec trois questions', 'Où as-tu arrêté de lire, que ne crois-tu pas, que ferais-tu maintenant ? Donne une date et une semaine de temps.', 'les deux ont répondu aux trois questions'],
    'doc-mend': ['{Subject} : intégrer leurs remarques', 'Ce que les deux disent est changé, ce qu’un seul dit est pesé ; note ce que tu laisses tel quel et pourquoi.', 'chaque remarque est intégrée ou a sa raison'],
    'doc-check': ['{Subject} : vérifier noms, chiffres, sources et forme', 'Commence par la dernière page pour lire les mots et non le sens ; liens, numéros de page, annexes, forme demandée pour la remise.', 'une autre personne n’a trouvé aucune faute sur deux pages au hasard'],
    'doc-hand-in': ['{Subject} : remettre ou envoyer, avec preuve', 'Un jour avant l’échéance ; garde la confirmation et la version envoyée ; dis dans le message ce que tu attends et pour quand.', 'la réception est confirmée'],
  },
  names: {},
}
