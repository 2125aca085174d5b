import type { GenerationProgress } from './generation-progress.ts'

/** Before the first event. */
export const noProgress: GenerationProgress = { last: 0, structure: {}, chapters: [], shown: [], tools: [], finished: false }
