import { Suspense, useState, type ComponentType } from 'react'
import type { Example } from '../../features/examples/example.ts'
import { ExampleCarousel } from '../../features/examples/example-carousel.tsx'
import { Features } from '../../features/landing/features.tsx'
import { Hero, type HeroProps } from '../../features/landing/hero.tsx'
import { HowItWorks } from '../../features/landing/how-it-works.tsx'
import { Integrations } from '../../features/landing/integrations.tsx'
import { Section } from '../../features/landing/section.tsx'
import { landingTexts } from '../../features/landing/texts.ts'
import { Tour } from '../../features/landing/tour.tsx'

export interface ExampleViewerProps {
  /** Null once it is closed. */
  example: Example | null
  onClose: () => void
}

interface LandingContentProps {
  hero: HeroProps
  /** Opens an example's plan; fetched when the first one is asked for. */
  Viewer: ComponentType<ExampleViewerProps>
}

/** The landing page's sections. It needs no router and no kit, so that a visitor's first load stays small. */
export function LandingContent({ hero, Viewer }: LandingContentProps) {
  const [viewed, setViewed] = useState<Example | null>(null)
  const [isViewerNeeded, setViewerNeeded] = useState(false)
  const view = (example: Example) => {
    setViewerNeeded(true)
    setViewed(example)
  }
  return (
    <>
      <Hero {...hero} />
      <Tour />
      <Section id="examples" title={landingTexts.examples} lead={landingTexts.examplesLead} tone="band">
        <ExampleCarousel onView={view} />
      </Section>
      <HowItWorks />
      <Integrations />
      <Features />
      {isViewerNeeded && (
        <Suspense>
          <Viewer example={viewed} onClose={() => setViewed(null)} />
        </Suspense>
      )}
    </>
  )
}
