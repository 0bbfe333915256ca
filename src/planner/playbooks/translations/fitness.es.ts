import type { PlaybookWords } from './playbook-words.ts'

export const FITNESS_ES: PlaybookWords = {
  templates: {
    'form-check': ['Que revisen tu técnica: una hora de entrenador o vídeos de lado', 'Sentadilla, bisagra, empuje y remo con barra vacía; pide una indicación por ejercicio, no diez.', 'hay una indicación por ejercicio en el cuaderno'],
    'gym-tour': ['Conocer la sala: máquinas, jaula, topes de seguridad, horas tranquilas', 'Ve una vez sin entrenar; prueba los topes y cómo salir de un intento fallido.', 'conoces tus cinco sitios y sabes salir de debajo de la barra'],
    'block-plan': ['Planificar el bloque: volumen, intensidad, semana ligera, prueba', 'Series semanales por músculo, series top con esfuerzo 8 de 10, una semana ligera de cada cuatro.', 'cada semana tiene series y cargas en papel'],
    baseline: ['Punto de partida: cintura, pulso en reposo, flexiones, plancha, foto', 'Mide por la mañana; flexiones y plancha hasta el límite limpio. Pregunta antes al médico por corazón, articulaciones o medicinas.', 'cinco números están en el cuaderno'],
    protein: ['Comida que sostiene el entrenamiento: proteína en cada comida, hora fija de dormir', 'Unos 1,6 g de proteína por kilo al día, repartidos; elige tres desayunos y tres cenas.', 'la lista de la compra de una semana está escrita'],
    'halfway-check': ['A mitad de camino: cuaderno, molestias, qué cambiar', '¿Qué ejercicio se estanca, qué articulación se queja, qué sesión te saltas? Cambia una cosa de cada.', 'la segunda mitad está ajustada en papel'],
    'final-measure': ['Medir otra vez y decidir el próximo bloque', 'Los mismos cinco números a la misma hora; conserva lo que funcionó, elige una meta con número.', 'el próximo bloque tiene fecha de inicio'],
    'learn-a': ['Fuerza, semana {week}: aprender sentadilla, remo y empuje con poco peso', 'Tres series de diez con un peso que harías quince veces; graba una de lado. Apunta cada peso.', 'todas las series se ven iguales y están apuntadas'],
    'learn-b': ['Fuerza, semana {week}: aprender bisagra, jalón y cargas', 'Peso muerto rumano con espalda recta, jalón o dominada asistida, cargas pesadas de treinta pasos. Tres series.', 'sientes la bisagra detrás, no en la espalda'],
    squat: ['Tren inferior, semana {week}: sentadilla {amount}, zancadas, gemelos', 'Deja dos repeticiones en reserva. Si todas llegan al número, la próxima vez 2,5 kg más.', 'cada serie está apuntada con el peso siguiente'],
    push: ['Empuje, semana {week}: banca o flexiones {amount}, hombros, tríceps', 'Omóplatos juntos, baja en dos segundos, sube en uno. Dos repeticiones en reserva.', 'cada serie está apuntada y los hombros bien'],
    pull: ['Tirón, semana {week}: peso muerto 3 x 5, remos, face pulls', 'Peso muerto primero, fresco: abdomen firme, empuja el suelo; luego remo 3 x 10 y face pulls 2 x 15.', 'la espalda queda recta y los pesos están apuntados'],
    'top-set': ['Fuerza, semana {week}: serie top pesada de tres y 4 x 5 más ligeras', 'Sube en cinco series; la top deja una repetición; baja una décima, tres minutos entre series.', 'la serie top fue más rápida o pesada que la última'],
    'full-heavy': ['Cuerpo entero, semana {week}: triples pesados y circuito suave', 'Sentadilla y empuje 4 x 3 con tres minutos, luego diez minutos de cargas, remos y planchas.', 'todos los triples daban para una cuarta'],
    deload: ['Sesión ligera, semana {week}: mismos ejercicios, la mitad de series', 'Mismos pesos menos un quinto, dos series y diez minutos de estiramientos: el cuerpo crece esta semana.', 'sales más fresco de lo que entraste'],
    test: ['Prueba de fuerza, semana {week}: mejor serie de cinco, comparar con la semana 1', 'Calienta en cinco pasos y una serie de cinco tan pesada como permita la forma: sentadilla, empuje, remo.', 'los tres números están junto a los de la semana 1'],
    hips: ['Movilidad, semana {week}: caderas y tobillos', 'Sentadilla profunda 2 x 60 s, cambios 90/90, tobillo en la pared, estiramiento 60 s por lado. Espira en el final.', 'aguantas quieto un minuto entero'],
    'upper-back': ['Movilidad, semana {week}: espalda alta y hombros', 'Aperturas, hilo y aguja, deslizamientos en pared, estiramiento en la puerta; lento, ocho por lado.', 'los brazos suben sin que se levanten las costillas'],
    hamstrings: ['Movilidad, semana {week}: isquiotibiales y lumbar', 'Gato-vaca, bisagra a una pierna, cinta 60 s por lado, postura del niño. Nunca con dolor.', 'tocas la espinilla con rodillas rectas o una mano más abajo que antes'],
    flow: ['Movilidad, semana {week}: secuencia de cuerpo entero', 'El gran estiramiento, perro boca abajo a plancha, sentadilla profunda a pie; una ronda por minuto.', 'te moviste sin parar todo el tiempo'],
    steady: ['{name}, semana {week}: constante, pudiendo hablar', 'Un esfuerzo parejo; cinco minutos más cada dos semanas.', 'el ritmo final es igual al inicial'],
    pyramid: ['{name}, semana {week}: pirámide 1-2-3-2-1 min rápidos', 'Tanto tiempo suave como el esfuerzo anterior.', 'el último minuto es tan rápido como el primero'],
    technique: ['{name}, semana {week}: primero técnica, luego distancia suave', 'Un tercio del tiempo en un detalle, el resto suave sin perderlo.', 'sabes nombrar el detalle y lo sientes'],
  },
  names: {
    'strength': 'fuerza',
    'mobility': 'movilidad',
    'cardio': 'cardio',
  },
}
