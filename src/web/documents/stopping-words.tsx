import type { GenerationProgress } from './generation-progress.ts'
import { storageStatusSentence } from './storage-status-sentence.ts'

/** While the work stops: what of it is kept. */
export const StoppingWords = ({ progress }: { progress: GenerationProgress }) => storageStatusSentence(progress, false)
