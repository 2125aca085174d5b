import { grouped, plural } from '../counted.ts'

export const stopping = 'Stopping...'
export const isBeingWritten = 'being written'
export const chapters = 'Chapters'
export const marked = 'marked'
export const beingWritten = 'Being written'
export const generating = 'Generating'
export const stop = 'Stop'
export const stopWhatIsFinishedIs = 'Stop. Finished chapters stay; the offline composer writes the rest.'
export const progress = 'Progress'
export const connectionWasLostIfWork = 'The connection was lost. If the work was accepted, it goes on and is followed from here.'
export const writtenBy = (writer: string) => `Written by ${writer}`
export const readingTheBrief = 'Reading the brief'
export const designing = 'Designing'
export const writingTheChapters = 'Writing the chapters'
export const whatAgentDoes = 'What the agent does'
export const repeated = (times: number) => `, ${times} times`
export const atWork = 'at work'
export const elapsed = 'Elapsed'
export const choosingTheOutline = 'Choosing the outline'
export const writtenOf = (written: number, count: number) => `${written} of ${count}`
export const savingTheVersion = 'Saving the version'
export const makingTheFile = 'Making the file'
export const tryingAgainInS = (reason: string, seconds: number) => `${reason} Trying again in ${seconds} s`
export const doneOf = (latest: string, written: number, count: number) => `${latest}: done, ${written} of ${count}`
export const tryingAgainInSLeft = (left: number) => `Trying again in ${left} s`
export const tryingAgainNow = 'Trying again now'
export const isWaiting = 'waiting'
export const isDone = 'done'
export const wordCount = (count: number) => `${count} words`
export const chapterCount = (count: number) => `${count} ${plural(count, 'chapter', 'chapters')}`
export const requirementsAndQuestions = (requirements: number, questions: number) =>
  `${requirements} ${plural(requirements, 'requirement', 'requirements')}, ${questions} ${plural(questions, 'open question', 'open questions')}`
export const sizeInKilobytes = (format: string, kilobytes: number) => `${format}, ${grouped(kilobytes)} kB`
