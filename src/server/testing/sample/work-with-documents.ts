import { dayLength, isoDay } from '#shared/calendar.ts'
import { anchoredTexts } from '#shared/content/anchored-texts.ts'
import { inParallel } from './in-parallel.ts'
import type { Caller } from './sample-callers.ts'
import { commentTexts } from './sample-firm.ts'
import type { SampleDocument } from './write-sample-documents.ts'

type Team = { staff: Caller[]; clients: Caller[] }

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length]!

/** Selects by index the documents of current projects that are approved. */
const isApprovedAt = (at: number) => at % 6 < 2

/** Approves the documents of projects that ended, and a third of the current ones; publishes half of those to the client. */
async function approve(documents: SampleDocument[], { staff, clients }: Team) {
  await inParallel(documents, 4, async ({ id, version, project }, at) => {
    if (project.isEarlier) return pick(staff, at).documentsV1.approve({ id, version, publish: true })
    if (at % 2 === 0) await pick(staff, at).documentsV1.publish({ id, version })
    const ofClient = clients.find(({ client }) => client === project.brief.client)!
    if (!isApprovedAt(at)) return undefined
    return (at % 6 === 0 ? ofClient : pick(staff, at + 1)).documentsV1.approve({ id, version })
  })
}

/** A colleague comments on the wording of some documents, and gets a reply. */
const comment = (documents: SampleDocument[], { staff }: Team) =>
  inParallel(documents, 4, async ({ id, version, writer }, at) => {
    const reader = staff.find(({ username }) => username !== writer.username)!
    const { content } = await reader.sharing.printed({ id })
    const found = anchoredTexts(content.sections).find(({ parts }) => (parts[0]?.text.length ?? 0) > 3)
    if (!found) return
    const [{ part, text: quote }] = found.parts as [{ part: string; text: string }]
    const place = { section: found.sectionId, block: found.blockId, part, start: 0, end: quote.length }
    const begun = { id, version, place, quote, text: pick(commentTexts, at), internal: at % 2 === 0 }
    const { id: thread } = await reader.comments.begin(begun)
    if (at % 3 === 0)
      await writer.comments.reply({ id: thread, text: 'I have asked the client, and change it with the next version.' })
    if (at % 6 === 0) await writer.comments.resolve({ id: thread })
  })

const dayIn = (days: number) => isoDay(Date.now() + days * dayLength)

/** Asks for reviews of some documents, and answers a question of others, which adds a version. */
async function reviewAndRule(documents: SampleDocument[], { staff }: Team) {
  await inParallel(documents, 4, async ({ id, version, writer }, at) => {
    const asked = staff.find(({ username }) => username !== writer.username)!
    const people = at % 2 === 0 ? [{ address: staff[0]!.username }] : [{ address: asked.username }]
    await writer.reviews.ask({ id, version, people, dueOn: dayIn(at % 12), note: 'Before the next steering group, please.' })
  })
}

async function rule(documents: SampleDocument[]) {
  await inParallel(documents, 4, async ({ id, version, writer }) => {
    const { facts } = await writer.documentsV3.facts({ id })
    const [question] = (facts['questions'] ?? []) as { id: string }[]
    if (!question) return
    const answers = [{ question: question.id, answer: 'The head of operations decides this by the end of the month.' }]
    await writer.documentPage.rule({ id, base: version, answers })
  })
}

const share = (documents: SampleDocument[]) =>
  inParallel(documents, 4, ({ id, writer, project: { brief } }, at) =>
    writer.sharing.share({ id, email: `adviser-${at}@${brief.client}-advisers.example`, role: at % 4 === 0 ? 'writer' : 'reader' }),
  )

/** Simulates the work on documents after they are written. */
export async function workWithDocuments(documents: SampleDocument[], team: Team) {
  await approve(documents, team)
  const present = documents.filter(({ project }) => !project.isEarlier)
  const drafts = documents.filter(({ project }, at) => !project.isEarlier && !isApprovedAt(at))
  await comment(
    present.filter((_, at) => at % 3 === 0),
    team,
  )
  await share(present.filter((_, at) => at % 5 === 0))
  await reviewAndRule(
    drafts.filter((_, at) => at % 8 === 0),
    team,
  )
  await rule(drafts.filter((_, at) => at % 5 === 3))
}
