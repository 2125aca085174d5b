import type { JSONValue, LanguageModel as SdkModel, ToolSet } from 'ai'
import type { Failure } from './failure.ts'

export type ProviderOptions = Record<string, { [name: string]: JSONValue }>

/** A file that a vendor keeps for a while, by the ids that its answer told. */
export type VendorFile = { id: string; container?: string | undefined; name?: string | undefined }
export type FetchedFile = { name: string; bytes: Uint8Array }

/** A vendor's model as the composer asks it. */
export type LanguageModel = {
  /** `claude`, `openai` or `local`. */
  provider: string
  /** The vendor as people know it, for sentences: “Claude”. */
  vendor: string
  /** Who wrote, in documents and on the page: the model's own id. */
  label: string
  modelId: string
  /** Tokens that a request and its answer may have together, where that is little. */
  context?: number
  model: Exclude<SdkModel, string>
  /** With every request; `agent` where the person asked for tools and deeper thought. `cacheKey` is the same for one document. */
  options(mode: 'plain' | 'agent', cacheKey?: string): ProviderOptions
  /** Marks the part of a prompt that is the same in every request, where the vendor caches on demand. */
  cacheOptions: ProviderOptions | undefined
  /** Tools that run at the vendor. */
  hostedTools(): ToolSet
  /** What the next round of an agent has to tell, from what the vendor told about the last. */
  continuationOptions?(told: Record<string, unknown>): ProviderOptions
  /** Fetches what a hosted tool has made; throws where it is not to be had. */
  fetchFile?(file: VendorFile, signal: AbortSignal): Promise<FetchedFile>
  /** Asks for the model by its id: costs no tokens and finds a retired one. */
  test(signal: AbortSignal): Promise<{ status: 'connected' } | { status: 'failed'; failure: Failure }>
}
