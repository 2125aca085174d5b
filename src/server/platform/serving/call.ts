import type { z } from 'zod'
import type { KeptUpload } from './keep-upload.ts'
import type { Api, DownloadEndpoint, Endpoint, JsonEndpoint, StreamEndpoint, UploadEndpoint } from '#shared/api/endpoint.ts'

export type Log = {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export type CookieOptions = { httpOnly: boolean; secure: boolean; maxAgeSeconds: number }
export type Cookies = {
  get(name: string): string | undefined
  set(name: string, value: string, options: CookieOptions): void
  clear(name: string, options: Pick<CookieOptions, 'secure'>): void
}

/** What is known of a request before anybody is known to have made it. */
export type Visit = {
  cookies: Cookies
  address: string
  /** What the client says that it is; cut short. */
  agent: string
  /** The address under which the product was asked, such as `https://arcwright.example`; its host is this deployment's own. */
  origin: string
  /** What `Authorization: Bearer` says. */
  bearer: string | undefined
  /** The method changes nothing. */
  isReading: boolean
  log: Log
  requestId: string
}

/** An account asked for what it may not do. */
export type Refusal = { account: string; call: string; address: string }

export type UploadedFile = { filename: string; mediaType: string } & Pick<KeptUpload, 'size' | 'hold'>
export type NamedBytes = {
  filename: string
  mediaType: string
  bytes: Uint8Array
  /** Shown in the page, not saved: the browser keeps it and asks whether it is still good by this name of its content. */
  shownAs?: string
}
export type Numbered<Event> = { id: number; event: Event }

export type Call<Input, Viewer> = Visit & {
  input: Input
  viewer: Viewer
  file: UploadedFile | undefined
  idempotencyKey: string | undefined
  /** The number of the last event that the reader has; 0 when it has none. */
  lastEventId: number
  /** Aborts when the client has gone, the server closes or the sign-in ends. A call that took it is then answered 503 or 401. */
  readonly signal: AbortSignal
}

/** Who calls: nobody is possible only where the entry is public. */
type Caller<Entry extends Endpoint, Viewer> = Entry['access'] extends 'public' ? Viewer | null : Viewer

type Result<Entry extends Endpoint> =
  Entry extends StreamEndpoint<z.ZodObject, infer Event>
    ? AsyncIterable<Numbered<z.input<Event>>> | Promise<AsyncIterable<Numbered<z.input<Event>>>>
    : Entry extends DownloadEndpoint
      ? Promise<NamedBytes>
      : Entry extends
            | JsonEndpoint<z.ZodObject, infer Output extends z.ZodType>
            | UploadEndpoint<z.ZodObject, infer Output extends z.ZodType>
        ? Promise<z.input<Output>>
        : never

export type Handler<Entry extends Endpoint, Viewer, Context> = (
  call: Call<z.output<Entry['input']>, Caller<Entry, Viewer>>,
  context: Context,
) => Result<Entry>

/** What is asked before a call's body is read; what it throws is the answer. */
export type Guards<Table extends Api, Context> = { [Name in keyof Table]?: (visit: Visit, context: Context) => Promise<void> }

/** One handler for every entry: a missing one does not compile. */
export type Handlers<Table extends Api, Viewer, Context> = { [Name in keyof Table]: Handler<Table[Name], Viewer, Context> }
