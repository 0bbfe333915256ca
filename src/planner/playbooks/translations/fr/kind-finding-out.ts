import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_FINDING_OUT_FR: PlaybookWords = {
  title: 'se renseigner et décider',
  templates: {
    look: ['{Topic} : ce qu’on sait, par trois sources indépendantes', 'Note pour chaque source qui le dit, d’où elle le sait et de quand cela date ; marque où elles se contredisent sur {topic}.', 'une page dit ce qui est sûr, disputé et inconnu sur {topic}'],
    ask: ['{Topic} : demander ou mesurer ce qu’aucune source ne dit', 'Un court échange avec quelqu’un du métier, une visite ou ton propre comptage ; écris la question avant d’y aller.', 'la question ouverte sur {topic} a une réponse datée'],
    say: ['{Topic} : ce qui en découle', 'Une phrase pour le constat, une pour son degré de certitude, une pour ce qu’il faut faire.', 'les trois phrases sur {topic} sont écrites'],
    'find-question': ['{Subject} : écrire la question et la décision qui en dépend', 'Une seule question, ce qu’on ferait avec chaque réponse possible, qui décide et quelle précision il faut.', 'la personne qui décide dit : oui, avec cette réponse je pourrais décider'],
    'find-criteria': ['{Subject} : critères par ordre de poids, et ce qui élimine', 'Trois à six critères, chacun avec une mesure ; écris-les avant de regarder la première option, pour qu’aucun ne soit arrangé après coup.', 'deux personnes classeraient un exemple de la même manière'],
    'find-sources': ['{Subject} : lister les sources : personnes, chiffres, lieux à voir', 'Au moins une qui n’a rien à gagner à la réponse ; les chiffres officiels avant les avis ; ceux de l’an passé avant les plus anciens.', 'chaque critère a deux sources'],
    'find-long-list': ['{Subject} : une longue liste de possibilités, y compris ne rien changer', 'Le nombre avant le jugement : demande à trois personnes qui ont résolu la même chose, et regarde comment on fait à l’étranger ou dans un autre métier.', 'dix possibilités sont là, une ligne chacune'],
    'find-short-list': ['{Subject} : réduire à trois selon ce qui élimine', 'Une ligne de raison pour chaque option écartée, afin que personne ne la ramène.', 'il en reste trois et les raisons pour les autres sont notées'],
    'find-data': ['{Subject} : des chiffres pour les trois, avec tous les coûts et risques', 'Les coûts sur toute la durée et pas seulement au départ ; effort, temps, ce qui pourrait mal tourner ; dis quand un chiffre est une estimation.', 'chaque case du tableau est remplie, avec sa source'],
    'find-see': ['{Subject} : aller voir : visite, essai ou entretien avec des utilisateurs', 'Demande ce qu’ils feraient autrement, ce qui les agace, ce que cela coûte vraiment ; essaie l’usage principal sur ton propre cas.', 'deux utilisateurs ont été interrogés sur chacune des deux meilleures'],
    'find-numbers': ['{Subject} : vérifier si le résultat tient à une seule hypothèse', 'Change d’un tiers, en plus et en moins, les deux chiffres les moins sûrs et regarde si l’ordre demeure.', 'on sait quel chiffre pourrait renverser le résultat'],
    'find-second': ['{Subject} : faire plaider quelqu’un contre', 'Donne le tableau à quelqu’un qui préfère une autre option ; note son argument le plus fort et réponds-y.', 'l’argument le plus fort contre a une réponse ou a changé le résultat'],
    'find-recommend': ['{Subject} : une recommandation d’une page', 'Question, réponse, pourquoi, coût, ce qui s’y oppose, ce qui doit suivre et pour quand.', 'la page se comprend sans toi'],
    'find-decide': ['{Subject} : décider, et écrire pourquoi', 'Avec ceux qui peuvent décider ; note la décision, ses raisons et le signe qui ferait y revenir.', 'la décision et ses raisons sont écrites'],
    'find-next': ['{Subject} : le premier pas, et un mot à tous ceux qu’on a consultés', 'Commande, signe ou annonce le premier pas ; remercie ceux qui ont aidé et dis-leur ce que cela a donné.', 'le premier pas est fait et personne n’attend de réponse'],
  },
  names: {},
}
