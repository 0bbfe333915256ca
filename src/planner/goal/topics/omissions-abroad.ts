import type { ReadingContext, Words } from '../reading-context.ts'
import { keysOf } from '../reading-context.ts'

/** How a clause says that a thing is no part of the plan: behind the thing, and before it; in the spelling of wordKey. */
type Omissions = { behind: RegExp; before: RegExp }

const OMISSIONS: Readonly<Record<string, Omissions>> = {
  es: {
    behind: / (?:(?:ya )?(?:(?:la|lo|los|las) )?(?:dejamos|dejo|dejaremos|queda|quedan|quedara|va|van|hacemos|haremos|vemos|veremos) (?:fuera|aparte|(?:para )?(?:mas adelante|mas tarde|luego|despues|otro dia|otra vez|otro momento|otro ano|la proxima))|no entran?(?: en (?:esto|el alcance|esta fase|el plan))?(?: por ahora)?|no (?:hace|hacen) falta|esta descartad[oa]|queda descartad[oa])$/u,
    before: /^(?:olvida|olvidate de|dejamos fuera|deja fuera|no incluyas|no hace falta|no necesitamos) (?=\S)/u,
  },
  de: {
    behind: / (?:(?:kommt|kommen|machen wir|folgt|folgen) (?:erst )?(?:spater|danach|nachstes jahr|nachstes mal|irgendwann)|lassen wir (?:erstmal |erst mal |vorerst )?(?:weg|raus|aus|aussen vor)|(?:ist|sind|bleibt|bleiben) (?:hier |erstmal |vorerst )?(?:nicht (?:dabei|drin|teil davon|geplant|vorgesehen|gefragt)|raus|aussen vor)|brauchen wir (?:hier |erstmal )?nicht|machen wir (?:hier |diesmal )?nicht|fallt weg|fallen weg)$/u,
    before: /^(?:lass|lasst|vergiss|vergesst|wir brauchen kein\p{L}*|brauchen kein\p{L}*) (?=\S)/u,
  },
  fr: {
    behind: / (?:(?:ce sera|c'est|ca sera|on (?:(?:le|la|les) )?(?:fera|verra|garde|laisse|met|remet|reporte)) (?:pour )?(?:a )?(?:plus tard|apres|une autre fois|la prochaine fois|de cote|tomber)|n'est pas prevue?|ne sont pas prevue?s|(?:est|sont) hors (?:perimetre|sujet)|viendra plus tard|viendront plus tard|on n'en a pas besoin)$/u,
    before: /^(?:(?:on n'a |nous n'avons )?pas besoin (?:de |d')|on laisse tomber (?!pour )|oublie |oubliez )(?=\S)/u,
  },
  pt: {
    behind: / (?:(?:a gente )?(?:fica|ficam|deixamos|deixa|vai|vao|faremos|vemos|vem|vêm) (?:pra|para|de|so) ?(?:depois|mais tarde|fora|outra hora|outro momento|outra vez|a proxima|o ano que vem)|(?:nao entra|nao entram)(?: agora| nisso| no escopo)?|nao (?:e|sao) necessari[oa]s?|esta fora(?: do escopo)?|estao fora(?: do escopo)?)$/u,
    before: /^(?:esquece|esqueca|nao precisa de|nao precisamos de|deixa de fora|deixe de fora) (?=\S)/u,
  },
}

/** 'La tienda online la dejamos para más adelante', 'ein Webshop kommt erst später', 'a loja fica pra depois': the thing that is left out. */
export function omittedAbroad(context: ReadingContext, clause: Words): Words | null {
  const omissions = OMISSIONS[context.language]
  if (!omissions) return null
  const keys = keysOf(context, clause).join(' ')
  const lead = omissions.before.exec(keys)?.[0].trim().split(' ').length
  if (lead !== undefined && clause.from + lead < clause.to) return { from: clause.from + lead, to: clause.to }
  const end = omissions.behind.exec(keys)?.[0].trim().split(' ').length
  return end !== undefined && clause.to - end > clause.from ? { from: clause.from, to: clause.to - end } : null
}
