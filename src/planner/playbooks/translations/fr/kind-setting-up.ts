import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_SETTING_UP_FR: PlaybookWords = {
  title: 'mettre quelque chose en place',
  templates: {
    settle: ['{Topic} : décider comment ce doit être, et qui doit accepter', 'Une phrase pour dire à quoi {topic} doit servir un jour ordinaire ; demande à ceux qui ont le terrain, l’argent ou les règles.', 'l’accord sur {topic} est écrit'],
    build: ['{Topic} : mettre en place et essayer', 'La forme la plus simple qui marche ; essaie {topic} avec deux futurs utilisateurs avant que tout soit fini.', 'deux utilisateurs se sont débrouillés avec {topic} sans toi'],
    run: ['{Topic} : régler qui s’en occupe', 'Ce qu’il y a à faire chaque jour, chaque semaine et chaque année pour {topic}, par qui et à quel coût.', 'un nom figure à côté de chaque point'],
    'setup-need': ['{Subject} : interroger cinq personnes qui s’en serviraient', 'Que font-elles aujourd’hui à la place, quand s’en serviraient-elles, qu’est-ce qui les retiendrait ? Écoute plus que tu n’expliques.', 'trois sur cinq s’en serviraient et tu sais pour quoi'],
    'setup-seen': ['{Subject} : visiter un exemple qui marche et demander ce qu’il exige', 'Coûts de la première année, heures par semaine, ce qui a cassé, ce qu’ils ne referaient pas, qui était contre et pourquoi.', 'leurs conseils sont en liste, avec des chiffres'],
    'setup-scope': ['{Subject} : la plus petite forme utile, et ce qui viendra après', 'Une phrase sur l’offre, quand et où ; trois choses volontairement laissées de côté les six premiers mois.', 'la phrase a été essayée sur deux inconnus'],
    'setup-permit': ['{Subject} : autorisations, responsabilité, assurance', 'Propriétaire du lieu, administration, voisins, règles d’incendie et d’hygiène ; qui répond si quelqu’un se blesse ; le tout par écrit.', 'chaque autorisation est accordée ou a une date'],
    'setup-money': ['{Subject} : coûts du départ et d’une année, et qui paie', 'Trois offres pour le plus gros poste, un dixième de réserve, dons et prêts avant les achats.', 'l’argent du départ est promis, nom par nom'],
    'setup-people': ['{Subject} : trouver deux personnes qui portent cela avec toi', 'Demande quelque chose de précis (une heure le jeudi), pas de l’aide en général ; conviens de qui décide quoi.', 'deux ont dit oui à quelque chose de précis'],
    'setup-place': ['{Subject} : fixer l’emplacement et le mesurer', 'Accès, lumière, courant, météo, voisins, rangement ; dessine où va chaque chose.', 'le dessin porte les mesures et le propriétaire est d’accord'],
    'setup-order': ['{Subject} : commander et emprunter ce qu’il faut', 'Ce qui a un délai d’abord ; le solide avant le beau ; des pièces de rechange pour ce qui s’use.', 'tout a une date de livraison avant les jours de montage'],
    'setup-build': ['{Subject} : monter l’ensemble', 'Avec des aides à jour fixe, chacun sa tâche ; la sécurité des utilisateurs d’abord ; photographie ce qui sera caché.', 'cela tient, marche et ne blesse personne'],
    'setup-rules': ['{Subject} : cinq règles et un panneau qui explique', 'Ce qu’on peut faire, ce qu’on ne peut pas, qui s’en occupe et comment le joindre ; lisible à deux mètres.', 'un passant a compris sans demander'],
    'setup-trial': ['{Subject} : un essai discret avec dix personnes', 'Laisse-les s’en servir quelques jours, regarde où elles s’arrêtent, règle les deux choses demandées deux fois.', 'les deux choses sont réglées'],
    'setup-tell': ['{Subject} : faire savoir : affiche, groupe local, mot personnel', 'Là où sont déjà les futurs utilisateurs ; une image, une phrase, la date ; demande à dix personnes d’amener quelqu’un.', 'la date s’est vue à trois endroits'],
    'setup-open': ['{Subject} : ouvrir', 'Une petite heure à un moment de passage ; montre comment on s’en sert ; remercie aides et donateurs par leur nom.', 'des inconnus s’en sont servis'],
    'setup-care': ['{Subject} : un tour de rôle pour l’entretien, et un bilan après un mois', 'Ce qu’on fait chaque jour, chaque semaine et chaque saison, et qui ; une boîte à réclamations ; une date pour décider de la suite.', 'les quatre prochaines semaines ont des noms'],
  },
  names: {},
}
