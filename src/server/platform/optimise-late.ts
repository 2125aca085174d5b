import { setFlagsFromString } from 'node:v8'

/** Bytes of bytecode that a function runs before V8 optimises it; the default is 67,584 in Node.js 20. */
const budget = 300_000

/** From Node.js 24 on V8 counts calls instead, and by default waits for 3,000 of them. */
const hasBudget = Number.parseInt(process.versions.node, 10) < 24

/**
 * Applies to the whole process. A document runs much code only a few times; by V8's own measurements a third of the first document's
 * processor time is spent on optimising functions that are hardly called again, and on undoing it when the next table has another shape.
 */
export function optimiseLate(): void {
  if (hasBudget) setFlagsFromString(`--interrupt-budget=${budget}`)
}
