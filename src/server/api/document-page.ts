import type { documentPageApi } from '#shared/api/document-page.ts'
import { walkSections } from '#shared/content/walk-blocks.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { countNewComments } from '#server/comments/store.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { designStateOf } from '#server/designs/design-state-of.ts'
import { editDocument } from '#server/documents/edit-document.ts'
import { keepLook } from '#server/documents/looks/store.ts'
import { permit, type Permitted, rightsOf } from '#server/documents/policy.ts'
import { getContents, getEditsAndWriter } from '#server/documents/revisions/store.ts'
import { type Document, findDocument, getDocumentAt, getVersion, listVersions } from '#server/documents/store.ts'
import { getFacts } from '#server/documents/versions/store.ts'
import { changeDesign, rewriteSection, ruleDocument } from '#server/generation/revise-document.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import { readNotifications } from '#server/notifications/store.ts'
import type { DocumentContext } from './document-context.ts'

export const documentPageHandlers: Handlers<typeof documentPageApi, Viewer, DocumentContext> = {
  look: async ({ input: { id }, viewer }, { database }) => {
    const document = permit('read', viewer, await findDocument(database, viewer, { id }))
    const looked = await keepLook(database, viewer, document)
    await readNotifications(database, viewer.accountId, id)
    if (!looked) return { looked: null, comments: 0 }
    const comments = await countNewComments(database, viewer, { documentId: id, since: looked.at })
    return { looked: { version: looked.version, at: looked.at.toISOString() }, comments }
  },

  surroundings: async ({ input: { id, version: number }, viewer }, context) => {
    const { database, providers } = context
    const newest = permit('read', viewer, await findDocument(database, viewer, { id }))
    const document = await getDocumentAt(database, viewer, { document: newest, number })
    const [{ content, marks }, facts, { edits }, changes, { language }] = await Promise.all([
      getVersion(database, document),
      getFacts(database, [document]),
      getEditsAndWriter(database, document.versionId),
      findChanges(context, viewer, document),
      providers.findWriter(document.type),
    ])
    const outline = new Set(allDocumentTypes[document.type].outline.map((chapter) => chapter.id))
    const sections = [...walkSections(content.sections)].map(({ section }) => section.id)
    return {
      version: document.version,
      ...changes,
      marks: marks.map(({ id: section, heading, code, sentence }) => ({ section, heading, code, sentence })),
      edited: edits.map(({ section }) => section),
      chapters: sections.filter((section) => outline.has(section)),
      mayEdit: rightsOf(viewer, document).write && document.versionId === newest.versionId,
      isOffline: !language,
      design: designStateOf(facts.get(document.versionId)!.solution),
    }
  },

  edit: async ({ input, viewer }, { database, ask }) => {
    const document = permit('generate', viewer, await findDocument(database, viewer, { id: input.id }))
    const apply = (edit: Parameters<typeof ask<'applyEdit'>>[1]) => ask('applyEdit', edit)
    const readTexts = (said: Parameters<typeof ask<'readTexts'>>[1]) => ask('readTexts', said)
    const { number } = await editDocument({ database, apply, readTexts }, { ...input, viewer, document })
    return { success: true, version: number }
  },

  rewrite: async ({ input, viewer, idempotencyKey: key }, context) => {
    const { key: begun } = await rewriteSection(context, { ...input, viewer, key })
    return { success: true, key: begun }
  },

  change: async ({ input, viewer, idempotencyKey: key }, context) => {
    const { key: begun } = await changeDesign(context, { ...input, viewer, key })
    return { success: true, key: begun }
  },

  rule: async ({ input, viewer, idempotencyKey: key }, context) => {
    const { key: begun } = await ruleDocument(context, { ...input, viewer, key })
    return { success: true, key: begun }
  },
}

/** Returns the sections that changed since the previous version visible to the viewer. */
async function findChanges({ database, ask }: DocumentContext, viewer: Viewer, document: Permitted<'read', Document>) {
  const versions = await listVersions(database, viewer, document)
  const since = versions[versions.findIndex(({ id }) => id === document.versionId) + 1]
  if (!since) return { since: null, changed: [] }
  const [before, after] = await getContents(database, [since.id, document.versionId])
  return { since: since.number, changed: await ask('listChangedSections', { before, after }) }
}
