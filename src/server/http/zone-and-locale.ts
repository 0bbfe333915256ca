import { canonicalTimeZone } from '../../planner/time/zone.ts'
import { AppError } from './errors.ts'

/** The IANA name as the zone database writes it. Throws AppError `invalid_request` naming `field`. */
export function requireTimeZone(name: string, field: string): string {
  const canonical = canonicalTimeZone(name)
  if (canonical === null) throw new AppError('invalid_request', `${field}: '${name}' is not a known time zone. Use an IANA name such as Europe/Berlin.`)
  return canonical
}

/** The BCP 47 tag in its usual case. Throws AppError `invalid_request` naming `field`. */
export function requireLocale(tag: string, field: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0]!
  } catch {
    throw new AppError('invalid_request', `${field}: '${tag}' is not a language tag. Use one such as en-GB.`)
  }
}
