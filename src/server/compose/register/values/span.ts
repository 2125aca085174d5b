/** A span of a text, from its first character to just after its last. */
export type Span = { start: number; end: number }
