/** Characters, and headings of a template; apart from the schemas, so that the page need not load those. */
export const limits = { name: 200, text: 100_000, headings: 300 } as const

/** Characters that the fields of a brief come to, of which `limits.text` may be. */
export const lengthOf = (fields: Partial<Record<string, string>>) =>
  Object.values(fields).reduce((sum, text) => sum + (text?.length ?? 0), 0)

/** Bytes of a file that fills the fields, and the kinds that can be read. */
export const briefFileLimits = { bytes: 10 * 1024 * 1024, extensions: ['.docx', '.pdf', '.md', '.txt'] } as const
