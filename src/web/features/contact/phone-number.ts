import { defaultCountries, parseCountry } from 'react-international-phone'
import { PHONE_MAX_DIGITS } from '../../../contract/limits.ts'
import type { ComboboxOption } from '../../ui/match-options.ts'

export const DEFAULT_COUNTRY = 'in'
export const PHONE_PLACEHOLDER = '1 (702) 123-4567'
export const DEFAULT_MASK = '... ... ... ... ..'
export const COUNTRY_SEARCH_DELAY_MS = 250

/** Every country with its calling code, by its name in `locale`; found by its English name and its code too. */
export function listCountries(locale: string): ComboboxOption[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  return defaultCountries
    .map((data) => {
      const { iso2, name, dialCode } = parseCountry(data)
      return { value: iso2, label: names.of(iso2.toUpperCase()) ?? name, hint: `+${dialCode}`, keywords: `${name} ${iso2}` }
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
}

/** The text up to the last digit that an international number can have. */
export function clampDigits(text: string): string {
  const digits = [...text.matchAll(/\d/g)]
  return digits.length > PHONE_MAX_DIGITS ? text.slice(0, digits[PHONE_MAX_DIGITS]!.index) : text
}
