/** Pure functions by name: each takes one record of plain values and returns a plain value. */
type Work = Record<string, (input: never) => unknown>

/** Runs a piece of work, either in a thread that can be stopped or on the calling thread. */
export type Ask<Table extends Work> = <Name extends keyof Table & string>(
  name: Name,
  input: Parameters<Table[Name]>[0],
  options?: { signal?: AbortSignal | undefined },
) => Promise<Awaited<ReturnType<Table[Name]>>>

/** Runs the work at once, on the calling thread. */
export const askHere =
  <Table extends Work>(table: Table): Ask<Table> =>
  async (name, input) =>
    (await table[name]!(input)) as never
