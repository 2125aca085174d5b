import * as words from '#words/stopping.ts'
import type { GenerationProgress } from './generation-progress.ts'

const keptOf = ({ chapters }: GenerationProgress) => chapters.filter(({ state, mark }) => state === 'written' && !mark).length

/** What of the vendor's words stays when somebody has stopped the work. */
export function storageStatusSentence(progress: GenerationProgress, isOver: boolean): string {
  const [kept, all] = [keptOf(progress), progress.chapters.length]

  // Without a stream nobody told how far it was.
  if (all === 0) return words.whatIsFinishedIsKept(isOver)
  if (isOver && kept === all) return words.itWasFinishedBeforeIt

  return words.chaptersAreKept(kept, all, isOver)
}
