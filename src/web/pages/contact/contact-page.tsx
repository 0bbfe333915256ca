import { IconMail } from '@tabler/icons-react'
import { useEffect } from 'react'
import { usePublicConfig } from '../../api/public-config.ts'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import classes from './contact-page.module.css'
import { contactTexts } from './texts.ts'

export function ContactPage() {
  const { data: config } = usePublicConfig()
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <Page width="reading">
      <h1 className={classes.heading}>{contactTexts.heading}</h1>
      <Panel padding="lg" aria-labelledby="email-support" className={classes.block}>
        <IconMail size={24} stroke={1.75} aria-hidden="true" className={classes.icon} />
        <div>
          <h2 id="email-support" className={classes.title}>
            {contactTexts.emailSupport}
          </h2>
          {config?.supportEmail ? (
            <p>
              <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
              <br />
              {contactTexts.emailSupportText}
            </p>
          ) : (
            <p>{contactTexts.noAddress}</p>
          )}
        </div>
      </Panel>
    </Page>
  )
}
