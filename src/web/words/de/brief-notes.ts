import { plural } from '../counted.ts'

const writes = (isBusy: boolean) => (isBusy ? 'schreibt es gerade' : 'wird es schreiben')

export const startFromWhatIsKnown = 'Von dem ausgehen, was über dieses Projekt bekannt ist'
export const fillInFields = 'Felder ausfüllen'
export const onlyWhatYouWriteHere = 'Nur was Sie hier schreiben, wird verwendet, und Fakten werden neu nummeriert.'
export const whatYouWriteReplacesWhat = (document: string) =>
  `Was Sie schreiben, ersetzt die Angaben in ${document}. Was gleich bleibt, behält seine Nummer.`
export const fieldsYouLeaveEmptyAre = (document: string, words: string) =>
  `Leere Felder werden aus ${document} übernommen: ${words}.`
export const itCostsNothing = (writer: string, isBusy: boolean) => `${writer} ${writes(isBusy)}. Das kostet nichts.`
export const costIsNotKnown = (writer: string, isBusy: boolean) => `${writer} ${writes(isBusy)}. Was das kostet, ist nicht bekannt.`
export const itCostsAbout = (writer: string, isBusy: boolean, amount: string) => `${writer} ${writes(isBusy)}, für etwa ${amount}.`
export const itTakesAbout = (minutes: number) => `Es dauert etwa ${minutes} ${plural(minutes, 'Minute', 'Minuten')}.`
export const thisIsAnEstimate = 'Das ist eine Schätzung.'
