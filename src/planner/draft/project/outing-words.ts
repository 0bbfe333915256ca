import type { Language, Text } from '../../playbooks/playbook.ts'
import { fillText } from '../wording.ts'
import type { Slots } from '../wording.ts'

/** Meetings, visits and stays, in every language that plans are written in. */
const TEXTS = {
  and: { en: 'and', de: 'und', es: 'y', fr: 'et', pt: 'e' },
  visit: { en: 'Meet {person}{where}', de: 'Treffen mit {person}{where}', es: 'Ver a {person}{where}', fr: 'Rencontrer {person}{where}', pt: 'Encontrar {person}{where}' },
  visitText: {
    en: 'At least {minutes} minutes with {person}{where}. Send {person} the time beforehand. Done when you have met.',
    de: 'Mindestens {minutes} Minuten mit {person}{where}. Schick {person} vorher die Uhrzeit. Fertig, wenn ihr euch getroffen habt.',
    es: 'Al menos {minutes} minutos con {person}{where}. Avisa antes de la hora a {person}. Hecho cuando os hayáis visto.',
    fr: 'Au moins {minutes} minutes avec {person}{where}. Envoie l’heure à {person} avant. Terminé quand vous vous êtes vus.',
    pt: 'Pelo menos {minutes} minutos com {person}{where}. Avise o horário antes a {person}. Concluído quando vocês se encontraram.',
  },
  stay: { en: 'Stay in {place}', de: 'Aufenthalt in {place}', es: 'Estancia en {place}', fr: 'Séjour à {place}', pt: 'Estadia em {place}' },
  stayText: {
    en: '{length} in {place}. Book the bed and the onward connection together, and keep one thing you want to see here for the first afternoon. Done when you leave for the next place.',
    de: '{length} in {place}. Buche Unterkunft und Weiterfahrt zusammen und heb dir eine Sache, die du hier sehen willst, für den ersten Nachmittag auf. Fertig, wenn du zum nächsten Ort aufbrichst.',
    es: '{length} en {place}. Reserva a la vez la cama y la siguiente conexión, y guarda para la primera tarde algo que quieras ver aquí. Hecho cuando sales hacia el siguiente lugar.',
    fr: '{length} à {place}. Réserve ensemble le lit et la suite du trajet, et garde pour le premier après-midi une chose que tu veux voir ici. Terminé quand tu pars pour l’étape suivante.',
    pt: '{length} em {place}. Reserve juntas a cama e a conexão seguinte, e guarde para a primeira tarde algo que queira ver aqui. Concluído quando você parte para o próximo lugar.',
  },
  oneNight: { en: 'One night', de: 'Eine Nacht', es: 'Una noche', fr: 'Une nuit', pt: 'Uma noite' },
  nights: { en: '{count} nights', de: '{count} Nächte', es: '{count} noches', fr: '{count} nuits', pt: '{count} noites' },
  oneDay: { en: 'One day', de: 'Ein Tag', es: 'Un día', fr: 'Un jour', pt: 'Um dia' },
  days: { en: '{count} days', de: '{count} Tage', es: '{count} días', fr: '{count} jours', pt: '{count} dias' },
  aStay: { en: 'A stay', de: 'Ein Aufenthalt', es: 'Una estancia', fr: 'Un séjour', pt: 'Uma estadia' },
  meeting: { en: 'Meeting', de: 'Besprechung', es: 'Reunión', fr: 'Réunion', pt: 'Reunião' },
  meetingWith: { en: '{title} with {people}', de: '{title} mit {people}', es: '{title} con {people}', fr: '{title} avec {people}', pt: '{title} com {people}' },
  meetingText: {
    en: '{minutes} minutes that suit everybody{people}. Send the invitation with one line on what has to be decided. Done when the decision and who does what are written down.',
    de: '{minutes} Minuten, die allen passen{people}. Schick die Einladung mit einer Zeile dazu, was zu entscheiden ist. Fertig, wenn die Entscheidung und wer was tut aufgeschrieben sind.',
    es: '{minutes} minutos que convienen a todos{people}. Envía la invitación con una línea sobre lo que hay que decidir. Hecho cuando la decisión y quién hace qué están por escrito.',
    fr: '{minutes} minutes qui conviennent à tous{people}. Envoie l’invitation avec une ligne sur ce qu’il faut décider. Terminé quand la décision et qui fait quoi sont écrits.',
    pt: '{minutes} minutos que servem a todos{people}. Envie o convite com uma linha sobre o que é preciso decidir. Concluído quando a decisão e quem faz o quê estão escritos.',
  },
} satisfies Record<string, Exclude<Text, string>>

export function outingWords(key: keyof typeof TEXTS, language: Language, slots: Slots = {}): string {
  return fillText(TEXTS[key], language, slots)
}
