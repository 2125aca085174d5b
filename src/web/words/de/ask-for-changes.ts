export const askForChangesTo = (version: string) => `Um Änderungen an Version ${version} bitten?`
export const yourConsultantsSeeIt = 'Ihre Berater sehen, was Sie schreiben, und senden Ihnen eine neue Version.'
export const whatHasToChange = 'Was sich ändern muss'
export const askForChanges = 'Änderungen verlangen'
