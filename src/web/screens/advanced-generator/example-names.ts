/** The briefs to try with, as the words of the interface call them; their words are loaded once one is chosen. */
export const exampleNames = ['hospital', 'bank', 'county'] as const
export type ExampleName = (typeof exampleNames)[number]
