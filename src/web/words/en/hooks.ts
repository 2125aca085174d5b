import { plural } from '../counted.ts'

export const messagesCannotBeShownNow = 'The messages cannot be shown now.'
export const noMessageWasSentYet = 'No message was sent yet.'
export const messages = 'Messages'
export const messageIsOnItsWay = 'The message is on its way again'
export const sendMessageAgain = (event: string) => `Send the message ${event} again`
export const newHook = 'Add webhook'
export const address = 'Address'
export const ofWhoseDocuments = 'Client’s documents'
export const whatItIsTold = 'Events'
export const makeTheHook = 'Create webhook'
export const madeBy = (createdBy: string) => `Created by ${createdBy}`
export const disabled = (reason: string) => `Disabled: ${reason}`
export const enable = 'Enable'
export const hookIsEnabled = 'The webhook is enabled'
export const test = 'Test'
export const messageThatTellsOfNothing = 'A test message is on its way'
export const messagesTo = (url: string) => `Messages to ${url}`
export const hookHasEnded = 'The webhook is deleted'
export const actOnHook = (label: string, url: string) => `${label} the webhook to ${url}`
export const webhooks = 'Webhooks'
export const otherSystemsAreToldOf =
  'Other systems are notified of what happens to documents: ids and addresses, signed as Standard Webhooks.'
export const secretThatMessagesAreSigned = 'The secret that messages are signed with'
export const hooksCannotBeShownNow = 'The webhooks cannot be shown now.'
export const nobodyIsToldYet = 'No webhooks yet.'
export const hooks = 'Webhooks'
export const versionWasWritten = 'A version was written'
export const versionWasPublished = 'A version was published'
export const versionWasApproved = 'A version was approved'
export const approvalWasTakenBack = 'An approval was withdrawn'
export const documentWasRolledBack = 'A document was rolled back'
export const documentWasShared = 'A document was shared'
export const sectionWasEdited = 'A section was edited'
export const reviewWasAskedFor = 'A review was asked for'
export const somebodyDecidedInReview = 'A reviewer decided'
export const reviewWasWithdrawn = 'A review was withdrawn'
export const waiting = 'Waiting'
export const delivered = 'Delivered'
export const tries = (count: number) => plural(count, '1 try', `${count} tries`)
export const beginsWithHttps = 'Starts with https:// and can be reached over the public internet.'
