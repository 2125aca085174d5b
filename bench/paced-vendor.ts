// An emulated provider in a separate process, at a constant speed; reports on request which calls it served, and when.
import { agreeing, askedIn, callOf, chaptersIn, isProposing, wordsFor } from '#server/testing/vendors/answer-by-chapter.ts'
import { givenVendor, type RecordedRequest } from '#server/testing/vendors/given-vendor.ts'
import { givenLargeDesign } from '#server/testing/vendors/given-large-design.ts'
import type { Play } from '#server/testing/vendors/script.ts'
import { now } from './first-words.ts'

const words = 'It is written at a fixed pace, so that only our own share of the time can differ from run to run. '.repeat(6)

/** Characters and milliseconds of a piece: about 80 tokens per second, like the providers' current models. */
const usual = { piece: 8, pieceMilliseconds: 25 }
const hurried = { piece: 24, pieceMilliseconds: 25 }
let isHurried = false

const proseOf = ({ heading }: { heading: string }) => `${heading}: ${words}`
const designOf = ({ body }: RecordedRequest) => (isHurried ? agreeing(body) : JSON.stringify(givenLargeDesign(askedIn(body))))

/** When the first words of each chapter of a request were sent, by heading. */
const sentAt = new Map<RecordedRequest, Record<string, number>>()

/** Writes the text of all chapters of a request. */
function writeWords(seen: RecordedRequest, pace: typeof usual): Play {
  const sent: Record<string, number> = {}
  sentAt.set(seen, sent)
  const text = wordsFor(chaptersIn(seen.body), proseOf)
  const begins = chaptersIn(seen.body).map(({ heading }) => ({ heading, at: text.indexOf(proseOf({ heading })) }))
  const sending = (before: number) => {
    for (const { heading, at } of begins) if (at >= before && at < before + pace.piece) sent[heading] = now()
  }
  return { kind: 'text', text, sending, ...pace }
}

const vendor = await givenVendor()
// The large design is as long as an expert's; with many documents at once there are many responses, and the measurement is about our own
// part.
vendor.answerOtherwise((seen) => {
  const pace = isHurried ? hurried : usual
  return isProposing(seen.body) ? { kind: 'text', text: designOf(seen), ...pace } : writeWords(seen, pace)
})
process.on('message', (said) => {
  if (said === 'hurry' || said === 'take your time') isHurried = said === 'hurry'
  process.send?.(
    vendor.seen.map((seen) => ({
      call: callOf(seen.body) ?? 'words',
      chapters: sentAt.get(seen) ?? {},
      begunAt: seen.begunAt,
      endedAt: seen.endedAt,
      isAborted: seen.isAborted,
    })),
  )
  vendor.seen.length = 0
  sentAt.clear()
})
process.on('disconnect', () => process.exit(0))
process.send?.(vendor.address)
