import { AppError } from '#shared/errors.ts'
import type { Contact } from '#shared/api/clients.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import { listContacts } from '#server/clients/contacts/store.ts'
import type { Permitted } from '#server/documents/policy.ts'
import type { Document } from '#server/documents/store.ts'
import { type MailServices, enqueueEmail } from '#server/mail/enqueue-email.ts'
import type { Database } from '#server/platform/database.ts'
import { questionKey } from './policy.ts'
import { addAsked, getQuestions } from './store.ts'
import { firm } from '#shared/firm.ts'

type QuestionFacts = {
  asker: { name: string; email: string }
  name: string
  document: string
  question: string
  note: string
  /** True if they have an account to answer in; otherwise they answer by email. */
  hasAccount: boolean
}

/** Writes a message that ends where the link follows, if there is one. */
const writeQuestion = ({
  asker,
  name,
  document,
  question,
  note,
  hasAccount,
}: QuestionFacts): { subject: string; text: string } => ({
  subject: `${asker.name} asks you about “${document}”`,
  text: [
    `Hello ${name},`,
    `${asker.name} of ${firm.name} has a question about “${document}”:`,
    question,
    ...(note ? [note] : []),
    hasAccount
      ? 'Sign in with your account and answer it there: your answer becomes part of the next version.'
      : `Please send your answer to ${asker.email}: it becomes part of the next version.`,
  ].join('\n\n'),
})

export type QuestionServices = MailServices & { database: Database; publicUrl: string | undefined }
type Request = {
  viewer: Viewer
  /** The document in its current version. */
  document: Permitted<'ask', Document>
  /** Id of the question in that version. */
  question: string
  base: string
  contact: string
  note: string
}

/** Puts an open question to a contact of the client, who sees it in the portal and gets an email. */
export async function askClient(services: QuestionServices, request: Request): Promise<{ hasAccount: boolean; isPosted: boolean }> {
  const { database } = services
  const { viewer, document, note } = request
  const [{ text: words }, contact] = await Promise.all([findOpen(database, request), findContact(database, request)])
  return database.transaction().execute(async (transaction) => {
    const { client, id: documentId, versionId, version: number } = document
    const asked = { client, documentId, versionId, key: questionKey(words), question: words, note, askedBy: viewer.accountId }
    const { id: contactId, name, email, hasAccount } = contact
    const id = await addAsked(transaction, { ...asked, contact: contactId, name, email })
    if (id === undefined) throw new AppError('conflict', `${name} was asked this before.`)
    const letter = await enqueueEmail(transaction, services, {
      to: email,
      ...writeQuestion({
        asker: { name: viewer.displayName, email: viewer.email },
        name,
        document: document.title,
        question: words,
        note,
        hasAccount,
      }),
      ...(hasAccount && { link: `${services.publicUrl ?? ''}/dashboard` }),
      writtenBy: viewer.accountId,
      documentId,
    })
    const details = { documentId, number, asked: id }
    await recordAudit(transaction, { actor: viewer.accountId, action: 'question-asked', subject: versionId, details })
    return { hasAccount, isPosted: letter !== undefined }
  })
}

/** Returns the question in the current version. */
async function findOpen(database: Database, { document, question: id, base }: Request) {
  if (document.version !== base)
    throw new AppError('conflict', `Version ${base} is not the current one.`, { details: `Look at version ${document.version}.` })
  const question = (await getQuestions(database, document)).find((one) => one.id === id)
  if (!question) throw new AppError('conflict', `Version ${base} has no open question ${id}.`)
  return question
}

/** Returns a contact of the document's own client who can be reached and can answer. */
async function findContact(database: Database, { viewer, document, contact: id }: Request): Promise<Contact> {
  const contact = (await listContacts(database, document.client)).find((one) => one.id === id)
  if (!contact) throw new AppError('invalid-input', 'This client has no such contact.')
  const { name, email, hasAccount } = contact
  if (email === '')
    throw new AppError('conflict', `No address of ${name} is known.`, { details: 'Give it on the page of the client.' })
  if (!hasAccount && viewer.email === '')
    throw new AppError('conflict', `${name} has no account, and could answer you only by mail.`, {
      details: 'Give your own address in the settings first.',
    })
  return contact
}
