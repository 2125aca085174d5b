import type { Rulings } from '#shared/brief.ts'
import type { WeeklyReport, WeekProject, WeekRow } from '#shared/api/weekly-report.ts'
import { projectHealths } from '#shared/projects.ts'
import { type WeekPart, weekParts } from '#shared/week-words.ts'
import type { ClientId } from '#shared/client-id.ts'
import type { Language } from '#shared/languages.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { addDays, mondayOf } from '#shared/calendar.ts'
import type { Database } from '#server/platform/database.ts'
import { listMerged, type MergedProject } from '../list-merged.ts'
import { today } from '../present-project.ts'
import { summariseProject } from './summarise-project.ts'
import { listPlanRows, type Week } from './list-plan-rows.ts'
import {
  type ChangesAsked,
  listApproved,
  listChangesAsked,
  listUpdatesOf,
  listWritten,
  type Span,
  type UpdateOfWeek,
  type WrittenVersion,
} from './store.ts'
import { weekRowWords, type WeekRowWords } from './week-row-words.ts'

/** Maximum number of rows in each part of a project. */
const mostRows = 10

/** `language`: for all text except the names that people gave. */
type Asked = { day: string | undefined; client: WeeklyReport['client']; language: Language }

/** Returns what changed in a week, for each project that the viewer may see. */
export async function summariseWeek(
  database: Database,
  viewer: Viewer,
  { day = today(), client, language }: Asked,
): Promise<WeeklyReport> {
  const from = mondayOf(day)
  const week: Week = { from, to: addDays(from, 6), today: today() }
  const span: Span = { from, before: addDays(from, 7), client: client?.id }
  const [projects, written, approved, refused] = await Promise.all([
    listMerged(database, viewer, { client: client?.id, archived: undefined }),
    listWritten(database, viewer, span),
    listApproved(database, viewer, span),
    listChangesAsked(database, viewer, span),
  ])
  const updates = await listUpdatesOf(
    database,
    projects.map(({ project }) => project.id),
    span,
  )
  const found: Found = { written, approved, refused, updates, week, words: weekRowWords[language] }
  const told = projects
    .map((project) => ({ of: project, ...documentsOf(project, found), rows: listRows(project, found) }))
    .filter(({ rows, refused: changes }) => changes.length > 0 || weekParts.some((part) => rows[part].length > 0))
  const totals = inEachPart((part) => told.reduce((sum, { rows }) => sum + rows[part].length, 0))
  return {
    from,
    to: week.to,
    isOver: week.to < week.today,
    client,
    totals,
    clients: groupByClient(told, { day: week.today, language }),
  }
}

type Rows = Record<WeekPart, WeekRow[]>
type Documents = Pick<Found, 'written' | 'approved' | 'refused'>
type ProjectRows = Documents & { of: MergedProject; rows: Rows }
type Found = {
  written: WrittenVersion[]
  approved: Awaited<ReturnType<typeof listApproved>>
  refused: ChangesAsked[]
  updates: UpdateOfWeek[]
  week: Week
  words: WeekRowWords
}

const inEachPart = <Value>(value: (part: WeekPart) => Value) =>
  Object.fromEntries(weekParts.map((part) => [part, value(part)])) as Record<WeekPart, Value>

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

const documentsOf = ({ project }: MergedProject, { written, approved, refused }: Found): Documents => ({
  written: written.filter(({ projectId }) => projectId === project.id),
  approved: approved.filter(({ projectId }) => projectId === project.id),
  refused: refused.filter(({ projectId }) => projectId === project.id),
})

function listRows(project: MergedProject, found: Found): Rows {
  const { id } = project.project
  const { updates, week, words } = found
  const { written, approved } = documentsOf(project, found)
  return {
    versions: written.map((one) => rowOf(one, words.version(one.type, one.version, one.by))),
    approvals: approved.map((one) => rowOf(one, words.approval(one.type, one.version, one.by))),
    answers: written.flatMap((one) =>
      newAnswers(one.rulings).map(({ question, answer, by }) => ({
        ...rowOf(one, words.answer(by, answer)),
        title: question,
      })),
    ),
    ...listPlanRows(project, week, words),
    updates: updates
      .filter(({ projectId }) => projectId === id)
      .map(({ by, health, text, at }) => ({
        title: text,
        note: words.update(by, health),
        day: dayOf(at),
        link: `/projects/${id}#updates`,
      })),
  }
}

const rowOf = (
  { documentId, title, version, at }: Pick<WrittenVersion, 'documentId' | 'title' | 'version' | 'at'>,
  note: string,
): WeekRow => ({
  title,
  note,
  day: dayOf(at),
  link: `/documents/${documentId}?version=${version}`,
})

/** Returns the rulings that were new in a version: those made last, all at the same time. Older ones come from earlier versions. */
function newAnswers(rulings: Rulings | null): Rulings['answers'] {
  if (!rulings) return []
  const last = [...rulings.answers, ...rulings.assumptions]
    .map(({ at }) => at)
    .toSorted()
    .at(-1)
  return rulings.answers.filter(({ at }) => at === last)
}

type Told = { day: string; language: Language }

function groupByClient(found: ProjectRows[], told: Told): WeeklyReport['clients'] {
  const clients = new Map<ClientId, WeeklyReport['clients'][number]>()
  for (const one of found) {
    const { client: id, clientName: name } = one.of.project
    const group = clients.get(id) ?? { id, name, projects: [] }
    clients.set(id, { ...group, projects: [...group.projects, presentProject(one, told)] })
  }
  return [...clients.values()]
    .map((client) => ({ ...client, projects: client.projects.toSorted(worstFirst) }))
    .toSorted((one, other) => worstFirst(one.projects[0]!, other.projects[0]!) || one.name.localeCompare(other.name))
}

/** The least healthy project first, then the one with more that is overdue. */
const worstFirst = (one: WeekProject, other: WeekProject) =>
  projectHealths.indexOf(other.health) - projectHealths.indexOf(one.health) ||
  other.parts.late.count - one.parts.late.count ||
  one.name.localeCompare(other.name)

function presentProject(
  { of: { project, merged }, rows, written, approved, refused }: ProjectRows,
  { day, language }: Told,
): WeekProject {
  const { id, name, status } = project
  const parts = inEachPart((part) => ({ count: rows[part].length, rows: rows[part].slice(0, mostRows) }))
  const summary = summariseProject({ project, merged }, { rows, written, approved, refused, today: day, language })
  return { id, name, status, percent: merged.progress.percent, ...summary, parts }
}
