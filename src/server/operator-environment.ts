import { z } from 'zod'
import { isWebAddress, parseUrl } from './setting-kinds.ts'

/** Each message completes the sentence 'NAME should be ...'. */
const words = (highest: number) => z.string().max(highest, `at most ${highest} characters`)
const LINKS = "names and addresses such as 'GitHub=https://github.com/example, LinkedIn=https://www.linkedin.com/in/example'"

/** 'Name=https://...' pairs with commas between; at most eight, because they stand in one line. */
const LinksSchema = z
  .string()
  .transform((value) => value.split(',').map((pair) => pair.trim().split(/=(.*)/s)))
  .refine((pairs) => pairs.length <= 8 && pairs.every(([name, address]) => name && name.length <= 40 && address && isWebAddress(address)), LINKS)
  .transform((pairs) => pairs.map(([name = '', address = '']) => ({ name, address })))

function isMailServer(value: string): boolean {
  const url = parseUrl(value)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}

/** Environment variables about who runs the installation and how mail reaches them. */
export const operatorEnvironment = {
  OPERATOR_NAME: words(120).optional(),
  OPERATOR_ADDRESS: words(300).optional(),
  OPERATOR_LAW: words(120).optional(),
  OPERATOR_CONTACT_NAME: words(80).optional(),
  OPERATOR_CONTACT_ROLE: words(120).optional(),
  OPERATOR_CONTACT_ABOUT: words(400).optional(),
  OPERATOR_CONTACT_PHOTO_URL: z
    .string()
    .refine((value) => /^\/(?!\/)[\w./-]+$/.test(value) || (isWebAddress(value) && value.startsWith('https:')), 'the https address of a picture, or a path on this server such as /founder.jpg')
    .optional(),
  OPERATOR_LINKS: LinksSchema.optional(),
  SALES_EMAIL: z.email('an e-mail address such as sales@example.org').optional(),
  SMTP_URL: z.string().refine(isMailServer, 'the address of a mail server such as smtps://user:password@mail.example.org').optional(),
  SMTP_FROM: z.email('an e-mail address that this mail server may send from, such as planner@example.org').optional(),
  SMTP_TO: z.email('an e-mail address such as help@example.org').optional(),
}

const OperatorEnvironmentSchema = z.object(operatorEnvironment)
type OperatorEnvironment = z.infer<typeof OperatorEnvironmentSchema> & { SUPPORT_EMAIL?: string | undefined }

/** What the pages say of the people behind the installation; null where they said nothing. */
export type OperatorConfig = {
  /** Who is responsible: a company or a person. */
  name: string | null
  address: string | null
  /** Whose law the terms follow, such as 'Germany'. */
  law: string | null
  contact: { name: string; role: string | null; about: string | null; photoUrl: string | null } | null
  links: { name: string; address: string }[]
  salesEmail: string | null
}

/** Where messages of the contact form are mailed to. */
export type MailConfig = { url: string; from: string; to: string }

export function toOperator(environment: OperatorEnvironment): OperatorConfig {
  const { OPERATOR_CONTACT_NAME: contactName } = environment
  return {
    name: environment.OPERATOR_NAME ?? null,
    address: environment.OPERATOR_ADDRESS ?? null,
    law: environment.OPERATOR_LAW ?? null,
    contact:
      contactName === undefined
        ? null
        : {
            name: contactName,
            role: environment.OPERATOR_CONTACT_ROLE ?? null,
            about: environment.OPERATOR_CONTACT_ABOUT ?? null,
            photoUrl: environment.OPERATOR_CONTACT_PHOTO_URL ?? null,
          },
    links: environment.OPERATOR_LINKS ?? [],
    salesEmail: environment.SALES_EMAIL ?? environment.SUPPORT_EMAIL ?? null,
  }
}

export function toMail(environment: OperatorEnvironment): MailConfig | null {
  const to = environment.SMTP_TO ?? environment.SUPPORT_EMAIL
  if (environment.SMTP_URL === undefined || to === undefined) return null
  return { url: environment.SMTP_URL, from: environment.SMTP_FROM ?? to, to }
}

/** Sentences for the person who set the variables. */
export function operatorProblems(environment: OperatorEnvironment): string[] {
  const problems: string[] = []
  if (environment.SMTP_URL !== undefined && environment.SMTP_TO === undefined && environment.SUPPORT_EMAIL === undefined) {
    problems.push('SMTP_TO is not set. Beside SMTP_URL it should be the e-mail address that messages of the contact form go to (SUPPORT_EMAIL serves too).')
  }
  for (const name of ['SMTP_FROM', 'SMTP_TO'] as const) {
    if (environment[name] !== undefined && environment.SMTP_URL === undefined) problems.push(`${name} is set but SMTP_URL is not. Set SMTP_URL to the address of your mail server, or unset ${name}.`)
  }
  for (const name of ['OPERATOR_CONTACT_ROLE', 'OPERATOR_CONTACT_ABOUT', 'OPERATOR_CONTACT_PHOTO_URL'] as const) {
    if (environment[name] !== undefined && environment.OPERATOR_CONTACT_NAME === undefined) problems.push(`${name} is set but OPERATOR_CONTACT_NAME is not. Set OPERATOR_CONTACT_NAME too, or unset ${name}.`)
  }
  return problems
}
