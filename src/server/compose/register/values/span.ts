/** A span of a text, from its first character to behind its last. */
export type Span = { start: number; end: number }
