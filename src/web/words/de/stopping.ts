import { plural } from '../counted.ts'

export const itWasFinishedBeforeIt = 'Es war fertig, bevor es angehalten werden konnte: Alles bleibt erhalten.'
export const whatIsFinishedIsKept = (isOver: boolean) =>
  `${isOver ? 'Angehalten' : 'Wird angehalten'}. Fertiges bleibt erhalten; den Rest ${isOver ? 'schrieb' : 'schreibt'} der Offline-Verfasser.`
export const chaptersAreKept = (kept: number, all: number, isOver: boolean) =>
  `${isOver ? 'Angehalten' : 'Wird angehalten'}. ${kept === 0 ? 'Kein Kapitel war fertig' : `${kept} von ${all} Kapiteln ${plural(kept, 'bleibt', 'bleiben')} erhalten`}; ${kept === 0 ? 'alle' : 'die übrigen'} ${isOver ? 'schrieb' : 'schreibt'} der Offline-Verfasser.`
