/** What an emulated vendor does with one request. */
export type Play =
  /** Streams the text in pieces. */
  | {
      kind: 'text'
      text: string
      piece?: number
      pieceMilliseconds?: number
      /** Waits before the piece that reaches so many characters until the promise is kept. */
      holds?: { at: number; pass(): Promise<void> }[]
      ending?: Ending
      usage?: Partial<Usage>
      /** Called before each piece with how many characters were sent before it. */
      sending?(before: number): void
    }
  /** Answers without a stream, mostly an error. */
  | { kind: 'answer'; status: number; body?: unknown; headers?: Record<string, string> }
  /** Ends the connection after so many characters: torn, or closed properly without the last event. */
  | { kind: 'cut'; text: string; after: number; how: 'torn' | 'closed' }
  /** An error event within a stream that began well. */
  | { kind: 'stream-error'; text: string; after: number }
  /** Headers and so many characters, then silence. */
  | { kind: 'hang'; text: string; after: number }
  /** Not even headers. */
  | { kind: 'stall' }
  | { kind: 'tool'; name: string; input: unknown; usage?: Partial<Usage> }
  /** A turn in which tools run at the vendor: code that leaves a file, and a picture where the vendor makes them. */
  | { kind: 'hosted'; fileId?: string; image?: string; text: string; ending?: Ending; usage?: Partial<Usage> }
  /** Anthropic alone: the vendor pauses a long turn and is asked to go on. */
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

/** How one protocol says what a play has to say. `send` writes one server-sent event. */
export type Protocol = (
  send: (data: object, event?: string) => void,
  body: Body,
  usage: Usage,
) => {
  begin(): void
  text(piece: string): void
  tool(name: string, input: unknown): void
  /** What tools at the vendor have made. */
  hosted(made: { fileId?: string | undefined; image?: string | undefined }): void
  error(): void
  end(ending: Ending | 'tool' | 'pause', whole: string): void
}
