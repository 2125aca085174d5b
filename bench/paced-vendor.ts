// A vendor of models in a process of its own, at a fixed pace; tells when asked what it did, and when.
import { agreeing, askedIn, callOf, chapterOf, isProposing } from '#server/testing/vendors/answer-by-chapter.ts'
import { givenVendor, type RecordedRequest } from '#server/testing/vendors/given-vendor.ts'
import { givenLargeDesign } from '#server/testing/vendors/given-large-design.ts'

const words = 'It is written at a fixed pace, so that only our own share of the time can differ from run to run. '.repeat(6)

/** Characters and milliseconds of a piece: some 80 tokens a second, as the vendors' models of today. */
const usual = { piece: 8, pieceMilliseconds: 25 }
const hurried = { piece: 24, pieceMilliseconds: 25 }
let isHurried = false

const proseOf = ({ body }: RecordedRequest) => `${chapterOf(body)}: ${words}`
const shortly = (seen: RecordedRequest) => (isProposing(seen.body) ? agreeing(seen.body) : proseOf(seen))
const atLength = (seen: RecordedRequest) =>
  isProposing(seen.body) ? JSON.stringify(givenLargeDesign(askedIn(seen.body))) : proseOf(seen)

const vendor = await givenVendor()
// A large design is as long as an expert's; many documents at once ask for many answers and are about the rest of us.
vendor.answerOtherwise((seen) =>
  isHurried ? { kind: 'text', text: shortly(seen), ...hurried } : { kind: 'text', text: atLength(seen), ...usual },
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
