export const askForChangesTo = (version: string) => `Ask for changes to version ${version}?`
export const yourConsultantsSeeIt = 'Your consultants see what you write, and send you a new version.'
export const whatHasToChange = 'What has to change'
export const askForChanges = 'Ask for changes'
