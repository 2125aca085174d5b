import type { AskedDocument, AskedQuestion, ClientOverview } from '#shared/api/overview.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Client } from '#server/clients/store.ts'
import type { LibraryRow } from '#server/documents/library/store.ts'
import { projectKey } from '#server/documents/store.ts'
import type { Database } from '#server/platform/database.ts'
import { isPutTo, questionKey } from '#server/questions/policy.ts'
import { listAnswered } from '#server/questions/given/store.ts'
import { type Asked, listAskedOfClient } from '#server/questions/store.ts'
import { newestOfProjects } from './show-document.ts'
import { getQuestions } from './store.ts'

/** Maximum number of documents whose questions are shown, and of questions of each. */
const most = { documents: 6, questions: 8 }

type Open = ClientOverview['asked'][number]
type OfClient = { client: Client['id']; rows: LibraryRow[]; isPreview: boolean }

/**
 * Lists open questions that were put to the viewer and have no answer yet; in a preview, to anyone of the client. They belong to the newest
 * visible document of each project. What was asked about a version that the viewer does not see is listed without a link to it.
 */
export async function listAskedOf(database: Database, viewer: Viewer, { client, rows, isPreview }: OfClient): Promise<Open[]> {
  const [all, answered] = await Promise.all([listAskedOfClient(database, client), listAnswered(database, client)])
  const isAnswered = ({ project, key }: Asked) => answered.some((one) => one.project === project && one.key === key)
  const asked = all.filter((one) => !isAnswered(one) && (isPreview || isPutTo(viewer, one)))
  const documents = newestOfProjects(rows).filter((row) => asked.some(({ project }) => project === projectKey(row.project)))
  const versions = [...documents, ...asked].map(({ versionId }) => versionId)
  const currentOnes = asked.map(({ currentVersionId }) => currentVersionId)
  const questions = await getQuestions(database, [...new Set([...versions, ...currentOnes])])
  const read = (document: AskedDocument, versionId: string, put: Asked[]): Open => ({
    document,
    questions: (questions.get(versionId) ?? []).flatMap(({ id, text, proposal }): AskedQuestion[] => {
      const found = put.find(({ key }) => key === questionKey(text))
      return found ? [{ id, text, proposal, askedOf: presentPut(found, viewer) }] : []
    }),
  })
  const seen = documents.map((row) => {
    const { id, name, project, version } = row
    const put = asked.filter((one) => one.project === projectKey(project))
    return { put, open: read({ id, name, project, version, webViewLink: `/documents/${id}` }, row.versionId, put) }
  })
  const listed = new Set(
    seen.flatMap(({ put, open }) => open.questions.map(({ text }) => `${put[0]?.project} ${questionKey(text)}`)),
  )
  const isOpenIn = (versionId: string, key: string) =>
    questions.get(versionId)?.some(({ text }) => questionKey(text) === key) ?? false
  const unseen = asked.filter(
    ({ project, key, currentVersionId }) => !listed.has(`${project} ${key}`) && isOpenIn(currentVersionId, key),
  )
  const alone = [...new Set(unseen.map(({ versionId }) => versionId))].map((about) => {
    const put = unseen.filter(({ versionId }) => versionId === about)
    const { documentId: id, documentName: name, projectName: project, version } = put[0]!
    return read({ id, name, project, version, webViewLink: null }, about, put)
  })
  return [...seen.map(({ open }) => open), ...alone]
    .filter((one) => one.questions.length > 0)
    .slice(0, most.documents)
    .map((one) => ({ ...one, questions: one.questions.slice(0, most.questions) }))
}

/** Shows the person who was asked last. */
function presentPut(one: Asked, viewer: Viewer): AskedQuestion['askedOf'] {
  const { name, by, at, note } = one
  return { name, by, at: at.toISOString(), note, isViewer: isPutTo(viewer, one) }
}
