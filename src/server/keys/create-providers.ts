import type { ProviderTest } from '#shared/api/documents-v2.ts'
import type { LocalModel } from '#shared/api/keys.ts'
import { type DocumentTypeId, documentTypes, type ProviderId, providerIds } from '#shared/document-types.ts'
import type { Brief } from '#shared/brief.ts'
import { allVendors } from '#server/compose/all-vendors.ts'
import { createCompatible } from '#server/compose/compatible/compatible.ts'
import type { Ask } from '#server/compose/ask.ts'
import { composeThrough } from '#server/compose/compose-through.ts'
import type { Composer } from '#server/compose/composer.ts'
import type { ComposingWork } from '#server/compose/composing-work.ts'
import { mostRounds } from '#server/compose/model/ask-agent.ts'
import { sentenceOf, type Failure } from '#server/compose/model/failure.ts'
import type { LanguageModel } from '#server/compose/model/language-model.ts'
import { createModelComposer } from '#server/compose/model/model-composer.ts'
import type { Configuration } from '#server/platform/configuration.ts'
import { findKeptKey, type Vault } from './keep-keys.ts'

/** The model that would write; with `closedBy`, its key cannot be opened; without a model, text is composed offline. */
export type Writer = { language: LanguageModel | undefined; closedBy?: Failure }

/** A model that can answer questions; with `closedBy`, its key cannot be opened. */
export type Answerer = { language: LanguageModel; closedBy: Failure | undefined }

type Circumstances = {
  useAgent: boolean
  /** Tokens already written for the document, and the rounds of its agent. */
  written: number
  rounds: number
  /** False if the day's budget is spent; a local model costs nothing. */
  mayPay: boolean
  ask: Ask<ComposingWork>
}

export type Providers = {
  /**
   * Chooses the composer: the provider of the document's type if it has a key, otherwise the local model, otherwise offline; never another
   * provider.
   */
  chooseComposer(brief: Brief, more: Circumstances): Promise<Composer>
  /** The models that can answer a question: each provider that has a key, then the local model. */
  listAnswerers(): Promise<Answerer[]>
  /** The model that would write this type now. */
  findWriter(documentType: DocumentTypeId): Promise<Writer>
  /** True if the server's own settings contain a key, which takes precedence over a saved one. */
  hasSetting(id: ProviderId): boolean
  test(signal: AbortSignal): Promise<Record<ProviderId, ProviderTest>>
  /** The local model in the settings. */
  local: LocalModel | null
  testLocal(signal: AbortSignal): Promise<ProviderTest>
}

type Options = Pick<Configuration, 'vendors' | 'tokensPerDocument'> & { vault: Vault }

export const daySpent: Failure = { code: 'day-spent', retryAfter: undefined }

const notConfigured = (instead: string): ProviderTest => ({
  status: 'not configured',
  message: `No key is set: the ${instead} writes instead.`,
})

function findLocal({ local: { address, modelId, context } }: Configuration['vendors']): LanguageModel | undefined {
  return address && modelId ? createCompatible({ address, modelId, context }) : undefined
}

/** Removes a username and password from an address. */
function withoutSecrets(address: string): string {
  const url = new URL(address)
  return address.replace(/\/\/[^/@]*@/, '//').replace(url.search, '')
}

function presentLocal(vendors: Configuration['vendors']): LocalModel | null {
  const language = findLocal(vendors)
  return language ? { address: withoutSecrets(vendors.local.address!), model: language.modelId, context: language.context! } : null
}

async function testLocal(vendors: Configuration['vendors'], signal: AbortSignal): Promise<ProviderTest> {
  const language = findLocal(vendors)
  if (!language) return { status: 'not configured', message: 'LOCAL_MODEL_URL is not set.' }
  return testWriter({ language }, '', signal)
}

async function testWriter({ language, closedBy }: Writer, instead: string, signal: AbortSignal): Promise<ProviderTest> {
  if (!language) return notConfigured(instead)
  const tested = closedBy ? { status: 'failed' as const, failure: closedBy } : await language.test(signal)
  return tested.status === 'connected' ? tested : { status: 'failed', message: sentenceOf(language.vendor, tested.failure) }
}

/** The other provider, which reviews text by this one. */
const otherThan = (provider: string): ProviderId => (provider === 'claude' ? 'openai' : 'claude')

/** Keys are looked up for each document and each test, so that a saved or removed key takes effect at once. */
export function createProviders({ vendors, tokensPerDocument, vault }: Options): Providers {
  const create = (id: ProviderId, key: string): LanguageModel => {
    const vendor = allVendors[id]
    const { address = vendor.address, modelId = vendor.modelId } = vendors[id]
    return vendor.create({ key, address, modelId })
  }

  /** A key in the settings takes precedence over one in the database. */
  async function findVendor(id: ProviderId): Promise<Writer> {
    const given = vendors[id].key
    if (given !== undefined) return { language: create(id, given) }
    const kept = await findKeptKey(vault, id)
    if (!kept) return { language: undefined }
    if (kept.key !== undefined) return { language: create(id, kept.key) }
    return { language: create(id, ''), closedBy: { code: 'key-unreadable', retryAfter: undefined } }
  }

  async function findWriter(documentType: DocumentTypeId): Promise<Writer> {
    const writer = await findVendor(documentTypes[documentType].provider)
    return writer.language ? writer : { language: findLocal(vendors) }
  }

  return {
    chooseComposer: async ({ documentType }, { useAgent, written, rounds, mayPay, ask }) => {
      const { language, closedBy } = await findWriter(documentType)
      const offline = composeThrough(ask)
      if (!language) return offline
      const budget = { left: tokensPerDocument - written }
      const session = {
        language,
        budget,
        rounds: { left: mostRounds - rounds },
        closed: { by: closedBy ?? (mayPay || language.provider === 'local' ? undefined : daySpent) },
      }
      const other = mayPay && language.provider !== 'local' ? await findVendor(otherThan(language.provider)) : undefined
      return createModelComposer({ ...session, offline, ask, useAgent, critic: other?.closedBy ? undefined : other?.language })
    },
    listAnswerers: async () => {
      const all: Writer[] = [...(await Promise.all(providerIds.map(findVendor))), { language: findLocal(vendors) }]
      return all.flatMap(({ language, closedBy }) => (language ? [{ language, closedBy }] : []))
    },
    findWriter,
    local: presentLocal(vendors),
    testLocal: (signal) => testLocal(vendors, signal),
    hasSetting: (id) => vendors[id].key !== undefined,
    test: async (signal) => {
      const instead = findLocal(vendors) ? 'local model' : 'offline composer'
      const test = async (id: ProviderId) => [id, await testWriter(await findVendor(id), instead, signal)] as const
      const tested = await Promise.all(providerIds.map(test))
      return Object.fromEntries(tested) as Record<ProviderId, ProviderTest>
    },
  }
}
