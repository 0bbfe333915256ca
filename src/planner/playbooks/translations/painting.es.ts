import type { PlaybookWords } from './playbook-words.ts'

export const PAINTING_ES: PlaybookWords = {
  templates: {
    'pt-look': ['Mirar cada pared: humedad, grietas, pintura que suelta polvo, nicotina, papel', 'Pega cinta y arráncala, y pasa la mano mojada: lo que se desprende pide imprimación. La humedad se arregla antes de pintar, y en casas viejas se comprueba si hay plomo antes de lijar.', 'cada pared tiene su tratamiento en una lista'],
    'pt-colour': ['Elegir el color con una hoja pintada, con luz de mañana y con lámpara', 'Pinta las muestras en papel de un metro de ancho y muévelas de pared en pared durante un día. Pasillo y cocina llevan acabado lavable.', 'color, brillo y número están escritos'],
    'pt-sums': ['Calcular metros cuadrados, litros, rodillos, cinta y plásticos', 'Altura por contorno de la habitación, menos puertas y ventanas, por dos manos. El bote dice cuántos metros cubre un litro; compra un diez por ciento más del mismo lote.', 'la lista tiene litros y unidades'],
    'pt-buy': ['Comprar pintura, imprimación, masilla, buen rodillo y brocha, cinta y plásticos', 'El rodillo bueno ahorra una mano. Todos los botes del mismo lote; los llenos se devuelven con el tique.', 'todo está en la habitación el día antes'],
    'pt-clear': ['Vaciar las habitaciones: lo pequeño fuera, lo grande al centro bajo un plástico', 'Cuadros y ganchos fuera, cortinas abajo, lámparas descolgadas con la luz cortada. Deja libre un paso hasta la ventana.', 'se llega a cada pared con el rodillo'],
    'pt-wash': ['Quitar el polvo, lavar las paredes y rascar la pintura suelta', 'De abajo arriba con un poco de jabón y después agua limpia. Rasca lo que se levanta y deja secar una o dos horas.', 'un trapo blanco sale blanco de la pared'],
    'pt-fill': ['Tapar agujeros y grietas, lijar e imprimar los parches', 'Dos capas finas aguantan más que una gruesa. Una lámpara rasante enseña lo que la mano no nota; mascarilla puesta y ventana abierta.', 'nada se engancha bajo la palma'],
    'pt-tape': ['Encintar y cubrir rodapiés, marcos, enchufes y suelo', 'Corta la luz y quita los embellecedores. Aprieta la cinta con una espátula y pega el plástico del suelo al rodapié.', 'una gota puede caer en cualquier sitio'],
    'pt-prime': ['Imprimar donde la pared suelta polvo, chupa agua o está manchada', 'Tapamanchas sobre cercos de agua y nicotina, imprimación al agua sobre yeso desnudo, y la espera que pida el bote.', 'la cinta ya no arranca nada'],
    'pt-ceiling': ['Pintar los techos: desde la ventana, mojado sobre mojado, sin parar', 'Una persona perfila y otra pasa el rodillo con palo largo. Mira a contraluz antes de que seque.', 'no se ve ninguna franja contra la ventana'],
    'pt-first': ['Pintar las paredes, primera mano: esquinas y bordes, luego rodillo cruzado', 'Mezcla todos los botes en un cubo. Perfila un metro, pasa el rodillo encima mientras está húmedo y termina cada pared sin pausa.', 'cada pared está cubierta una vez, de borde a borde'],
    'pt-second': ['Pintar las paredes, segunda mano, tras el secado que dice el bote', 'Mientras tanto guarda el rodillo envuelto. Presión pareja y las últimas pasadas de arriba abajo.', 'el color viejo no se ve en ninguna parte'],
    'pt-untape': ['Quitar la cinta con la pintura aún blanda y retocar los bordes', 'Tira en ángulo plano y corta con cuchilla donde levante pintura. Pincel pequeño y buena luz.', 'los bordes están rectos y la cinta en la basura'],
    'pt-back': ['Volver a poner enchufes, muebles y ganchos, y limpiar el suelo', 'Luz cortada para los enchufes. Los muebles a un palmo de la pared dos días, con las ventanas abiertas.', 'la habitación vuelve a usarse'],
    'pt-wash-up': ['Lavar herramientas, cerrar botes y llevar el resto al punto limpio', 'Primero escurre las brochas y después lávalas. Escribe habitación, color y fecha en la tapa; nada por el desagüe.', 'las brochas están suaves y los botes con etiqueta'],
    'pt-daylight': ['Mirarlo todo con luz de día y arreglar lo que se vea', 'Rodéalo con lápiz; luego rodillo pequeño y el mismo bote.', 'no queda ningún círculo'],
    'pt-try': ['Aprender en un trozo del tamaño de una puerta: perfilar, rodillo, secar, mirar', 'Elige el sitio donde irá el armario. Poca pintura y mucha presión es lo que deja franjas.', 'el trozo ha secado sin franjas'],
    'pt-safe': ['Repasar cuatro reglas antes de empezar: escalera, ojos, vapores, luz', 'Tres puntos de apoyo en la escalera, gafas para el techo, ventanas abiertas, comprobador en los cables.', 'las cuatro cuelgan de la puerta'],
    'pt-feature': ['Pintar una línea nítida o un segundo color, sellando antes la cinta', 'Márcala con láser o cordel. Pinta el primer color sobre el borde de la cinta, luego el segundo, y tira enseguida.', 'la línea se ve nítida a un metro'],
    'pt-woodwork': ['Pintar puertas, marcos y rodapiés: lijar, fondo, dos manos finas', 'Las puertas, tumbadas y sin bisagras: primero los paneles, luego los travesaños, al final los cantos, con un día entre manos.', 'las puertas cierran sin pegarse'],
    'pt-seal': ['Renovar las juntas entre pared y marco', 'Corta el sellador viejo, rellena con uno que se pueda pintar, alísalo con el dedo mojado y quita la cinta enseguida. Se hace antes de la última mano.', 'por ninguna rendija pasa la luz'],
    'pt-rooms': ['Decidir el orden de las habitaciones, una por fin de semana, y dónde vivís entretanto', 'Primero el dormitorio, al final el pasillo, porque todo pasa por él.', 'cada habitación tiene su fin de semana'],
    prepare: ['{Topic}: vaciar, cubrir, tapar, lijar, encintar', 'Los muebles al centro bajo un plástico, embellecedores fuera con la luz cortada, polvo fuera y cinta apretada con espátula. La masilla seca antes de lijar.', 'ya nada teme la pintura allí y las paredes están lisas ({topic})'],
    paint: ['{Topic}: primero el techo, luego las paredes, dos manos', 'Perfila un metro y pasa el rodillo encima mientras está húmedo, de la ventana hacia dentro y siempre hasta una esquina. La segunda mano, cuando lo diga el bote.', 'hay dos manos y a contraluz no se ve ninguna franja'],
    clear: ['{Topic}: quitar cinta, retocar, limpiar, volver a colocar', 'Tira de la cinta en ángulo plano con la última mano aún blanda, retoca los bordes con pincel pequeño y repón los enchufes con la luz cortada.', 'la habitación se puede usar y el plástico ya no está ({topic})'],
  },
  names: {
    'home': 'en casa',
  },
}
