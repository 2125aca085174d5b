export const guest = 'Guest'
export const guestLinkFor = (guestOf: string) => `Guest, link for ${guestOf}`
export const andEdited = ', edited'
export const deleted = 'Deleted'
export const commentChanged = 'Comment changed'
export const editTheComment = 'Edit the comment'
export const comment = 'Comment'
export const save = 'Save'
export const deleteThisComment = 'Delete this comment?'
export const itsWordsAreGoneThen = 'Its words are gone then.'
export const deleteLabel = 'Delete'
export const commentDeleted = 'Comment deleted'
export const commentsCannotBeShownNow = 'The comments cannot be shown now.'
export const selectWordsInDocumentAnd = 'Select words in the document and choose Comment.'
export const orPressC = 'Or press c where you read.'
export const hideResolved = 'Hide resolved'
export const showResolved = (count: number) => `Show ${count} resolved`
export const nothingWasSaidOfThis = 'No comments yet.'
export const comments = 'Comments'
export const lastCommentNewOnesShow = (moment: string) => `Last comment ${moment}.`
export const commentSaved = 'Comment saved'
export const newComment = 'New comment'
export const textBefore = 'Text before'
export const textAfter = 'Text after'
export const internalComment = 'Internal'
export const hiddenFromClient = 'Hidden from the client.'
export const discard = 'Discard'
export const yourName = 'Your name'
export const itStandsBesideWhatYou = 'It appears beside your comment.'
export const replySaved = 'Reply saved'
export const reply = (showQuote: string) => `Reply: ${showQuote}`
export const replyLabel = 'Reply'
export const onQuote = (showQuote: string) => `On ${showQuote}`
export const showInDocument = (showQuote: string) => `Show in the document: ${showQuote}`
export const resolvedBy = (by: string, moment: string) => `Resolved by ${by}, ${moment}`
export const onWordsThatHaveChanged = 'On words that have changed since'
export const onWordsThatAreGone = 'On words that are gone'
export const madeInVersion = (origin: string) => `Made in version ${origin}`
export const openAgain = 'Open again'
export const resolved = 'Resolved'
export const reopen = 'Reopen'
export const resolve = 'Resolve'
