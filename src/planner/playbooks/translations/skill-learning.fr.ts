import type { PlaybookWords } from './playbook-words.ts'

export const SKILL_LEARNING_FR: PlaybookWords = {
  templates: {
    'gear-and-safety': ['De quoi commencer : matériel prêté, un lieu, la règle de sécurité', 'Emprunte ou achète d’occasion ; demande à quelqu’un d’expérimenté ce que les débutants abîment ou se font.', 'tout est prêt et la règle tient en une phrase'],
    'film-yourself': ['Filme-toi à côté de quelqu’un de bien meilleur et marque cinq différences', 'Même situation, au ralenti ; posture, moment, ce qui est omis ; classe par coût.', 'la première différence a son exercice'],
    'target-picture': ['Dire ce qui est « assez bien » et noter où tu en es', 'Un test que tu pourras refaire à la fin ; filme ou note-le aujourd’hui sans entraînement ; cherche professeur, club ou partenaire.', 'le résultat du jour est gardé et une personne à qui demander est nommée'],
    parts: ['Décomposer : les cinq sous-gestes qui rapportent le plus, dans l’ordre', 'Observe deux bons, note ce qu’ils font autrement, choisis le peu qui compte.', 'cinq sous-gestes sont en ordre avec leur exercice'],
    watch: ['{Topic} : regarder un bon exemple et copier lentement', 'Un court exemple trois fois en nommant les étapes ; puis copie à mi-vitesse.', 'tu sais nommer les étapes et les faire lentement'],
    drill: [['{Topic} : travailler un détail à la fois', '{Topic} : travailler avec un retour, miroir, caméra ou appli', '{Topic} : travailler vite, puis de nouveau lentement'], 'Séries de dix minutes, un détail chacune, courte pause ; arrête tant que c’est bon.', 'huit essais sur dix sont justes'],
    play: [['{Topic} : l’employer dans une vraie partie', '{Topic} : l’employer contre un peu meilleur que toi', '{Topic} : l’employer avec une règle plus dure'], 'Le vrai, avec une seule intention ; note les deux moments décisifs.', 'deux moments sont notés avec ce que tu feras autrement'],
    fix: ['{Topic} : réparer l’erreur la plus coûteuse', 'L’erreur la plus fréquente de tes notes ; ralentis, trouve la cause, vingt répétitions justes.', 'l’erreur n’est pas revenue à la partie suivante'],
    'slow-week': ['Retour aux bases, tour {round} : lent, juste, peu', 'Les trois gestes sur lesquels tout repose, à mi-vitesse, jusqu’à l’ennui.', 'chacun fut juste dix fois de suite'],
    constraint: ['Contrainte, tour {round} : sans ton geste favori', 'Interdis-toi ce que tu fais toujours ; vois ce qui pousse à la place.', 'une solution nouvelle est notée'],
    free: ['Pour le plaisir, tour {round} : sans but, essayer une bêtise', 'La variété garde vivant ; remarque ce qui vient déjà tout seul.', 'tu as ri ou t’es surpris une fois'],
    teacher: ['Une heure avec meilleur que toi, tour {round} : trois questions', 'Montre au lieu de raconter ; demande ce qu’il travaillerait à ta place.', 'une chose à cesser et une à commencer sont écrites'],
    pressure: ['Répéter sous pression : montre, public ou adversaire', 'Au plus près de la vraie occasion ; expire avant de commencer.', 'tu es allé au bout sans t’arrêter'],
    'same-test': ['Refaire le test du premier jour et comparer', 'Mêmes conditions, film ou score à côté du premier.', 'la différence est écrite et une chose à garder est choisie'],
    'light-before': ['Veille légère : les bases seulement, coucher tôt', 'Seulement ce qui va bien ; prépare ce qu’il faut.', 'tu t’arrêtes sur une réussite'],
  },
  names: {
    'first basics': 'premières bases',
    'the moves used most': 'les gestes les plus utilisés',
    'common mistakes': 'les erreurs courantes',
    'doing it for real': 'en vrai',
    'basics, cleaned up': 'des bases propres',
    'the situations that come up most': 'les situations les plus fréquentes',
    'your weakest part': 'ton point le plus faible',
    'doing it under pressure': 'sous pression',
    'fine points': 'les finesses',
    'your style': 'ton style',
    'performing under pressure': 'réussir sous pression',
  },
}
