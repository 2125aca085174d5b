import { createTransport } from 'nodemailer'
import { messageIdOf } from './policy.ts'

/** Hands one letter to the mail server; rejects where that does not take it. */
export type Mailer = (letter: { id: string; to: string; subject: string; text: string }) => Promise<void>

/** Milliseconds until a silent mail server is given up. */
const silence = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Letters by SMTP. Names and subjects cannot add receivers or headers, and no letter fetches a file or an address. */
export function createMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({ url, ...silence, disableFileAccess: true, disableUrlAccess: true })
  return async ({ id, to, subject, text }) => {
    // An address alone: what stands in a name must not become another receiver.
    const receiver = { name: '', address: to }
    await transport.sendMail({ from, to: receiver, subject, text, messageId: messageIdOf(id, from) })
  }
}
