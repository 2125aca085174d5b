import type { ChatTurn } from '#shared/api/conversations.ts'
import type { AnswererChoice } from '#shared/chat-answerers.ts'
import type { ClientId } from '#shared/client-id.ts'
import { givenApp } from './given-app.ts'
import { noVendors } from './no-vendors.ts'
import { givenVendor } from './vendors/given-vendor.ts'
import { wellBehaved } from './vendors/well-behaved.ts'

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof givenApp>>['signedIn']>>

/** An emulated provider that answers questions, and apps with a key for it. */
export async function givenQuestions() {
  const vendor = await givenVendor()
  const settings = { key: 'sk-secret-1', address: vendor.address, modelId: 'model-1' }
  const apps: Awaited<ReturnType<typeof givenApp>>[] = []
  async function given(options: Parameters<typeof givenApp>[0]) {
    const app = await givenApp(options)
    apps.push(app)
    return { app, staff: await app.signedIn() }
  }
  return {
    vendor,
    settings,
    given,
    ...(await given({ vendors: { ...noVendors, claude: settings } })),
    reset() {
      vendor.script.length = 0
      vendor.seen.length = 0
      vendor.answerOtherwise(({ body }) => wellBehaved(body))
    },
    async end() {
      for (const app of apps) await app.end()
      await vendor.close()
    },
  }
}

type Given = { projectName: string; words: string; client?: ClientId; isPublished?: boolean }

/** A document whose type is not written by Claude: it is written offline, so that Claude is asked only for answers. */
export async function givenAskable(by: Person, { projectName, words, client = 'aldgate', isPublished = true }: Given) {
  const requirements = { businessObjective: 'Handlers answer in three days.', technicalRequirements: words }
  const { document } = await by.documentsV1.generate({ documentType: 'word', client, projectName, requirements })
  if (isPublished) await by.documentsV1.publish({ id: document.id, version: '1.0.0' })
  return document.id
}

type More = { answeredBy?: AnswererChoice; key?: string }
export const inConversation = (person: Person, id: string) => ({
  ask: (text: string, more: More = {}) => person.conversations.ask({ id, key: crypto.randomUUID(), text, ...more }),
})
export const beginAbout = async (person: Person, documentId?: string) =>
  (await person.conversations.begin(documentId ? { documentId } : {})).id

export const lastAnswer = (turn: ChatTurn) => turn.answers.at(-1)!
