import type { GenerationProgress } from './generation-progress.ts'

/** Before anything was heard. */
export const noProgress: GenerationProgress = { last: 0, structure: {}, chapters: [], shown: [], tools: [], finished: false }
