import type { Attention } from '#shared/api/overview.ts'
import type { ClientId } from '#shared/client-id.ts'
import type { Language } from '#shared/languages.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import { addDays } from '#shared/calendar.ts'
import { findNeeds, type Need, needKinds, quietDays } from '#server/projects/find-needs.ts'
import { listMerged, type MergedProject } from '#server/projects/list-merged.ts'
import { needWords } from '#server/projects/need-words.ts'
import { today } from '#server/projects/present-project.ts'
import type { Project } from '#server/projects/store.ts'
import { attentionWords } from './attention-words.ts'
import { listLastActivity } from './store.ts'

/** Maximum number of rows of each kind; one more row shows how many are left out. Late projects are grouped by client on the page. */
const mostOfKind: Record<Need['kind'], number> = { late: 100, 'date-near': 10, 'too-long': 10, quiet: 10 }

type Found = { project: Project; needs: [Need, ...Need[]] }

/** Lists projects that need attention, each in one row with the most urgent of its reasons. */
export async function listProjectAttention(
  database: Database,
  viewer: Viewer,
  { client, language }: { client?: ClientId; language: Language },
): Promise<Attention[]> {
  const projects = await listMerged(database, viewer, { client, archived: false })
  const lastDays = await listLastDays(database, viewer, projects)
  const found = projects.flatMap(({ project, merged }): Found[] => {
    const lastAt = lastDays.get(project.id) ?? today()
    const [first, ...others] = findNeeds({ project, merged, today: today(), lastAt, words: needWords[language] })
    return first ? [{ project, needs: [first, ...others] }] : []
  })
  return needKinds.flatMap((kind) => presentKind(kind, found, { language, viewer, isOfMany: client === undefined }))
}

/**
 * Returns the date of the latest change of each project that may be inactive. Only for staff: changes of drafts count, and a client must
 * not learn of these.
 */
async function listLastDays(database: Database, viewer: Viewer, projects: MergedProject[]): Promise<Map<string, string>> {
  if (!isStaff(viewer)) return new Map()
  const before = addDays(today(), 1 - quietDays)
  const quiet = projects.filter(({ project }) => dayOf(project.changedAt) < before)
  const last = await listLastActivity(
    database,
    quiet.map(({ project }) => project.id),
  )
  return new Map(
    quiet.map(({ project: { id, changedAt } }) => {
      const [own, ofDocuments] = [dayOf(changedAt), dayOf(last.get(id) ?? changedAt)]
      return [id, own > ofDocuments ? own : ofDocuments]
    }),
  )
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** `isOfMany`: the list has several clients, so each row names its own. */
function presentKind(
  kind: Need['kind'],
  found: Found[],
  { language, viewer, isOfMany }: { language: Language; viewer: Viewer; isOfMany: boolean },
): Attention[] {
  const words = attentionWords[language]
  const ofKind = found
    .filter(({ needs: [first] }) => first.kind === kind)
    .toSorted((one, other) => other.needs[0].weight - one.needs[0].weight)
  const more = ofKind.length - mostOfKind[kind]
  const rows = ofKind.slice(0, mostOfKind[kind]).map(({ project: { id, name, clientName, lead }, needs }): Attention => {
    const why = `${needs.map((need) => need.words).join('; ')}.`
    const detail = isOfMany ? `${clientName} – ${why}` : `${why.charAt(0).toUpperCase()}${why.slice(1)}`
    const isMine = lead !== '' && lead === viewer.displayName
    return { kind, isMine, client: clientName, title: name, detail, action: words.openProject, link: `/projects/${id}` }
  })
  if (more <= 0) return rows
  const title = words.moreProjects(kind, more)
  const { areInTheList: detail, allProjects: action } = words
  return [...rows, { kind, isMine: false, client: null, title, detail, action, link: '/dashboard/projects' }]
}
