import type { ClientId } from '#shared/client-id.ts'
import { formatDay } from '#shared/day-words.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { listHistory } from '#server/documents/list-history.ts'
import type { FactQuestion } from '#server/documents/passages/read-fact-question.ts'
import { stemsOf } from '#server/documents/passages/question-words.ts'
import { permit } from '#server/documents/policy.ts'
import { findDocument, type PastVersion } from '#server/documents/store.ts'
import { getTexts } from '#server/documents/versions/store.ts'
import { listMerged, type MergedProject } from '#server/projects/list-merged.ts'
import { endOf, partsOf } from '#server/projects/parts-of-plan.ts'
import { today } from '#server/projects/present-project.ts'
import { calledOf, type Source } from './gather-sources.ts'
import type { StoredAnswer, Sentence } from './stored-answer.ts'
import type { AnswerMeans } from './answer-means.ts'

/** Maximum number of late items named. */
const mostLate = 5
/** Maximum number of late projects named. */
const mostProjects = 10

type Told = Omit<StoredAnswer, 'looked' | 'of'>
/** `scope`: the client, or every client, that a conversation is about; undefined if it is about one project or document. */
type Asked = { fact: FactQuestion; documents: Source[]; scope?: { client: ClientId | null } | undefined }

/**
 * Answers a question about one fact, with a line for each project or document; undefined if none has it, so that passages are searched
 * instead.
 */
export async function answerFactQuestion(
  means: AnswerMeans,
  viewer: Viewer,
  { fact, documents, scope }: Asked,
): Promise<Told | undefined> {
  const named = documents.filter((one) => {
    const stems = new Set(stemsOf(nameOf(one)))
    return fact.named.every((stem) => stems.has(stem))
  })
  if (named.length === 0) return undefined
  if (fact.intent === 'status') return ofRecord(await describeStatus(means, viewer, named))
  if (fact.intent === 'late' && fact.named.length === 0 && scope !== undefined)
    return describeLateProjects(means, viewer, scope.client)
  if (fact.intent === 'late') return ofRecord(await describeLate(means, viewer, named))
  return describeStated(means, { fact, documents: newestOfEach(named) })
}

const nameOf = ({ title, project, clientName }: Source) => `${title} ${project} ${clientName}`
const ofRecord = (sentences: Sentence[]): Told | undefined =>
  sentences.length === 0 ? undefined : { kind: 'record', quotes: [], sentences, left: 0 }

const keyOf = ({ client, project }: Pick<Source, 'client' | 'project'>) => `${client} ${project.toLowerCase()}`

/** Facts are the same in all documents of a project, so only those of the newest document are used. */
export function newestOfEach(documents: Source[]): Source[] {
  const newest = new Map(documents.toReversed().map((one) => [keyOf(one), one]))
  return documents.filter((one) => newest.get(keyOf(one)) === one)
}

async function describeStated({ database, ask }: AnswerMeans, { fact, documents }: Asked): Promise<Told | undefined> {
  const ids = documents.map(({ versionId }) => versionId)
  const texts = await getTexts(database, ids)
  const read = documents.flatMap(({ versionId, project, clientName, title }) => {
    const { content, solution } = texts.get(versionId) ?? {}
    if (content === undefined || solution === undefined) return []
    return [{ versionId, called: `${project} (${clientName})`, names: `${project} ${title}`, content, solution }]
  })
  const told = await ask('stateFacts', { asked: fact, documents: read })
  return told.kind === 'silent' ? undefined : told
}

async function describeStatus(means: AnswerMeans, viewer: Viewer, documents: Source[]): Promise<Sentence[]> {
  const sentences: Sentence[] = []
  for (const document of documents) {
    const found = await findDocument(means.database, viewer, { id: document.documentId })
    if (!found) continue
    const history = await listHistory(means, viewer, permit('read', viewer, found))
    const [newest] = history
    if (newest) sentences.push({ versionIds: [newest.id], text: statusOf(calledOf(document), { newest, history }) })
  }
  return sentences
}

type History = { newest: PastVersion; history: PastVersion[] }

function statusOf(called: string, { newest, history }: History): string {
  const { number, approvedAt, approvedBy, publishedAt } = newest
  const on = (at: Date) => formatDay(at)
  if (approvedAt)
    return `Version ${number} of ${called} is approved${approvedBy ? `: ${approvedBy} approved it` : ''} on ${on(approvedAt)}.`
  const earlier = history.find((version) => version.approvedAt !== null)
  const before = earlier ? `; version ${earlier.number} is` : ''
  return `Version ${number} of ${called} is ${publishedAt ? 'published and ' : ''}not approved${before}.`
}

async function describeLate({ database }: AnswerMeans, viewer: Viewer, documents: Source[]): Promise<Sentence[]> {
  const wanted = new Set(documents.map(keyOf))
  const [first] = documents
  const client = documents.every((one) => one.client === first?.client) ? first?.client : undefined
  const projects = await listMerged(database, viewer, { client, archived: undefined })
  return projects
    .filter(({ project }) => wanted.has(keyOf({ client: project.client, project: project.name })))
    .flatMap(({ project, merged }) => {
      if (project.versionId === null || project.status === 'completed' || project.status === 'on-hold') return []
      return [{ versionIds: [project.versionId], text: `${project.name} (${project.clientName}): ${lateOf({ project, merged })}` }]
    })
}

/** The late projects of a client or of all clients, those with the most late items first. */
async function describeLateProjects({ database }: AnswerMeans, viewer: Viewer, client: ClientId | null): Promise<Told> {
  const all = await listMerged(database, viewer, { client: client ?? undefined, archived: false })
  const late = all
    .filter(({ project: { status } }) => status !== 'completed' && status !== 'on-hold')
    .map((one) => ({ ...one, count: countLate(one) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  const sentences = late
    .slice(0, mostProjects)
    .flatMap(({ project, merged }) =>
      project.versionId === null
        ? []
        : [{ versionIds: [project.versionId], text: `${project.name} (${project.clientName}): ${lateOf({ project, merged }, 1)}` }],
    )
  if (sentences.length > 0) return { kind: 'record', quotes: [], sentences, left: late.length - sentences.length }
  return { kind: 'record', quotes: [], sentences: [{ versionIds: [], text: 'No project has passed a date of its plan.' }], left: 0 }
}

const hasPassed = ({ endsOn }: MergedProject['project']) => endsOn !== null && endsOn < today()
const countLate = ({ project, merged }: MergedProject) =>
  partsOf(merged).filter(({ isOverdue }) => isOverdue).length + Number(hasPassed(project))

function lateOf({ project: { endsOn }, merged }: MergedProject, most = mostLate): string {
  const late = partsOf(merged).filter(({ isOverdue }) => isOverdue)
  const ends = endsOn !== null && endsOn < today() ? [`the project was to end on ${formatDay(endsOn)}`] : []
  const said = late.slice(0, most).map((item) => {
    const end = endOf(item, merged)
    return `“${item.title}” was due${end ? ` on ${formatDay(end)}` : ''}`
  })
  const more = late.length > most ? [`${late.length - most} more ${late.length - most === 1 ? 'is' : 'are'} late`] : []
  const all = [...ends, ...said, ...more]
  return all.length > 0 ? `${all.join('; ')}.` : 'no part of the plan has passed its date.'
}
