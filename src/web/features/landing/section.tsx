import type { ReactNode } from 'react'
import classes from './section.module.css'

interface SectionProps {
  /** Anchor of the header's links. */
  id: string
  title: string
  lead?: string
  /** `band` sets it off from its neighbours. */
  tone?: 'plain' | 'band'
  children: ReactNode
}

export function Section({ id, title, lead, tone = 'plain', children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes.section} data-tone={tone}>
      <div className={classes.column}>
        <h2 id={`${id}-title`} className={classes.title}>
          {title}
        </h2>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        <div className={classes.content}>{children}</div>
      </div>
    </section>
  )
}
