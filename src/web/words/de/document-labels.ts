export const workHasFailed = 'Der Vorgang ist fehlgeschlagen.'
export const notInBriefAssumed = (reason: string) => `Nicht im Briefing. Angenommen: ${reason}`
export const fromTheTemplate = (quote: string) => `Aus der Vorlage: „${quote}“`
export const notInBriefProposedBy = 'Nicht im Briefing. Von uns vorgeschlagen, weil solche Vorhaben es brauchen.'
export const projectName = 'Projektname'
export const answers = 'Antworten'
export const notApproved = 'Nicht freigegeben'
export const noLetterWasSentCopy = 'Es wurde keine E-Mail gesendet: Kopieren Sie die Einladung und senden Sie sie selbst.'
export const letterWithLinkIsOn = 'Eine E-Mail mit dem Link ist unterwegs.'
export const outOfDate = 'Veraltet'
export const version = 'Version'
export const proposedBy = (model: string) => `Nicht im Briefing. Vorgeschlagen von ${model}.`
export const proposedByAModel = 'Nicht im Briefing. Von einem Modell vorgeschlagen.'
export const since = 'seit'
