import type { Language } from '../../../playbooks/playbook.ts'
import type { StayWords } from './stay-words.ts'

/** Days by the sea. */
export const BEACH_DAYS: Readonly<Record<Language, StayWords>> = {
  en: {
    first: ['First look at the sea: the nearest beach, flags and currents', 'Bags first, then shoes off. Ask where it is safe to swim, what the flags mean and when the wind comes.', 'everybody has had their feet in the water'],
    morning: [
      ['Beach morning, before the sun is high', 'There by half past nine, shade up first, sun cream half an hour before; water at arm’s length, one adult always watches whoever cannot swim.', 'everybody has swum or built something, and nobody is burnt'],
      ['Another bay for the morning: snorkel, rocks, fewer people', 'Ask your host for the one they go to; shoes against urchins, a bag for what you bring back out.', 'you know a second beach that you would go back to'],
      ['Morning on the water: a boat, a kayak or a board by the hour', 'Life jackets on, wind and way back settled with whoever lends it; early, while the sea is flat.', 'you have seen the coast from the water'],
    ],
    afternoon: [
      ['Siesta and shade until the heat is over, then a last swim', 'From noon to four out of the sun: sleep, read, a pool in the shade.', 'everybody is rested'],
      ['Afternoon off the sand: ice cream, a shop, a village nearby', 'An hour’s way at most; go when the heat is over and come back for dinner.', 'you have seen something other than the beach'],
    ],
    evening: [
      ['Evening walk along the front, and dinner where people sit late', 'Look at two menus, ask for the table outside; a jumper for the wind.', 'you saw the sun go down'],
      ['Evening in: barbecue or a simple pan, cards on the terrace', 'Wash out salt and sand, hang up towels, fill the bottles for tomorrow.', 'the bag for tomorrow stands at the door'],
    ],
  },
  de: {
    first: ['Erster Blick aufs Meer: der nächste Strand, Flaggen und Strömung', 'Erst das Gepäck, dann die Schuhe aus. Frag, wo man sicher badet, was die Flaggen heißen und wann der Wind kommt.', 'alle mit den Füßen im Wasser waren'],
    morning: [
      ['Strandvormittag, bevor die Sonne hoch steht', 'Um halb zehn dort, zuerst der Schatten, Sonnencreme eine halbe Stunde vorher; Wasser griffbereit, wer nicht schwimmt, wird immer von jemandem beaufsichtigt.', 'alle gebadet oder gebaut haben und niemand verbrannt ist'],
      ['Eine andere Bucht für den Vormittag: schnorcheln, Felsen, weniger Leute', 'Frag die Gastgeber nach der, in die sie selbst gehen; Schuhe gegen Seeigel, ein Beutel für den Abfall.', 'ihr einen zweiten Strand kennt, an den ihr wieder wollt'],
      ['Vormittag auf dem Wasser: Boot, Kajak oder Brett für eine Stunde', 'Schwimmwesten an, Wind und Rückweg mit dem Verleih klären; früh, solange das Meer glatt ist.', 'ihr die Küste vom Wasser aus gesehen habt'],
    ],
    afternoon: [
      ['Siesta und Schatten, bis die Hitze vorbei ist, dann noch einmal ins Wasser', 'Von zwölf bis vier aus der Sonne: schlafen, lesen, ein Becken im Schatten.', 'alle ausgeruht sind'],
      ['Nachmittag ohne Sand: Eis, ein Laden, ein Dorf in der Nähe', 'Höchstens eine Stunde Weg; geht, wenn die Hitze vorbei ist, und seid zum Abendessen zurück.', 'ihr etwas anderes als den Strand gesehen habt'],
    ],
    evening: [
      ['Abendspaziergang am Wasser und Essen, wo man lange sitzt', 'Zwei Karten ansehen, nach dem Tisch draußen fragen; ein Pullover gegen den Wind.', 'ihr die Sonne habt untergehen sehen'],
      ['Abend daheim: Grill oder einfache Pfanne, Karten auf der Terrasse', 'Salz und Sand auswaschen, Handtücher aufhängen, Flaschen für morgen füllen.', 'die Tasche für morgen an der Tür steht'],
    ],
  },
  es: {
    first: ['Primer vistazo al mar: la playa más cercana, banderas y corrientes', 'Primero las maletas y luego descalzos. Pregunta dónde se nada seguro, qué significan las banderas y a qué hora entra el viento.', 'todos han metido los pies en el agua'],
    morning: [
      ['Mañana de playa, antes de que apriete el sol', 'Allí a las nueve y media, primero la sombra, crema media hora antes; agua a mano y siempre un adulto mirando a quien no sabe nadar.', 'todos se han bañado o han construido algo y nadie se ha quemado'],
      ['Otra cala por la mañana: esnórquel, rocas, menos gente', 'Pregunta a tu anfitrión a cuál va él; escarpines por los erizos y una bolsa para llevarte la basura.', 'conocéis una segunda playa a la que volveríais'],
      ['Mañana en el agua: barca, kayak o tabla por horas', 'Chalecos puestos, viento y vuelta hablados con quien alquila; temprano, con el mar liso.', 'habéis visto la costa desde el agua'],
    ],
    afternoon: [
      ['Siesta y sombra hasta que afloje el calor, y un último baño', 'De doce a cuatro fuera del sol: dormir, leer, piscina a la sombra.', 'todos han descansado'],
      ['Tarde sin arena: un helado, una tienda, un pueblo cercano', 'A una hora como mucho; salid cuando afloje el calor y volved a cenar.', 'habéis visto algo más que la playa'],
    ],
    evening: [
      ['Paseo marítimo al atardecer y cena donde se alarga la sobremesa', 'Mira dos cartas, pide mesa fuera; una chaqueta por el viento.', 'habéis visto ponerse el sol'],
      ['Noche en casa: barbacoa o una sartén sencilla, cartas en la terraza', 'Quitar sal y arena, tender toallas, llenar las botellas de mañana.', 'la bolsa de mañana está junto a la puerta'],
    ],
  },
  fr: {
    first: ['Premier regard sur la mer : la plage la plus proche, drapeaux et courants', 'Les bagages d’abord, puis pieds nus. Demande où l’on nage en sécurité, ce que disent les drapeaux et quand le vent se lève.', 'chacun a mis les pieds dans l’eau'],
    morning: [
      ['Matinée de plage, avant que le soleil soit haut', 'Sur place à neuf heures et demie, l’ombre d’abord, crème une demi-heure avant ; de l’eau à portée, et toujours un adulte qui surveille qui ne nage pas.', 'chacun s’est baigné ou a construit quelque chose, et personne n’a brûlé'],
      ['Une autre crique pour la matinée : masque, rochers, moins de monde', 'Demande à ton hôte celle où il va ; chaussures contre les oursins, un sac pour remporter les déchets.', 'vous connaissez une deuxième plage où revenir'],
      ['Matinée sur l’eau : bateau, kayak ou planche à l’heure', 'Gilets mis, vent et retour vus avec le loueur ; tôt, tant que la mer est plate.', 'vous avez vu la côte depuis l’eau'],
    ],
    afternoon: [
      ['Sieste à l’ombre jusqu’à la fin de la chaleur, puis un dernier bain', 'De midi à quatre heures loin du soleil : dormir, lire, un bassin à l’ombre.', 'tout le monde est reposé'],
      ['Après-midi sans sable : une glace, une boutique, un village voisin', 'Une heure de route au plus ; partez quand la chaleur tombe et rentrez dîner.', 'vous avez vu autre chose que la plage'],
    ],
    evening: [
      ['Promenade du soir au bord de l’eau, et dîner là où l’on s’attarde', 'Regarde deux cartes, demande la table dehors ; un pull contre le vent.', 'vous avez vu le soleil se coucher'],
      ['Soirée à la maison : grillades ou poêlée simple, cartes sur la terrasse', 'Rincer sel et sable, étendre les serviettes, remplir les gourdes de demain.', 'le sac de demain est près de la porte'],
    ],
  },
  pt: {
    first: ['Primeiro olhar para o mar: a praia mais próxima, bandeiras e correntes', 'Primeiro as malas, depois pés descalços. Pergunte onde se nada com segurança, o que dizem as bandeiras e quando o vento chega.', 'todos puseram os pés na água'],
    morning: [
      ['Manhã de praia, antes de o sol ficar alto', 'Lá às nove e meia, primeiro a sombra, protetor meia hora antes; água à mão e sempre um adulto olhando quem não sabe nadar.', 'todos entraram na água ou construíram algo e ninguém se queimou'],
      ['Outra enseada de manhã: máscara, pedras, menos gente', 'Pergunte ao anfitrião em qual ele vai; sapatilhas por causa dos ouriços e um saco para levar o lixo.', 'vocês conhecem uma segunda praia para voltar'],
      ['Manhã na água: barco, caiaque ou prancha por hora', 'Coletes vestidos, vento e volta combinados com quem aluga; cedo, com o mar liso.', 'vocês viram a costa a partir da água'],
    ],
    afternoon: [
      ['Sesta e sombra até o calor passar, depois um último mergulho', 'Do meio-dia às quatro longe do sol: dormir, ler, piscina na sombra.', 'todos descansaram'],
      ['Tarde sem areia: sorvete, uma loja, uma vila perto', 'No máximo uma hora de caminho; saiam quando o calor passar e voltem para jantar.', 'vocês viram algo além da praia'],
    ],
    evening: [
      ['Passeio à beira-mar no fim da tarde e jantar onde se fica até tarde', 'Veja dois cardápios, peça mesa fora; um casaco por causa do vento.', 'vocês viram o sol se pôr'],
      ['Noite em casa: grelhado ou algo simples, cartas na varanda', 'Tirar sal e areia, estender toalhas, encher as garrafas de amanhã.', 'a bolsa de amanhã está junto à porta'],
    ],
  },
}
