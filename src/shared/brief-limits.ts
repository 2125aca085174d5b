/** Characters (`text` of all fields together), and headings of a template; apart from the schemas, so that the page need not load those. */
export const limits = { name: 200, text: 100_000, headings: 300 } as const
