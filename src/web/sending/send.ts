import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { queryClient } from '#web/api/query-client.ts'
import { reloadReviews } from '#web/reviews/queries.ts'
import { reloadSharing } from '#web/sharing/queries.ts'
import { askedKey } from './recipients.ts'
import type { Recipient, SendChoice, SendPlan } from './send-plan.ts'

/** The result for one person: an email was queued, or there is a message to copy, or it failed. */
export type SendOutcome = {
  person: Recipient
  isPosted: boolean
  /** A message to copy, ending with the link. */
  copy?: string
  /** Why it failed. */
  failure?: string
}

type Sending = { id: string; version: string; plan: SendPlan; choice: Pick<SendChoice, 'version' | 'dueOn' | 'note'> }

const letterOf = ({ subject, text, link }: { subject: string; text: string; link: string }) => `${subject}\n\n${text}\n\n${link}`

/** Accounts find what was sent in their own lists; only others need a text with a link. */
export const hasAccount = ({ kind }: Recipient) => kind === 'account' || kind === 'colleague'

/** One after the other; a failure for one person does not stop the others. */
export async function send(sending: Sending): Promise<SendOutcome[]> {
  const { id, version, plan } = sending
  if (plan.publish) await api.documentsV1.publish({ id, version })
  const outcomes: SendOutcome[] = plan.review.length > 0 ? await askForReview(sending) : []
  for (const { person, role } of plan.grants)
    outcomes.push(
      await attempt(person, async () => {
        const { invitation } = await api.sharing.share({ id, email: person.address, role, version: sending.choice.version })
        const isPosted = invitation.delivery !== null
        return hasAccount(person) ? { isPosted } : { isPosted, copy: letterOf(invitation) }
      }),
    )
  for (const { person, link } of plan.links)
    outcomes.push(
      await attempt(person, async () => {
        const made = await api.links.make({ id, version: sending.choice.version, ...link })
        return { isPosted: made.isPosted, copy: made.link.link }
      }),
    )
  outcomes.push(...(await askQuestions(sending)))
  await Promise.all([reloadSharing(), reloadReviews()])
  return outcomes
}

async function attempt(person: Recipient, work: () => Promise<Omit<SendOutcome, 'person'>>): Promise<SendOutcome> {
  try {
    return { person, ...(await work()) }
  } catch (error) {
    return { person, isPosted: false, failure: sentenceFor(error) }
  }
}

/** All people are asked in one review; if it cannot be created, the user is informed once, before anything else is sent. */
async function askForReview({ id, version, plan, choice }: Sending): Promise<SendOutcome[]> {
  const people = plan.review.map(({ address, name }) => ({ address, name: name === address ? '' : name }))
  const { id: review } = await api.reviews.ask({ id, version, people, dueOn: choice.dueOn || null, note: choice.note })
  const { reviews } = await api.reviews.list({ id, version })
  const reviewers = reviews.find((one) => one.id === review)?.reviewers ?? []
  return plan.review.map((person) => {
    const letter = reviewers.find(({ letter: written }) => written?.to.toLowerCase() === person.address.toLowerCase())?.letter
    return {
      person,
      isPosted: (letter?.delivery ?? null) !== null,
      ...(letter?.link.includes('/reviewing/') && { copy: letterOf(letter) }),
    }
  })
}

/** Each person once, with the state of the email about the last question. */
async function askQuestions({ id, version, plan, choice }: Sending): Promise<SendOutcome[]> {
  const outcomes = new Map<string, SendOutcome>()
  for (const { person, contact, question } of plan.questions) {
    const asked = () => api.questions.ask({ id, question, base: version, contact, note: choice.note })
    const outcome = await attempt(person, async () => ({ isPosted: (await asked()).isPosted }))
    if (outcome.failure !== undefined || !outcomes.get(contact)?.failure) outcomes.set(contact, outcome)
  }
  await queryClient.invalidateQueries({ queryKey: askedKey(id) })
  return [...outcomes.values()]
}
