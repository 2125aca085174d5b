import { createHash } from 'node:crypto'
import type { Format } from '#shared/formats.ts'
import type { Version } from '#server/documents/store.ts'
import { findTemplateBytes } from '#server/documents/templates/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Edition, RenderSettings } from '#server/render/renderer.ts'
import { rendererVersions } from '#server/render/renderer-versions.ts'
import { findExport, keepExport } from './store.ts'

/** The content travels as JSON text, which a thread takes over quicker than an object. */
export type RenderRequest = { format: Format; edition: Omit<Edition, 'content'> & { content: string }; settings: RenderSettings }
type Services = { database: Database; settings: RenderSettings; render(request: RenderRequest): Promise<Uint8Array> }

/** The file of a version: made once, however many ask at once, then kept by what it holds and by which renderer made it. */
export function createExports({ database, settings, render }: Services) {
  const running = new Map<string, Promise<Uint8Array>>()

  async function make(hash: string, version: Version, format: Format): Promise<Uint8Array> {
    const kept = await findExport(database, hash)
    if (kept) return kept
    const template = format === 'docx' && version.template ? await findTemplateBytes(database, version.template.id) : null
    const bytes = await render({ format, edition: { ...editionOf(version), ...(template && { template }) }, settings })
    await keepExport(database, { hash, versionId: version.id, format, bytes })
    return bytes
  }

  return function makeExport(version: Version, format: Format): Promise<Uint8Array> {
    const hash = hashExport(version, { format, settings })
    const file = running.get(hash) ?? make(hash, version, format).finally(() => running.delete(hash))
    running.set(hash, file)
    return file
  }
}

const editionOf = ({ content, number, createdAt, status }: Version): RenderRequest['edition'] => ({
  content: JSON.stringify(content),
  version: number,
  createdAt: createdAt.toISOString(),
  status,
})

type Asked = { format: Format; settings: RenderSettings }

function hashExport({ contentHash, number, createdAt, status, template }: Version, { format, settings }: Asked) {
  // Only a PDF is written to a standard, and only a Word document takes over the looks of a template.
  const special = format === 'pdf' ? settings.pdfStandard : format === 'docx' && template ? template.hash : null
  const identity = [contentHash, number, createdAt.toISOString(), status, format, special, rendererVersions[format]]
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex')
}
