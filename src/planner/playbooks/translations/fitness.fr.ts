import type { PlaybookWords } from './playbook-words.ts'

export const FITNESS_FR: PlaybookWords = {
  templates: {
    'form-check': ['Faire vérifier la technique : une heure de coach ou des films de profil', 'Squat, charnière, poussée, tirage à vide ; demande un seul repère par geste.', 'un repère par geste est dans le carnet'],
    'gym-tour': ['Connaître la salle : machines, rack, sécurités, heures calmes', 'Va une fois sans t’entraîner ; essaie les sécurités et comment sortir d’un essai raté.', 'tu connais tes cinq places et sais sortir de sous la barre'],
    'block-plan': ['Planifier le bloc : volume, intensité, semaine légère, test', 'Séries par muscle et semaine, séries lourdes à 8 sur 10, une semaine légère sur quatre.', 'chaque semaine a ses séries et charges sur papier'],
    baseline: ['Point de départ : taille, pouls au repos, pompes, gainage, photo', 'Mesure le matin ; pompes et gainage jusqu’à la limite propre. Demande d’abord au médecin en cas de doute.', 'cinq chiffres sont dans le carnet'],
    protein: ['Manger pour l’entraînement : protéines à chaque repas, sommeil à heure fixe', 'Environ 1,6 g de protéines par kilo et par jour, répartis ; choisis trois petits-déjeuners et trois dîners.', 'la liste de courses d’une semaine est écrite'],
    'halfway-check': ['Mi-parcours : carnet, douleurs, quoi changer', 'Quel geste stagne, quelle articulation se plaint, quelle séance saute ? Change une chose pour chacun.', 'la seconde moitié est ajustée sur papier'],
    'final-measure': ['Mesurer de nouveau et choisir le bloc suivant', 'Les cinq mêmes chiffres à la même heure ; garde ce qui marche, choisis un but chiffré.', 'le bloc suivant a une date de début'],
    'learn-a': ['Force, semaine {week} : apprendre squat, tirage et poussée avec peu de poids', 'Trois séries de dix avec un poids possible quinze fois ; filme une série de profil. Note chaque poids.', 'toutes les séries se ressemblent et sont notées'],
    'learn-b': ['Force, semaine {week} : apprendre charnière, tirage vertical et portés', 'Soulevé roumain dos plat, tirage ou traction assistée, portés lourds sur trente pas. Trois séries.', 'tu sens la charnière derrière, pas dans le dos'],
    squat: ['Bas du corps, semaine {week} : squat {amount}, fentes, mollets', 'Garde deux répétitions en réserve. Si toutes les séries font le nombre, 2,5 kg de plus la prochaine fois.', 'chaque série est notée avec le prochain poids'],
    push: ['Poussée, semaine {week} : développé ou pompes {amount}, épaules, triceps', 'Omoplates serrées, descends en deux secondes, monte en une. Deux répétitions en réserve.', 'chaque série est notée et les épaules vont bien'],
    pull: ['Tirage, semaine {week} : soulevé 3 x 5, rowing, face pulls', 'Soulevé d’abord, frais : gaine-toi, pousse le sol ; puis rowing 3 x 10 et face pulls 2 x 15.', 'le dos reste plat et les poids sont notés'],
    'top-set': ['Force, semaine {week} : série lourde de trois, puis 4 x 5 allégées', 'Monte en cinq séries ; la lourde laisse une répétition ; enlève un dixième, trois minutes entre.', 'la série lourde fut plus vive ou plus lourde que la dernière'],
    'full-heavy': ['Corps entier, semaine {week} : triples lourds, puis circuit facile', 'Squat et poussée 4 x 3 avec trois minutes, puis dix minutes de portés, rowing, gainage.', 'tous les triples permettaient une quatrième'],
    deload: ['Séance allégée, semaine {week} : mêmes gestes, moitié des séries', 'Mêmes poids moins un cinquième, deux séries et dix minutes d’étirements : le corps pousse cette semaine.', 'tu sors plus frais qu’en arrivant'],
    test: ['Test de force, semaine {week} : meilleure série de cinq, comparer à la semaine 1', 'Échauffe-toi en cinq paliers, puis une série de cinq aussi lourde que la forme le permet : squat, poussée, tirage.', 'les trois chiffres sont à côté de ceux de la semaine 1'],
    hips: ['Mobilité, semaine {week} : hanches et chevilles', 'Squat profond 2 x 60 s, 90/90, cheville au mur, étirement 60 s par côté. Expire en fin de course.', 'le squat tient calme une minute entière'],
    'upper-back': ['Mobilité, semaine {week} : haut du dos et épaules', 'Ouvertures, fil dans l’aiguille, glissés au mur, étirement à la porte ; lent, huit par côté.', 'les bras montent sans soulever les côtes'],
    hamstrings: ['Mobilité, semaine {week} : ischios et bas du dos', 'Chat-vache, charnière sur une jambe, sangle 60 s par côté, posture de l’enfant. Jamais dans la douleur.', 'tu touches les tibias jambes droites, ou une main plus bas'],
    flow: ['Mobilité, semaine {week} : enchaînement du corps entier', 'Grand étirement, chien tête en bas à planche, squat profond à debout ; un tour par minute.', 'tu as bougé sans t’arrêter'],
    steady: ['{name}, semaine {week} : régulier, en pouvant parler', 'Un effort égal ; cinq minutes de plus toutes les deux semaines.', 'l’allure finale vaut celle du début'],
    pyramid: ['{name}, semaine {week} : pyramide 1-2-3-2-1 min vives', 'Autant de temps facile que l’effort précédent.', 'la dernière minute est aussi vive que la première'],
    technique: ['{name}, semaine {week} : technique d’abord, puis distance facile', 'Un tiers du temps sur un détail, le reste facile en le gardant.', 'tu peux nommer le détail et le sentir'],
  },
  names: {
    'strength': 'musculation',
    'mobility': 'mobilité',
    'cardio': 'cardio',
  },
}
