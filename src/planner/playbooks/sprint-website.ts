import type { Playbook } from './playbook.ts'

export const SPRINT_WEBSITE: Playbook = {
  id: 'sprint-website',
  title: 'website',
  plannerTypes: ['sprint'],
  matches: { strong: ['website', 'web site', 'marketing site', 'landing page', 'webflow', 'wordpress', 'homepage', 'portfolio site', 'relaunch', 'redesign our site', 'squarespace', 'pagina web', 'webseite', 'site web', 'site institucional'], weak: ['pages', 'copy', 'seo', 'cookie', 'analytics', 'home', 'pricing', 'about', 'blog', 'contact', 'cms'], not: ['shop', 'checkout', 'cart'] },
  tags: ['website'],
  topicStages: [
    { id: 'copy', titles: ['{Topic}: write the copy'], share: 3, role: 'writing', always: true, priority: 'high', tags: ['copy'], how: 'One reader, one question, one next step; headline says the benefit, proof beside each claim, read it aloud, cut a third.', done: 'the copy for {topic} is approved in a shared document, with title and description for search' },
    { id: 'design', titles: ['{Topic}: design, desktop and phone'], share: 4, role: 'design', always: true, beside: true, priority: 'high', tags: ['design'], how: 'Phone first with the real copy, components from the kit, states for hover, focus and error, contrast checked.', done: 'both widths are approved and every image is in its final crop' },
    { id: 'build', titles: ['{Topic}: build and connect'], share: 5, role: 'developer', always: true, priority: 'high', tags: ['build'], how: 'Semantic headings, responsive images with alt text, forms that work without script, content editable by the team.', done: '{topic} matches design at 360 and 1440 px and scores over 90 in all Lighthouse columns' },
  ],
  defaultTopics: ['home page', 'product page', 'about page', 'contact page'],
  tasks: [
    { id: 'goal-numbers', at: 0.01, minutes: 120, priority: 'high', title: 'Goal, audience and the one number the site should move', how: 'Three visitor types with the question they bring; today’s number as the baseline.', done: 'the page fits on one screen and the decider agreed' },
    { id: 'sitemap', at: 0.03, minutes: 120, title: 'Sitemap and page briefs: purpose, proof, call to action', how: 'A line a page; drop pages nobody needs; list redirects from the old addresses.', done: 'each page has a brief and an owner' },
    { id: 'assets', at: 0.06, minutes: 120, title: 'Gather logos, photos, quotes, legal texts and permissions', how: 'Ask customers for quotes now, it takes longest; file names that say what is in them.', done: 'nothing on the brief list is missing or promised without a date' },
    { id: 'kit', at: 0.1, minutes: 300, role: 'design', title: 'Style kit: type scale, colours, spacing, buttons, cards, forms', how: 'From the brand, tested for contrast, named as they will be in the builder.', done: 'one page assembled from the kit alone looks right' },
    { id: 'site-setup', at: 0.08, minutes: 240, role: 'developer', title: 'Project set-up: staging address, CMS fields, global styles, backups', how: 'Staging closed to search engines; fields with help texts; roles for editors.', done: 'an editor changed a headline on staging alone' },
    { id: 'navigation-footer', at: 0.14, minutes: 180, role: 'developer', title: 'Header, navigation, footer, 404', how: 'Keyboard, skip link, current page marked; the 404 offers search and the three commonest pages.', done: 'works by keyboard at every width' },
    { id: 'cookie-banner', at: 0.7, minutes: 150, role: 'developer', about: ['cookie', 'consent', 'gdpr', 'privacy'], title: 'Cookie banner: real choice, nothing loaded before consent', how: 'Reject as easy as accept, choice can be changed in the footer; check with the network panel.', done: 'no third-party request leaves before consent' },
    { id: 'privacy-text', at: 0.66, minutes: 90, role: 'writing', about: ['cookie', 'consent', 'gdpr', 'privacy'], title: 'Cookie and privacy texts in plain words', how: 'Who, what, why, how long, whom to ask; have it checked by whoever answers for it.', done: 'the text names every service really in use' },
    { id: 'analytics-events', at: 0.74, minutes: 150, role: 'developer', about: ['analytic', 'tracking', 'measure'], title: 'Analytics: five events that answer the goal, with a test plan', how: 'Names in a table, consent respected, internal traffic out; one dashboard.', done: 'each event fires once in a recorded test visit' },
    { id: 'seo-basics', at: 0.76, minutes: 180, role: 'developer', about: ['=seo', 'search engine', 'meta'], title: 'SEO basics: titles, descriptions, sitemap, structured data, redirects', how: 'Unique titles under 60 characters, canonical addresses, old addresses redirected one by one, share images.', done: 'a crawl shows no broken link, duplicate title or redirect chain' },
    { id: 'keywords', at: 0.12, minutes: 120, role: 'writing', about: ['=seo', 'keyword'], title: 'SEO: words people search, one per page', how: 'From customer mails, search console and suggestions; intent before volume.', done: 'each page brief has its phrase and question' },
    { id: 'forms', at: 0.72, minutes: 120, role: 'developer', about: ['form', 'newsletter', 'demo request'], title: 'Forms: delivery, spam guard, thank-you page, who answers', how: 'Test with a wrong address and a full mailbox; name who answers within a day.', done: 'ten test messages arrived and were answered' },
    { id: 'proofread', at: 0.84, minutes: 150, role: 'writing', title: 'Proofread every page in place, on a phone', how: 'Names, prices, dates, links; one reader who has never seen it says what the firm does.', done: 'no correction on a second pass' },
    { id: 'cross-check', at: 0.86, minutes: 180, title: 'Check on real devices: speed, keyboard, screen reader, three browsers', how: 'Old phone on slow network, zoom 200 %, print; fix the worst five.', done: 'largest paint under 2.5 s on the slow phone and no keyboard trap' },
    { id: 'launch-list', at: 0.92, minutes: 90, title: 'Launch list: domain, certificate, DNS lifetime, redirects, backups, who is on', how: 'Lower DNS lifetime two days before; open search engines last.', done: 'each line has a name and was tried on staging' },
    { id: 'go-live', at: 0.96, minutes: 120, priority: 'high', role: 'developer', after: ['launch-list', 'proofread'], title: 'Go live and check the first hour', how: 'Switch, click through the ten main paths, watch 404s and forms.', done: 'forms, analytics and redirects work on the live address' },
  ],
}
