import type { Language } from '../../../playbooks/playbook.ts'
import type { StayWords } from './stay-words.ts'

/** Days on the snow. */
export const SKIING_DAYS: Readonly<Record<Language, StayWords>> = {
  en: {
    first: ['Fit boots and skis, fetch the passes, find the way to the lift', 'Thin dry socks; toes just free when you lean forward; bindings set by weight and skill. Photograph the numbers, and walk to the lift and the meeting point of the ski school once.', 'boots, skis, helmets and passes stand ready for the morning'],
    start: ['First morning on the snow: easy runs near the base, or the first lesson', 'Ten minutes to warm up, then blue runs until they feel easy. Agree where to meet if you lose each other.', 'everybody has come down a blue run in control'],
    morning: [
      ['Morning on the slopes: at the lift when it opens', 'The snow is best before eleven; children to their class a quarter of an hour early. Look at the avalanche level and the hours of the last lifts.', 'one run is behind you that you did not dare before'],
      ['Slow morning: a walk in the snow, sledging or the pool', 'Most falls come on the third and fourth day, with tired legs. Dry gloves and boots, have skis waxed or swapped.', 'legs are rested and the gear is dry'],
      ['Morning on the far side of the ski area, by the map', 'Mark the lifts and the last way back the evening before; sun cream and something to eat in the pocket.', 'you have seen another valley and are back on your own side in time'],
    ],
    afternoon: [
      ['Afternoon on the slopes: two or three favourite runs, and stop while legs are fresh', 'Down before it gets icy and crowded; nobody says “one more”. Fetch children from their class in time.', 'everybody is down before the last lift'],
      ['Afternoon without skis: sledge run, skating or a warm pool', 'Ask what is open and whether sledges are lent at the top.', 'everybody has done something other than skiing'],
    ],
    evening: [
      ['Evening in: gear to dry, a hot bath, an early dinner', 'Boots open and upside down, gloves on the radiator, forecast and first lift for tomorrow.', 'everything dries and the alarm is set'],
      ['Evening out: fondue, a torch-lit walk or a floodlit sledge run', 'Book the table in the morning; head torch and warm shoes for the way home.', 'you were out in the snow at night once'],
    ],
  },
  de: {
    first: ['Stiefel und Ski anpassen, Skipässe holen, den Weg zum Lift gehen', 'Dünne trockene Socken; die Zehen sind gerade frei, wenn du dich vorbeugst; Bindung nach Gewicht und Können. Fotografiert die Nummern und geht einmal bis zum Lift und zum Treffpunkt der Skischule.', 'Stiefel, Ski, Helme und Pässe für den Morgen bereitstehen'],
    start: ['Erster Vormittag im Schnee: leichte Pisten nahe der Talstation oder die erste Stunde', 'Zehn Minuten aufwärmen, dann blaue Pisten, bis sie leichtfallen. Macht aus, wo ihr euch trefft, wenn ihr euch verliert.', 'alle eine blaue Piste sicher heruntergekommen sind'],
    morning: [
      ['Vormittag auf der Piste: am Lift, wenn er öffnet', 'Bis elf ist der Schnee am besten; Kinder eine Viertelstunde vorher zum Kurs. Lawinenstufe und letzte Lifte nachsehen.', 'eine Abfahrt geschafft ist, die du dir vorher nicht zugetraut hast'],
      ['Ruhiger Vormittag: Winterwanderung, Rodeln oder Bad', 'Die meisten Stürze kommen am dritten und vierten Tag mit müden Beinen. Handschuhe und Stiefel trocknen, Ski wachsen oder tauschen.', 'die Beine ausgeruht und die Sachen trocken sind'],
      ['Vormittag auf der anderen Seite des Skigebiets, nach der Karte', 'Am Abend vorher Lifte und letzten Rückweg anzeichnen; Sonnencreme und etwas zu essen in die Tasche.', 'ihr ein anderes Tal gesehen habt und rechtzeitig zurück seid'],
    ],
    afternoon: [
      ['Nachmittag auf der Piste: zwei, drei Lieblingsabfahrten, und aufhören, solange die Beine frisch sind', 'Hinunter, bevor es eisig und voll wird; niemand sagt „noch eine“. Kinder pünktlich vom Kurs abholen.', 'alle vor dem letzten Lift unten sind'],
      ['Nachmittag ohne Ski: Rodelbahn, Eislaufen oder warmes Bad', 'Frag, was offen hat und ob es oben Schlitten zu leihen gibt.', 'alle etwas anderes als Skifahren gemacht haben'],
    ],
    evening: [
      ['Abend im Quartier: Sachen trocknen, heißes Bad, frühes Abendessen', 'Stiefel offen und umgedreht, Handschuhe auf die Heizung, Wetter und erster Lift für morgen.', 'alles trocknet und der Wecker gestellt ist'],
      ['Abend draußen: Fondue, Fackelwanderung oder beleuchtete Rodelbahn', 'Den Tisch am Morgen bestellen; Stirnlampe und warme Schuhe für den Heimweg.', 'ihr einmal nachts im Schnee wart'],
    ],
  },
  es: {
    first: ['Probar botas y esquís, recoger los forfaits, conocer el camino al remonte', 'Calcetín fino y seco; los dedos quedan justo libres al inclinarte; fijaciones según peso y nivel. Fotografía los números y ve una vez hasta el remonte y el punto de encuentro de la escuela.', 'botas, esquís, cascos y forfaits están listos para la mañana'],
    start: ['Primera mañana en la nieve: pistas fáciles junto a la base o la primera clase', 'Diez minutos de calentamiento y pistas azules hasta que salgan solas. Acordad dónde encontraros si os perdéis.', 'todos han bajado una pista azul con control'],
    morning: [
      ['Mañana en pistas: en el remonte a la hora de abrir', 'Hasta las once la nieve está mejor; los niños, un cuarto de hora antes en su clase. Mira el nivel de aludes y la hora de los últimos remontes.', 'has bajado una pista que antes no te atrevías'],
      ['Mañana tranquila: paseo por la nieve, trineo o piscina', 'La mayoría de las caídas llega el tercer y cuarto día, con las piernas cansadas. Seca guantes y botas, encera o cambia los esquís.', 'las piernas han descansado y el equipo está seco'],
      ['Mañana en el otro lado de la estación, con el mapa', 'Marca la noche antes los remontes y el último regreso; crema solar y algo de comer en el bolsillo.', 'habéis visto otro valle y volvéis a tiempo a vuestro lado'],
    ],
    afternoon: [
      ['Tarde en pistas: dos o tres bajadas favoritas, y parar con las piernas frescas', 'Abajo antes de que se hiele y se llene; nadie dice «una más». Recoge a los niños a su hora.', 'todos están abajo antes del último remonte'],
      ['Tarde sin esquís: trineo, patinaje o piscina climatizada', 'Pregunta qué abre y si arriba prestan trineos.', 'todos han hecho algo distinto de esquiar'],
    ],
    evening: [
      ['Noche en casa: secar el equipo, baño caliente, cena temprana', 'Botas abiertas y boca abajo, guantes en el radiador, previsión y primer remonte de mañana.', 'todo se seca y el despertador está puesto'],
      ['Noche fuera: fondue, paseo con antorchas o trineo iluminado', 'Reserva la mesa por la mañana; frontal y calzado caliente para volver.', 'habéis estado una vez de noche en la nieve'],
    ],
  },
  fr: {
    first: ['Essayer chaussures et skis, retirer les forfaits, repérer le chemin des remontées', 'Chaussettes fines et sèches ; les orteils tout juste libres quand tu te penches ; fixations selon le poids et le niveau. Photographie les numéros et va une fois jusqu’au départ et au point de rencontre de l’école.', 'chaussures, skis, casques et forfaits sont prêts pour le matin'],
    start: ['Première matinée sur la neige : pistes faciles près du départ, ou premier cours', 'Dix minutes d’échauffement, puis des bleues jusqu’à ce qu’elles soient faciles. Convenez d’un point de rencontre si vous vous perdez.', 'chacun a descendu une bleue en contrôle'],
    morning: [
      ['Matinée sur les pistes : aux remontées dès l’ouverture', 'La neige est la meilleure avant onze heures ; les enfants au cours un quart d’heure avant. Regarde le risque d’avalanche et l’heure des dernières remontées.', 'tu as descendu une piste que tu n’osais pas'],
      ['Matinée calme : marche dans la neige, luge ou piscine', 'La plupart des chutes arrivent le troisième et le quatrième jour, jambes fatiguées. Sèche gants et chaussures, fais farter ou changer les skis.', 'les jambes sont reposées et le matériel est sec'],
      ['Matinée de l’autre côté du domaine, plan en main', 'La veille, marque les remontées et le dernier retour ; crème solaire et de quoi manger dans la poche.', 'vous avez vu une autre vallée et rentrez à temps de votre côté'],
    ],
    afternoon: [
      ['Après-midi sur les pistes : deux ou trois descentes préférées, et s’arrêter les jambes fraîches', 'En bas avant la glace et la foule ; personne ne dit « une dernière ». Va chercher les enfants à l’heure.', 'tout le monde est en bas avant la dernière remontée'],
      ['Après-midi sans skis : luge, patinoire ou bain chaud', 'Demande ce qui est ouvert et si on prête des luges en haut.', 'chacun a fait autre chose que du ski'],
    ],
    evening: [
      ['Soirée au chaud : sécher le matériel, bain, dîner tôt', 'Chaussures ouvertes et retournées, gants sur le radiateur, météo et première remontée du lendemain.', 'tout sèche et le réveil est mis'],
      ['Soirée dehors : fondue, balade aux flambeaux ou luge éclairée', 'Réserve la table le matin ; frontale et chaussures chaudes pour le retour.', 'vous avez été une fois de nuit dans la neige'],
    ],
  },
  pt: {
    first: ['Provar botas e esquis, buscar os passes, conhecer o caminho até o teleférico', 'Meia fina e seca; os dedos ficam só livres quando você se inclina; fixações conforme peso e nível. Fotografe os números e vá uma vez até o teleférico e o ponto de encontro da escola.', 'botas, esquis, capacetes e passes estão prontos para a manhã'],
    start: ['Primeira manhã na neve: pistas fáceis perto da base ou a primeira aula', 'Dez minutos de aquecimento e pistas azuis até ficarem fáceis. Combinem onde se encontrar caso se percam.', 'todos desceram uma pista azul com controle'],
    morning: [
      ['Manhã nas pistas: no teleférico na hora da abertura', 'Até as onze a neve está melhor; as crianças na aula um quarto de hora antes. Veja o risco de avalanche e a hora dos últimos teleféricos.', 'você desceu uma pista que antes não ousava'],
      ['Manhã calma: caminhada na neve, trenó ou piscina', 'A maioria das quedas vem no terceiro e no quarto dia, com as pernas cansadas. Seque luvas e botas, encere ou troque os esquis.', 'as pernas descansaram e o equipamento está seco'],
      ['Manhã do outro lado da estação, com o mapa', 'Marque na véspera os teleféricos e a última volta; protetor solar e algo para comer no bolso.', 'vocês viram outro vale e voltaram a tempo'],
    ],
    afternoon: [
      ['Tarde nas pistas: duas ou três descidas favoritas, e parar com as pernas descansadas', 'Desça antes do gelo e da multidão; ninguém diz “só mais uma”. Busque as crianças na hora.', 'todos estão embaixo antes do último teleférico'],
      ['Tarde sem esquis: trenó, patinação ou piscina aquecida', 'Pergunte o que abre e se lá em cima emprestam trenós.', 'todos fizeram algo além de esquiar'],
    ],
    evening: [
      ['Noite em casa: secar o equipamento, banho quente, jantar cedo', 'Botas abertas e viradas, luvas no radiador, previsão e primeiro teleférico de amanhã.', 'tudo seca e o despertador está ligado'],
      ['Noite fora: fondue, passeio com tochas ou trenó iluminado', 'Reserve a mesa de manhã; lanterna de cabeça e sapatos quentes para voltar.', 'vocês estiveram uma vez à noite na neve'],
    ],
  },
}
