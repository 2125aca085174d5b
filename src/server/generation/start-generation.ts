import { createHash, randomUUID } from 'node:crypto'
import { type AskedNames, type Plugs, mostNames } from '#shared/design-choice.ts'
import { type Brief, type StartFrom, type AskedRequirements, briefFields, type Requirements } from '#shared/brief.ts'
import { AppError } from '#shared/errors.ts'
import type { Format } from '#shared/formats.ts'
import type { Hosting } from '#shared/reference-design.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { nameClient } from '#server/clients/name-client.ts'
import { chooseDesign } from '#server/designs/choose-design.ts'
import { findProject, type Project } from '#server/documents/find-project.ts'
import { permit, permitBrief } from '#server/documents/policy.ts'
import { findRole } from '#server/documents/roles/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { NewJob } from '#server/platform/jobs/job.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { DailyBudget } from '#server/usage/daily-budget.ts'
import type { Upload } from '#server/templates/check-upload.ts'
import { addGeneration, findGeneration, type Generation, generationId, getGeneration } from './store.ts'
import type { ReadTemplate } from './read-template.ts'
import { acceptedEvent, generationJob } from './write-document.ts'

/** A brief as submitted, before the project's known content is added. */
export type AskedBrief = Omit<Brief, 'requirements' | 'startsFrom'> & { requirements: AskedRequirements }

const isBlank = (text: string | undefined) => (text ?? '').trim() === ''

/**
 * The complete brief: an empty field is filled from the project's newest brief. If the same document is requested again, a field that was
 * submitted empty beside non-empty ones was cleared on purpose.
 */
export function startFromProject(asked: AskedBrief, project: Project | undefined): Brief {
  const isSilent = briefFields.every((field) => isBlank(asked.requirements[field]))
  const isHere = project?.ownBrief !== undefined
  const mayTake = (field: keyof Requirements) =>
    isBlank(asked.requirements[field]) && (asked.requirements[field] === undefined || !isHere || isSilent)
  const known = project?.facts.brief.requirements
  const fields = briefFields.filter((field) => mayTake(field) && !isBlank(known?.[field]))
  const requirements = Object.fromEntries(
    briefFields.map((field) => [field, (fields.includes(field) ? known?.[field] : asked.requirements[field]) ?? '']),
  ) as Requirements
  const template = asked.template ?? (isSilent ? project?.ownBrief?.template : undefined)
  const { rulings, design, names } = project?.facts.brief ?? {}
  const [newest] = project?.documents ?? []
  return {
    ...asked,
    requirements,
    ...(template && { template }),
    // Answered questions are not asked again.
    ...(rulings && { rulings }),
    ...choicesOf({ design, names }, asked),
    ...(newest && fields.length > 0 && { startsFrom: { type: newest.type, version: newest.version, fields } }),
  }
}

type Choices = { [Choice in 'design' | 'names']?: Brief[Choice] | undefined }

/** A person's choices for the project also apply to its next document, unless they are changed now. */
function choicesOf(before: Choices, now: Choices): Pick<Brief, 'design' | 'names'> {
  const design = now.design ?? before.design
  const said = new Set((now.names ?? []).map(({ name }) => nameKey(name)))
  const names = [...(before.names ?? []).filter(({ name }) => !said.has(nameKey(name))), ...(now.names ?? [])].slice(0, mostNames)
  return { ...(design && { design }), ...(names.length > 0 && { names }) }
}

const nameKey = (name: string) => name.trim().toLowerCase()

export type GenerationRequest = {
  viewer: Viewer
  /** Undefined if the caller gave the work no key; it cannot be found again by one then. */
  key: string | undefined
  brief: AskedBrief
  start: Start
  outputFormat: Format
  useAgent: boolean
  template: UploadedTemplate | undefined
}
/**
 * `from`: `project`, `brief` or the id of a reference design, which is combined with the project's content unless `fromProject` is false.
 */
export type Start = {
  from: string
  fromProject: boolean
  hosting?: Hosting | undefined
  plugs: Plugs
  names: AskedNames
}
/** Its bytes are in memory only during the requester's work. */
type UploadedTemplate = { filename: string; hold<Result>(work: (bytes: Uint8Array) => Promise<Result>): Promise<Result> }
type Held = Omit<GenerationRequest, 'template'> & { template: Upload | undefined }
type Services = {
  database: Database
  jobs: Jobs
  dailyBudget: DailyBudget
  readTemplate(file: Upload): Promise<ReadTemplate>
}

