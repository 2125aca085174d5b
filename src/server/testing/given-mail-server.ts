import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export type Received = { to: string[]; text: string }
type MailReply = 'take' | 'refuse' | 'busy' | 'cut'

/** A real mail server on loopback; `next` has the responses to the coming emails, one for each, then `take` applies. */
export async function givenMailServer() {
  const received: Received[] = []
  const next: MailReply[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const answer = next.shift() ?? 'take'
        if (answer === 'refuse') return done(withCode('No such mailbox here', 550))
        if (answer === 'busy') return done(withCode('Try again later', 451))
        const envelope = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to: envelope, text: Buffer.concat(chunks).toString() })
        // As if it crashed between accepting the email and confirming it.
        if (answer === 'cut') for (const connection of smtp.connections) connection.close()
        else done()
      })
    },
  })
  smtp.on('error', () => {})
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const address = smtp.server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    next,
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}

const withCode = (message: string, responseCode: number) => Object.assign(new Error(message), { responseCode })
