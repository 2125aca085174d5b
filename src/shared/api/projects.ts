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
/** A part of the plan, with what people said of it. */
const ItemShape = {
  key: z.string(),
  kind: z.enum(itemKinds),
  /** Added by a person; the plan does not have it. */
  isOwn: z.boolean(),
  title: z.string(),
  state: z.enum(itemStates),
  assignee: z.string(),
  dueOn: day.nullable(),
  doneOn: day.nullable(),
  /** The stage that it stands in. */
  parentKey: z.string().nullable(),
  isOverdue: z.boolean(),
}
export const ProjectItem = z.object(ItemShape)
export type ProjectItem = z.infer<typeof ProjectItem>
/** Weeks are counted from the start of the work, the first is 1; there are days only where somebody has said the start. */
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
export const ProjectMilestone = z.object({ ...ItemShape, week: count, date: day.nullable() })
export type ProjectMilestone = z.infer<typeof ProjectMilestone>

const Bar = ProjectStage.pick({ key: true, title: true, state: true, startWeek: true, weeks: true, isOverdue: true })
const Mark = ProjectMilestone.pick({ key: true, title: true, state: true, week: true, date: true, isOverdue: true })

const ProjectShape = {
  id,
  name: z.string(),
  client: ClientId,
  clientName: z.string(),
  status: z.enum(projectStatuses),
  /** Where a project that is on hold is led back to. */
  heldFrom: z.enum(projectStatuses).nullable(),
  /** As the team judges it, or else calculated from plan and dates. */
  health: z.enum(projectHealths),
  lead: z.string(),
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  isArchived: z.boolean(),
  /** From which weeks are counted; what people said, or else what the brief does. */
  start: day.nullable(),
  /** Whole percent; none where there is no plan. */
  percent: count.nullable(),
  /** Parts of the plan whose end is past, and the project itself where its end is. */
  overdue: count,
  documents: count,
}
/** A project as lists show it. */
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
  /** Null: the calculated health applies. */
  health: z.enum(projectHealths).nullable(),
  text: z.string(),
  at: z.iso.datetime(),
})
export type ProjectUpdate = z.infer<typeof ProjectUpdate>

export const ProjectPage = z.object({
  ...ProjectShape,
  mayWrite: z.boolean(),
  /** The team's own judgement, which lists show in place of the calculated health. */
  statedHealth: z.enum(projectHealths).nullable(),
  /** Worst reason first, each a clause in the viewer's language. */
  calculated: z.object({ health: z.enum(projectHealths), reasons: z.array(z.string()) }),
  stages: z.array(ProjectStage),
  milestones: z.array(ProjectMilestone),
  /** What people added that stands in no stage. */
  own: z.array(ProjectItem),
  /** What people said of parts that the plan no longer has. */
  gone: z.array(ProjectItem),
  /** Σ weeks × done tasks ÷ Σ weeks. */
  progress: z.object({ terms: z.array(Term), weeks: count, doneWeeks: z.number().nonnegative() }),
  /** The version whose facts are the plan. */
  source: Version.nullable(),
  /** What the plan says otherwise than the last version that said something else. */
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

const itemKey = z.string().regex(/^(?:WS-\d{1,6}(?:#[0-9a-f]{8})?|MS-\d{1,6}|OWN-[0-9a-f]{8}|new)$/, 'This is no part of a plan.')

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
    summary: 'Change what people say of a project as a whole; what is left out stays',
    access: 'staff',
    input: z.object({
      id,
      status: z.enum(projectStatuses).optional(),
      lead: Person.optional(),
      startsOn: day.nullable().optional(),
      endsOn: day.nullable().optional(),
      archived: z.boolean().optional(),
      /** Completed although tasks are open. */
      despiteOpen: z.boolean().default(false),
    }),
    /** `open`: where the project was archived. */
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
    summary: 'Say something of a part of the plan; the key `new` adds a task. What is left out stays',
    access: 'staff',
    input: z.object({
      id,
      key: itemKey,
      /** Of what people add alone: the plan names its own. */
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
      /** Of what is no longer in the plan. */
      dismissed: z.literal(true).optional(),
    }),
    output: Succeeded.extend({ key: z.string() }),
  }),
  update: json({
    method: 'POST',
    path: '/projects/:id/updates',
    summary: 'Add an update. A health replaces the calculated one, null applies the calculated one again',
    access: 'staff',
    input: z.object({
      id,
      health: z.enum(projectHealths).nullable(),
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
