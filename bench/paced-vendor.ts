// A vendor of models in a process of its own, at a fixed pace; tells when asked what it did, and when.
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import { agreeing, callOf, chapterOf, isProposing } from '#server/testing/vendors/answer-by-chapter.ts'

/** Characters and milliseconds of a piece: some 80 tokens a second, as the vendors' models of today. */
let pace = { piece: 8, pieceMilliseconds: 25 }
const words = 'It is written at a fixed pace, so that only our own share of the time can differ from run to run. '.repeat(4)

const vendor = await givenVendor()
vendor.answerOtherwise(({ body }) => ({
  kind: 'text',
  text: isProposing(body) ? agreeing(body) : `${chapterOf(body)}: ${words}`,
  ...pace,
}))
process.on('message', (said) => {
  if (said === 'hurry') pace = { piece: 24, pieceMilliseconds: 25 }
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
