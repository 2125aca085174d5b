import { createTransport } from 'nodemailer'
import { messageIdOf } from './policy.ts'

/** Sends one email through the mail server; rejects if the server does not accept it. */
export type Mailer = (letter: { id: string; to: string; subject: string; text: string }) => Promise<void>

/** Milliseconds after which a mail server that does not respond is given up. */
const silence = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends email by SMTP. Names and subjects cannot add recipients or headers, and no email can fetch a file or an address. */
export function createMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({ url, ...silence, disableFileAccess: true, disableUrlAccess: true })
  return async ({ id, to, subject, text }) => {
    // Only an address, so that text in a name cannot become another recipient.
    const receiver = { name: '', address: to }
    await transport.sendMail({ from, to: receiver, subject, text, messageId: messageIdOf(id, from) })
  }
}
