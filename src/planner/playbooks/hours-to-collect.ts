import { GENERAL_SESSIONS } from './general.ts'
import type { SessionPlan } from './playbook.ts'

/** Hours that somebody asks proof of, of a kind that no playbook knows: contact hours, a placement, volunteering. */
export const HOURS_TO_COLLECT: SessionPlan = {
  ...GENERAL_SESSIONS,
  minutes: 120,
  perWeek: 2,
  inParts: false,
  opening: [],
  closing: [{
    id: 'hours-proof',
    title: { en: 'The last hours; then add all of them up and file the proof', de: 'Die letzten Stunden; dann alle zusammenzählen und Nachweise ablegen', es: 'Las últimas horas; luego sumarlas todas y guardar los justificantes', fr: 'Les dernières heures ; puis tout additionner et ranger les justificatifs', pt: 'As últimas horas; depois somar todas e guardar os comprovantes' },
    how: { en: 'Compare your record with what is asked, kind by kind; what is not signed or not counted is asked for today, while there is still time to do an hour more.', de: 'Vergleiche deine Liste mit dem, was verlangt ist, Art für Art; was nicht unterschrieben oder nicht anerkannt ist, heute nachfragen, solange noch Zeit für eine Stunde mehr ist.', es: 'Compara tu registro con lo exigido, tipo por tipo; lo que falte por firmar o no cuente, pídelo hoy, mientras haya tiempo de hacer una hora más.', fr: 'Compare ton relevé à ce qui est exigé, type par type ; ce qui n’est pas signé ou pas reconnu se demande aujourd’hui, tant qu’une heure de plus est possible.', pt: 'Compare o seu registro com o que é exigido, tipo por tipo; o que não está assinado ou não conta, peça hoje, enquanto ainda dá para fazer mais uma hora.' },
    done: { en: 'the sum reaches what is asked and every hour has its proof', de: 'die Summe reicht und jede Stunde belegt ist', es: 'la suma alcanza y cada hora tiene su justificante', fr: 'la somme suffit et chaque heure a son justificatif', pt: 'a soma alcança o exigido e cada hora tem seu comprovante' },
  }],
  stages: [{
    id: 'hours', share: 1,
    titles: ['{Topic}'],
    how: { en: 'Be there or begin on time and write down date, beginning and end at once; have it signed the same day, or save the certificate under its date and subject.', de: 'Pünktlich da sein oder anfangen und Datum, Beginn und Ende gleich notieren; am selben Tag unterschreiben lassen oder die Bescheinigung unter Datum und Thema speichern.', es: 'Llega o empieza a la hora y anota enseguida fecha, comienzo y final; que te lo firmen el mismo día, o guarda el certificado con su fecha y tema.', fr: 'Sois là ou commence à l’heure et note aussitôt date, début et fin ; fais signer le jour même, ou enregistre l’attestation sous sa date et son sujet.', pt: 'Chegue ou comece na hora e anote logo data, início e fim; peça a assinatura no mesmo dia, ou guarde o certificado com data e tema.' },
    done: { en: 'these hours stand in your record', de: 'diese Stunden in deiner Liste stehen', es: 'estas horas están en tu registro', fr: 'ces heures figurent dans ton relevé', pt: 'estas horas estão no seu registro' },
  }],
}
