import { createHash } from 'node:crypto'
import type { Format } from '#shared/formats.ts'
import type { Version } from '#server/documents/store.ts'
import { findTemplateBytes } from '#server/documents/templates/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Edition, RenderSettings } from '#server/render/renderer.ts'
import { clientOf } from '#server/render/edition-facts.ts'
import { rendererVersions } from '#server/render/renderer-versions.ts'
import type { Signer } from '#server/reviews/build-certificate.ts'
import { hasSignOff, addSignOffs } from '#server/reviews/add-sign-offs.ts'
import { presentOutside } from '#server/reviews/present-outside.ts'
import { listSigners } from '#server/reviews/signers/store.ts'
import { findExport, keepExport } from './store.ts'

/** The content is sent as JSON text, which a process receives faster than an object. */
export type RenderRequest = { format: Format; edition: Omit<Edition, 'content'> & { content: string }; settings: RenderSettings }
type Services = { database: Database; settings: RenderSettings; render(request: RenderRequest): Promise<Uint8Array> }
/** The approvers of a version with a sign-off table; undefined if there is no table to fill. */
type SignOff = { signers: Signer[]; clientName: string } | undefined

/** Renders the file of a version once, even for simultaneous requests, and caches it by its content and the renderer's version. */
export function createExports({ database, settings, render: renderEdition }: Services) {
  const running = new Map<string, Promise<Uint8Array>>()

  async function render(making: Making, watermark?: string): Promise<Uint8Array> {
    const { version, format, signOff } = making
    const template = format === 'docx' && version.template ? await findTemplateBytes(database, version.template.id) : null
    const edition = { ...editionOf(version), ...(template && { template }), ...(watermark !== undefined && { watermark }) }
    const content = signOff ? addSignOffs(edition.content, signOff) : edition.content
    return renderEdition({ format, edition: { ...edition, content: JSON.stringify(content) }, settings })
  }

  async function make(hash: string, making: Making): Promise<Uint8Array> {
    const kept = await findExport(database, hash)
    if (kept) return kept
    const { version, format } = making
    const bytes = await render(making)
    await keepExport(database, { hash, versionId: version.id, format, bytes })
    return bytes
  }

  return async function makeExport(
    version: Version,
    format: Format,
    { watermark, isOutside = false }: FileReader = {},
  ): Promise<Uint8Array> {
    const signOff = await findSignOff(database, version, { format, isOutside })
    // A file with a watermark is for one reader and is not cached.
    if (watermark !== undefined) return render({ version, format, signOff }, watermark)
    const hash = hashExport(version, { format, settings, signOff })
    const file = running.get(hash) ?? make(hash, { version, format, signOff }).finally(() => running.delete(hash))
    running.set(hash, file)
    return file
  }
}

/** `isOutside`: true for readers who are not of the firm, who do not see which of its people approved. */
export type FileReader = { watermark?: string | undefined; isOutside?: boolean }
type Making = { version: Version; format: Format; signOff: SignOff }

/** JSON is exactly the approved content; in other formats the sign-off table lists the approvers. */
async function findSignOff(
  database: Database,
  { id, status, content }: Version,
  { format, isOutside }: { format: Format; isOutside: boolean },
): Promise<SignOff> {
  if (format === 'json' || status !== 'Approved' || !hasSignOff(content)) return undefined
  const signers = await listSigners(database, id)
  return { signers: isOutside ? presentOutside(signers) : signers, clientName: clientOf(content) }
}

const editionOf = ({ content, number, createdAt, status }: Version): Edition => ({
  content,
  version: number,
  createdAt: createdAt.toISOString(),
  status,
})

type Asked = { format: Format; settings: RenderSettings; signOff: SignOff }

function hashExport({ contentHash, number, createdAt, status, template }: Version, { format, settings, signOff }: Asked) {
  // The PDF standard matters only to PDF files, and a template's styles only to Word files.
  const special = format === 'pdf' ? settings.pdfStandard : format === 'docx' && template ? template.hash : null
  const identity = [contentHash, number, createdAt.toISOString(), status, format, special, rendererVersions[format]]
  return createHash('sha256')
    .update(JSON.stringify(signOff ? [...identity, signOff] : identity))
    .digest('hex')
}
