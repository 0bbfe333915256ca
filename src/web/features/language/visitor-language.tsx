import { LANGUAGES, languageOf } from '../../locales/active-language.ts'
import { LANGUAGE_NAMES, storeLanguage, useLanguage } from '../../locales/load-language.ts'
import { languageTexts } from './texts.ts'
import classes from './visitor-language.module.css'

/** The choice of a language for who is not signed in; a user has it on the profile. The page comes anew in it. */
export function VisitorLanguage() {
  const language = useLanguage()
  return (
    <select
      className={classes.select}
      aria-label={languageTexts.language}
      value={language}
      onChange={({ target }) => {
        storeLanguage(languageOf(target.value) ?? language)
        location.reload()
      }}
    >
      {LANGUAGES.map((value) => (
        <option key={value} value={value} lang={value}>
          {LANGUAGE_NAMES[value]}
        </option>
      ))}
    </select>
  )
}
