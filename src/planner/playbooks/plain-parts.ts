import type { Text } from './playbook.ts'

/** How a part is done of which nothing is known but its name, and how many there are. Slots: {topic}, {count}. */
export const PLAIN_HOW: Record<'one' | 'several', Text> = {
  one: {
    en: 'Note first what {topic} starts from and what it needs: people, place, material, access. Begin with what is most likely to go wrong, and let somebody else see it half-way, while it can still be changed.',
    de: 'Notiere zuerst, worauf „{topic}“ aufbaut und was es braucht: Leute, Ort, Material, Zugang. Beginne mit dem, was am ehesten schiefgeht, und lass auf halbem Weg jemanden darauf sehen, solange es noch zu ändern ist.',
    es: 'Anota primero de qué parte «{topic}» y qué necesita: gente, lugar, material, acceso. Empieza por lo que más fácilmente falla y deja que alguien lo vea a mitad de camino, cuando aún se puede cambiar.',
    fr: 'Note d’abord d’où part « {topic} » et ce qu’il faut : personnes, lieu, matériel, accès. Commence par ce qui risque le plus de rater, et fais-le voir à mi-chemin, tant que cela peut changer.',
    pt: 'Anote primeiro de onde parte “{topic}” e o que precisa: pessoas, lugar, material, acesso. Comece pelo que mais pode dar errado e mostre a alguém na metade, enquanto ainda dá para mudar.',
  },
  several: {
    en: 'One of them to its very end first; look at it together and settle the way of doing it. Then the others the same way, counted as you go, the odd ones last.',
    de: 'Zuerst eines davon ganz fertig; seht es gemeinsam an und legt fest, wie es gemacht wird. Dann die anderen ebenso, mitgezählt, die Sonderfälle zuletzt.',
    es: 'Primero una entera; miradla juntos y fijad la manera de hacerla. Luego las demás igual, contando, y las raras al final.',
    fr: 'D’abord une en entier ; regardez-la ensemble et fixez la manière de faire. Puis les autres de même, en comptant, les cas à part en dernier.',
    pt: 'Primeiro uma até o fim; vejam juntos e combinem o jeito de fazer. Depois as outras do mesmo jeito, contando, as diferentes por último.',
  },
}

/** When it is done: where something waits for it, something is held on a day, several are counted, or none of these. Slots: {next}, {event}, {count}. */
export const PLAIN_DONE: Record<'next' | 'event' | 'several' | 'plain', Text> = {
  next: {
    en: '“{next}” can start from it, and what is still open has a name and a date',
    de: '„{next}“ darauf aufbauen kann und Offenes Namen und Datum hat',
    es: '«{next}» puede empezar a partir de ello y lo pendiente tiene nombre y fecha',
    fr: '« {next} » peut partir de là, et ce qui reste a un nom et une date',
    pt: '“{next}” pode começar a partir disso e o que falta tem nome e data',
  },
  event: {
    en: 'it is as it has to be on the day of “{event}”, seen by a second person, and what is still open has a name and a date',
    de: 'es so ist, wie es am Tag von „{event}“ sein muss, eine zweite Person es gesehen hat und Offenes Namen und Datum hat',
    es: 'está como debe estar el día de «{event}», lo ha visto otra persona y lo pendiente tiene nombre y fecha',
    fr: 'c’est comme il le faut le jour de « {event} », vu par une autre personne, et ce qui reste a un nom et une date',
    pt: 'está como deve estar no dia de “{event}”, visto por outra pessoa, e o que falta tem nome e data',
  },
  several: {
    en: 'all {count} are there, and the last has passed the same look as the first',
    de: 'alle {count} da sind und das letzte dieselbe Prüfung bestanden hat wie das erste',
    es: 'están los {count} y el último ha pasado el mismo examen que el primero',
    fr: 'les {count} sont là, et le dernier a passé le même examen que le premier',
    pt: 'todos os {count} estão prontos e o último passou pelo mesmo exame que o primeiro',
  },
  plain: {
    en: 'somebody who needs it has used it on a real case, and what is still open has a name and a date',
    de: 'jemand, der es braucht, es an einem echten Fall benutzt hat und Offenes Namen und Datum hat',
    es: 'alguien que lo necesita lo ha usado en un caso real y lo pendiente tiene nombre y fecha',
    fr: 'quelqu’un qui en a besoin s’en est servi sur un cas réel, et ce qui reste a un nom et une date',
    pt: 'alguém que precisa usou em um caso real e o que falta tem nome e data',
  },
}
