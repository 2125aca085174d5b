import { AppError } from '#shared/errors.ts'
import type { Database } from '#server/platform/database.ts'
import type { JobContext, JobHandler } from '#server/platform/jobs/job.ts'
import type { MailServices } from './enqueue-email.ts'
import { emailPlace } from './enqueue-email.ts'
import { longestAnswer, triesAfter } from './policy.ts'
import { findWaiting, keepFailedTry, keepSent, type StoredEmail } from './store.ts'

type Payload = { letterId: string }
type Services = Omit<MailServices, 'jobs'> & { database: Database }

/** Sends an email once; if the server stops between sending and saving, again under the same id. */
export const sendEmail = (services: Services): JobHandler<Payload> => ({
  retryDelays: triesAfter,
  run: async ({ job }: JobContext<Payload>) => {
    const letter = await findWaiting(services.database, job.payload.letterId)
    if (letter) await send(services, letter, job.failures)
    return null
  },
  finished: () => ({ type: 'letter-ended' }),
  failed: () => ({ type: 'letter-failed' }),
})

async function send({ database, mailer, emailSeal }: Services, letter: StoredEmail, failures: number): Promise<void> {
  const { id, to, subject, text, sealedLink } = letter
  const link = sealedLink === null ? undefined : emailSeal.open(sealedLink, emailPlace(id))
  try {
    if (!mailer) throw new Refused('No mail server is set up.')
    if (sealedLink !== null && link === undefined) throw new Refused('Its link was sealed with another key.')
    await mailer({ id, to, subject, text: link === undefined ? text : `${text}\n\n${link}` })
  } catch (error) {
    const isFinal = error instanceof Refused || isRefusal(error)
    await keepFailedTry(database, { id, error: answerOf(error), isLast: isFinal || failures >= triesAfter.length })
    if (isFinal) return
    throw new AppError('unavailable', 'The mail server did not accept the email.', { details: answerOf(error) })
  }
  await keepSent(database, id)
}

class Refused extends Error {}

/** RFC 5321: responses from 500 on are permanent failures. */
const isRefusal = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 500

const answerOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, longestAnswer)
