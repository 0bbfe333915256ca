import { Temporal } from 'temporal-polyfill'
import { AppError } from './errors.ts'

/** The IANA name as the zone database writes it. Throws AppError `invalid_request` naming `field`. */
export function canonicalTimeZone(name: string, field: string): string {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
  } catch {
    throw new AppError('invalid_request', `${field}: '${name}' is not a known time zone. Use an IANA name such as Europe/Berlin.`)
  }
}

/** The BCP 47 tag in its usual case. Throws AppError `invalid_request` naming `field`. */
export function canonicalLocale(tag: string, field: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0]!
  } catch {
    throw new AppError('invalid_request', `${field}: '${tag}' is not a language tag. Use one such as en-GB.`)
  }
}
