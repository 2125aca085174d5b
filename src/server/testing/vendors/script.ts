/** How an emulated provider responds to one request. */
export type Play =
  /** Streams the text in pieces. */
  | {
      kind: 'text'
      text: string
      piece?: number
      pieceMilliseconds?: number
      /** Waits before the piece that reaches this number of characters until the promise resolves. */
      holds?: { at: number; pass(): Promise<void> }[]
      ending?: Ending
      usage?: Partial<Usage>
      /** Called before each piece with the number of characters sent so far. */
      sending?(before: number): void
    }
  /** Responds without a stream, usually with an error. */
  | { kind: 'answer'; status: number; body?: unknown; headers?: Record<string, string> }
  /** Ends the connection after a number of characters: torn, or closed properly without the last event. */
  | { kind: 'cut'; text: string; after: number; how: 'torn' | 'closed' }
  /** An error event within a stream that began well. */
  | { kind: 'stream-error'; text: string; after: number }
  /** Sends headers and a number of characters, then nothing. */
  | { kind: 'hang'; text: string; after: number }
  /** Sends nothing, not even headers. */
  | { kind: 'stall' }
  | { kind: 'tool'; name: string; input: unknown; usage?: Partial<Usage> }
  /** A turn in which tools run at the provider: code that creates a file, and a picture if the provider makes them. */
  | { kind: 'hosted'; fileId?: string; image?: string; text: string; ending?: Ending; usage?: Partial<Usage> }
  /** Only Anthropic: the provider pauses a long turn and must be asked to continue. */
  | { kind: 'pause'; text: string; fileId?: string }

export type Ending = 'stop' | 'length' | 'refusal'
export type Usage = { input: number; cached: number; cacheWritten: number; output: number }

export const usageOf = (usage: Partial<Usage> = {}): Usage => ({ input: 100, cached: 0, cacheWritten: 0, output: 50, ...usage })

export type Body = {
  model?: string
  stream?: boolean
  tools?: { name?: string }[]
  stream_options?: { include_usage?: boolean }
  [field: string]: unknown
}

/** Writes the parts of a script in one protocol. `send` writes one server-sent event. */
export type Protocol = (
  send: (data: object, event?: string) => void,
  body: Body,
  usage: Usage,
) => {
  begin(): void
  text(piece: string): void
  tool(name: string, input: unknown): void
  /** Results of tools at the provider. */
  hosted(made: { fileId?: string | undefined; image?: string | undefined }): void
  error(): void
  end(ending: Ending | 'tool' | 'pause', whole: string): void
}
