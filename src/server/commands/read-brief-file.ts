import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { z } from 'zod'
import { Brief, briefFields, type ChosenDesign, ProjectName, Requirements } from '#shared/brief.ts'
import { limits } from '#shared/brief-limits.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { AppError } from '#shared/errors.ts'
import type { ClientId } from '#shared/client-id.ts'
import { clientIds, clients, firm } from '#shared/firm.ts'
import { type Hosting, hostings } from '#shared/reference-design.ts'
import { referenceDesigns } from '#server/references/read-designs.ts'

export type BriefFile = { id: string; brief: Brief; /** One sentence per ignored part. */ warnings: string[] }

/** Name in the document of a client that the file does not name. */
const unnamedClient = 'the client'

/** Other members of a file are its author's own, such as labels or its origin. */
const BriefInFile = z.object({
  // Used as the name of the output files; defaults to the name of the brief's file.
  id: z
    .string()
    .max(limits.name)
    .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u, 'An id is letters, digits, “-”, “_” and “.”, for it names the files.')
    .optional(),
  projectName: ProjectName,
  client: z.string().trim().max(limits.name).optional(),
  requirements: z.looseObject(Requirements.shape),
  /** The reference design to start from, its hosting, and the client's names for its plugs. */
  startFrom: z
    .strictObject({
      design: z.string(),
      hosting: z.enum(hostings).default('onPremises'),
      plugs: z.record(z.string(), z.string()).default({}),
    })
    .optional(),
})

/** Reads a brief from a file. The client is one of the portfolio by id or name, otherwise any name from the file. */
export async function readBriefFile(file: string, documentType: DocumentTypeId): Promise<BriefFile> {
  const { id = basename(file, '.json'), projectName, client, requirements, startFrom } = check(parse(await readText(file)))
  const unknown = Object.keys(requirements).filter((field) => !briefFields.some((known) => known === field))
  const warnings = unknown.map((field) => `A brief has no field “${field}”; it was left out.`)
  const chosen = startFrom && chooseDesign(startFrom)
  const brief = Brief.parse({ documentType, ...readClient(client), projectName, requirements, ...(chosen && { design: chosen }) })
  return { id, brief, warnings }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw new AppError('invalid-input', `The file cannot be read: ${(cause as Error).message}`, { cause })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw new AppError('invalid-input', `This is not JSON: ${(cause as Error).message}`, { cause })
  }
}

function check(value: unknown) {
  const { data, error } = BriefInFile.safeParse(value)
  if (data) return data
  const { path, message } = error.issues[0]!
  throw new AppError('invalid-input', path.length > 0 ? `${path.join('.')}: ${message}` : message)
}

/** Returns the packaged design of that id, in its current form. */
function chooseDesign({
  design: id,
  hosting,
  plugs,
}: {
  design: string
  hosting: Hosting
  plugs: Record<string, string>
}): ChosenDesign {
  const design = referenceDesigns().get(id)
  if (!design)
    throw new AppError(
      'invalid-input',
      `There is no reference design “${id}”. Known are: ${[...referenceDesigns().keys()].join(', ')}.`,
    )
  const unknown = Object.keys(plugs).find((plug) => !(plug in design.plugs))
  if (unknown)
    throw new AppError(
      'invalid-input',
      `“${design.name}” has no plug “${unknown}”. It has: ${Object.keys(design.plugs).join(', ')}.`,
    )
  return { id, by: firm.name, hosting, plugs, design }
}

/** Permissions depend on the portfolio's id; none are checked here, so any id can accompany a name. */
function readClient(client = ''): { client: ClientId; clientName?: string } {
  const known = clientIds.find((id) => [id, clients[id].name.toLowerCase()].includes(client.toLowerCase()))
  return known ? { client: known } : { client: clientIds[0], clientName: client || unnamedClient }
}
