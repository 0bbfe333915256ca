import { useState } from 'react'
import classes from './prompt-quote.module.css'
import { dashboardTexts } from './texts.ts'

/** From here on a prompt may need more than the three lines that are shown at first. */
const LONG_PROMPT = 220

export function PromptQuote({ prompt }: { prompt: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const isLong = prompt.length > LONG_PROMPT || prompt.split('\n').length > 3
  return (
    <div className={classes.quote}>
      <p className={classes.label}>{dashboardTexts.promptLabel}</p>
      <p className={classes.prompt} data-clamped={(isLong && !isWhole) || undefined}>
        {prompt}
      </p>
      {isLong ? (
        <button type="button" className={classes.toggle} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? dashboardTexts.showLessOfPrompt : dashboardTexts.showWholePrompt}
        </button>
      ) : null}
    </div>
  )
}
