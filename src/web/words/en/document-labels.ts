export const workHasFailed = 'The work has failed.'
export const notInBriefAssumed = (reason: string) => `Not in the brief. Assumed: ${reason}`
export const fromTheTemplate = (quote: string) => `From the template: “${quote}”`
export const notInBriefProposedBy = 'Not in the brief. Assumed from the reference design.'
export const projectName = 'Project name'
export const answers = 'Answers'
export const notApproved = 'Not approved'
export const noLetterWasSentCopy = 'No email was sent: copy the invitation and send it yourself.'
export const letterWithLinkIsOn = 'An email with the link is on its way.'
export const outOfDate = 'Out of date'
export const version = 'Version'
export const proposedBy = (model: string) => `Not in the brief. Proposed by ${model}.`
export const proposedByAModel = 'Not in the brief. Proposed by a model.'
export const since = 'since'
