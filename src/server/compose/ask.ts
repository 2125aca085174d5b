/** Pure functions by their names: each takes one record of plain values and answers a plain value. */
type Work = Record<string, (input: never) => unknown>

/** Has a piece of work done, wherever that is: in a thread that may be stopped, or here. */
export type Ask<Table extends Work> = <Name extends keyof Table & string>(
  name: Name,
  input: Parameters<Table[Name]>[0],
  options?: { signal?: AbortSignal | undefined },
) => Promise<Awaited<ReturnType<Table[Name]>>>

/** Does the work at once, on the thread that asks. */
export const askHere =
  <Table extends Work>(table: Table): Ask<Table> =>
  async (name, input) =>
    (await table[name]!(input)) as never
