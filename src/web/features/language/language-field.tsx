import { activeLocale, LANGUAGES, type Language } from '../../locales/active-language.ts'
import { LANGUAGE_NAMES, showLanguage, storeLanguage, useLanguage } from '../../locales/load-language.ts'
import { logFailure } from '../../api/log.ts'
import { SelectField } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import { languageTexts } from './texts.ts'

interface LanguageFieldProps {
  hint?: string
  /** Called in the new language with its locale, for what else keeps it. */
  onChosen?: (locale: string) => void
}

/** The language of the pages, each under its own name. The choice is kept on this device. */
export function LanguageField({ hint, onChosen }: LanguageFieldProps) {
  const language = useLanguage()

  async function choose(wanted: Language) {
    try {
      await showLanguage(wanted)
    } catch (error) {
      logFailure('the language was not loaded', error)
      notify.error(languageTexts.notLoaded)
      return
    }
    storeLanguage(wanted)
    onChosen?.(activeLocale())
    // Everything was rendered anew: the field that was used is another element now.
    setTimeout(() => document.querySelector<HTMLSelectElement>('[data-language-field] select')?.focus())
  }

  const options = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))
  return (
    <div data-language-field>
      <SelectField label={languageTexts.language} hint={hint} value={language} options={options} onChange={(wanted) => void choose(wanted)} />
    </div>
  )
}