/** Accepts the work once, even if it is requested repeatedly: the same key returns the same work, and is refused with another body. */
export function startGeneration(services: Services, request: GenerationRequest): Promise<Generation> {
  const { template, ...rest } = request
  if (!template) return start(services, { ...rest, template })
  return template.hold((bytes) => start(services, { ...rest, template: { filename: template.filename, bytes } }))
}

async function start(services: Services, request: Held): Promise<Generation> {
  const { viewer, key = randomUUID(), template } = request
  const role = await findRole(services.database, viewer, request.brief)
  permit('generate', viewer, { client: request.brief.client, role })
  const requestHash = hashRequest(request)
  const known = await findGeneration(services.database, viewer, key)
  if (known) return askAgain(services, known, requestHash)
  const chosen = await choose(services, request)
  await services.dailyBudget.permitDocument(viewer)
  const read = template && (await services.readTemplate(template))
  const named = await nameClient(services.database, request.brief)
  const asked = { ...named, ...chosen, ...(read && { template: read.outline }) }
  const startFrom = startOf(request.start)
  const project = startFrom === 'project' ? await findProject(services.database, viewer, asked) : undefined
  const brief = permitBrief(viewer, startFromProject(asked, project), role)
  const generation = {
    id: generationId(viewer, key),
    accountId: viewer.accountId,
    key,
    requestHash,
    brief,
    outputFormat: request.outputFormat,
    useAgent: request.useAgent,
    // If the same document is requested again without a template, its earlier template and outline are used.
    templateId: brief.template !== undefined && !read ? (project?.ownTemplate ?? null) : null,
  }
  const upload = template && read && { ...template, lends: read.template }
  return acceptGeneration(services, { generation, upload, job: generationJob(generation, { startFrom }) })
}

const isDesign = ({ from }: Start) => from !== 'project' && from !== 'brief'
const startOf = (start: Start): StartFrom =>
  start.from === 'brief' || (isDesign(start) && !start.fromProject) ? 'brief' : 'project'

/** A person's choices, as stored with the brief. */
async function choose({ database }: Services, { viewer, start }: Held): Promise<Pick<Brief, 'design' | 'names'>> {
  const { from: id, hosting, plugs, names } = start
  const by = viewer.displayName
  if (!isDesign(start) && (hosting !== undefined || Object.keys(plugs).length > 0))
    throw new AppError('invalid-input', 'A hosting and plugs belong to a reference design.', {
      details: 'Name the design in startFrom, or leave them out.',
    })
  const design = isDesign(start) ? await chooseDesign(database, { id, hosting, plugs, by }) : undefined
  return { ...(design && { design }), ...(names.length > 0 && { names: names.map((name) => ({ ...name, by })) }) }
}

type Accepted = {
  generation: Parameters<typeof addGeneration>[1]
  upload?: Parameters<typeof addGeneration>[2]
  job: NewJob
}

/** Adds both the row and its job, or neither. */
export async function acceptGeneration(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  { generation, upload, job }: Accepted,
): Promise<Generation> {
  const accepted = await database.transaction().execute(async (transaction) => {
    const added = await addGeneration(transaction, generation, upload)
    if (added) await jobs.enqueue(transaction, { ...job, id: generation.id })
    return added
  })
  if (accepted) return generation
  // A concurrent request with the same key came first.
  const first = await getGeneration(database, generation.id)
  return askAgain({ database, jobs }, first, generation.requestHash)
}

/** The work that already has this key. If it failed because of a fault on our side it is started again; any other end is its answer. */
export async function askAgain({ database, jobs }: Pick<Services, 'database' | 'jobs'>, known: Generation, requestHash: string) {
  if (known.requestHash !== requestHash)
    throw new AppError('conflict', 'This idempotency key already names another request.', {
      details: 'Send the request again with a new key.',
    })
  await jobs.restartFailed(database, known.id, acceptedEvent(known))
  return known
}

function hashRequest({ brief, start: { from, ...choices }, outputFormat, useAgent, template }: Held) {
  const { fromProject, hosting, plugs, names } = choices
  const isPlain = fromProject && hosting === undefined && Object.keys(plugs).length + names.length === 0
  const asked = [brief, from, outputFormat, useAgent, template?.filename ?? null, ...(isPlain ? [] : [choices])]
  const hash = createHash('sha256').update(JSON.stringify(asked))
  if (template) hash.update(template.bytes)
  return hash.digest('hex')
}
