import type { questionsApi } from '#shared/api/questions.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { listContacts } from '#server/clients/contacts/store.ts'
import { permit } from '#server/documents/policy.ts'
import { findDocument } from '#server/documents/store.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import { askClient, type QuestionServices } from './ask-client.ts'
import { findAnswerable, giveAnswers, listOpenAnswers } from './given/give-answers.ts'
import { listAskedOfDocument } from './store.ts'

const findAskable = async ({ database }: QuestionServices, viewer: Viewer, id: string) =>
  permit('ask', viewer, await findDocument(database, viewer, { id }))

export const questionHandlers: Handlers<typeof questionsApi, Viewer, QuestionServices> = {
  list: async ({ input: { id }, viewer }, context) => {
    const { client } = await findAskable(context, viewer, id)
    const [asked, contacts] = await Promise.all([listAskedOfDocument(context.database, id), listContacts(context.database, client)])
    return {
      asked: asked.map(({ question, name, by, at, note }) => ({ question, name, by, at: at.toISOString(), note })),
      contacts: contacts.map(({ id: contact, name, role, hasAccount, email }) => {
        return { id: contact, name, role, hasAccount, email }
      }),
    }
  },

  answers: async ({ input: { id }, viewer }, { database }) => {
    const document = permit('seeAnswers', viewer, await findDocument(database, viewer, { id }))
    const { answers, asked } = await listOpenAnswers(database, viewer, document)
    return { asked, answers: answers.map(({ id: question, answer, by, at }) => ({ question, answer, by, at: at.toISOString() })) }
  },

  answer: async ({ input: { id, base, answers }, viewer }, { database }) => {
    const document = permit('answer', viewer, await findAnswerable(database, viewer, { id, base }))
    await giveAnswers(database, { viewer, document, base, answers })
    return { success: true }
  },

  ask: async ({ input: { id, ...asked }, viewer }, context) => {
    const document = await findAskable(context, viewer, id)
    return { success: true, ...(await askClient(context, { ...asked, viewer, document })) }
  },
}
