import { useState } from 'react'
import { usePhoneInput } from 'react-international-phone'
import { activeLocale } from '../../locales/active-language.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { TextField } from '../../ui/field.tsx'
import classes from './contact-form.module.css'
import { clampDigits, COUNTRY_SEARCH_DELAY_MS, DEFAULT_COUNTRY, DEFAULT_MASK, listCountries, PHONE_PLACEHOLDER } from './phone-number.ts'
import { contactTexts } from './texts.ts'

/** A phone number, written as its country writes it. `onChange` gets it formatted; empty when only the code stands there. */
export function PhoneField({ initialValue, onChange }: { initialValue: string; onChange: (phone: string) => void }) {
  const [value, setValue] = useState(initialValue)
  const [countries] = useState(() => listCountries(activeLocale()))
  const { inputRef, inputValue, country, setCountry, handlePhoneValueChange } = usePhoneInput({
    defaultCountry: DEFAULT_COUNTRY,
    value,
    defaultMask: DEFAULT_MASK,
    onChange(number) {
      setValue(number.phone)
      onChange(hasCodeAlone(number.inputValue, number.country.dialCode) ? '' : number.inputValue)
    },
  })
  return (
    <div className={classes.phone}>
      <Combobox
        label={contactTexts.country}
        value={country.iso2}
        options={countries}
        searchDelayMs={COUNTRY_SEARCH_DELAY_MS}
        onChange={(iso2) => setCountry(iso2, { focusOnInput: true })}
      />
      <TextField
        ref={inputRef}
        label={contactTexts.phone}
        type="tel"
        name="phone"
        autoComplete="tel"
        placeholder={PHONE_PLACEHOLDER}
        value={inputValue}
        onFocus={({ target }) => {
          if (hasCodeAlone(inputValue, country.dialCode)) target.setSelectionRange(inputValue.length, inputValue.length)
        }}
        onChange={(event) => {
          // Reached by Tab, the code is selected, and the first digit would take its place.
          const isFirstDigit = hasCodeAlone(inputValue, country.dialCode) && /^\d$/.test(event.target.value)
          event.target.value = isFirstDigit ? inputValue + event.target.value : clampDigits(event.target.value)
          handlePhoneValueChange(event)
        }}
      />
    </div>
  )
}

function hasCodeAlone(text: string, dialCode: string): boolean {
  return text.trim() === `+${dialCode}`
}
