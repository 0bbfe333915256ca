import { team } from '../prompt-set.ts'
import type { PromptSet } from '../prompt-set.ts'

/** For the tests: the words that choose each of these playbooks and change its plans. */
export const SOFTWARE_PROMPTS: Record<string, PromptSet> = {
  'sprint-cloud-cost': team('Cut our Kubernetes bill by 30 percent', ['with 40 pods', 'with 200 pods']),
  'sprint-version-upgrade': team('Upgrade our PostgreSQL database from version 12 to 16', ['with 2 replicas', 'with 9 replicas']),
  'sprint-accessibility': team('Make our shop accessible to WCAG AA', ['on 5 pages', 'on 60 pages']),
  'sprint-api-integration': team('Integrate the Hubspot API', ['with 3 endpoints', 'with 30 endpoints']),
  'sprint-authentication': team('Build authentication with SSO', ['for 3 roles', 'for 25 roles']),
  'sprint-bug-bash': team('Bug bash', ['for 10 bugs', 'for 120 bugs']),
  'sprint-ci-cd': team('Set up CI/CD with GitHub Actions', ['for 2 repositories', 'for 25 repositories']),
  'sprint-cloud-migration': team('Cloud migration to AWS', ['of 3 services', 'of 30 services']),
  'sprint-database-migration': team('Database migration from MySQL to PostgreSQL', ['of 10 tables', 'of 80 tables']),
  'sprint-performance': team('Improve the response time', ['of 5 pages', 'of 40 pages']),
  'sprint-data-pipeline': team('Build a data pipeline into BigQuery', ['from 3 sources', 'from 25 sources']),
  'sprint-design-system': team('Build a design system', ['with 5 components', 'with 40 components']),
  'sprint-ecommerce': team('Build an online shop', ['with 20 products', 'with 900 products']),
  'sprint-game': team('Make a platformer video game', ['with 3 levels', 'with 25 levels']),
  'sprint-incident-follow-up': team('Incident follow-up after the outage', ['for 5 customers', 'for 60 customers']),
  'sprint-ml-model': team('Build a machine learning churn model', ['on 5 features', 'on 80 features']),
  'sprint-mobile-app': team('Build a mobile app in Flutter', ['with 4 screens', 'with 30 screens']),
  'sprint-observability': team('Bring observability with OpenTelemetry', ['to 3 services', 'to 30 services']),
  'sprint-open-source': team('Prepare an open source release of our library', ['with 2 examples', 'with 15 examples']),
  'sprint-payments': team('Add payments with Stripe', ['in 1 country', 'in 12 countries']),
  'sprint-refactoring': team('Refactor our legacy code', ['of 3 modules', 'of 40 modules']),
  'sprint-security': team('Security hardening before SOC 2', ['of 3 systems', 'of 30 systems']),
  'sprint-software': team('Build an internal tool as a web app', ['with 4 screens', 'with 30 screens']),
  'sprint-website': team('Build our new marketing site', ['with 5 pages', 'with 60 pages']),
}
