import type { Language } from '../../../playbooks/playbook.ts'
import type { StayWords } from './stay-words.ts'

/** Days with those whom one visits. */
export const VISITING_DAYS: Readonly<Record<Language, StayWords>> = {
  en: {
    first: ['Arrive for good: unpack, presents on the table, hear how their days run', 'Ask about house rules, keys, work and school hours, and say which days you are out by yourselves.', 'everybody knows who is where on which day'],
    morning: [
      ['Slow morning with your hosts: breakfast and a walk round their quarter', 'Let them show what they show to guests; ask for their baker, their park, their bench.', 'you have seen their quarter through their eyes'],
      ['Morning of use: help with what is hard for them alone', 'A shelf, the garden, photographs, papers, an hour with the children; ask for one thing by name.', 'one thing is done that they were putting off'],
    ],
    afternoon: [
      ['Afternoon together: old photographs, a game, a call to those who are missing', 'Ask for one story that you do not know and write it down; a picture of all of you.', 'a story and a picture have come home with you'],
      ['Afternoon apart: rest for them, two hours outside for you', 'Nobody says “we must”; be back for the evening, with something sweet.', 'both sides have had two hours of their own'],
    ],
    evening: [
      ['Evening at the table, without a plan', 'Washing up is yours; early to bed where work or school comes in the morning.', 'the kitchen is clean and tomorrow is agreed'],
      ['Evening out with them: a concert, a match, their favourite place', 'Book for all of you, and look after whoever minds the children.', 'you had one evening that they would not have given themselves'],
    ],
  },
  de: {
    first: ['Richtig ankommen: auspacken, Geschenke auf den Tisch, hören, wie ihre Tage laufen', 'Frag nach Hausregeln, Schlüsseln, Arbeits- und Schulzeiten und sag, an welchen Tagen ihr allein unterwegs seid.', 'alle wissen, wer an welchem Tag wo ist'],
    morning: [
      ['Ruhiger Vormittag mit den Gastgebern: Frühstück und ein Gang durch ihr Viertel', 'Lass dir zeigen, was sie Gästen zeigen; frag nach ihrem Bäcker, ihrem Park, ihrer Bank.', 'du ihr Viertel mit ihren Augen gesehen hast'],
      ['Vormittag zum Helfen: was ihnen allein schwerfällt', 'Ein Regal, der Garten, Fotos, Papiere, eine Stunde mit den Kindern; frag nach einer bestimmten Sache.', 'eine Sache erledigt ist, die liegen geblieben war'],
    ],
    afternoon: [
      ['Nachmittag zusammen: alte Fotos, ein Spiel, ein Anruf bei denen, die fehlen', 'Frag nach einer Geschichte, die du nicht kennst, und schreib sie auf; ein Bild von euch allen.', 'eine Geschichte und ein Bild mit nach Hause kommen'],
      ['Nachmittag getrennt: Ruhe für sie, zwei Stunden draußen für dich', 'Niemand sagt „wir müssen noch“; zum Abend zurück, mit etwas Süßem.', 'beide Seiten zwei Stunden für sich hatten'],
    ],
    evening: [
      ['Abend am Tisch, ohne Plan', 'Der Abwasch ist deiner; früh ins Bett, wo morgen Arbeit oder Schule ist.', 'die Küche sauber und der nächste Tag besprochen ist'],
      ['Abend aus mit ihnen: Konzert, Spiel, ihr liebstes Lokal', 'Bestell für alle und kümmere dich darum, wer die Kinder hütet.', 'ihr einen Abend hattet, den sie sich selbst nicht gegönnt hätten'],
    ],
  },
  es: {
    first: ['Llegar del todo: deshacer maletas, regalos en la mesa, saber cómo van sus días', 'Pregunta por normas de casa, llaves, horarios de trabajo y escuela, y di qué días salís por vuestra cuenta.', 'todos saben quién está dónde cada día'],
    morning: [
      ['Mañana tranquila con ellos: desayuno y paseo por su barrio', 'Deja que enseñen lo que enseñan a las visitas; pregunta por su panadería, su parque, su banco.', 'has visto su barrio con sus ojos'],
      ['Mañana para ayudar: lo que les cuesta hacer solos', 'Una estantería, el jardín, fotos, papeles, una hora con los niños; pide una cosa concreta.', 'está hecha una cosa que iban dejando'],
    ],
    afternoon: [
      ['Tarde juntos: fotos antiguas, un juego, una llamada a quienes faltan', 'Pide una historia que no conozcas y apúntala; una foto de todos.', 'una historia y una foto vuelven contigo a casa'],
      ['Tarde por separado: descanso para ellos, dos horas fuera para ti', 'Nadie dice «tenemos que»; de vuelta para la cena, con algo dulce.', 'cada parte ha tenido dos horas suyas'],
    ],
    evening: [
      ['Noche en la mesa, sin plan', 'Los platos son tuyos; a dormir pronto donde mañana hay trabajo o escuela.', 'la cocina está limpia y el día siguiente acordado'],
      ['Noche fuera con ellos: un concierto, un partido, su sitio favorito', 'Reserva para todos y ocúpate de quién cuida a los niños.', 'habéis tenido una noche que ellos no se habrían dado'],
    ],
  },
  fr: {
    first: ['Arriver vraiment : défaire les valises, cadeaux sur la table, apprendre le rythme de leurs journées', 'Demande les règles de la maison, les clés, les horaires de travail et d’école, et dis quels jours vous sortez seuls.', 'chacun sait qui est où chaque jour'],
    morning: [
      ['Matinée tranquille avec eux : petit-déjeuner et tour de leur quartier', 'Laisse-les montrer ce qu’ils montrent aux invités ; demande leur boulangerie, leur parc, leur banc.', 'tu as vu leur quartier avec leurs yeux'],
      ['Matinée pour aider : ce qui leur est difficile seuls', 'Une étagère, le jardin, des photos, des papiers, une heure avec les enfants ; demande une chose précise.', 'une chose qui traînait est faite'],
    ],
    afternoon: [
      ['Après-midi ensemble : vieilles photos, un jeu, un appel à ceux qui manquent', 'Demande une histoire que tu ne connais pas et note-la ; une photo de vous tous.', 'une histoire et une photo rentrent avec toi'],
      ['Après-midi chacun de son côté : repos pour eux, deux heures dehors pour toi', 'Personne ne dit « il faut » ; de retour pour le soir, avec une douceur.', 'chacun a eu deux heures à soi'],
    ],
    evening: [
      ['Soirée à table, sans programme', 'La vaisselle est pour toi ; tôt au lit s’il y a travail ou école le lendemain.', 'la cuisine est propre et le lendemain convenu'],
      ['Soirée dehors avec eux : un concert, un match, leur adresse préférée', 'Réserve pour tous et vois qui garde les enfants.', 'vous avez eu une soirée qu’ils ne se seraient pas offerte'],
    ],
  },
  pt: {
    first: ['Chegar de verdade: desfazer as malas, presentes na mesa, saber como são os dias deles', 'Pergunte pelas regras da casa, chaves, horários de trabalho e escola, e diga em que dias vocês saem sozinhos.', 'todos sabem quem está onde em cada dia'],
    morning: [
      ['Manhã tranquila com eles: café da manhã e uma volta pelo bairro', 'Deixe que mostrem o que mostram às visitas; pergunte pela padaria, o parque, o banco deles.', 'você viu o bairro com os olhos deles'],
      ['Manhã para ajudar: o que é difícil para eles sozinhos', 'Uma prateleira, o jardim, fotos, papéis, uma hora com as crianças; pergunte por uma coisa concreta.', 'está feita uma coisa que eles iam adiando'],
    ],
    afternoon: [
      ['Tarde juntos: fotos antigas, um jogo, uma ligação para quem falta', 'Peça uma história que você não conhece e anote; uma foto de todos.', 'uma história e uma foto voltam com você'],
      ['Tarde separados: descanso para eles, duas horas fora para você', 'Ninguém diz “temos de”; de volta à noite, com algo doce.', 'cada lado teve duas horas só suas'],
    ],
    evening: [
      ['Noite à mesa, sem plano', 'A louça é sua; cedo para a cama onde amanhã há trabalho ou escola.', 'a cozinha está limpa e o dia seguinte combinado'],
      ['Noite fora com eles: um concerto, um jogo, o lugar preferido deles', 'Reserve para todos e veja quem fica com as crianças.', 'vocês tiveram uma noite que eles não se teriam dado'],
    ],
  },
}
