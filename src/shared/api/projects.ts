import { z } from 'zod'
import { ProjectName } from '../brief.ts'
import { documentTypeIds } from '../document-types.ts'
import { ClientId } from '../client-id.ts'
import { itemKinds, itemStates, projectHealths, projectLimits, projectStatuses } from '../projects.ts'
import { download, json } from './endpoint.ts'
import { OpenSharing } from './open-sharing.ts'
import { Succeeded } from './succeeded.ts'

const id = z.uuid()
const count = z.int().nonnegative()
const day = z.iso.date('A day is written as 2026-11-22.')
const Person = z.string().trim().max(projectLimits.person, `A name has at most ${projectLimits.person} characters.`)
/** A part of the plan, with people's updates. */
const ItemShape = {
  key: z.string(),
  kind: z.enum(itemKinds),
  /** True if a person added it; it is not in the plan of a document. */
  isOwn: z.boolean(),
  title: z.string(),
  state: z.enum(itemStates),
  assignee: z.string(),
  dueOn: day.nullable(),
  doneOn: day.nullable(),
  /** The stage that contains it. */
  parentKey: z.string().nullable(),
  isOverdue: z.boolean(),
}
export const ProjectItem = z.object(ItemShape)
export type ProjectItem = z.infer<typeof ProjectItem>
/** Weeks are counted from the start of the work, whose week is 1; dates exist only if the start is known. */
export const ProjectStage = z.object({
  ...ItemShape,
  startWeek: count,
  weeks: count,
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  waitsFor: z.array(z.string()),
  tasks: z.array(ProjectItem),
})
export type ProjectStage = z.infer<typeof ProjectStage>
export const ProjectMilestone = z.object({
  ...ItemShape,
  week: count,
  date: day.nullable(),
  /** True if it is dated before the start of the work, so that it cannot be overdue. */
  isPast: z.boolean(),
})
export type ProjectMilestone = z.infer<typeof ProjectMilestone>

const Bar = ProjectStage.pick({ key: true, title: true, state: true, startWeek: true, weeks: true, isOverdue: true })
const Mark = ProjectMilestone.pick({ key: true, title: true, state: true, week: true, date: true, isOverdue: true, isPast: true })

const ProjectShape = {
  id,
  name: z.string(),
  client: ClientId,
  clientName: z.string(),
  status: z.enum(projectStatuses),
  /** The status to which a project on hold returns. */
  heldFrom: z.enum(projectStatuses).nullable(),
  /** As the team judges it, or else calculated from plan and dates. */
  health: z.enum(projectHealths),
  lead: z.string(),
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  isArchived: z.boolean(),
  /** The date from which weeks are counted: set by people, otherwise from the brief. */
  start: day.nullable(),
  /** Whole percent; null if there is neither a plan nor a task. */
  percent: count.nullable(),
  /** Number of overdue parts of the plan, and the project itself if it is overdue. */
  overdue: count,
  documents: count,
}
/** A project in a list. */
export const ProjectRow = z.object({ ...ProjectShape, stages: z.array(Bar), milestones: z.array(Mark) })
export type ProjectRow = z.infer<typeof ProjectRow>

const Term = z.object({ key: z.string(), name: z.string(), weeks: count, done: count, of: count })
const Move = z.object({
  key: z.string(),
  name: z.string(),
  what: z.enum(['moved', 'added', 'removed']),
  weeks: z.int(),
  words: z.string(),
})
const Version = z.object({ documentId: id, title: z.string(), version: z.string(), createdAt: z.iso.datetime() })
export const ProjectUpdate = z.object({
  id,
  by: z.string(),
  /** Null: the calculated health applies, or the update did not change it. */
  health: z.enum(projectHealths).nullable(),
  text: z.string(),
  at: z.iso.datetime(),
})
export type ProjectUpdate = z.infer<typeof ProjectUpdate>

export const ProjectPage = z.object({
  ...ProjectShape,
  mayWrite: z.boolean(),
  /** The start of the work in the document, which the project's own start replaces. */
  plannedStart: day.nullable(),
  /** The team's own judgement, which lists show in place of the calculated health. */
  statedHealth: z.enum(projectHealths).nullable(),
  /** Worst reason first, each a clause in the viewer's language. */
  calculated: z.object({ health: z.enum(projectHealths), reasons: z.array(z.string()) }),
  stages: z.array(ProjectStage),
  milestones: z.array(ProjectMilestone),
  /** Items added by people that belong to no stage. */
  own: z.array(ProjectItem),
  /** Updates to parts that are no longer in the plan. */
  gone: z.array(ProjectItem),
  /** Σ weeks × done tasks ÷ Σ weeks; without a plan, done ÷ all of the tasks that people added. */
  progress: z.object({
    terms: z.array(Term),
    weeks: count,
    doneWeeks: z.number().nonnegative(),
    tasks: z.object({ done: count, of: count }),
  }),
  /** The version whose facts are the plan. */
  source: Version.nullable(),
  /** Changes of the plan since the last version with a different plan. */
  moved: z.object({ since: Version, moves: z.array(Move) }).nullable(),
  papers: z.array(
    z.object({
      id,
      title: z.string(),
      type: z.enum(documentTypeIds),
      version: z.string(),
      isApproved: z.boolean(),
      createdAt: z.iso.datetime(),
    }),
  ),
  updates: z.array(ProjectUpdate),
})
export type ProjectPage = z.infer<typeof ProjectPage>

