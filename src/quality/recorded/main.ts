// npm run quality -- recorded: the recorded answers of an expert, played through the calls of a model, beside the offline documents.
// Options: --rekey writes down what is asked now and tells which answers no longer fit; --out FOLDER writes both documents of
// each brief as text, in the order of reading.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import { listMisfits, rekey } from '#server/testing/vendors/recorded/fit-recording.ts'
import { pathOf, readRecordings } from '#server/testing/vendors/recorded/read-recordings.ts'
import type { Answer } from '../labelled/answer.ts'
import { composeLabelled } from '../labelled/compose-labelled.ts'
import { readLabelledBriefs } from '../labelled/read-labelled-briefs.ts'
import { playRecording } from './play-recording.ts'
import { basis, type Pair, recordedBounds, shareOf, tableByBrief, tableByMeasure } from './recorded-table.ts'
import { labelMeasures } from '../labelled/label-measures.ts'

const { values, positionals } = parseArgs({
  options: { rekey: { type: 'boolean' }, out: { type: 'string' } },
  allowPositionals: true,
})
const only = positionals.filter((name) => name !== 'recorded')
const labelled = new Map(readLabelledBriefs().map((brief) => [brief.id, brief]))
const vendor = await givenVendor()
const pairs: Pair[] = []
const faults: string[] = []
for (const recording of readRecordings().filter(({ brief }) => only.length === 0 || only.includes(brief))) {
  const brief = labelled.get(recording.brief)!
  const played = await playRecording(recording, { labelled: brief, vendor })
  const offline = await composeLabelled(brief, recording.documentType)
  pairs.push({ played, offline })
  const misfits = listMisfits(recording, played.bodies)
  const marks = (played.marks ?? []).map(({ sentence }) => sentence)
  faults.push(...[...misfits, ...marks, ...played.doubts].map((one) => `${recording.brief}: ${one}`))
  if (values.out !== undefined) writeTexts(values.out, { recorded: played.answer, offline })
  if (values.rekey) writeFileSync(pathOf(recording), `${JSON.stringify(rekey(recording, played.bodies), null, 2)}\n`)
}
await vendor.close()

function writeTexts(folder: string, texts: Record<string, Answer>) {
  mkdirSync(folder, { recursive: true })
  for (const [by, { brief, text }] of Object.entries(texts)) writeFileSync(join(folder, `${brief.id}.${by}.txt`), `${text}\n`)
}

console.log(`${pairs.length} recorded briefs\n\n${tableByBrief(pairs)}\n${basis}\n\n${tableByMeasure(pairs)}\n`)
const behind = labelMeasures.flatMap((measure) => {
  const bound = recordedBounds[measure.id]
  const { held, of } = shareOf(
    measure,
    pairs.map(({ played }) => played.answer),
  )
  return bound !== undefined && (100 * held) / of < bound ? [`${measure.name}: ${held} of ${of}, bound ${bound} %`] : []
})
console.log([...faults, ...behind].join('\n') || 'Every answer fits what is asked, and every bound is reached.')
process.exitCode = faults.length + behind.length > 0 && !values.rekey ? 1 : 0
