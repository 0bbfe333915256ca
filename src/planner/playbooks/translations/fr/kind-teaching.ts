import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_TEACHING_FR: PlaybookWords = {
  title: 'enseigner aux autres',
  templates: {
    show: ['{Topic} : montrer, faire ensemble, laisser faire', 'Montre {topic} cinq minutes sur un vrai cas, puis côte à côte, puis chacun seul sous tes yeux.', 'chacun a réussi {topic} une fois sans aide'],
    again: ['{Topic} : encore après quelques jours, de mémoire', 'N’explique rien d’abord : laisse-les commencer {topic}, aide seulement là où ils s’arrêtent et note ce qui doit revenir.', '{topic} marche sans aide'],
    'teach-aim': ['{Subject} : ce qu’ils sauront faire à la fin, et à quoi tu le verras', 'Trois phrases au plus, qui commencent par « savoir » ; un petit test sur un vrai cas qui le montre.', 'les trois phrases et le test sont écrits'],
    'teach-start': ['{Subject} : découvrir où ils en sont', 'Fais faire à chacun un petit morceau et observe : que font-ils déjà, de quoi ont-ils peur, à quoi cela leur servira-t-il ?', 'chacun a un premier pas ni trop facile ni trop dur'],
    'teach-order': ['{Subject} : découper en étapes d’une séance', 'Du tout à la partie : chaque séance finit par quelque chose d’utilisable ; l’étape la plus dure au milieu, pas à la fin.', 'chaque étape a un exercice et un signe qu’elle est comprise'],
    'teach-material': ['{Subject} : des exemples de leur vie et de quoi manipuler', 'Trois vrais cas à eux, des outils ou des feuilles pour chacun ; essaie d’abord un exercice sur quelqu’un.', 'une personne a fait l’exercice sans ton aide'],
    'teach-first': ['{Subject} : la première séance, avec une réussite à la fin', 'Un dixième de parole, le reste à faire ; finis par quelque chose que chacun peut montrer à la maison ou au travail.', 'chacun a fait quelque chose qui marche'],
    'teach-second': ['{Subject} : la deuxième séance, qui commence par la première, de mémoire', 'Dix minutes de rappel sans aide, puis l’étape suivante ; note chaque faute que deux personnes font.', 'la première étape a été refaite sans aide'],
    'teach-hard': ['{Subject} : l’étape difficile, en petits morceaux', 'Montre lentement, puis à voix haute avec leurs mots, puis chacun seul ; félicite ce qu’ils ont fait et non ce qu’ils sont.', 'chacun a réussi une fois l’étape difficile'],
    'teach-practice': ['{Subject} : s’exercer entre les séances : peu et souvent', 'Dix minutes par jour avec un exercice qui se corrige seul ; convenez de l’heure et du lieu, et regarde-le à la séance suivante.', 'il y a quatre jours d’exercice avant la prochaine séance'],
    'teach-together': ['{Subject} : tout ensemble sur un vrai cas', 'Un cas entier du début à la fin ; ne dis rien tant qu’ils ne demandent pas ; puis discutez d’une seule chose.', 'le cas a été mené à bout sans tes mains'],
    'teach-explain': ['{Subject} : leur faire expliquer à quelqu’un d’autre', 'Qui explique remarque ce qui manque : fais enseigner à chacun une étape à son partenaire.', 'chaque étape a été expliquée par l’un d’eux'],
    'teach-test': ['{Subject} : le petit test convenu, et ce qui reste ouvert', 'Sur un cas neuf ; compare aux trois phrases ; pour ce qui reste ouvert, une révision plus courte avec une date.', 'on sait pour chacun ce qui marche et ce qui revient'],
    'teach-keep': ['{Subject} : une page aide-mémoire, et une date dans un mois', 'Les étapes, les trois fautes courantes et à qui demander ; dans un mois, dix minutes pour réessayer.', 'la page est affichée là où il faut et la date est fixée'],
  },
  names: {},
}
