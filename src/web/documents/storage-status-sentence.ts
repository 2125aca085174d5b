import type { GenerationProgress } from './generation-progress.ts'

const keptOf = ({ chapters }: GenerationProgress) => chapters.filter(({ state, mark }) => state === 'written' && !mark).length

/** What of the vendor's words stays when somebody has stopped the work. */
export function storageStatusSentence(progress: GenerationProgress, isOver: boolean): string {
  const [kept, all] = [keptOf(progress), progress.chapters.length]
  const [stops, writes] = isOver ? ['Stopped', 'wrote'] : ['Stopping', 'writes']
  // Without a stream nobody told how far it was.
  if (all === 0) return `${stops}. What is finished is kept; the offline composer ${writes} the rest.`
  if (isOver && kept === all) return 'It was finished before it could be stopped: all of it is kept.'
  const what = kept === 0 ? 'No chapter was finished' : `${kept} of ${all} chapters ${kept === 1 ? 'is' : 'are'} kept`
  const rest = kept === 0 ? 'all of them' : 'the others'
  return `${stops}. ${what}; the offline composer ${writes} ${rest}.`
}
