import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentTexts } from '#shared/content/content-texts.ts'
import type { Format } from '#shared/formats.ts'
import type { Composer } from '#server/compose/composer.ts'
import { writeContent } from '#server/compose/write-content.ts'
import { renderers } from '#server/render/renderers.ts'
import type { BriefFile } from './read-brief-file.ts'

export type ComposeOptions = {
  composer: Composer
  /** An existing folder. */
  folder: string
  formats: Format[]
  /** ISO date. */
  today: string
}

/** Writes the facts of a brief, the text of its document in reading order, and the requested files. */
export async function composeFile({ id, brief }: BriefFile, { composer, folder, formats, today }: ComposeOptions) {
  const context = { signal: new AbortController().signal, today }
  const proposed = await composer.proposeSolution(brief, context)
  const content = await writeContent({ composer, brief, proposed }, context)
  const text = contentTexts(content).map((piece) => piece.text)
  const edition = { content, version: '1.0.0', createdAt: `${today}T00:00:00.000Z`, status: 'Draft' as const }
  await writeFile(join(folder, `${id}.facts.json`), `${JSON.stringify(proposed.solution, null, 2)}\n`)
  await writeFile(join(folder, `${id}.text.txt`), `${text.join('\n')}\n`)
  for (const format of formats) await writeFile(join(folder, `${id}.${format}`), await renderers[format].render(edition))
}
