import type { GenerationProgress } from './generation-progress.ts'
import { storageStatusSentence } from './storage-status-sentence.ts'

/** While the work stops: which part of it is saved. */
export const StoppingWords = ({ progress }: { progress: GenerationProgress }) => storageStatusSentence(progress, false)
