import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_COLLECTING_FR: PlaybookWords = {
  title: 'rassembler et classer',
  templates: {
    through: ['{Topic} : tout parcourir, pièce par pièce', 'Pour {topic}, prends chaque pièce une seule fois en main : traitée selon la règle, marquée, rangée ; les cas douteux sur une pile pour la fin.', 'pour {topic}, tout est fait sauf la pile des cas douteux'],
    check: ['{Topic} : revoir dix pièces finies et trancher les cas douteux', 'Pour {topic}, prends dix pièces au hasard et compare-les à la règle ; tranche les cas douteux en une séance.', 'dix sur dix sont justes et la pile est vide'],
    'collect-what': ['{Subject} : ce qui en fait partie, ce qui n’en est pas, et à quoi cela sert', 'Une phrase sur l’usage décide du soin à donner à chaque pièce. Compte à peu près combien il y en a, ou combien tu en veux.', 'pour dix pièces au hasard, tu sais aussitôt si elles en font partie'],
    'collect-rule': ['{Subject} : une fiche par pièce : nom, date, lieu, source', 'Aussi peu de champs que l’usage le permet, partout la même orthographe, et sur chaque pièce un numéro qui figure aussi dans la liste.', 'cinq pièces différentes entrent dans la fiche sans remarque'],
    'collect-tools': ['{Subject} : lieu, outils et matériel de conservation', 'Lumière, table, boîtes ou pochettes qui n’abîment rien, une copie de la liste ailleurs ; demande ce que ce genre de matière ne supporte pas.', 'la prochaine séance peut commencer en une minute'],
    'collect-trial': ['{Subject} : faire dix pièces jusqu’au bout, montre en main', 'De la recherche au rangement, avec tout le soin voulu ; puis corrige la fiche et calcule les heures pour le tout.', 'le temps pour une pièce et pour l’ensemble est connu'],
    'collect-quarter-1': ['{Subject} : le premier quart', 'Suis un ordre sans en sortir ; les pièces douteuses vont sur une pile, sans y réfléchir.', 'un quart est fait selon la fiche'],
    'collect-look': ['{Subject} : vérifier dix pièces finies et corriger la règle', 'Regarde-les avec les yeux d’un inconnu ; ce qui cloche deux fois change dans la fiche, et les pièces finies sont corrigées aussitôt.', 'dix sur dix sont justes'],
    'collect-quarter-2': ['{Subject} : le deuxième quart', 'Même ordre, même fiche ; note à la fin de chaque séance où tu en es.', 'la moitié est faite'],
    'collect-quarter-3': ['{Subject} : le troisième quart', 'Ce qui s’est révélé rare ou difficile vient maintenant, tant qu’il reste du temps pour chercher ou demander.', 'les trois quarts sont faits'],
    'collect-gaps': ['{Subject} : trouver ce qui manque', 'Compare la liste à ce qui devrait y être ; demande à trois personnes ou lieux qui l’ont peut-être, avec une date.', 'chaque manque est comblé, demandé ou accepté'],
    'collect-quarter-4': ['{Subject} : le dernier quart', 'Va jusqu’au bout avant d’embellir quoi que ce soit.', 'tout est fait sauf la pile des cas douteux'],
    'collect-doubtful': ['{Subject} : trancher la pile des cas douteux', 'En une séance, avec quelqu’un qui s’y connaît ; ce qui reste inconnu est marqué comme tel et gardé.', 'la pile est vide'],
    'collect-show': ['{Subject} : rendre trouvable, mettre une copie à l’abri, montrer', 'Une page en tête qui dit où est quoi et comment lire l’ensemble ; une copie ailleurs ; fais chercher trois pièces à quelqu’un.', 'un inconnu a trouvé trois pièces en deux minutes'],
  },
  names: {},
}