const itemKey = z
  .string()
  .regex(/^(?:WS-\d{1,6}(?:#[0-9a-f]{8})?|MS-\d{1,6}|OWN-[0-9a-f]{8}|new)$/, 'This is not an item of a plan.')

export const projectsApi = {
  list: json({
    method: 'GET',
    path: '/projects',
    summary: 'Projects of the clients that this account serves, with their plans and how far they are',
    access: 'signed-in',
    input: z.object({
      client: ClientId.optional(),
      status: z.enum(projectStatuses).optional(),
      health: z.enum(projectHealths).optional(),
      archived: z.enum(['true', 'false']).default('false'),
    }),
    output: z.object({ projects: z.array(ProjectRow), mayWrite: z.boolean() }),
  }),
  begin: json({
    method: 'POST',
    path: '/projects',
    summary: 'Begin a project before there is a document of it',
    access: 'staff',
    input: z.object({
      client: ClientId,
      name: ProjectName,
      lead: Person.default(''),
      startsOn: day.nullable().default(null),
      endsOn: day.nullable().default(null),
    }),
    output: Succeeded.extend({ id }),
  }),
  get: json({
    method: 'GET',
    path: '/projects/:id',
    summary: 'A project: the plan of its newest version with what people said of it, its documents and updates',
    access: 'signed-in',
    input: z.object({ id }),
    output: ProjectPage,
  }),
  settle: json({
    method: 'POST',
    path: '/projects/:id',
    summary: 'Change a project’s status, lead, dates or archive. Omitted fields are unchanged',
    access: 'staff',
    input: z.object({
      id,
      status: z.enum(projectStatuses).optional(),
      lead: Person.optional(),
      startsOn: day.nullable().optional(),
      endsOn: day.nullable().optional(),
      archived: z.boolean().optional(),
      /** Completes the project although tasks are open. */
      despiteOpen: z.boolean().default(false),
    }),
    /** `open`: set if the project was archived. */
    output: Succeeded.extend({ open: OpenSharing.optional() }),
  }),
  endSharing: json({
    method: 'POST',
    path: '/projects/:id/sharing/end',
    summary: 'End all links and shares of the documents of a project; answers how many there were',
    access: 'staff',
    input: z.object({ id }),
    output: Succeeded.extend({ ended: OpenSharing }),
  }),
  updateItem: json({
    method: 'POST',
    path: '/projects/:id/items/:key',
    summary: 'Change an item of the plan. The key `new` adds a task. Omitted fields are unchanged',
    access: 'staff',
    input: z.object({
      id,
      key: itemKey,
      /** Only for items that people added: the plan has names for its own. */
      title: z.string().trim().min(1, 'Enter a title for the task.').max(projectLimits.title).optional(),
      state: z.enum(itemStates).optional(),
      assignee: Person.optional(),
      dueOn: day.nullable().optional(),
      parentKey: z
        .string()
        .regex(/^WS-\d{1,6}$/)
        .nullable()
        .optional(),
      position: z.int().min(-1_000_000).max(1_000_000).optional(),
      /** Only for items that are no longer in the plan. */
      dismissed: z.literal(true).optional(),
    }),
    output: Succeeded.extend({ key: z.string() }),
  }),
  update: json({
    method: 'POST',
    path: '/projects/:id/updates',
    summary:
      'Add an update. A health replaces the calculated one, null applies the calculated one again, and without one nothing changes',
    access: 'staff',
    input: z.object({
      id,
      health: z.enum(projectHealths).nullable().optional(),
      text: z.string().trim().min(1, 'Enter a text for the update.').max(projectLimits.update),
    }),
    output: Succeeded,
  }),
  report: download({
    method: 'GET',
    path: '/projects/:id/report',
    summary: 'How a project is doing this week, as a file; each figure is linked to its source',
    access: 'signed-in',
    input: z.object({ id, format: z.enum(['pdf', 'docx']).default('pdf') }),
  }),
}
