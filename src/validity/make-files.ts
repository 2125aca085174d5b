import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brief } from '#shared/brief.ts'
import { renderers } from '#server/render/renderers.ts'
import { givenDocument } from '#server/testing/given-documents.ts'
import type { Pair } from './fault.ts'
import type { MadeFile } from './validate-files.ts'

/** Renders pairs into a folder; a document in several formats is composed once. */
export async function makeFiles(
  pairs: readonly Pair[],
  { examples, folder }: { examples: Map<string, Brief>; folder: string },
): Promise<MadeFile[]> {
  const contents = new Map<string, Awaited<ReturnType<typeof givenDocument>>['content']>()
  const files: MadeFile[] = []
  for (const pair of pairs) {
    const key = `${pair.example}.${pair.type}`
    const content = contents.get(key) ?? (await givenDocument(pair.type, examples.get(pair.example)!)).content
    contents.set(key, content)
    const edition = { content, version: '1.0.0', createdAt: '2026-01-05T09:00:00.000Z', status: 'Draft' as const }
    // The format is also in the base name, so that LibreOffice's results do not overwrite each other.
    const path = join(folder, `${key}.${pair.format}.${pair.format}`)
    writeFileSync(path, await renderers[pair.format].render(edition))
    files.push({ pair, path, content })
  }
  return files
}
