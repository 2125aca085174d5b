import type { JSONValue, LanguageModel as SdkModel, ToolSet } from 'ai'
import type { Failure } from './failure.ts'

export type ProviderOptions = Record<string, { [name: string]: JSONValue }>

/** A file that a vendor stores for a while, by the ids in its answer. */
export type VendorFile = { id: string; container?: string | undefined; name?: string | undefined }
export type FetchedFile = { name: string; bytes: Uint8Array }

/** A vendor's model as the composer uses it. */
export type LanguageModel = {
  /** `claude`, `openai` or `local`. */
  provider: string
  /** The vendor's name in sentences: “Claude”. */
  vendor: string
  /** The author shown in documents and on the page: the model's own id. */
  label: string
  modelId: string
  /** Total tokens of a request and its answer, if the model's context is small. */
  context?: number
  model: Exclude<SdkModel, string>
  /** Sent with every request; `agent` if the person asked for tools and deeper thinking. `cacheKey` is the same for one document. */
  options(mode: 'plain' | 'agent', cacheKey?: string): ProviderOptions
  /** Marks the end of a beginning that later requests repeat, for vendors that cache on demand. */
  cacheOptions: ProviderOptions | undefined
  /** Maximum marks in one request. */
  mostMarks?: number
  /** Tools that run at the vendor. */
  hostedTools(): ToolSet
  /** Options for an agent's next round, from the vendor's metadata about the last one. */
  continuationOptions?(told: Record<string, unknown>): ProviderOptions
  /** Fetches a file that a hosted tool has made; throws if it is not available. */
  fetchFile?(file: VendorFile, signal: AbortSignal): Promise<FetchedFile>
  /** Requests the model by its id: this costs no tokens and detects a retired model. */
  test(signal: AbortSignal): Promise<{ status: 'connected' } | { status: 'failed'; failure: Failure }>
}
