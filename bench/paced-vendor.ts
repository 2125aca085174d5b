// A vendor of models in a process of its own, at a fixed pace; tells when asked what it did, and when.
import { readFileSync } from 'node:fs'
import { agreeing, callOf, chapterOf, isProposing } from '#server/testing/vendors/answer-by-chapter.ts'
import { givenVendor, type RecordedRequest } from '#server/testing/vendors/given-vendor.ts'
import { answerOf, type Recording } from '#server/testing/vendors/recorded/recording.ts'

const [recordingFile = ''] = process.argv.slice(2)
const recording = JSON.parse(readFileSync(recordingFile, 'utf8')) as Recording
const words = 'It is written at a fixed pace, so that only our own share of the time can differ from run to run. '.repeat(4)

/** Characters and milliseconds of a piece: some 80 tokens a second, as the vendors' models of today. */
const usual = { piece: 8, pieceMilliseconds: 25 }
const hurried = { piece: 24, pieceMilliseconds: 25 }
let isHurried = false

const shortly = ({ body }: RecordedRequest) => (isProposing(body) ? agreeing(body) : `${chapterOf(body)}: ${words}`)

const vendor = await givenVendor()
// Recorded answers are as long as an expert's; many documents at once ask for many answers and are about the rest of us.
vendor.answerOtherwise((seen) =>
  isHurried ? { kind: 'text', text: shortly(seen), ...hurried } : { kind: 'text', text: answerOf(recording, seen.body), ...usual },
)
process.on('message', (said) => {
  if (said === 'hurry' || said === 'take your time') isHurried = said === 'hurry'
  process.send?.(
    vendor.seen.map(({ body, begunAt, endedAt, isAborted }) => ({
      call: callOf(body) ?? 'chapter',
      chapter: chapterOf(body),
      begunAt,
      endedAt,
      isAborted,
    })),
  )
  vendor.seen.length = 0
})
process.on('disconnect', () => process.exit(0))
process.send?.(vendor.address)
