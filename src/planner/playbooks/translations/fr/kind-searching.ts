import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_SEARCHING_FR: PlaybookWords = {
  title: 'trouver quelqu’un ou quelque chose',
  templates: {
    'search-what': ['{Subject} : décrire pour que d’autres puissent reconnaître', 'Ce qui est certain, ce qui est probable, ce qui exclut ; le dernier lieu ou la dernière date connus ; une image s’il y en a une.', 'quelqu’un qui n’en sait rien pourrait chercher avec toi'],
    'search-known': ['{Subject} : réunir toutes les traces que tu as déjà', 'Papiers, messages, photos, noms de personnes qui savent peut-être ; écris date et source à côté de chacune.', 'toutes les traces sont sur une feuille, dans l’ordre'],
    'search-where': ['{Subject} : lister lieux et personnes à interroger, les plus probables d’abord', 'Registres, archives, associations, entreprises, voisins, groupes en ligne ; note horaires, frais et ce qu’il leur faut de toi.', 'quinze adresses sont en ordre'],
    'search-rules': ['{Subject} : ce que tu peux demander et publier', 'La vie privée des personnes concernées, qui apprend que tu cherches, et que faire si quelqu’un ne veut pas être trouvé.', 'tu sais ce que tu ne feras pas'],
    'search-letter': ['{Subject} : une demande courte, à laquelle on répond facilement', 'Qui tu es, ce que tu cherches et pourquoi, une seule question, comment te joindre ; une demi-page, et une version pour le téléphone.', 'quelqu’un d’autre y répondrait en deux minutes'],
    'search-first': ['{Subject} : interroger les cinq premiers', 'L’un après l’autre, avec la date et le nom de qui a répondu dans la liste ; finis chaque échange par : à qui d’autre demander ?', 'cinq ont été interrogés et de nouveaux noms sont dans la liste'],
    'search-second': ['{Subject} : suivre les nouvelles traces et interroger les dix suivants', 'Ce que deux sources disent indépendamment compte le plus ; abandonne ce qui ne mène à rien après deux essais.', 'chaque trace est suivie ou close'],
    'search-remind': ['{Subject} : relancer ceux qui n’ont pas répondu', 'Après dix jours, aimablement, avec la première lettre dessous ; essaie une autre voie (appeler au lieu d’écrire).', 'tout le monde a eu une relance'],
    'search-wide': ['{Subject} : chercher plus loin : une annonce, un groupe, un professionnel', 'Où se retrouvent ceux qui sauraient ? Demande le prix avant de commander quoi que ce soit.', 'trois nouvelles voies ont été essayées'],
    'search-check': ['{Subject} : vérifier ce que tu as trouvé', 'Compare avec ce qui est certain ; demande une deuxième preuve ; prends ton temps avec l’argent et les données personnelles.', 'deux signes indépendants disent que c’est bien cela'],
    'search-meet': ['{Subject} : prendre contact ou mettre en sûreté', 'Un lieu où les deux sont à l’aise, un premier pas sur lequel on peut revenir, tout accord par écrit.', 'la première rencontre ou la remise a eu lieu'],
    'search-close': ['{Subject} : remercier ceux qui ont aidé et classer les traces', 'Un mot à tous ceux qui ont répondu ; garde la liste au cas où cela reprendrait.', 'plus personne ne cherche pour toi en vain'],
  },
  names: {},
}
