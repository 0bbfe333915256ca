import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_IMPROVING_FR: PlaybookWords = {
  title: 'améliorer ce qui se mesure',
  templates: {
    causes: ['{Topic} : mesurer et trouver la cause principale', 'Fais le compte pour {topic} pendant quelques jours ordinaires, note à côté de chaque cas ce qui l’a provoqué et classe les causes selon ce qu’elles ajoutent.', 'un chiffre et la cause principale sont notés pour {topic}'],
    change: ['{Topic} : essayer un seul changement à petite échelle', 'Ne change qu’une chose, à un seul endroit ou pendant une semaine, et continue à compter de la même façon.', 'le chiffre d’avant et celui d’après sont côte à côte'],
    keep: ['{Topic} : garder ce qui a marché et en faire l’habitude', 'Écris la nouvelle façon de faire en trois lignes là où le travail se fait, dis qui surveille le chiffre et reviens sur ce qui n’a rien apporté.', 'la nouvelle façon a été suivie une semaine sans rappel'],
    'improve-measure': ['{Subject} : convenir du chiffre et de la façon de le compter', 'Écris ce qui est compté exactement, où, par qui et dans quelle unité, et ce qui ne compte pas. Un chiffre que deux personnes comptent différemment ne sert à rien.', 'deux personnes qui comptent la même journée trouvent le même chiffre'],
    'improve-baseline': ['{Subject} : relever le point de départ sur des jours ordinaires', 'Compte au moins une semaine ou dix cas avant de changer quoi que ce soit ; note pour chacun ce qui se passait autour.', 'la moyenne et le pire cas d’une semaine ordinaire sont connus'],
    'improve-watch': ['{Subject} : observer où cela naît, sans rien changer', 'Sois là quand cela se produit, interroge ceux qui font le travail et note chaque étape avec son temps, sa quantité ou son coût.', 'le parcours tient sur une page avec un chiffre à chaque étape'],
    'improve-causes': ['{Subject} : classer les causes selon leur poids', 'Liste toutes les causes avec leur part. Deux ou trois font d’habitude l’essentiel ; laisse le reste de côté pour l’instant.', 'les causes principales dépassent ensemble la moitié du total'],
    'improve-ideas': ['{Subject} : réunir des remèdes aux causes principales et en choisir trois', 'Demande d’abord à ceux qui font le travail. Compare l’effet et l’effort de chaque remède, et commence par ce qui coûte peu et peut être annulé.', 'trois remèdes ont une personne, un premier jour et un effet attendu'],
    'improve-trial-1': ['{Subject} : essayer le premier remède à petite échelle', 'Un lieu, un groupe ou une semaine ; tout le reste demeure comme avant et on continue à compter de la même façon.', 'il y a des chiffres d’avant et d’après, et la décision de garder, modifier ou abandonner'],
    'improve-trial-2': ['{Subject} : essayer le deuxième remède, le premier restant en place', 'Ajoute-le seulement quand le premier s’est stabilisé, pour pouvoir distinguer les deux effets.', 'l’effet propre du deuxième remède est connu'],
    'improve-half': ['{Subject} : à mi-parcours, comparer le chiffre à l’objectif', 'Trace la ligne du point de départ à aujourd’hui, puis jusqu’au dernier jour. Si elle manque l’objectif, attaque la cause suivante au lieu d’insister sur le même remède.', 'la cause suivante et ce qu’on arrête sont décidés'],
    'improve-side-effects': ['{Subject} : chercher ce qui a empiré ailleurs', 'Demande à trois personnes concernées ; regarde la qualité, les plaintes et la charge des autres depuis le premier essai.', 'chaque effet secondaire est accepté par quelqu’un ou a un remède'],
    'improve-widen': ['{Subject} : étendre partout ce qui a marché', 'Montre les chiffres et la nouvelle façon à ceux qui n’étaient pas de l’essai, en dix minutes, à leur poste ; reste à portée le premier jour.', 'tous les secteurs travaillent de la nouvelle façon'],
    'improve-standard': ['{Subject} : écrire la nouvelle façon et nommer qui surveille le chiffre', 'Une demi-page là où le travail se fait : ce qu’on fait maintenant, ce qu’on ne fait plus, le chiffre attendu et qui prévenir s’il dérape.', 'un nouveau venu a suivi la page sans rien demander'],
    'improve-result': ['{Subject} : comparer le résultat au point de départ', 'Compte encore une fois comme la première semaine ; donne le chiffre à tous ceux qui ont participé, avec ce qui a agi et ce qui n’a rien fait.', 'tous les participants connaissent le résultat, sa raison et la prochaine cause à traiter'],
  },
  names: {},
}
