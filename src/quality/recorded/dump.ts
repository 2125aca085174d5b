import { readFileSync, existsSync, writeFileSync } from 'node:fs'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import { callOf } from '#server/testing/vendors/answer-by-chapter.ts'
import { toldIn } from '#server/testing/vendors/recorded/find-segments.ts'
import { readLabelledBriefs } from '../labelled/read-labelled-briefs.ts'
import { playRecording } from './play-recording.ts'
import type { Recording } from '#server/testing/vendors/recorded/recording.ts'
const vendor = await givenVendor()
const labelled = new Map(readLabelledBriefs().map((b) => [b.id, b]))
for (const arg of process.argv.slice(2)) {
  const [brief = '', documentType = 'hld'] = arg.split(':')
  const file = `/work/rooms/models/src/server/testing/vendors/recorded/${brief}.json`
  const recording: Recording = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {
        brief,
        documentType: documentType as 'hld',
        asked: { label: '', assemble: '', argue: '' },
        segments: {},
        labels: [],
        assemble: { picks: [], open: [], flows: [] },
        argue: { decisions: [], risks: [], questions: [], walks: [] },
      }
  const played = await playRecording(recording, { labelled: labelled.get(brief)!, vendor })
  const out: string[] = []
  const strip = (t: string, first: boolean) =>
    t
      .replace(/<cards>\n.*?\n<\/cards>/s, '')
      .replace(/^[\s\S]*?(?=<brief>)/, first ? '' : '')
      .replace(first ? /$^/ : /<brief>\n.*?\n<\/brief>/s, '')
  let isFirst = true
  for (const body of played.bodies.filter((b) => callOf(b) !== undefined)) {
    out.push(`##### ${callOf(body)}`, strip(toldIn(body), isFirst))
    isFirst = false
  }
  out.push('##### marks', ...(played.marks ?? []).map((m) => `${m.id}: ${m.sentence}`))
  writeFileSync(`/tmp/dump-${brief}.txt`, out.join('\n'))
  console.log(brief, played.bodies.length, out.join('\n').length)
}
await vendor.close()
