import type { ReactNode } from 'react'
import { counted, plural } from '../counted.ts'
import { sentence } from '../sentence.ts'

export const wasAskedBy = (name: string, by: string, moment: string) => `${name} was asked by ${by}, ${moment}.`
export const askClientQuestion = (id: string) => `Ask the client ${id}`
export const askTheClient = 'Ask the client'
export const briefCannotBeShownNow = 'The brief cannot be shown now.'
export const chosen = (join: string) => `Chosen: ${join}`
export const chooseClaimOfDocumentIts = 'Select a sentence to see where it comes from in the brief.'
export const claimBefore = 'Previous citation'
export const nextClaim = 'Next citation'
export const briefDoesNotSayThis = 'The brief does not say this. See what it is based on.'
export const whatThisRestsOn = 'What this is based on'
export const showInBrief = 'Show in the brief'
export const ruleOnIt = 'Answer it'
export const forYou = 'For you'
export const decide = 'Decide'
export const newSinceYouLookedYou = (moment: string, version: string) =>
  `New since you looked, ${moment}: you saw version ${version}.`
export const show = 'Show'
export const changedSinceVersionBefore = 'changed since the version before'
export const markedNotWhollyWritten = 'marked: not wholly written'
export const hasOpenQuestions = 'open questions'
export const aboutThisDocument = 'About this document'
export const version = 'Version '
export const versionSign = 'v'
export const downloadAs = (format: string) => `Download as ${format}`
export const addressMayBeMistypedOr = 'The address may be mistyped, or cut off at its end.'
export const thisDocumentCannotBeShown = 'This document cannot be shown now'
export const skipToDocument = 'Skip to the document'
export const print = 'Print'
export const keys = 'Keyboard shortcuts'
export const singleKeys = 'Single keys'
export const heardWhereverNothingIsBeing = 'They work while you are not typing.'
export const goToStart = 'Go to the start'
export const thisLinkLeadsNowhere = 'This link does not work'
export const openThisDocument = 'Open this document'
export const openADocument = 'Open a document'
export const whoeverSentYouLinkHas = 'The person who sent you the link asks for this first.'
export const yourEmailAddress = 'Your email address'
export const whoeverSharedDocumentSeesThat = 'The person who shared the document sees that you opened it.'
export const passwordOfLink = 'Password of the link'
export const sendTheCode = 'Send the code'
export const open = 'Open'
export const codeIsOnItsWay = (sentTo: string) => `A code is on its way to ${sentTo}.`
export const code = 'Code'
export const sixDigitsFromLetterIt = 'Six digits, from the email. They work once.'
export const sendAnotherCode = 'Send another code'
export const versionWordsVersion = (words: string, version: string) => `${words}: version ${version}`
export const goBackToVersion = (value: string) => `Go back to version ${value}`
export const dismissNote = 'Close'
export const compareWithVersion = (since: string) => `Compare with version ${since}`
export const editSectionBeingRead = 'Edit the section being read'
export const marked = 'Marked'
export const brief = 'Brief'
export const questions = 'Questions'
export const comments = 'Comments'
export const review = 'Review'
export const slide = 'Slide '
export const slides = 'Slides'
export const sheets = 'Sheets'
export const slideHeading = (heading: string) => `${heading}, slide `
export const goToDashboard = 'Go to the dashboard'
export const thereIsNoSuchDocument = 'This document does not exist here'
export const whatYouTypedIsKept = (error: string) => `${error} Your text is still here.`
export const questionsCannotBeShownNow = 'The questions cannot be shown now.'
export const openQuestions = 'Open questions'
export const nothingIsOpen = 'Nothing is open.'
export const assumptions = 'Assumptions'
export const nothingIsAssumed = 'No assumptions.'
export const nothingRuledYet = 'No answers yet'
export const makeOneVersionOf = (count: number) =>
  plural(count, 'Save 1 answer as a new version', `Save ${count} answers as a new version`)
export const besideTheDocument = 'Beside the document'
export const panels = 'Panels'
export const closePanels = 'Close panels'
export const asksYouToReviewThis = (name: string, askedBy: string) => `${name}, ${askedBy} asks you to review this`
export const byDay = (day: string) => `By ${day}`
export const thankYou = (value: string) => `${value}. Thank you.`
export const wasWrittenAgain = (heading: string) => `‘${heading}’ was written again`
export const sectionWasNotWrittenAgain = 'The section was not written again'
export const rewriteSection = (heading: string) => `Rewrite ${heading}`
export const rewrite = 'Rewrite'
export const writeAgain = (heading: string) => `Write ‘${heading}’ again?`
export const whatWasWrittenInIt =
  'Text that was written by hand is rewritten, too; the previous version still has it. Tables and pictures stay.'
export const everyOtherChapterAndWhat = 'Other chapters, tables and pictures stay as they are.'
export const howItShouldBeSuch = 'How it should be, such as “shorter, for the board” (may be left empty)'
export const writeAgainYes = 'Write again'
export const whatWasWrittenInItBy =
  'Text that was written by hand is replaced; the previous version still has it. To give instructions, connect a model in Settings.'
