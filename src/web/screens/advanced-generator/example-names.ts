/** The example briefs, by their keys in the interface's texts; their contents are loaded once one is chosen. */
export const exampleNames = ['hospital', 'bank', 'county'] as const
export type ExampleName = (typeof exampleNames)[number]
