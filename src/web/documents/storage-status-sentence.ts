import * as words from '#words/stopping.ts'
import type { GenerationProgress } from './generation-progress.ts'

const keptOf = ({ chapters }: GenerationProgress) => chapters.filter(({ state, mark }) => state === 'written' && !mark).length

/** Describes which part of the provider's text is saved after the user has stopped the work. */
export function storageStatusSentence(progress: GenerationProgress, isOver: boolean): string {
  const [kept, all] = [keptOf(progress), progress.chapters.length]

  // Without a stream the progress is not known.
  if (all === 0) return words.whatIsFinishedIsKept(isOver)
  if (isOver && kept === all) return words.itWasFinishedBeforeIt

  return words.chaptersAreKept(kept, all, isOver)
}
