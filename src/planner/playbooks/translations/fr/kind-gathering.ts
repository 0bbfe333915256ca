import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_GATHERING_FR: PlaybookWords = {
  title: 'rassembler des gens',
  templates: {
    choose: ['{Topic} : trois possibilités, en choisir une', 'Prix, capacité et ce qui est compris pour {topic}, de trois côtés ; demande à quelqu’un qui y a eu recours.', 'le choix pour {topic} est fait et le prix connu'],
    fix: ['{Topic} : confirmer par écrit et vérifier la semaine d’avant', 'Nom, jour, heure, somme et numéro à appeler le jour même ; redemande une semaine avant.', 'il y a deux confirmations pour {topic}'],
    'gather-why': ['{Subject} : ce que chacun doit emporter, pour combien de gens, à quel prix', 'Une phrase sur l’occasion, un nombre de personnes avec une fourchette, une somme à dépenser et qui décide.', 'la phrase, le nombre et la somme sont convenus'],
    'gather-date': ['{Subject} : fixer le jour et vérifier qu’il est libre', 'Vacances, autres événements, ceux qui ne peuvent pas manquer, et une deuxième date en cas de mauvais temps ou de maladie.', 'ceux qui ne peuvent pas manquer ont dit oui'],
    'gather-place': ['{Subject} : voir et réserver le lieu', 'Place, toilettes, accès sans marches, chauffage, son, parking, heures pour installer et ranger ; le prix tout compris.', 'le lieu est réservé par écrit pour les heures nécessaires'],
    'gather-run': ['{Subject} : le déroulé, minute par minute pour la première demi-heure', 'Arrivée, accueil, moment principal, pause, fin ; qui mène ; une occupation pour ceux qui ne connaissent personne.', 'deux personnes l’ont parcouru en pensée sans trouver de trou'],
    'gather-invite': ['{Subject} : inviter, avec un jour limite de réponse', 'Quoi, quand, où, combien de temps, quoi apporter, comment venir, besoins d’accès et de repas ; un mot personnel à ceux qui comptent le plus.', 'toutes les invitations sont parties'],
    'gather-helpers': ['{Subject} : trouver des aides, chacun une tâche', 'Installation, entrée, repas, son, rangement ; donne à chacun une tâche, une heure et le nom de qui interroger.', 'chaque tâche a un nom et un remplaçant'],
    'gather-food': ['{Subject} : repas et boissons par tête, avec les régimes de chacun', 'Quantités par tête, chaud ou froid, qui apporte, assiettes et verres, de l’eau pour tous.', 'c’est commandé ou promis, avec les quantités'],
    'gather-things': ['{Subject} : son, lumière, sièges, panneaux, premiers secours', 'Liste ce qui est là et ce qui manque ; essaie son et image sur place ; pense à la pluie, à la nuit et au froid.', 'tout est essayé ou a quelqu’un qui l’apporte'],
    'gather-count': ['{Subject} : relancer ceux qui n’ont pas répondu et fixer le nombre', 'Un message aimable à chacun ; puis donne le nombre au lieu et à la cuisine.', 'le nombre est fixé et transmis'],
    'gather-rain': ['{Subject} : que faire s’il pleut, s’il y a trop ou trop peu de gens, ou plus de courant', 'Qui décide et jusqu’à quelle heure, comment chacun l’apprend, ce qu’on laisse tomber d’abord.', 'quatre phrases sont écrites et les aides les connaissent'],
    'gather-briefing': ['{Subject} : passer le déroulé avec toutes les aides', 'Sur place si possible : qui est où et quand ; les numéros de téléphone sur une carte.', 'chaque aide a dit son rôle à voix haute'],
    'gather-setup': ['{Subject} : installer et tout essayer', 'Sièges, fléchage depuis la rue, son, eau, toilettes ; fini une heure avant les premiers arrivants.', 'une heure avant, tu pourrais ouvrir la porte'],
    'gather-after': ['{Subject} : ranger, remercier, payer et noter les leçons', 'Sous deux jours : remerciements avec une photo, factures, objets rendus, cinq lignes pour la prochaine fois.', 'rien n’est dû, rien ne manque et les cinq lignes sont écrites'],
  },
  names: {},
}