export const answer = 'Answer'
export const untilItIsAnswered = (proposal: string) => `Until it is answered: ${proposal}`
export const leaveOpen = 'Leave open'
export const itIsSo = 'Correct'
export const itIsNotSo = 'Not correct'
export const theClientsOwn = 'The client’s own.'
export const insteadOf = (id: string) => `Instead of ${id}`
export const whatHoldsInsteadIfYou = 'What is true instead, if you know'
export const isSaved = (heading: string) => `‘${heading}’ is saved`
export const editTables = 'Edit the tables of this section'
export const editSection = (heading: string) => `Edit ${heading}`
export const signIn = 'sign in'
export const linkAlwaysShowsNewestApproved = 'The link always shows the newest approved version.'
export const linkShowsVersionWhatIs = (version: string) =>
  `The link shows version ${version}; what is written later is not shown by it.`
export const versionsCannotBeShownNow = 'The versions cannot be shown now.'
export const withOneShown = 'Compare with current'
export const openVersion = (version: string) => `Open version ${version}`
export const shortVersion = (version: string) => `v${version}`
export const shown = 'Shown'
export const current = 'Current'
export const andFromVersion = (madeFrom: string) => `, from version ${madeFrom}`
export const written = 'Written'
export const rolledBackCopy = 'Rolled back, a copy'
export const designChangedInWords = 'Design changed on request'
export const designEdited = 'Design edited'
export const editDesign = 'Edit the design'
export const editBrief = 'Edit the brief'
export const changeDesign = 'Change the design'
export const whatShouldChange = 'What should change in the design?'
export const suchAsAnotherQueue = 'an Azure queue in place of Kafka, and take Piet out: he is a person'
export const changesAreShown =
  'A model changes the facts. The changes are checked, saved as a new version and shown beside this one.'
export const designIsBeingChanged = 'The design is being changed. You may leave this page.'
export const designWasChanged = 'The design was changed'
export const rulingsOnWhatWasOpen = 'Questions answered'
export const editedByHand = 'Edited by hand'
export const chapterWrittenAgain = 'A chapter written again'
export const published = 'Published'
export const rollbackToVersion = (version: string) => `Rollback to version ${version}`
export const asksYouToDecide = (askedBy: string) => `${askedBy} asks you to decide on this version.`
export const asksYouToDecideBy = (askedBy: string, day: string) => `${askedBy} asks you to decide on this version, by ${day}.`
export const newComments = (count: number) =>
  plural(count, 'One comment is new since you looked.', `${count} comments are new since you looked.`)
export const writtenBy = (writer: string, moment: ReactNode) => sentence`Written by ${writer}, ${moment}`
export const approvedBy = (name: string, moment: ReactNode) => sentence`Approved by ${name}, ${moment}`
export const nextSlide = 'Next slide'
export const nextSheet = 'Next sheet'
export const slideBefore = 'Slide before'
export const sheetBefore = 'Sheet before'
export const questionsAnswered = (count: number) => `${count} ${plural(count, 'question', 'questions')} answered`
export const assumptionsJudged = (count: number) => `${count} ${plural(count, 'assumption', 'assumptions')} judged`
export const sharedToRead = 'This document was shared with you to read.'
export const sharedToReadAndComment = 'This document was shared with you to read and comment on.'
export const sharedToEdit = (signIn: ReactNode) =>
  sentence`This document was shared with you to read and edit. To edit it, ${signIn} with the address that it was shared with.`
export const versionApprovedBy = (name: string) => `Approved by ${name}`
export const contents = 'Contents'
export const exportAs = 'Export'
export const more = 'More'
export const openCurrentVersion = 'Open the current version'
export const sendToClient = 'Send to client'
export const sendForReview = 'Send for review'
export const askForChanges = 'Ask for changes'
export const whoHasAccess = 'Who has access'
export const sendToClientMore = 'Send to client…'
export const approveThisVersion = (version: string) => `Approve version ${version}?`
export const approvalStaysOnRecord = (askedBy: string) => `${askedBy} sees your approval, and it stays on record with your name.`
export const youAskedForChanges = (version: string) => `You asked for changes to version ${version}.`
export const youApproved = (version: string) => `You approved version ${version}.`
export const clientCanSeeIt = (state: string) => `${state}, visible to the client`
export const whatChangedSince = (version: string) => `What changed since ${version}`
export const answeredOn = (by: string, moment: string, answer: string) => `${by} answered on ${moment}: ${answer}`
export const youAnsweredOn = (moment: string, answer: string) => `You answered on ${moment}: ${answer}`
export const sendYourAnswers = 'Send answers'
export const sendAnswers = (count: number) => `Send ${counted(count, 'answer', 'answers')}`
export const answersAreSent = (count: number) => `Thank you. Your consultants have your ${plural(count, 'answer', 'answers')}.`
export const answerQuestions = (count: number) => `Answer ${counted(count, 'question', 'questions')}`
/** In the name of an author, after a comma. */
export const editedBy = 'edited by'
/** By the code of a mark; others have a sentence of their own. */
export const markSentences: Record<string, string> = {
  'rests-on-older-facts': 'Facts changed after this chapter was edited. Check it.',
}
