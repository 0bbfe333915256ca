import { Page } from '../../ui/page.tsx'
import classes from './legal-document.module.css'

export interface LegalText {
  title: string
  sections: readonly { heading: string; paragraphs: readonly string[] }[]
}

export function LegalDocument({ text }: { text: LegalText }) {
  return (
    <Page width="reading">
      <article className={classes.document}>
        <h1>{text.title}</h1>
        {text.sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
    </Page>
  )
}
