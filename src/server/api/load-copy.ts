import { formats } from '#shared/formats.ts'
import type { DriveCopy } from '#server/drive/sync-document.ts'
import { findNewest, getVersion } from '#server/documents/store.ts'
import { filenameOf } from './present-document.ts'
import type { DocumentContext } from './document-context.ts'

/** Makes the Word file for Google Drive from the newest version of a document. */
export const loadCopy =
  ({ database, makeFile }: Pick<DocumentContext, 'database' | 'makeFile'>) =>
  async (documentId: string): Promise<DriveCopy | undefined> => {
    const document = await findNewest(database, documentId)
    if (!document) return undefined
    const bytes = await makeFile(await getVersion(database, document), 'docx')
    const { client, versionId } = document
    return { client, versionId, bytes, name: filenameOf(document, 'docx'), mediaType: formats.docx.mediaType }
  }
