import type { Language } from '../../../playbooks/playbook.ts'
import type { DayPart } from '../trip-stop.ts'
import type { StopWords } from './trip-text.ts'

/** For places on the way of a journey that no gazetteer knows: a pass, a lake or a village has no gallery and no market hall. */
export type WaysideWords = { lunches: readonly string[]; open: Readonly<Record<Exclude<DayPart, 'lunch'>, readonly StopWords[]>> }

export const WAYSIDE: Readonly<Record<Language, WaysideWords>> = {
  en: {
    lunches: ['Picnic {in}, out of the wind', 'Lunch at a café or bakery {in}', 'Lunch on the way: bread, cheese, fruit and a view'],
    open: {
      morning: [
        ['{place}: the walk or the view you came for', 'Ask at the visitor centre or your host which way suits weather and legs. Water, a rain layer and something to eat in one bag; start while the car park still has room.', 'you were there before the coaches'],
        ['A second, shorter walk {in}', 'An hour and a half at most: shore, forest or the village itself. Turn back while it is still fun.', 'nobody was in a hurry'],
        ['Slow morning {in}: breakfast outside, a swim or a book', 'No alarm. Dry what is wet, write two cards, look at the map of the days to come.', 'everybody has slept enough'],
      ],
      afternoon: [
        ['By the water or at a viewpoint {in}', 'A place to stop for two hours: shore, bridge, bench. Nothing to achieve.', 'shoes were off once'],
        ['Water, fuel, food and laundry {in}', 'Fill up before the next long stretch: tank, bottles, bread, cash. Note the last filling station and the last shop.', 'the next two days need no shop'],
        ['A detour near {place} that is on no list', 'Ask whoever lives there for one; half an hour away at most.', 'you have seen one place with nobody else at it'],
      ],
      evening: [
        ['Evening {in}: something warm to eat, and tomorrow’s way', 'Settle in while there is light; then weather, length of tomorrow’s stretch and where you sleep, and a line to whoever knows your plan.', 'tomorrow’s way and bed are settled'],
        ['Evening {in}: eat where the people from here eat', 'Kitchens close early in small places: look at the hours at noon and book if there is only one.', 'you had the dish of the place'],
        ['An early night {in}', 'Bags tidy, batteries charging, stars if the sky is clear.', 'everybody is in bed before ten'],
      ],
    },
  },
  de: {
    lunches: ['Picknick {in}, im Windschatten', 'Mittagessen in einem Café oder einer Bäckerei {in}', 'Mittagessen unterwegs: Brot, Käse, Obst und Aussicht'],
    open: {
      morning: [
        ['{place}: die Wanderung oder der Blick, für den ihr gekommen seid', 'In der Touristeninformation oder bei den Gastgebern fragen, welcher Weg zu Wetter und Beinen passt. Wasser, Regenschicht und Essen in einer Tasche; losgehen, solange der Parkplatz frei ist.', 'ihr wart vor den Bussen da'],
        ['Eine zweite, kürzere Runde {in}', 'Höchstens anderthalb Stunden: Ufer, Wald oder der Ort selbst. Umkehren, solange es Freude macht.', 'niemand hatte es eilig'],
        ['Langsamer Vormittag {in}: draußen frühstücken, baden oder lesen', 'Kein Wecker. Nasses trocknen, zwei Karten schreiben, die nächsten Tage auf der Karte ansehen.', 'alle sind ausgeschlafen'],
      ],
      afternoon: [
        ['Am Wasser oder an einem Aussichtspunkt {in}', 'Ein Platz für zwei Stunden: Ufer, Brücke, Bank. Nichts muss erreicht werden.', 'die Schuhe waren einmal aus'],
        ['Wasser, Tanken, Einkauf und Wäsche {in}', 'Vor der nächsten langen Strecke auffüllen: Tank, Flaschen, Brot, Bargeld. Letzte Tankstelle und letzten Laden notieren.', 'zwei Tage lang ist kein Laden nötig'],
        ['Ein Abstecher bei {place}, der auf keiner Liste steht', 'Jemanden fragen, der dort wohnt; höchstens eine halbe Stunde weit.', 'ihr wart an einem Ort ganz allein'],
      ],
      evening: [
        ['Abend {in}: etwas Warmes essen und der Weg von morgen', 'Einrichten, solange es hell ist; dann Wetter, Länge der Strecke und Schlafplatz, und eine Zeile an die, die euren Plan kennen.', 'Weg und Bett von morgen stehen fest'],
        ['Abend {in}: essen, wo die Leute von hier essen', 'In kleinen Orten schließt die Küche früh: mittags nach den Zeiten sehen und reservieren, wenn es nur eine gibt.', 'das Gericht der Gegend ist gegessen'],
        ['Früh ins Bett {in}', 'Taschen ordnen, Akkus laden, Sterne ansehen, wenn der Himmel klar ist.', 'alle liegen vor zehn im Bett'],
      ],
    },
  },
  es: {
    lunches: ['Pícnic {in}, al abrigo del viento', 'Comida en un café o una panadería {in}', 'Comida por el camino: pan, queso, fruta y vistas'],
    open: {
      morning: [
        ['{place}: el paseo o la vista por la que vinisteis', 'Preguntad en la oficina de turismo o a quien os aloja qué camino va con el tiempo y las piernas. Agua, chubasquero y comida en una bolsa; salid mientras quede sitio para aparcar.', 'estuvisteis allí antes que los autocares'],
        ['Un segundo paseo, más corto, {in}', 'Hora y media como mucho: orilla, bosque o el propio pueblo. Media vuelta mientras todavía apetece.', 'nadie tuvo prisa'],
        ['Mañana lenta {in}: desayuno al aire libre, un baño o un libro', 'Sin despertador. Secar lo mojado, escribir dos postales, mirar en el mapa los días que vienen.', 'todos han dormido bastante'],
      ],
      afternoon: [
        ['Junto al agua o en un mirador {in}', 'Un sitio para dos horas: orilla, puente, banco. Nada que conseguir.', 'los zapatos estuvieron fuera una vez'],
        ['Agua, combustible, compra y colada {in}', 'Llenad antes del próximo tramo largo: depósito, botellas, pan, efectivo. Apuntad la última gasolinera y la última tienda.', 'dos días no hace falta tienda'],
        ['Un desvío cerca de {place} que no está en ninguna lista', 'Preguntad a alguien que viva allí; a media hora como mucho.', 'habéis estado solos en un sitio'],
      ],
      evening: [
        ['Noche {in}: algo caliente y el camino de mañana', 'Instalaos con luz; después, tiempo, largo del tramo y dónde dormís, y una línea a quien conoce vuestro plan.', 'camino y cama de mañana están decididos'],
        ['Noche {in}: cenar donde cena la gente de aquí', 'En los sitios pequeños la cocina cierra pronto: mirad el horario a mediodía y reservad si solo hay uno.', 'habéis probado el plato del lugar'],
        ['Acostarse pronto {in}', 'Bolsas en orden, baterías cargando, estrellas si está despejado.', 'todos están en la cama antes de las diez'],
      ],
    },
  },
  fr: {
    lunches: ['Pique-nique {in}, à l’abri du vent', 'Déjeuner dans un café ou une boulangerie {in}', 'Déjeuner en route : pain, fromage, fruits et une vue'],
    open: {
      morning: [
        ['{place} : la marche ou la vue pour laquelle vous êtes venus', 'Demander à l’office de tourisme ou à l’hôte quel chemin convient au temps et aux jambes. Eau, veste de pluie et de quoi manger dans un sac ; partir tant qu’il reste des places de parking.', 'vous y étiez avant les cars'],
        ['Une seconde marche, plus courte, {in}', 'Une heure et demie au plus : rive, forêt ou le village même. Faire demi-tour tant que c’est encore un plaisir.', 'personne n’était pressé'],
        ['Matinée lente {in} : petit déjeuner dehors, baignade ou livre', 'Pas de réveil. Sécher ce qui est mouillé, écrire deux cartes, regarder les jours qui viennent.', 'tout le monde a assez dormi'],
      ],
      afternoon: [
        ['Au bord de l’eau ou à un point de vue {in}', 'Un endroit pour deux heures : rive, pont, banc. Rien à accomplir.', 'les chaussures ont été enlevées une fois'],
        ['Eau, carburant, courses et lessive {in}', 'Faire le plein avant la prochaine longue étape : réservoir, bouteilles, pain, argent. Noter la dernière station et le dernier magasin.', 'deux jours sans magasin sont possibles'],
        ['Un détour près de {place} qui n’est sur aucune liste', 'Demander à quelqu’un qui y habite ; à une demi-heure au plus.', 'vous avez été seuls quelque part'],
      ],
      evening: [
        ['Soirée {in} : quelque chose de chaud et la route de demain', 'S’installer tant qu’il fait jour ; puis météo, longueur de l’étape et lieu où dormir, et un mot à qui connaît le plan.', 'la route et le lit de demain sont fixés'],
        ['Soirée {in} : manger là où mangent les gens d’ici', 'Dans les petits lieux la cuisine ferme tôt : regarder les heures à midi et réserver s’il n’y en a qu’une.', 'vous avez goûté le plat du lieu'],
        ['Se coucher tôt {in}', 'Sacs rangés, batteries en charge, étoiles si le ciel est clair.', 'tout le monde est au lit avant dix heures'],
      ],
    },
  },
  pt: {
    lunches: ['Piquenique {in}, abrigado do vento', 'Almoço num café ou numa padaria {in}', 'Almoço pelo caminho: pão, queijo, fruta e uma vista'],
    open: {
      morning: [
        ['{place}: a caminhada ou a vista que vos trouxe aqui', 'Perguntar no posto de turismo ou a quem vos recebe que caminho serve ao tempo e às pernas. Água, casaco de chuva e comida num saco; partir enquanto há lugar para estacionar.', 'chegaram antes dos autocarros'],
        ['Uma segunda caminhada, mais curta, {in}', 'Hora e meia no máximo: margem, floresta ou a própria aldeia. Voltar enquanto ainda dá gosto.', 'ninguém teve pressa'],
        ['Manhã lenta {in}: pequeno-almoço ao ar livre, um mergulho ou um livro', 'Sem despertador. Secar o que está molhado, escrever dois postais, ver no mapa os dias que vêm.', 'todos dormiram o suficiente'],
      ],
      afternoon: [
        ['À beira da água ou num miradouro {in}', 'Um lugar para duas horas: margem, ponte, banco. Nada a cumprir.', 'os sapatos saíram uma vez'],
        ['Água, combustível, compras e roupa {in}', 'Encher antes do próximo troço longo: depósito, garrafas, pão, dinheiro. Anotar a última bomba e a última loja.', 'dois dias sem precisar de loja'],
        ['Um desvio perto de {place} que não está em lista nenhuma', 'Perguntar a quem lá vive; a meia hora no máximo.', 'estiveram sozinhos num lugar'],
      ],
      evening: [
        ['Noite {in}: algo quente e o caminho de amanhã', 'Instalar-se com luz; depois, tempo, comprimento do troço e onde dormem, e uma linha a quem conhece o vosso plano.', 'o caminho e a cama de amanhã estão decididos'],
        ['Noite {in}: comer onde come a gente de cá', 'Em lugares pequenos a cozinha fecha cedo: ver as horas ao meio-dia e reservar se só houver uma.', 'provaram o prato do lugar'],
        ['Deitar cedo {in}', 'Sacos arrumados, baterias a carregar, estrelas se o céu estiver limpo.', 'todos estão na cama antes das dez'],
      ],
    },
  },
}
