import { useSyncExternalStore } from 'react'
import { Section } from './section.tsx'
import { landingTexts } from './texts.ts'
import classes from './tour.module.css'
import { isVideoFile, tourVideoUrl } from './tour-video-url.ts'
import captions from './tour/captions.vtt?url'
import poster from './tour/poster.webp'
import mp4 from './tour/tour.mp4'
import webm from './tour/tour.webm'

const never = () => () => undefined

/** The quick tour: our own recording, or the video that the installation names. Nothing is fetched before it is played. */
export function Tour() {
  // The page as it was rendered at build shows our own; the setting is known in the browser.
  const url = useSyncExternalStore(never, tourVideoUrl, () => null)
  return (
    <Section id="tour" title={landingTexts.tour} lead={landingTexts.tourLead}>
      <div className={classes.frame}>{url === null ? <OwnVideo /> : <ConfiguredVideo url={url} />}</div>
    </Section>
  )
}

function OwnVideo() {
  return (
    <video className={classes.video} controls preload="none" playsInline poster={poster} width={1280} height={720} aria-label={landingTexts.tourVideo}>
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
      <track kind="captions" src={captions} srcLang="en" label={landingTexts.tourCaptions} default />
      <a href={mp4}>{landingTexts.tourDownload}</a>
    </video>
  )
}

function ConfiguredVideo({ url }: { url: string }) {
  if (!isVideoFile(url)) {
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a player of another origin, which needs both permissions and gains nothing over us by them
    return <iframe className={classes.video} src={url} title={landingTexts.tourVideo} loading="lazy" allow="fullscreen; picture-in-picture" sandbox="allow-scripts allow-same-origin allow-presentation allow-popups" />
  }
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the operator's video, whose captions we do not have
  return <video className={classes.video} controls preload="none" playsInline src={url} aria-label={landingTexts.tourVideo} />
}
