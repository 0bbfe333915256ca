import { createContext, useContext, type MouseEvent, type ReactNode } from 'react'

export type SitePath = '/' | '/app' | '/history' | '/profile' | '/contact' | '/privacy-policy' | '/terms-of-use'

export interface SiteLinkProps {
  to: SitePath
  /** Without the '#'. */
  hash?: string
  className?: string | undefined
  'aria-label'?: string
  children: ReactNode
}

/** The app provides its router's link; a page without the router loads the next document. */
export const SiteLinkContext = createContext<(props: SiteLinkProps) => ReactNode>(renderDocumentLink)

/** A link within the site, for what is shown with and without the router. */
export function SiteLink(props: SiteLinkProps) {
  const renderLink = useContext(SiteLinkContext)
  return renderLink(props)
}

function renderDocumentLink({ to, hash, children, ...rest }: SiteLinkProps) {
  const scrollHere = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain || location.pathname !== to) return
    event.preventDefault()
    scrollToSection(hash)
  }
  return (
    <a {...rest} href={hash === undefined ? to : `${to}#${hash}`} onClick={scrollHere}>
      {children}
    </a>
  )
}

function scrollToSection(hash: string | undefined): void {
  const target = hash === undefined ? document.body : document.querySelector(`#${CSS.escape(hash)}`)
  const address = hash === undefined ? location.pathname : `#${hash}`
  if (location.href !== new URL(address, location.href).href) history.pushState(null, '', address)
  target?.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
}
