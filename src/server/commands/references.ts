import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { isoDay } from '#shared/calendar.ts'
import { Brief } from '#shared/brief.ts'
import { documentTypeIds, type DocumentTypeId } from '#shared/document-types.ts'
import { firm } from '#shared/firm.ts'
import type { Format } from '#shared/formats.ts'
import { hostings } from '#shared/reference-design.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { faultsOfPackaged, rawDesigns, referenceDesigns } from '#server/references/read-designs.ts'
import { composeFile } from './compose-file.ts'

// npm run references: checks the packaged reference designs; with --out FOLDER, renders each as documents of five types for inspection.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, hosting: { type: 'string', default: 'azure' } },
})

/** The format in which a document of each type is usually sent. */
const usual: Record<DocumentTypeId, Format> = { hld: 'pdf', lld: 'docx', powerpoint: 'pptx', word: 'docx', excel: 'xlsx' }

let faults = 0
for (const [id, raw] of Object.entries(rawDesigns()))
  for (const fault of faultsOfPackaged(raw)) {
    faults++
    console.error(`${id}: ${fault}`)
  }
console.log(`${referenceDesigns().size} reference designs, ${faults} ${faults === 1 ? 'fault' : 'faults'}`)

const unknown = positionals.find((id) => !referenceDesigns().has(id))
const hosting = hostings.find((one) => one === values.hosting)
if (unknown) console.error(`There is no reference design “${unknown}”. Known are: ${[...referenceDesigns().keys()].join(', ')}.`)
if (!hosting) console.error(`There is no hosting “${values.hosting}”. Known are: ${hostings.join(', ')}.`)
if (faults > 0 || unknown || !hosting) process.exitCode = 1
else if (values.out !== undefined) await render(values.out, hosting)

async function render(folder: string, where: (typeof hostings)[number]) {
  await mkdir(folder, { recursive: true })
  for (const [id, design] of referenceDesigns()) {
    if (positionals.length > 0 && !positionals.includes(id)) continue
    for (const documentType of documentTypeIds) {
      const brief = Brief.parse({
        documentType,
        client: 'tessel',
        clientName: 'the client',
        projectName: design.name,
        requirements: { businessObjective: design.purpose },
        design: { id, by: firm.name, hosting: where, plugs: {}, design },
      })
      const options = {
        composer: offlineComposer,
        folder,
        formats: [usual[documentType]],
        today: isoDay(Date.now()),
      }
      await composeFile({ id: `${id}-${documentType}`, brief, warnings: [] }, options)
    }
    console.log(`${id}: five documents in ${folder}`)
  }
}
