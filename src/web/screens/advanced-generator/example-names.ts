/** What the briefs to try with are called; their words are loaded once one is chosen. */
export const exampleNames = ['A hospital’s letters', 'A bank’s complaints', 'A county’s trees'] as const
export type ExampleName = (typeof exampleNames)[number]
