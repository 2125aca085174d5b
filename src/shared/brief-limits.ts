/**
 * Maximum numbers of characters (`text` for all fields together) and of headings of a template; in a separate file, so that the page need
 * not load the schemas.
 */
export const limits = { name: 200, text: 100_000, headings: 300 } as const
