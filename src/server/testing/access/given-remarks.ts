import { anchoredTexts } from '#shared/content/anchored-texts.ts'
import type { givenApp } from '../given-app.ts'

type Signed = Awaited<ReturnType<Awaited<ReturnType<typeof givenApp>>['signedIn']>>

/** The last part of an address, which is a link's token. */
export const lastPart = (address: string) => address.split('/').at(-1)!
export const newAddress = () => `${crypto.randomUUID()}@example.test`

/** Creates two comments on a heading of the first version, and a review of it, which the next version makes obsolete. */
export async function givenRemarks(staff: Signed, id: string) {
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

/** Creates a link that may be ended, and returns the token of one that allows comments. */
export async function givenLinks(staff: Signed, id: string) {
  const { link } = await staff.links.make({ id, label: 'Of the world', version: '1.0.0' })
  const talked = await staff.links.make({ id, label: 'To be commented by', version: '1.0.0', mayComment: true })
  return { linkId: link.id, commenting: lastPart(talked.link.link) }
}
