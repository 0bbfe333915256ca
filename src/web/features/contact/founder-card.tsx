import { IconBrandGithub, IconBrandLinkedin, IconBrandMastodon, IconBrandX, IconBrandYoutube, IconMail, IconWorld } from '@tabler/icons-react'
import type { PublicConfig } from '../../../contract/public-config.ts'
import { productName } from '../../api/product-name.ts'
import { LogoMark } from '../../ui/logo.tsx'
import { Panel } from '../../ui/panel.tsx'
import classes from './founder-card.module.css'
import { contactTexts } from './texts.ts'

/** By the site a link leads to; a globe for the others. */
const SITE_ICONS: Record<string, typeof IconWorld> = {
  'github.com': IconBrandGithub,
  'linkedin.com': IconBrandLinkedin,
  'mastodon.social': IconBrandMastodon,
  'x.com': IconBrandX,
  'youtube.com': IconBrandYoutube,
}

interface FounderCardProps {
  operator: PublicConfig['operator'] | undefined
  supportEmail: string | null
}

/** The person that the installation names, or the project itself where it names none. */
export function FounderCard({ operator, supportEmail }: FounderCardProps) {
  const contact = operator?.contact ?? null
  const links = operator?.links ?? []
  const name = contact?.name ?? operator?.name ?? productName()
  const role = contact === null ? contactTexts.projectRole : contact.role
  const about = contact === null ? (operator?.name ? null : contactTexts.projectAbout) : contact.about
  return (
    <Panel padding="lg" className={classes.card} aria-labelledby="founder">
      <div className={classes.portrait}>{contact?.photoUrl ? <img src={contact.photoUrl} alt="" width={88} height={88} /> : <LogoMark size={44} />}</div>
      <div>
        <h2 id="founder" className={classes.name}>
          {name}
        </h2>
        {role !== null && <p className={classes.role}>{role}</p>}
      </div>
      {about !== null && <p className={classes.about}>{about}</p>}
      {(links.length > 0 || supportEmail !== null) && (
        <ul className={classes.links} aria-label={contactTexts.linksOf(name)}>
          {links.map((link) => (
            <li key={link.address}>
              <SocialLink {...link} />
            </li>
          ))}
          {supportEmail !== null && (
            <li>
              <a className={classes.link} href={`mailto:${supportEmail}`}>
                <IconMail size={18} aria-hidden="true" />
                {supportEmail}
              </a>
            </li>
          )}
        </ul>
      )}
    </Panel>
  )
}

function SocialLink({ name, address }: { name: string; address: string }) {
  const Icon = SITE_ICONS[new URL(address).hostname.replace(/^www\./, '')] ?? IconWorld
  return (
    <a className={classes.link} href={address} target="_blank" rel="noreferrer me">
      <Icon size={18} aria-hidden="true" />
      {name}
      <span className="visually-hidden"> {contactTexts.opensInNewTab}</span>
    </a>
  )
}
