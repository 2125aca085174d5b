import type { ReactNode } from 'react'
import { sentence } from '../sentence.ts'

export const by = 'By'
export const yourDecision = 'Your decision'
export const decisionComment = 'Comment'
export const neededToAskForChanges = 'Needed to ask for changes. It stays on record with your name.'
export const sayWhatHasToChange = 'Say what has to change.'
export const askForChanges = 'Ask for changes'
export const underReview = 'In review'
export const approvedByAll = 'Approved'
export const changesAskedFor = 'Changes asked for'
export const overtaken = 'Superseded'
export const withdrawn = 'Withdrawn'
export const askedForChanges = 'Asked for changes'
export const letterText = (subject: string, text: string, link: string) => `Subject: ${subject}

${text}

${link}
`
export const letterForCopied = (name: string) => `Email for ${name} copied`
export const browserDidNotLetIt = 'The browser did not allow copying. Show the email and copy it there.'
export const copyLetterFor = (name: string) => `Copy the email for ${name}`
export const copyTheEmail = 'Copy the email'
export const showTheEmail = 'Show the email'
export const letterToIsOnIts = (name: string) => `The email to ${name} is on its way again`
export const sendLetterToAgain = (name: string) => `Send the email to ${name} again`
export const reviewsCannotBeShownNow = 'The reviews cannot be shown now.'
export const asksYouToDecide = (askedBy: string) => `${askedBy} asks you to decide`
export const reviews = 'Reviews'
export const whoApprovedWhat = 'Approvals'
export const noVersionWasApprovedYet = 'No version was approved yet.'
export const shortVersion = (version: string) => `v${version}`
export const approvalTakenBackBy = 'Approval taken back by'
export const approvedBy = 'Approved by'
export const onRecord = 'On record'
export const certificateAsPdf = 'Certificate as PDF'
export const certificateAsWord = 'Certificate as Word'
export const trailAsCsv = 'Audit trail (CSV)'
export const trailAsJson = 'Trail as JSON'
export const reviewOfVersion = (version: string) => `Review of version ${version}`
export const peopleAsked = 'People asked'
export const andYou = ' (you)'
export const byPersonalLink = 'by personal link'
export const signedIn = 'signed in'
export const hasOpenedItNotDecided = 'Has opened it, not decided yet'
export const notDecidedYet = 'Not decided yet'
export const withdrawReviewOfVersion = (version: string) => `Withdraw the review of version ${version}?`
export const whatWasDecidedStaysOn = 'What was decided stays on record; links end.'
export const withdraw = 'Withdraw'
export const reviewWithdrawn = 'Review withdrawn'
export const decisionIsRecorded = 'Your decision is recorded for this version, word for word.'
export const versionIs = (version: string, state: ReactNode) => sentence`Version ${version}: ${state}`
export const askedBy = (by: string, moment: ReactNode) => sentence`Asked by ${by}, ${moment}`
export const dueBy = (day: string) => `by ${day}`
export const overdueSince = (day: string) => `was due ${day}`
