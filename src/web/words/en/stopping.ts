import { plural } from '../counted.ts'

export const itWasFinishedBeforeIt = 'It was finished before it could be stopped, and is complete.'
export const whatIsFinishedIsKept = (isOver: boolean) =>
  `${isOver ? 'Stopped' : 'Stopping'}. Finished chapters stay; the offline composer ${isOver ? 'wrote' : 'writes'} the rest.`
export const chaptersAreKept = (kept: number, all: number, isOver: boolean) =>
  `${isOver ? 'Stopped' : 'Stopping'}. ${
    kept === 0 ? 'No chapter was finished' : `${kept} of ${all} chapters ${plural(kept, 'is', 'are')} finished`
  }; the offline composer ${isOver ? 'wrote' : 'writes'} ${kept === 0 ? 'all of them' : 'the others'}.`
