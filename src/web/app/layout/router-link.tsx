import { Link } from '@tanstack/react-router'
import type { SiteLinkProps } from '../../ui/site-link.tsx'

const ONLY_THIS_SECTION = { exact: true, includeHash: true }

/** A link of the site that the router follows. */
export function renderRouterLink({ hash, ...rest }: SiteLinkProps) {
  return hash === undefined ? <Link {...rest} /> : <Link {...rest} hash={hash} activeOptions={ONLY_THIS_SECTION} />
}
