import classes from './legal-document.module.css'
import { useLegalFacts } from './legal-facts.ts'
import { privacyTexts } from './privacy-texts.ts'
import { termsTexts } from './terms-texts.ts'

export type LegalDocumentName = 'privacy-policy' | 'terms-of-use'

/** One of the two legal texts; its title is `h1` on a page of its own and `h2` in a sheet over another page. */
export function LegalDocument({ name, titleElement: Title, titleId }: { name: LegalDocumentName; titleElement: 'h1' | 'h2'; titleId?: string }) {
  const facts = useLegalFacts()
  const texts = name === 'privacy-policy' ? privacyTexts : termsTexts
  const Heading = Title === 'h1' ? 'h2' : 'h3'
  return (
    <article className={classes.document}>
      <div>
        <Title id={titleId} className={classes.title}>
          {texts.title}
        </Title>
        <p className={classes.lead}>{texts.lead(facts)}</p>
      </div>
      {texts.sections(facts).map(({ heading, paragraphs }) => (
        <section key={heading}>
          <Heading className={classes.heading}>{heading}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  )
}
