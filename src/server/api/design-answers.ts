import type { designAnswersApi } from '#shared/api/design-answers.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { type EarlierAnswer, listEarlierAnswers } from '#server/documents/earlier/store.ts'
import { designOf } from '#server/documents/patch-document.ts'
import { permit } from '#server/documents/policy.ts'
import { getBase } from '#server/documents/revisions/store.ts'
import { findDocument } from '#server/documents/store.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import type { DocumentContext } from './document-context.ts'

export const designAnswersHandlers: Handlers<typeof designAnswersApi, Viewer, DocumentContext> = {
  earlier: async ({ input: { id }, viewer }, { database }) => {
    const newest = permit('generate', viewer, await findDocument(database, viewer, { id }))
    const document = permit('read', viewer, newest)
    const { statements = [] } = designOf((await getBase(database, newest)).solution)
    const open = statements.filter(({ answer, earlier }) => !earlier && answer?.state === 'open')
    return { answers: (await listEarlierAnswers(database, viewer, { document, statements: open })).map(present) }
  },
}

const present = ({ statement, answer, said, isSame, ...from }: EarlierAnswer) => ({
  statement,
  state: answer.state,
  how: answer.how ?? '',
  ...(!isSame && { said }),
  ...(answer.source.from === 'person' && { by: answer.source.by }),
  document: { id: from.documentId, title: from.title, client: from.client, version: from.number },
})
