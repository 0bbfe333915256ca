import { IconMail, IconMessageCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/panel.tsx'
import classes from './contact-blocks.module.css'
import { contactTexts } from './texts.ts'

interface ContactBlocksProps {
  salesEmail: string | null
  supportEmail: string | null
}

export function ContactBlocks({ salesEmail, supportEmail }: ContactBlocksProps) {
  return (
    <div className={classes.blocks}>
      <Block id="chat-to-sales" icon={<IconMessageCircle size={22} />} title={contactTexts.chatToSales} text={contactTexts.chatToSalesText} email={salesEmail} />
      <Block id="email-support" icon={<IconMail size={22} />} title={contactTexts.emailSupport} text={contactTexts.emailSupportText} email={supportEmail} />
    </div>
  )
}

function Block({ id, icon, title, text, email }: { id: string; icon: ReactNode; title: string; text: string; email: string | null }) {
  return (
    <Panel padding="lg" className={classes.block} aria-labelledby={id}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <p className={classes.text}>{text}</p>
        {email === null ? <p>{contactTexts.noAddress}</p> : <a href={`mailto:${email}`}>{email}</a>}
      </div>
    </Panel>
  )
}
