import { z } from 'zod'
import { ClientId } from '../client-id.ts'
import { projectHealths, projectStatuses } from '../projects.ts'
import { type WeekPart, weekParts } from '../week-words.ts'
import { download, json } from './endpoint.ts'

const count = z.int().nonnegative()
const day = z.iso.date()
const WeekRow = z.object({
  /** A title, and a note: the author, the answer, or the due date. */
  title: z.string(),
  note: z.string(),
  day: day.nullable(),
  link: z.string(),
})
export type WeekRow = z.infer<typeof WeekRow>
/** The total number, and the first rows. */
const WeekRows = z.object({ count, rows: z.array(WeekRow) })
export type WeekRows = z.infer<typeof WeekRows>

const inEachPart = <Value extends z.ZodType>(value: Value) =>
  z.object(Object.fromEntries(weekParts.map((part) => [part, value])) as Record<WeekPart, Value>)

const WeekProject = z.object({
  id: z.uuid(),
  name: z.string(),
  status: z.enum(projectStatuses),
  health: z.enum(projectHealths),
  percent: count.nullable(),
  /** Status, progress and health in one sentence, in the viewer's language. */
  standing: z.string(),
  /** At most five more sentences. */
  summary: z.array(z.string()),
  parts: inEachPart(WeekRows),
})
export type WeekProject = z.infer<typeof WeekProject>

export const WeeklyReport = z.object({
  /** A Monday and a Sunday. */
  from: day,
  to: day,
  /** False for the current week. */
  isOver: z.boolean(),
  client: z.object({ id: ClientId, name: z.string() }).nullable(),
  totals: inEachPart(count),
  clients: z.array(z.object({ id: ClientId, name: z.string(), projects: z.array(WeekProject) })),
})
export type WeeklyReport = z.infer<typeof WeeklyReport>

const asked = {
  /** Any day of the week; today by default. */
  day: day.refine((value) => value >= '2000-01-01' && value < '2100-01-01', 'Choose a day of this century.').optional(),
  client: ClientId.optional(),
}

export const weeklyReportApi = {
  get: json({
    method: 'GET',
    path: '/weekly-report',
    summary: 'A week in the projects that this account may see, and what comes in the next, for one client or all',
    access: 'signed-in',
    input: z.object(asked),
    output: WeeklyReport,
  }),
  file: download({
    method: 'GET',
    path: '/weekly-report/file',
    summary: 'The same as a file, with each row linked to its source, or as plain text for an email',
    access: 'signed-in',
    input: z.object({ ...asked, format: z.enum(['pdf', 'docx', 'txt']).default('pdf') }),
  }),
}
