/** The choices of a column, on the sheet of lists by this name. */
export type NamedList = { name: string; heading: string; choices: readonly string[] }
