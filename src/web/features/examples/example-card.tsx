import { ActionButton } from '../../ui/action-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { Example } from './example.ts'
import classes from './example-card.module.css'
import { exampleTexts } from './texts.ts'

/** Picture, title, prompt, and the button that opens the plan. */
export function ExampleCard({ example, onView }: { example: Example; onView: () => void }) {
  const { title, prompt, image, plannerType } = example
  const titleId = `example-${example.id}`
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <img className={classes.image} src={image} alt="" width={640} height={400} loading="lazy" draggable={false} />
      <div className={classes.words}>
        <div className={classes.head}>
          <h3 id={titleId} className={classes.title}>
            {title}
          </h3>
          <Badge tone={plannerType}>{exampleTexts.example}</Badge>
        </div>
        <blockquote className={classes.prompt}>{prompt}</blockquote>
        <ActionButton variant="default" className={classes.view} aria-describedby={titleId} onClick={onView}>
          {plannerType === 'calendar' ? exampleTexts.viewCalendar : exampleTexts.viewSprint}
        </ActionButton>
      </div>
    </article>
  )
}
