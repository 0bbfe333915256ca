import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_LOOKING_AFTER_ES: PlaybookWords = {
  title: 'cuidar de algo',
  templates: {
    'round-look': ['{name}: la ronda y una mirada a lo que ha cambiado', 'Siempre en el mismo orden; lo que toca hoy se hace al momento y lo nuevo va al cuaderno con la fecha.', 'la ronda está en el cuaderno'],
    'round-clean': ['{name}: la ronda, con limpieza y reposición', 'Repón lo gastado y limpia lo sucio; apunta qué se acabará en menos de una semana.', 'nada se acabará antes de la próxima ronda'],
    'round-close': ['{name}: la ronda y una cosa mirada de cerca', 'Cada vez otro rincón: fugas, desgaste, ánimo, peso, caducidad; una foto en caso de duda.', 'una cosa está mirada de cerca y apuntada'],
    'care-hand-over': ['{Subject}: pedir que te lo enseñen todo y apuntarlo', 'Qué se hace cada día, cada semana y solo en una emergencia; llaves, claves, comida, dónde están las llaves de paso; qué puedes decidir por tu cuenta.', 'otra persona podría hacerlo con tu página'],
    'care-normal': ['{Subject}: apuntar qué es lo normal', 'Fotos y cifras de un buen día (nivel, peso, color, costumbre), para notar un cambio.', 'el buen día cabe en media página'],
    'care-stock': ['{Subject}: provisiones para todo el tiempo y dos semanas más', 'Lo que se gasta al día por el número de días, con quién lo trae y qué puede sustituirlo.', 'no hay que comprar nada con prisas'],
    'care-emergency': ['{Subject}: tarjeta de emergencia: a quién llamar, qué cortar, qué pagar', 'Médico o técnico con horario, número del seguro, teléfono del dueño y de un vecino; colgada donde haga falta.', 'la tarjeta está colgada y los números están probados'],
    'care-stand-in': ['{Subject}: un suplente que conozca la ronda', 'Hacedla juntos una vez; acordad cómo recibe la llave y qué recibe a cambio.', 'el suplente la ha hecho una vez'],
    'care-review': ['{Subject}: repasar el cuaderno: qué se hace de más y qué de menos', 'Compáralo con el buen día; cambia como mucho un intervalo y díselo al dueño.', 'los intervalos encajan con lo visto'],
    'care-deep': ['{Subject}: la ronda a fondo: limpiar, reparar, sustituir', 'Todo lo que dejan las rondas cortas; fotos de antes y de después.', 'está mejor que al principio'],
    'care-return': ['{Subject}: devolverlo con el cuaderno', 'Repasadlo juntos: qué pasó, qué se ha gastado, qué hay que hacer pronto; devuelve llaves y recibos.', 'el dueño tiene el cuaderno, las llaves y la cuenta'],
  },
  names: {},
}
