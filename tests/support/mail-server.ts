import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { findFreePort } from './free-port.ts'

export type ReceivedMail = { from: string; to: string[]; /** As it came, headers and body. */ text: string }

export type MailServer = {
  url: string
  mails: ReceivedMail[]
  /** Texts that the server refuses for good when they stand in a mail. */
  refusedTexts: Set<string>
  start(): Promise<void>
  /** Nobody answers at the address until it starts again. */
  stop(): Promise<void>
}

/** A mail server on loopback that keeps what it is given; user `planner`, password `secret`. */
export async function createMailServer(): Promise<MailServer> {
  const port = await findFreePort()
  const mails: ReceivedMail[] = []
  const refusedTexts = new Set<string>()
  let server: SMTPServer | null = null
  return {
    url: `smtp://planner:secret@127.0.0.1:${port}`,
    mails,
    refusedTexts,
    async start() {
      server = openServer(mails, refusedTexts)
      server.listen(port, '127.0.0.1')
      await once(server.server, 'listening')
    },
    stop: () => new Promise((resolve) => (server === null ? resolve() : server.close(() => resolve()))),
  }
}

function openServer(mails: ReceivedMail[], refusedTexts: Set<string>): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      const isKnown = username === 'planner' && password === 'secret'
      done(isKnown ? null : new Error('Invalid username or password'), isKnown ? { user: username } : undefined)
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if ([...refusedTexts].some((refused) => text.includes(refused))) {
          done(Object.assign(new Error('Message refused'), { responseCode: 550 }))
          return
        }
        mails.push({ from: envelope.mailFrom === false ? '' : envelope.mailFrom.address, to: envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
}
