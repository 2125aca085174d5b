import { type designSheetApi, SheetChoice } from '#shared/api/design-sheet.ts'
import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { designOf } from '#server/documents/patch-document.ts'
import { permit } from '#server/documents/policy.ts'
import { getBase } from '#server/documents/revisions/store.ts'
import { findDocument, getDocumentAt } from '#server/documents/store.ts'
import { fillClientSheet, readClientSheet } from '#server/generation/read-client-sheet.ts'
import type { Call, Handlers, UploadedFile } from '#server/platform/serving/call.ts'
import type { Upload } from '#server/templates/check-upload.ts'
import type { Database } from '#server/platform/database.ts'
import type { DocumentContext } from './document-context.ts'
import { readJson } from './read-json.ts'
import { answerText } from '#server/solution/statement.ts'

export const designSheetHandlers: Handlers<typeof designSheetApi, Viewer, DocumentContext> = {
  read: async ({ file, signal, ...call }, { database, readFor }) => {
    const asked = await getAsked(database, call)
    return readFor(call.viewer.accountId, () => hold(file, (upload) => readClientSheet(upload, asked, signal)))
  },

  fillIn: async ({ file, signal, ...call }, { database, readFor }) => {
    const { choice, statements } = await getAsked(database, call)
    const answers = Object.fromEntries(
      statements.flatMap(({ id, answer }) => (answer ? [[id, { ...answer, how: answerText(answer) }]] : [])),
    )
    const work = { statements, filling: { choice, answers, overwrites: call.input.overwrite === 'true' } }
    return readFor(call.viewer.accountId, () => hold(file, (upload) => fillClientSheet(upload, work, signal)))
  },
}

function hold<Result>(file: UploadedFile | undefined, read: (upload: Upload) => Promise<Result>): Promise<Result> {
  if (!file) throw new AppError('invalid-input', 'Choose a file.')
  return file.hold((bytes) => read({ filename: file.filename, bytes }))
}

type Asking = Pick<Call<{ id: string; version: string; choice?: string | undefined }, Viewer>, 'input' | 'viewer'>

/** Returns the statements of a version, if the viewer may edit the design of its document. */
async function getAsked(database: Database, { input: { id, version: number, choice }, viewer }: Asking) {
  const newest = permit('generate', viewer, await findDocument(database, viewer, { id }))
  const document = await getDocumentAt(database, viewer, { document: permit('read', viewer, newest), number })
  const { statements = [] } = designOf((await getBase(database, document)).solution)
  return {
    statements,
    choice: choice === undefined ? undefined : readJson(choice, { schema: SheetChoice, called: 'choice' }),
  }
}
