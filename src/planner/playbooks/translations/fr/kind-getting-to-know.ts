import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_GETTING_TO_KNOW_FR: PlaybookWords = {
  title: 'découvrir un sujet',
  templates: {
    'know-read': [['{Topic} : lire ou regarder, tes questions à côté', '{Topic} : une deuxième source qui voit les choses autrement'], 'Écris trois questions avant de commencer, cherche leurs réponses, et ferme le livre après chaque partie pour la redire avec tes mots.', 'les trois questions ont leur réponse sans regarder'],
    'know-note': ['{Topic} : tout sur une page, avec noms, dates et liens', 'Un dessin, une frise ou un tableau, d’abord de mémoire ; puis comble les trous avec la source et marque ce que tu avais oublié.', 'une page contient ce que tu veux encore en savoir dans un an'],
    'know-see': ['{Topic} : en voir, goûter, entendre ou utiliser un exemple', 'Un musée, un lieu, une dégustation, un enregistrement, une expérience ou un vrai cas ; note ce qui correspond à tes lectures et ce qui n’y correspond pas.', 'tu as un exemple à toi'],
    'know-recall': ['{Topic} : tout retrouver sur une page blanche', 'Écris pendant dix minutes tout ce que tu sais, compare avec ta page et ne répète que ce qui manquait.', 'les trous sont plus petits que la dernière fois'],
    'know-aim': ['{subject} : ce que tu veux pouvoir dire ou faire, et ce que tu sais déjà', 'Écris pendant dix minutes tout ce que tu sais ; puis trois questions dont tu aimerais la réponse et une occasion de t’en servir.', 'la page est datée et trois questions sont écrites'],
    'know-guides': ['{subject} : choisir un livre, un cours ou enregistrement, et une personne à interroger', 'Lis deux critiques et les premières pages ; une bonne introduction vaut mieux que cinq ; demande à quelqu’un qui s’y connaît par quoi commencer.', 'la source est là et la première séance commence à la page un'],
    'know-tell': ['{subject} : en parler dix minutes à quelqu’un, tour {round}', 'Sans notes, à quelqu’un qui n’en sait rien ; écris ses questions, car elles montrent ce que tu n’as pas compris.', 'ses questions sont notées et l’une a sa réponse'],
    'know-mix': ['{subject} : questions mêlées sur tout ce qui est vu, tour {round}', 'Dix questions de parties différentes, en désordre ; réponds à voix haute, vérifie et remets les ratées sur la pile.', 'huit sur dix sont justes, ou les autres sont de nouveau sur la pile'],
    'know-make': ['{subject} : en faire quelque chose : un exposé, une balade, un dîner, une page', 'Pour deux ou trois personnes que tu aimes bien ; choisis cinq choses parmi tout ce que tu sais, et une à laquelle tu ne t’attendais pas.', 'tout est prêt à être montré'],
    'know-end': ['{subject} : répondre à tes trois questions et choisir la suite', 'Compare avec la page du premier jour ; décide de ce qui suffit et du fil que tu suivras.', 'les trois réponses sont à côté de la première page'],
  },
  names: {
    'the overview': 'la vue d’ensemble',
    'the words and names used most': 'les mots et noms les plus courants',
    'the main lines': 'les grandes lignes',
    'one part in depth': 'une partie en profondeur',
    'the overview, filled in': 'la vue d’ensemble, complétée',
    'where people disagree': 'les points de désaccord',
    'the sources': 'les sources',
    'a question of your own': 'une question à toi',
  },
}
