import { setFlagsFromString } from 'node:v8'

/** Bytes of bytecode that a function runs through before V8 optimises it; 67,584 by itself in Node.js 20. */
const budget = 300_000

/** From Node.js 24 on V8 counts calls instead, and waits for 3,000 of them by itself. */
const hasBudget = Number.parseInt(process.versions.node, 10) < 24

/**
 * Holds for the whole process. A document runs through much code a few times; by V8's own measure a third of the first document's
 * processor time goes into optimising functions that are hardly called again, and into undoing it where the next table is of another shape.
 */
export function optimiseLate(): void {
  if (hasBudget) setFlagsFromString(`--interrupt-budget=${budget}`)
}
