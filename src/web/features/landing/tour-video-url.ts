/** The video that the installation's TOUR_VIDEO_URL names, as the server wrote it into the page; null without one. */
export function tourVideoUrl(): string | null {
  const url = document.querySelector<HTMLMetaElement>('meta[name="tour-video"]')?.content ?? ''
  return /^https?:\/\//.test(url) ? url : null
}

/** A file plays in our own element; anything else is a page of a video host and gets a frame. */
export function isVideoFile(url: string): boolean {
  return /\.(?:mp4|webm|m4v|mov|ogv)$/i.test(new URL(url).pathname)
}
