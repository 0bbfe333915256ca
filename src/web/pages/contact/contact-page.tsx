import { useEffect } from 'react'
import { usePublicConfig } from '../../api/public-config.ts'
import { ContactBlocks } from '../../features/contact/contact-blocks.tsx'
import { ContactForm } from '../../features/contact/contact-form.tsx'
import { FounderCard } from '../../features/contact/founder-card.tsx'
import { contactTexts } from '../../features/contact/texts.ts'
import { Page } from '../../ui/page.tsx'
import classes from './contact-page.module.css'

export function ContactPage() {
  const { data: config } = usePublicConfig()
  const supportEmail = config?.supportEmail ?? null
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <Page>
      <div className={classes.head}>
        <h1 className={classes.heading}>{contactTexts.heading}</h1>
        <p className={classes.lead}>{contactTexts.lead}</p>
      </div>
      <div className={classes.columns}>
        <FounderCard operator={config?.operator} supportEmail={supportEmail} />
        <ContactForm />
      </div>
      <ContactBlocks salesEmail={config?.operator.salesEmail ?? null} supportEmail={supportEmail} />
    </Page>
  )
}
