import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_IMPROVING_ES: PlaybookWords = {
  title: 'mejorar algo que se puede medir',
  templates: {
    causes: ['{Topic}: medir y encontrar la causa principal', 'Lleva la cuenta para {topic} durante unos días normales, apunta junto a cada caso qué lo provocó y ordena las causas según lo que suman.', 'hay una cifra para {topic} y su causa principal está anotada'],
    change: ['{Topic}: probar un solo cambio a pequeña escala', 'Cambia una sola cosa, en un solo sitio o durante una semana, y sigue contando igual.', 'la cifra de antes y la de después están una al lado de la otra'],
    keep: ['{Topic}: conservar lo que funcionó y convertirlo en costumbre', 'Escribe la nueva manera en tres líneas allí donde se trabaja, di quién vigila la cifra y deshaz lo que no ayudó.', 'la nueva manera se ha seguido una semana sin recordatorios'],
    'improve-measure': ['{Subject}: acordar la cifra y cómo se cuenta', 'Escribe qué se cuenta exactamente, dónde, quién y en qué unidad, y qué no cuenta. Una cifra que dos personas cuentan de forma distinta no sirve.', 'dos personas que cuentan el mismo día llegan a la misma cifra'],
    'improve-baseline': ['{Subject}: registrar el punto de partida en días normales', 'Cuenta al menos una semana o diez casos antes de cambiar nada; apunta en cada uno qué pasaba alrededor.', 'se conocen la media y el peor caso de una semana normal'],
    'improve-watch': ['{Subject}: observar dónde surge, sin cambiar nada', 'Procura estar presente cuando ocurra, pregunta a quienes hacen el trabajo y apunta cada paso con su tiempo, cantidad o coste.', 'el recorrido cabe en una página con una cifra en cada paso'],
    'improve-causes': ['{Subject}: ordenar las causas según lo que aporta cada una', 'Haz la lista de todas las causas con su parte. Dos o tres suelen explicar casi todo; el resto se deja de momento.', 'las causas principales suman más de la mitad del total'],
    'improve-ideas': ['{Subject}: reunir remedios para las causas principales y elegir tres', 'Pregunta primero a quienes hacen el trabajo. Compara efecto y esfuerzo de cada remedio y empieza por lo barato que se puede deshacer.', 'tres remedios tienen responsable, primer día y efecto esperado'],
    'improve-trial-1': ['{Subject}: probar el primer remedio a pequeña escala', 'Un sitio, un grupo o una semana; todo lo demás sigue como estaba y se cuenta de la misma forma.', 'hay cifras de antes y de después, y está decidido si se conserva, se cambia o se abandona'],
    'improve-trial-2': ['{Subject}: probar el segundo remedio sin quitar el primero', 'Añádelo solo cuando el primero se haya asentado, para poder distinguir el efecto de cada uno.', 'se conoce por separado el efecto del segundo remedio'],
    'improve-half': ['{Subject}: a medio camino, comparar la cifra con el objetivo', 'Traza la línea desde el punto de partida hasta hoy y sigue hasta el último día. Si no llega al objetivo, ataca la siguiente causa en vez de insistir con el mismo remedio.', 'está decidido qué causa viene ahora y qué se deja de hacer'],
    'improve-side-effects': ['{Subject}: buscar qué ha empeorado en otra parte', 'Pregunta a tres personas afectadas; mira la calidad, las quejas y la carga de trabajo de los demás desde la primera prueba.', 'cada efecto secundario tiene un remedio o alguien que lo acepta'],
    'improve-widen': ['{Subject}: extender lo que funcionó a todo lo demás', 'Enseña las cifras y la nueva manera a quienes no participaron en la prueba, en diez minutos y en su propio sitio; quédate cerca el primer día.', 'en todas partes se trabaja de la nueva manera'],
    'improve-standard': ['{Subject}: escribir la nueva manera y nombrar quién vigila la cifra', 'Media página donde se trabaja: qué se hace ahora, qué ya no, qué cifra se espera y a quién avisar si se tuerce.', 'alguien nuevo ha seguido la página sin preguntar'],
    'improve-result': ['{Subject}: comparar el resultado con el punto de partida', 'Cuenta otra vez igual que la primera semana; da la cifra a todos los que participaron, con lo que la movió y lo que no.', 'todos los que participaron conocen el resultado, su causa y la siguiente de la lista'],
  },
  names: {},
}
