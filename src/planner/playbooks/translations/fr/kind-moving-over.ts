import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_MOVING_OVER_FR: PlaybookWords = {
  title: 'transférer quelque chose',
  templates: {
    sort: ['{Topic} : lister, nettoyer et décider ce qui suit', 'Passe en revue {topic} une fois : ce qui suit, ce qui est jeté, ce qui est en double et ce à quoi d’autres renvoient.', 'la liste pour {topic} porte une décision à chaque ligne'],
    trial: ['{Topic} : en transférer une petite partie à l’essai', 'Prends dix pièces typiques et les trois plus étranges ; vérifie chacune à son nouvel endroit avec quelqu’un qui s’en sert.', 'les pièces d’essai sont complètes et utilisables au nouvel endroit'],
    move: ['{Topic} : transférer le reste et vérifier', 'Suis l’ordre de la liste, compte avant et après, et garde l’ancien endroit lisible jusqu’à la fin du contrôle.', 'les comptes concordent et ceux qui utilisent {topic} ont regardé un échantillon'],
    'move-list': ['{Subject} : lister ce qui existe, avec quantités et responsables', 'Une ligne par sorte : combien, où, qui s’en sert, à quoi c’est relié et pour quand ce doit être fini.', 'les responsables ont confirmé la liste'],
    'move-target': ['{Subject} : examiner le nouvel endroit : place, format, règles, coûts', 'Vérifie que les pièces les plus grandes et les plus étranges y entrent, qui peut entrer ou voir quoi, et ce que cela coûte au quotidien.', 'chaque ligne de la liste a une place'],
    'move-clean': ['{Subject} : jeter, fusionner les doublons, réparer l’abîmé', 'Ce dont personne n’a eu besoin depuis des années ne suit pas. Demande une fois au responsable, avec une date après laquelle le silence vaut non.', 'la liste a raccourci et ne contient plus de doublons'],
    'move-map': ['{Subject} : décider où va chaque sorte et sous quelle forme', 'Un tableau de l’ancien vers le nouveau, avec un exemple par ligne ; marque ce qui se perd en route et fais-le accepter par quelqu’un.', 'chaque ligne a un exemple vu par quelqu’un qui s’en sert'],
    'move-copy': ['{Subject} : mettre l’ancien état à l’abri et tester un retour', 'Copie complète, photos ou inventaire gardés à part ; récupère une pièce depuis cette copie pour en être sûr.', 'une pièce est revenue entière de la copie'],
    'move-trial': ['{Subject} : transférer un échantillon à l’essai', 'Dix pièces typiques et les trois plus étranges, montre en main, pour connaître la durée du vrai transfert.', 'l’échantillon sert au nouvel endroit et les heures pour le tout sont connues'],
    'move-fix': ['{Subject} : corriger ce que l’essai a montré', 'Change le tableau ou la façon de transférer, pas les pièces une à une ; transfère à nouveau le même échantillon.', 'le deuxième essai n’a demandé aucune retouche à la main'],
    'move-tell': ['{Subject} : annoncer à tous le jour, ce qui change et à qui demander', 'Deux semaines puis deux jours avant : ce qui ferme et quand, la nouvelle adresse ou le nouvel endroit, et ce que chacun doit faire.', 'aucun de ceux qui s’en servent ne serait surpris le jour venu'],
    'move-over': ['{Subject} : tout transférer, l’ancien endroit verrouillé', 'Plus rien ne change à l’ancien endroit dès l’heure du début ; coche chaque ligne de la liste ; arrête et reviens en arrière à l’heure fixée d’avance.', 'chaque ligne est cochée et les comptes concordent'],
    'move-check': ['{Subject} : faire vérifier au nouvel endroit par ceux qui s’en servent', 'Donne à chaque responsable cinq pièces à trouver et à utiliser ; note ce qui manque, ce qui est faux ou plus lent qu’avant.', 'chaque responsable a trouvé ses cinq pièces'],
    'move-links': ['{Subject} : changer adresses, étiquettes et renvois à l’ancien endroit', 'En-têtes, liens, panneaux, contrats, réexpédition ; cherche l’ancien nom partout où il peut se trouver.', 'une recherche de l’ancien nom ne trouve plus rien qui serve'],
    'move-close': ['{Subject} : fermer l’ancien endroit', 'Garde la copie aussi longtemps que la loi ou la prudence le demande, résilie les contrats, rends les clés et ferme les comptes.', 'on ne paie plus rien pour l’ancien endroit'],
  },
  names: {},
}
