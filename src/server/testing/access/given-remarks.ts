import { anchoredTexts } from '#shared/content/anchored-texts.ts'
import type { givenApp } from '../given-app.ts'

type Staff = Awaited<ReturnType<Awaited<ReturnType<typeof givenApp>>['signedIn']>>
const newAddress = () => `${crypto.randomUUID()}@example.test`
const lastPart = (address: string) => address.split('/').at(-1)!

/** Two comments on a heading of the first version, and a review of it, which the next version overtakes. */
export async function givenRemarks(staff: Staff, id: string) {
  const { content } = await staff.sharing.printed({ id })
  const { sectionId: section, blockId, parts } = anchoredTexts(content.sections)[0]!
  const quote = parts[0]!.text
  const words = { place: { section, block: blockId, part: parts[0]!.part, start: 0, end: quote.length }, quote }
  const { id: thread } = await staff.comments.begin({ id, version: '1.0.0', ...words, text: 'Why?', internal: false })
  await staff.comments.reply({ id: thread, text: 'And how?' })
  await staff.comments.reply({ id: thread, text: 'And when?' })
  const { threads } = await staff.comments.threads({ id })
  const comments = threads[0]!.comments.map((comment) => comment.id) as [string, string, string]
  const people = [{ address: staff.username }, { address: newAddress() }]
  const { id: review } = await staff.reviews.ask({ id, version: '1.0.0', people })
  const { reviews, contentHash } = await staff.reviews.list({ id })
  const link = reviews[0]!.reviewers.find(({ letter }) => letter?.link.includes('/reviewing/'))!.letter!.link
  return { words, thread, comments, review, reviewing: lastPart(link), contentHash }
}
