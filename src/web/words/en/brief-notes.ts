import { plural } from '../counted.ts'

export const startFromWhatIsKnown = 'Start from what is known of this project'
export const fillInFields = 'Fill in the fields'
export const onlyWhatYouWriteHere = 'Only what you write here is used, and facts are numbered anew.'
export const whatYouWriteReplacesWhat = (document: string) =>
  `What you write replaces what ${document} says. What stays the same keeps its id.`
export const fieldsYouLeaveEmptyAre = (document: string, words: string) =>
  `Fields you leave empty are taken from ${document}: ${words}.`
const writes = (isBusy: boolean) => (isBusy ? 'is writing it' : 'will write it')

export const itCostsNothing = (writer: string, isBusy: boolean) => `The ${writer} ${writes(isBusy)}. It costs nothing.`
export const costIsNotKnown = (writer: string, isBusy: boolean) => `${writer} ${writes(isBusy)}. What that costs is not known.`
export const itCostsAbout = (writer: string, isBusy: boolean, amount: string) => `${writer} ${writes(isBusy)}, for about ${amount}.`
export const itTakesAbout = (minutes: number) => `It takes about ${minutes} ${plural(minutes, 'minute', 'minutes')}.`
export const thisIsAnEstimate = 'This is an estimate.'
